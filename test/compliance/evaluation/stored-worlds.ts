import fc from 'fast-check'
import { command } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import type { EvaluationRow, StoredScreening } from '#compliance/entities/monitoring/evaluation.ts'
import { storedHit, type Evaluated } from '#compliance/evaluation/evaluate-rules.ts'
import type { GatheredTransaction } from '#compliance/evaluation/gather-inputs.ts'
import type { ParsedTransaction } from '#compliance/evaluation/parse-transaction.ts'
import { storeTransaction } from '#compliance/evaluation/store-transaction.ts'
import type { RuleParameters } from '#compliance/monitoring-rules/parameters.ts'
import type { ActiveRule, Direction, TransactionKind } from '#compliance/monitoring-rules/rule.ts'

const START = Date.parse('2026-03-01T00:00:00Z')
const HOUR = 3_600_000
const DAY_MINUTES = 1_440

/** Parameters of every type of rule that reads stored transactions. */
export const PARAMETERS: readonly RuleParameters[] = [
  { ruleType: 'THRESHOLD', amountThreshold: '900', amountOperator: 'GTE', maxAccountAgeDays: 3 },
  {
    ruleType: 'VELOCITY',
    countThreshold: 4,
    sumThreshold: '2500',
    windowMinutes: DAY_MINUTES,
    groupBy: 'customer',
  },
  { ruleType: 'VELOCITY', countThreshold: 3, windowMinutes: 600, groupBy: 'device' },
  { ruleType: 'VELOCITY', sumThreshold: '2000', windowMinutes: 2 * DAY_MINUTES, groupBy: 'card' },
  {
    ruleType: 'VELOCITY',
    countThreshold: 3,
    windowMinutes: DAY_MINUTES,
    groupBy: 'wallet',
    channels: ['web'],
  },
  { ruleType: 'VELOCITY', countThreshold: 4, windowMinutes: DAY_MINUTES, groupBy: 'beneficiary' },
  {
    ruleType: 'PATTERN',
    patternType: 'STRUCTURING',
    justBelowAmount: '1000',
    countThreshold: 2,
    windowMinutes: DAY_MINUTES,
    tolerancePercent: 30,
  },
  {
    ruleType: 'PATTERN',
    patternType: 'ROUND_AMOUNTS',
    countThreshold: 2,
    windowMinutes: DAY_MINUTES,
    tolerancePercent: 60,
  },
  {
    ruleType: 'PATTERN',
    patternType: 'RAPID_MOVEMENT',
    countThreshold: 1,
    windowMinutes: DAY_MINUTES,
    tolerancePercent: 40,
  },
  { ruleType: 'GEOGRAPHIC', highRiskCountries: ['IR'], sanctionedCountries: [], newCountry: true },
  { ruleType: 'BEHAVIORAL', deviationMetric: 'AMOUNT', deviationThreshold: 1.5, robust: false },
  { ruleType: 'BEHAVIORAL', deviationMetric: 'AMOUNT', deviationThreshold: 1.5, robust: true },
  { ruleType: 'BEHAVIORAL', deviationMetric: 'DAILY_VOLUME', deviationThreshold: 1, robust: false },
  { ruleType: 'BEHAVIORAL', deviationMetric: 'DAILY_COUNT', deviationThreshold: 1, robust: true },
  { ruleType: 'NETWORK', patternType: 'FAN_OUT', countThreshold: 3, windowMinutes: DAY_MINUTES },
  { ruleType: 'NETWORK', patternType: 'FAN_IN', countThreshold: 3, windowMinutes: DAY_MINUTES },
  {
    ruleType: 'NETWORK',
    patternType: 'BENEFICIARY_FAN_IN',
    countThreshold: 3,
    windowMinutes: DAY_MINUTES,
    unrelated: false,
  },
  ...(['device_fingerprint', 'ip', 'card_id', 'wallet_id'] as const).map(
    (identifierField): RuleParameters => ({
      ruleType: 'NETWORK',
      patternType: 'SHARED_IDENTIFIER',
      countThreshold: 2,
      windowMinutes: DAY_MINUTES,
      identifierField,
    }),
  ),
  {
    ruleType: 'NETWORK',
    patternType: 'MANY_TO_MANY',
    countThreshold: 2,
    minDistinctBeneficiaries: 2,
    windowMinutes: DAY_MINUTES,
  },
  {
    ruleType: 'NETWORK',
    patternType: 'CLOSED_NETWORK',
    maxGroupSize: 4,
    countThreshold: 3,
    tolerancePercent: 40,
    windowMinutes: 3 * DAY_MINUTES,
  },
  {
    ruleType: 'NETWORK',
    patternType: 'CIRCULAR',
    maxGroupSize: 4,
    tolerancePercent: 90,
    windowMinutes: 3 * DAY_MINUTES,
  },
  {
    ruleType: 'CHARGEBACK_RATIO',
    tierThresholds: ['0.1', '0.5'],
    ratioBasis: 'COUNT',
    periodDays: 5,
    ratioDenominator: 'SAME_PERIOD',
    minSales: 1,
  },
  {
    ruleType: 'CHARGEBACK_RATIO',
    tierThresholds: ['0.2'],
    ratioBasis: 'VALUE',
    periodDays: 30,
    ratioDenominator: 'PREVIOUS_MONTH',
    minSales: 1,
  },
  { ruleType: 'DORMANT_REACTIVATION', inactiveDays: 2, amountThreshold: '100' },
  { ruleType: 'NEW_DEVICE', requireDeviceFingerprint: false, amountThreshold: '0' },
]

