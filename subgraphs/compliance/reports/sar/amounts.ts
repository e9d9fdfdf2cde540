import { formatMinor } from '#kernel/money.ts'
import type { MonitoredTransaction } from '#compliance/evaluation/transaction.ts'

/** An amount as people write it: 9,000.00 USD. */
export function amountText(minor: bigint, currency: string): string {
  const [whole = '', decimals] = formatMinor(minor, currency).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return `${decimals === undefined ? grouped : `${grouped}.${decimals}`} ${currency}`
}

/** Transactions with the same properties, and their sum and range. */
export interface TransactionGroup {
  readonly key: string
  readonly transactions: readonly MonitoredTransaction[]
  readonly sumMinor: bigint
  readonly smallestMinor: bigint
  readonly largestMinor: bigint
}

/** Groups transactions by a key; groups and their members stay in the order of the list. */
export function groupTransactions(
  transactions: readonly MonitoredTransaction[],
  keyOf: (transaction: MonitoredTransaction) => string,
): TransactionGroup[] {
  return [...Map.groupBy(transactions, keyOf)].map(([key, members]) => {
    const amounts = members.map(({ amountMinor }) => amountMinor)
    return {
      key,
      transactions: members,
      sumMinor: amounts.reduce((sum, each) => sum + each, 0n),
      smallestMinor: amounts.reduce((least, each) => (each < least ? each : least)),
      largestMinor: amounts.reduce((most, each) => (each > most ? each : most)),
    }
  })
}
