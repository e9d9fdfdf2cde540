import { newId } from '#kernel/id.ts'
import { endOfDayStep } from '#core/end-of-day/step.ts'
import { readBooks, type Books } from '#core/ledger/journals/books.ts'
import { storeJournals, type NewJournal } from '#core/ledger/journals/store-journals.ts'
import { WAITING_POSTINGS } from '#core/queries/journals/waiting-postings.ts'
import {
  subledgerJournals,
  type SubledgerJournal,
  type UnrecordedPostings,
} from '#core/rules/books/journals/subledger.ts'

// Without a fiscal year there are no journals, and all postings are read from the sums.
const IS_DUE = `select exists (select from core.fiscal_periods where workspace_id = $1 and start_date <= $2 and end_date >= $2) as "isDue"`

// Money moves while a date is closed, so the date before may have postings that its journals do not contain. Postings that the relay has not
// added to the sums yet are added here.
const UNRECORDED = `with ${WAITING_POSTINGS},
  posted as (
    select date, branch_id, currency, gl_account_id, sum(debit_minor) as debit, sum(credit_minor) as credit from (
      select date, branch_id, currency, gl_account_id, debit_minor, credit_minor
      from core.gl_sums where workspace_id = $1 and grain = 'DAY' and source = 'POSTINGS'
      union all
      select booking_date, branch_id, currency, gl_account_id, debit_minor, credit_minor from waiting_lines) entry
    where date between $2::date - 1 and $2 group by 1, 2, 3, 4),
  recorded as (
    select journal.effective_date as date, journal.branch_id, line.currency, line.gl_account_id,
      coalesce(sum(line.amount_minor) filter (where line.entry_type = 'DEBIT'), 0) as debit,
      coalesce(sum(line.amount_minor) filter (where line.entry_type = 'CREDIT'), 0) as credit
    from core.journals journal join core.journal_lines line on line.workspace_id = $1 and line.journal_id = journal.id
    where journal.workspace_id = $1 and journal.journal_type = 'SUBLEDGER' and journal.effective_date between $2::date - 1 and $2
    group by 1, 2, 3, 4)
  select posted.date::text as date, posted.branch_id as "branchId", posted.currency, posted.gl_account_id as "accountId",
    (posted.debit - coalesce(recorded.debit, 0))::text as debit, (posted.credit - coalesce(recorded.credit, 0))::text as credit
  from posted join core.gl_accounts account on account.workspace_id = $1 and account.id = posted.gl_account_id
  left join recorded on recorded.date = posted.date and recorded.branch_id = posted.branch_id and recorded.currency = posted.currency
    and recorded.gl_account_id = posted.gl_account_id
  where posted.debit > coalesce(recorded.debit, 0) or posted.credit > coalesce(recorded.credit, 0)
  order by posted.date, posted.branch_id, posted.currency, account.code`

type UnrecordedRow = Omit<UnrecordedPostings, 'debit' | 'credit'> & {
  readonly debit: string
  readonly credit: string
}

/**
 * Records the postings of the date in the general ledger: one posted journal for each branch and currency. The
 * sums contain the postings already.
 */
export const generalLedger = endOfDayStep<null>({
  name: 'GENERAL_LEDGER',
  async isDue({ database, actor: { workspaceId } }, date) {
    const [row] = await database.read<{ isDue: boolean }>(workspaceId, IS_DUE, [workspaceId, date])
    return row!.isDue
  },
  prepare: async () => null,
  async write(tx, date) {
    const { workspaceId } = tx.actor
    const rows = await tx.sql<UnrecordedRow>(UNRECORDED, [workspaceId, date])
    const postings = rows.map(row => ({ ...row, debit: BigInt(row.debit), credit: BigInt(row.credit) }))
    if (postings.length === 0) return { cursor: null, processed: 0, failures: [] }
    const books = await readBooks(tx, {
      accountIds: [],
      accountCodes: [],
      branchIds: [],
      periodIds: [],
      dates: [...new Set(postings.map(posting => posting.date))],
      currencies: [...new Set(postings.map(({ currency }) => currency))],
    })
    const journals = subledgerJournals(postings, { ...books, rates: books.midRates }).flatMap(journal =>
      storable(journal, books),
    )
    if (journals.length > 0) await storeJournals(tx, books.businessDate, journals)
    return { cursor: null, processed: journals.length, failures: [] }
  },
})

/** The journal to store; none if its period is closed. */
function storable(
  { date, branchId, currency, lines }: SubledgerJournal,
  { periods, baseCurrency, midRates }: Books,
): NewJournal[] {
  const period = periods.find(({ startDate, endDate }) => startDate <= date && date <= endDate)
  if (!period || period.status === 'CLOSED' || period.status === 'LOCKED') return []
  const exchangeRate = currency === baseCurrency ? '1' : midRates.get(currency)!
  return [
    {
      id: newId(),
      journalType: 'SUBLEDGER',
      status: 'POSTED',
      description: `Postings of ${date} in ${currency}`,
      transactionDate: date,
      effectiveDate: date,
      period,
      opensPeriod: period.status === 'FUTURE',
      requiresApproval: false,
      isMemo: false,
      sourceSystem: null,
      sourceReference: null,
      branchId,
      reversesId: null,
      lines: lines.map(line => ({ ...line, exchangeRate, description: null })),
    },
  ]
}