/** One enabled rule for each of the parameters. */
export const rulesWith = (all: readonly RuleParameters[]): ActiveRule[] =>
  all.map((parameters, index): ActiveRule => ({
    ruleId: newId(),
    code: `RULE_${index}`,
    version: 1,
    ruleType: parameters.ruleType,
    category: 'AML',
    severity: 'MEDIUM',
    action: 'REVIEW',
    isShadow: false,
    parameters,
    conditions: {},
    transactionTypes: [],
  }))

export type Draft = Omit<ParsedTransaction, 'transactionId'>

const oneOf = <Value>(...values: readonly Value[]): fc.Arbitrary<Value> => fc.constantFrom(...values)

/** A transaction of three customers within forty days, in any order. */
export const draft: fc.Arbitrary<Draft> = fc
  .record({
    hours: fc.integer({ min: 0, max: 40 * 24 }),
    type: oneOf<TransactionKind>('TRANSFER', 'CARD', 'CARD', 'CHARGEBACK', 'CASH_IN'),
    direction: oneOf<Direction>('CREDIT', 'DEBIT', 'DEBIT'),
    channel: oneOf('web', 'cash'),
    amount: oneOf(100n, 9_999n, 40_000n, 90_001n, 99_999n, 100_000n),
    currency: oneOf('USD', 'USD', 'EUR'),
    customer: oneOf('A', 'A', 'B', 'C'),
    other: oneOf('A', 'B', 'C', 'X', 'Y', null),
    card: oneOf('card-1', 'card-2', null),
    wallet: oneOf('wallet-1', null),
    device: oneOf('phone-1', 'phone-2', null),
    ip: oneOf('192.0.2.1', '2001:db8::1', null),
    country: oneOf('FR', 'DE', 'IR', null),
    merchant: oneOf('shop', null),
    initiatedBy: oneOf<'CUSTOMER' | 'SYSTEM'>('CUSTOMER', 'CUSTOMER', 'SYSTEM'),
  })
  .map(given => ({
    occurredAt: new Date(START + given.hours * HOUR),
    type: given.type,
    direction: given.direction,
    channel: given.channel,
    amountMinor: given.amount,
    currency: given.currency,
    customer: { id: given.customer, type: 'INDIVIDUAL', name: null, dateOfBirth: null, country: null },
    phone: null,
    address: null,
    accountId: null,
    cardId: given.card,
    walletId: given.wallet,
    device: { fingerprint: given.device, ip: given.ip, ipCountry: null },
    counterparty:
      given.other === null || given.other === given.customer
        ? null
        : { id: given.other, name: null, account: null, country: given.country, bankBic: null },
    merchantId: given.merchant,
    initiatedBy: given.initiatedBy,
    reference: null,
  }))

export const isCustomer = (id: string): boolean => 'ABC'.includes(id)

/** Stores a transaction with the evaluation that was made of it. */
export const store = command(
  async (
    tx,
    {
      gathered,
      sequence,
      evaluated,
      rulesHash = 'x',
      screening = null,
    }: {
      gathered: GatheredTransaction
      sequence: bigint
      evaluated: Evaluated
      rulesHash?: string
      screening?: StoredScreening | null
    },
  ) => {
    const evaluationId = newId()
    const evaluation: EvaluationRow = {
      workspaceId: tx.actor.workspaceId,
      id: evaluationId,
      transactionId: gathered.transaction.transactionId,
      decision: evaluated.decision,
      rulesHash,
      triggered: evaluated.triggered.map(storedHit),
      nearMisses: evaluated.nearMisses,
      skipped: evaluated.skipped,
      screening,
      inputs: gathered.inputs,
      alertIds: [],
      caseId: null,
      evaluatedAt: tx.now(),
    }
    storeTransaction(
      tx,
      gathered,
      { id: newId(), sequence, contentHash: 'x', evaluationId, decision: evaluated.decision },
      evaluation,
    )
  },
)
