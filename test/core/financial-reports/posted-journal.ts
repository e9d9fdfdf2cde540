import type { Desk } from '#test/e2e/support/core-desk.ts'
import type { Json } from '#test/e2e/support/rest.ts'

interface PostedJournal {
  readonly date: string
  /** Codes of the accounts. */
  readonly debit: string
  readonly credit: string
  readonly amount: number
  readonly currency?: string
  readonly journal_type?: string
  readonly branch_id?: string
  readonly fiscal_period_id?: string
}

/** Posts a journal of two lines. */
export const postedJournal = (
  desk: Desk,
  { date, debit, credit, amount, currency = 'NGN', journal_type = 'GENERAL', ...given }: PostedJournal,
): Promise<Json> =>
  desk.done('POST /journals', {
    body: {
      ...{ journal_type, description: 'History', transaction_date: date, requires_approval: false },
      ...given,
      entries: [
        [debit, 'debit'],
        [credit, 'credit'],
      ].map(([account_code, entry_type]) => ({ account_code, amount, entry_type, currency_code: currency })),
    },
  })
