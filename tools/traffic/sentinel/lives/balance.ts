import type { AccountEvent, Movement, Occurrence, Transaction } from './life.ts'

export type UnbalancedTransaction = Omit<Transaction, 'balance_after'>

export const accountOf = (customerId: string): string => `${customerId}-checking`

export const decimal = (minor: number): string => {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export const minorOf = (text: string): number => Number(text.replace('.', ''))

const signedMinor = ({ amount, direction }: UnbalancedTransaction): number =>
  direction === 'CREDIT' ? minorOf(amount) : -minorOf(amount)

export const timeOf = ({ occurred_at }: { readonly occurred_at: string }): number => Date.parse(occurred_at)

const toSeconds = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`

/** Gives movements their ids, which continue after `used` ids of the same customer. */
export const toTransactions = (
  movements: readonly Movement[],
  customerId: string,
  used = 0,
): readonly UnbalancedTransaction[] =>
  movements.map(({ at, amountMinor, ...content }, index) => ({
    transaction_id: `${customerId}-t${String(used + index + 1).padStart(5, '0')}`,
    customer_id: customerId,
    account_id: accountOf(customerId),
    occurred_at: toSeconds(at),
    amount: decimal(amountMinor),
    currency: 'USD',
    country: 'US',
    ...content,
  }))

/** Gives occurrences their ids, which continue after `used` ids of the same customer. */
export const toEvents = (
  occurrences: readonly Occurrence[],
  customerId: string,
  used = 0,
): readonly AccountEvent[] =>
  occurrences.map(({ at, type, details }, index) => ({
    event_id: `${customerId}-e${String(used + index + 1).padStart(5, '0')}`,
    customer_id: customerId,
    type,
    occurred_at: toSeconds(at),
    account_id: accountOf(customerId),
    ...(details && { details }),
  }))

/** The lowest and the highest balance of an account that opens with 0, which count as well. */
export function balanceRange(transactions: readonly UnbalancedTransaction[]): {
  readonly minimum: number
  readonly maximum: number
} {
  let balance = 0
  let minimum = 0
  let maximum = 0
  for (const transaction of transactions) {
    balance += signedMinor(transaction)
    minimum = Math.min(minimum, balance)
    maximum = Math.max(maximum, balance)
  }
  return { minimum, maximum }
}

export function withBalances(
  transactions: readonly UnbalancedTransaction[],
  openingMinor: number,
): readonly Transaction[] {
  let balance = openingMinor
  return transactions.map(transaction => {
    balance += signedMinor(transaction)
    return { ...transaction, balance_after: decimal(balance) }
  })
}

/** The balance before the first transaction. */
export function openingBalance([first]: readonly Transaction[]): number {
  return first ? minorOf(first.balance_after) - signedMinor(first) : 0
}

/** The balance before a moment, which may differ from `balance_after` where `transactions` are a selection. */
export function balanceBefore(
  transactions: readonly Transaction[],
  openingMinor: number,
  at: number,
): number {
  return transactions
    .filter(transaction => timeOf(transaction) < at)
    .reduce((balance, transaction) => balance + signedMinor(transaction), openingMinor)
}
