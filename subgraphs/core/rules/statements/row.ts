import { formatMinor } from '#kernel/money.ts'
import type { StatementLine } from './statement.ts'

/** The columns of a line in JSON and CSV, in their order: texts, then amounts in the currency's major unit. */
export interface LineCells {
  readonly texts: Readonly<Record<string, string | null>>
  readonly amounts: Readonly<Record<'debit' | 'credit' | 'balance', string | null>>
}

export const COLUMNS = [
  'posted_at',
  'booking_date',
  'value_date',
  'transaction_id',
  'transaction_ref',
  'transaction_type',
  'channel',
  'counterparty_account_num',
  'narration',
  'debit',
  'credit',
  'balance',
] as const

export const rowOf = (line: StatementLine, currency: string): LineCells => ({
  texts: {
    posted_at: line.postedAt.toISOString(),
    booking_date: line.bookingDate,
    value_date: line.valueDate,
    transaction_id: line.transactionId,
    transaction_ref: line.reference,
    transaction_type: line.type,
    channel: line.channel,
    counterparty_account_num: line.counterpartyAccount,
    narration: line.narration,
  },
  amounts: {
    debit: line.amountMinor < 0n ? formatMinor(-line.amountMinor, currency) : null,
    credit: line.amountMinor > 0n ? formatMinor(line.amountMinor, currency) : null,
    balance: formatMinor(line.afterMinor, currency),
  },
})
