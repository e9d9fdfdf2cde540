import { toMinor } from '#kernel/money.ts'
import { judge } from '#compliance/evaluation/judge.ts'
import { historyFrom, type ExternalHistory } from '#compliance/evaluation/history/memory-history.ts'
import type { MonitoredTransaction } from '#compliance/evaluation/transaction.ts'
import type { Hit, NearMiss, Verdict } from '#compliance/evaluation/verdict.ts'
import type { RuleParameters } from '#compliance/monitoring-rules/parameters.ts'
import type { ActiveRule } from '#compliance/monitoring-rules/rule.ts'

export const NOW = Date.parse('2026-11-20T12:00:00.000Z')
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

let number = 0

export interface Given extends Partial<
  Omit<MonitoredTransaction, 'customer' | 'device' | 'counterparty' | 'amountMinor'>
> {
  /** In major units. */
  readonly amount?: string
  /** Milliseconds before `NOW`. */
  readonly ago?: number
  readonly customer?: Partial<MonitoredTransaction['customer']>
  readonly device?: Partial<MonitoredTransaction['device']>
  readonly counterparty?: Partial<NonNullable<MonitoredTransaction['counterparty']>>
}

const NO_COUNTERPARTY = { id: null, name: null, account: null, country: null, bankBic: null }

/** A debit of 100.00 USD by customer C1 at `NOW`, unless given otherwise. */
export function payment({
  amount = '100',
  ago = 0,
  customer,
  device,
  counterparty,
  ...rest
}: Given = {}): MonitoredTransaction {
  const currency = rest.currency ?? 'USD'
  number += 1
  return {
    transactionId: `t${number}`,
    occurredAt: new Date(NOW - ago),
    type: 'TRANSFER',
    direction: 'DEBIT',
    channel: 'web',
    amountMinor: toMinor(amount, currency),
    accountId: null,
    cardId: null,
    walletId: null,
    merchantId: null,
    initiatedBy: 'CUSTOMER',
    reference: null,
    counterpartyKey: typeof counterparty?.id === 'string' ? `party:${counterparty.id}` : null,
    ...rest,
    currency,
    customer: { id: 'C1', type: 'INDIVIDUAL', name: null, dateOfBirth: null, country: null, ...customer },
    device: { fingerprint: null, ip: null, ipCountry: null, ...device },
    counterparty: counterparty === undefined ? null : { ...NO_COUNTERPARTY, ...counterparty },
  }
}

/** A payment between two parties of the network, one of which is the customer of the transaction. */
export const transfer = (payer: string, payee: string, given: Given = {}): MonitoredTransaction =>
  payment({ ...given, customer: { id: payer }, counterpartyKey: `customer:${payee}` })

/** An enabled rule of medium severity for all transactions. */
export const ruleOf = (parameters: RuleParameters, given: Partial<ActiveRule> = {}): ActiveRule => ({
  ruleId: 'rule-1',
  code: 'RULE',
  version: 1,
  ruleType: parameters.ruleType,
  category: 'AML',
  severity: 'MEDIUM',
  action: 'REVIEW',
  isShadow: false,
  parameters,
  conditions: {},
  transactionTypes: [],
  ...given,
})

/** Judges the last of some transactions given in the order in which they occurred. */
export const judgeLast = (
  rule: ActiveRule,
  all: readonly MonitoredTransaction[],
  external: ExternalHistory = {},
): Verdict => judge(rule, all.at(-1)!, historyFrom(all, all.length - 1, [rule], external))

/** The hit of a verdict that must be one. */
export function hitOf(verdict: Verdict): Hit {
  if (verdict.outcome !== 'TRIGGERED') throw new Error(`The rule did not trigger: ${verdict.outcome}`)
  return verdict.hit
}

/** The near miss of a clear verdict; null when it is clear by far. */
export function nearMissOf(verdict: Verdict): NearMiss | null {
  if (verdict.outcome !== 'CLEAR') throw new Error(`The verdict is not clear: ${verdict.outcome}`)
  return verdict.nearMiss
}

export const isTriggered = (verdict: Verdict): boolean => verdict.outcome === 'TRIGGERED'
