import fc from 'fast-check'
import type { MonitoredTransaction } from '#compliance/evaluation/transaction.ts'
import type { RuleParameters } from '#compliance/monitoring-rules/parameters.ts'
import { DAY, MINUTE, transfer } from './fixture.ts'

const windowMinutes = fc.constantFrom(90, 180, 1440)
const countThreshold = fc.integer({ min: 2, max: 4 })
const tolerancePercent = fc.constantFrom(0, 10, 33.33)
const maxGroupSize = fc.integer({ min: 3, max: 5 })

const pattern = <Type extends string>(patternType: Type) => ({
  ruleType: fc.constant('PATTERN' as const),
  patternType: fc.constant(patternType),
  countThreshold,
  windowMinutes,
})
const network = <Type extends string>(patternType: fc.Arbitrary<Type>) => ({
  ruleType: fc.constant('NETWORK' as const),
  patternType,
  countThreshold,
  windowMinutes,
})

/** Rules of the types that count, sum or compare amounts. */
export const RULES: Readonly<Record<string, fc.Arbitrary<RuleParameters>>> = {
  THRESHOLD: fc.record({
    ruleType: fc.constant('THRESHOLD' as const),
    amountOperator: fc.constantFrom('GT', 'GTE', 'LT', 'LTE', 'EQ', 'BETWEEN'),
    amountThreshold: fc.constantFrom('9.5', '50', '100', '100.005'),
    amountUpper: fc.constantFrom('100.005', '120'),
  }),
  VELOCITY: fc
    .record({
      ruleType: fc.constant('VELOCITY' as const),
      groupBy: fc.constantFrom('customer', 'beneficiary'),
      count: fc.option(countThreshold),
      sumThreshold: fc.constantFrom('150', '250.505', '400'),
      windowMinutes,
    })
    .map(({ count, ...rest }) => ({ ...rest, ...(count !== null && { countThreshold: count }) })),
  STRUCTURING: fc.record({
    ...pattern('STRUCTURING'),
    justBelowAmount: fc.constantFrom('100', '100.005', '120'),
    tolerancePercent,
  }),
  ROUND_AMOUNTS: fc.record({ ...pattern('ROUND_AMOUNTS'), tolerancePercent: fc.constantFrom(40, 66.67, 90) }),
  RAPID_MOVEMENT: fc.record({ ...pattern('RAPID_MOVEMENT'), tolerancePercent }),
  FAN: fc.record(network(fc.constantFrom('FAN_OUT', 'FAN_IN'))),
  CIRCULAR: fc.record({ ...network(fc.constant('CIRCULAR')), maxGroupSize, tolerancePercent }),
  CLOSED_NETWORK: fc.record({ ...network(fc.constant('CLOSED_NETWORK')), maxGroupSize, tolerancePercent }),
  MANY_TO_MANY: fc.record({
    ...network(fc.constant('MANY_TO_MANY')),
    minDistinctBeneficiaries: fc.integer({ min: 1, max: 3 }),
  }),
  BEHAVIORAL: fc.record({
    ruleType: fc.constant('BEHAVIORAL' as const),
    deviationMetric: fc.constantFrom('AMOUNT', 'DAILY_VOLUME', 'DAILY_COUNT'),
    deviationThreshold: fc.constantFrom(0.5, 1, 2.25),
    robust: fc.boolean(),
  }),
}

const party = fc.constantFrom('A', 'A', 'A', 'B', 'C')
/** What happens between three customers and another party. */
export const world = fc.array(
  fc.record({
    step: fc.integer({ min: 0, max: 12 }),
    payer: party,
    payee: fc.constantFrom('A', 'B', 'C', 'D'),
    amount: fc.constantFrom('1', '9.5', '90', '99.99', '100', '100', '100', '100.01', '110', '300', '300'),
    currency: fc.constantFrom('USD', 'USD', 'USD', 'USD', 'USD', 'KWD'),
    isCredit: fc.boolean(),
  }),
  { minLength: 8, maxLength: 22, size: 'max' },
)

type Row = typeof world extends fc.Arbitrary<(infer Each)[]> ? Each : never

/** Transactions of a world in order: twenty minutes apart, or of one customer in one currency and days apart for rules on deviations. */
export function transactionsOf(rows: readonly Row[], rule: RuleParameters): MonitoredTransaction[] {
  const isBehavioral = rule.ruleType === 'BEHAVIORAL'
  const stepMs = isBehavioral && rule.deviationMetric !== 'AMOUNT' ? DAY : 20 * MINUTE
  return rows
    .toSorted((a, b) => a.step - b.step)
    .map(({ step, payer, payee, amount, currency, isCredit }) => ({
      ...transfer(isBehavioral ? 'A' : payer, payee, {
        ago: (12 - step) * stepMs,
        amount,
        currency: isBehavioral ? 'USD' : currency,
      }),
      direction: isCredit ? ('CREDIT' as const) : ('DEBIT' as const),
    }))
}
