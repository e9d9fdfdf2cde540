import { partiesOf, type PaymentEdge, type MonitoredTransaction } from '#compliance/evaluation/transaction.ts'
import type { History } from '#compliance/evaluation/history/history.ts'

/** The judged transaction as a payment between two parties, and the earlier payments of its window. */
export interface NetworkView {
  readonly current: PaymentEdge
  /** Oldest first; payments at the same time by id, so that the order of rows does not matter. */
  readonly earlier: readonly PaymentEdge[]
  /** Parties whose earlier payments are all known. */
  readonly completeParties: ReadonlySet<string>
}

const byTime = (a: PaymentEdge, b: PaymentEdge): number =>
  a.at - b.at || (a.transactionId < b.transactionId ? -1 : a.transactionId > b.transactionId ? 1 : 0)

/** Undefined when the transaction has no counterparty. Payments of a party to itself are left out. */
export function networkOf(
  transaction: MonitoredTransaction,
  { edges, completeParties }: Pick<History, 'edges' | 'completeParties'>,
  windowMinutes: number,
): NetworkView | undefined {
  const parties = partiesOf(transaction)
  if (parties === undefined) return undefined
  const { transactionId, occurredAt, amountMinor, currency } = transaction
  const at = occurredAt.getTime()
  const from = at - windowMinutes * 60_000
  return {
    current: { ...parties, transactionId, at, amountMinor, currency },
    earlier: edges.filter(edge => edge.at > from && edge.payer !== edge.payee).sort(byTime),
    completeParties,
  }
}

/** The view without some of the earlier payments. */
export const without = (view: NetworkView, removed: ReadonlySet<string>): NetworkView => ({
  ...view,
  earlier: view.earlier.filter(({ transactionId }) => !removed.has(transactionId)),
})

/** The view with only the payments in the currency of the judged one. */
export const inOneCurrency = (view: NetworkView): NetworkView => ({
  ...view,
  earlier: view.earlier.filter(({ currency }) => currency === view.current.currency),
})
