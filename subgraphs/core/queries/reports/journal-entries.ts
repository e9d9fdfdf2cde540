import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import type { JournalType } from '#core/rules/books/journals/type.ts'
import type { ReportRange } from '#core/rules/books/reports/range.ts'
import type { ReportBasis } from './gl-entries.ts'
import { reportDayEnd, reportDayStart } from './report-times.ts'

/** What journals of one type posted to an account in one currency, as debits less credits in minor units. */
interface JournalEntries {
  readonly accountId: string
  readonly currency: string
  /** The branch of the journals if the entries were requested by branch, else null. */
  readonly branchId: string | null
  readonly journalType: JournalType
  /** Whether the journals have a line on a cash account. */
  readonly touchesCash: boolean
  readonly minor: string
}

interface JournalEntriesRequest {
  readonly range: ReportRange
  readonly basis: ReportBasis
  /** Time zone of booking dates. */
  readonly timeZone: string
  readonly branchId: string | null
  /** Whether the entries of each branch are apart. */
  readonly isByBranch: boolean
  /** The change of the general ledger up to which journals count. */
  readonly sequence: string
}

// Journals of sub-ledgers repeat the postings and have no sequence.
const entriesWhere = (isInRange: string) =>
  planOnce(`with journal as (
    select journal.id, journal.journal_type, case when $7::boolean then journal.branch_id end as branch_id, exists (
        select from core.journal_lines line
        join core.gl_accounts account on account.workspace_id = $1 and account.id = line.gl_account_id and account.cash_flow_class = 'CASH'
        where line.workspace_id = $1 and line.journal_id = journal.id) as touches_cash
    from core.journals journal
    join core.fiscal_periods period on period.workspace_id = $1 and period.id = journal.fiscal_period_id
    where journal.workspace_id = $1 and ${isInRange}
      and journal.ledger_sequence <= $4::bigint and ($5::uuid is null or journal.branch_id = $5)
      and case $6 when 'ALONE' then period.type = 'ADJUSTMENT' when 'EXCLUDED' then period.type = 'REGULAR' else true end)
  select line.gl_account_id as "accountId", line.currency, journal.branch_id as "branchId", journal.journal_type as "journalType", journal.touches_cash as "touchesCash",
    sum(case line.entry_type when 'DEBIT' then line.amount_minor else -line.amount_minor end)::text as minor
  from journal join core.journal_lines line on line.workspace_id = $1 and line.journal_id = journal.id
  group by 1, 2, 3, 4, 5`)

const ENTRIES = {
  EFFECTIVE: entriesWhere('journal.effective_date >= $2::date and journal.effective_date <= $3::date'),
  BOOKING: entriesWhere('journal.posted_at >= $2::timestamptz and journal.posted_at < $3::timestamptz'),
}

/** The entries of journals in a range, by account, currency and type of journal. */
export const journalEntries = (
  ctx: Context,
  {
    range: { from, to, adjustments },
    basis,
    timeZone,
    branchId,
    isByBranch,
    sequence,
  }: JournalEntriesRequest,
): Promise<JournalEntries[]> =>
  ctx.database.read<JournalEntries>(ctx.actor.workspaceId, ENTRIES[basis], [
    ctx.actor.workspaceId,
    ...(basis === 'EFFECTIVE' ? [from, to] : [reportDayStart(from, timeZone), reportDayEnd(to, timeZone)]),
    sequence,
    branchId,
    adjustments,
    isByBranch,
  ])
