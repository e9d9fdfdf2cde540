import type { ActiveRule, Direction, RuleConditions } from '#compliance/monitoring-rules/rule.ts'
import type { RuleParameters } from '#compliance/monitoring-rules/parameters.ts'
import type { History, Scan } from './history/history.ts'
import type { MonitoredTransaction, PastTransaction } from './transaction.ts'
import type { Hit, NearMiss, SkipReason, Verdict } from './verdict.ts'

/** What a rule type judges a transaction from. */
export interface Judging<Parameters extends RuleParameters = RuleParameters> {
  readonly rule: ActiveRule
  readonly parameters: Parameters
  readonly transaction: MonitoredTransaction
  readonly history: History
}

export const OUT_OF_SCOPE: Verdict = { outcome: 'OUT_OF_SCOPE' }

export const skipped = (why: SkipReason): Verdict => ({ outcome: 'SKIPPED', why })

export const clear = (nearMiss: NearMiss | null = null): Verdict => ({ outcome: 'CLEAR', nearMiss })

/** Transactions that a hit names, so that responses stay short; a rule may count many more. */
const HIT_TRANSACTIONS_MAX = 100

/** A hit, with the newest of its transactions. */
export const triggered = (hit: Hit): Verdict => ({
  outcome: 'TRIGGERED',
  hit: { ...hit, transactionIds: hit.transactionIds.slice(-HIT_TRANSACTIONS_MAX) },
})

type ScopedFields = Pick<PastTransaction, 'type' | 'direction' | 'channel' | 'currency' | 'customerType'>

const admits = <Value>(allowed: readonly Value[] | undefined, value: Value): boolean =>
  allowed === undefined || allowed.length === 0 || allowed.includes(value)

/** Whether a transaction has the types and meets the conditions of a rule. */
export const isInScope = (
  { transactionTypes, conditions }: Pick<ActiveRule, 'transactionTypes' | 'conditions'>,
  { type, direction, channel, currency, customerType }: ScopedFields,
): boolean =>
  admits(transactionTypes, type) &&
  admits(conditions.directions, direction) &&
  admits(conditions.channels, channel) &&
  admits(conditions.currencies, currency) &&
  admits(conditions.customerTypes, customerType)

/** A transaction as the later ones see it. */
export const pastOf = (transaction: MonitoredTransaction): PastTransaction => ({
  transactionId: transaction.transactionId,
  at: transaction.occurredAt.getTime(),
  type: transaction.type,
  direction: transaction.direction,
  channel: transaction.channel,
  amountMinor: transaction.amountMinor,
  currency: transaction.currency,
  customerId: transaction.customer.id,
  customerType: transaction.customer.type,
  counterpartyKey: transaction.counterpartyKey,
  initiatedBy: transaction.initiatedBy,
})

/** Whether the rule is not limited to some currencies, so that money in other currencies escapes its sums. */
export const isAnyCurrency = ({ currencies }: RuleConditions): boolean => (currencies ?? []).length === 0

/** The window that ends with the transaction: after `from`, up to and including `to`. */
export function windowOf({ occurredAt }: MonitoredTransaction, minutes: number): NonNullable<Hit['window']> {
  return { from: new Date(occurredAt.getTime() - minutes * 60_000), to: occurredAt }
}

/** Rows of a scan within the window that ends with the transaction, newest first. */
export function rowsWithin(
  { rows }: Scan,
  transaction: MonitoredTransaction,
  minutes: number,
): PastTransaction[] {
  const from = transaction.occurredAt.getTime() - minutes * 60_000
  return rows.filter(({ at }) => at > from)
}

/** Whether a bounded scan left out no row of the window. */
export function isComplete(
  { rows, isCut }: Scan,
  { occurredAt }: MonitoredTransaction,
  minutes: number,
): boolean {
  const oldest = rows.at(-1)
  return !isCut || (oldest !== undefined && oldest.at <= occurredAt.getTime() - minutes * 60_000)
}

/** Ids of earlier transactions given newest first, then the judged one: oldest first. */
export const idsWith = (
  earlier: readonly { readonly transactionId: string }[],
  { transactionId }: MonitoredTransaction,
): string[] => [...earlier.map(row => row.transactionId).reverse(), transactionId]

/** The transactions of one direction. */
export const ofDirection = (rows: readonly PastTransaction[], wanted: Direction): PastTransaction[] =>
  rows.filter(({ direction }) => direction === wanted)

/** Sum of amounts in minor units. */
export const sumOf = (rows: readonly { readonly amountMinor: bigint }[]): bigint =>
  rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
