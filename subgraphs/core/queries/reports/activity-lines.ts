import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import type { ReportRange } from '#core/rules/books/reports/range.ts'
import type { ReportBasis } from './gl-entries.ts'
import { reportDayEnd, reportDayStart } from './report-times.ts'

/** A line of a journal, or what the postings of a date added in a branch, in minor units. */
export interface ActivityLine {
  readonly date: string
  readonly source: 'JOURNALS' | 'POSTINGS'
  readonly branchId: string
  readonly debitMinor: string
  readonly creditMinor: string
  /** Null on postings, as is what follows. */
  readonly journalId: string | null
  readonly journalNumber: string | null
  readonly lineNumber: number | null
  readonly description: string | null
}

/** Date, source, id of the journal or branch, and number of the line. */
export type LinePosition = readonly [date: string, source: string, id: string, line: string]

export interface ActivityLinesRequest {
  readonly accountId: string
  readonly currency: string
  readonly branchId: string | null
  readonly range: ReportRange
  readonly basis: ReportBasis
  /** Time zone of booking dates. */
  readonly timeZone: string
  /** The lines as they were after this change of the general ledger. */
  readonly sequence: string
  /** Position of the line before the first one; null from the start of the range. */
  readonly after: LinePosition | null
  readonly limit: number
}

const LINE = "lpad(line.line_number::text, 4, '0')"

// On each date the journals come first, then the postings. $7 to $10 is the position of the last line before. Journals that count have a
// sequence; those of sub-ledgers repeat the postings and have none. What postings of later changes added is subtracted.
const linesBy = (date: string, isInRange: string) =>
  planOnce(`with later as (
    select change.date, change.branch_id, sum(change.debit) as debit, sum(change.credit) as credit
    from core.gl_changes stored
    cross join lateral jsonb_to_recordset(stored.changes) as change (date date, gl_account_id uuid, branch_id uuid, currency text, source text, debit numeric, credit numeric)
    where stored.workspace_id = $1 and stored.sequence > $12::bigint and stored.first_date <= $4::date
      and change.gl_account_id = $2 and change.currency = $5 and change.source = 'POSTINGS' and change.date >= greatest($3::date, $7::date) and change.date <= $4::date
    group by 1, 2),
  postings as (
    select sums.date, 'POSTINGS' as source, sums.branch_id as key_id, '' as key_text, sums.branch_id,
      sums.debit_minor - coalesce(later.debit, 0) as debit_minor, sums.credit_minor - coalesce(later.credit, 0) as credit_minor,
      null::uuid as journal_id, null as journal_number, null::integer as line_number, null as description
    from core.gl_sums sums left join later on later.date = sums.date and later.branch_id = sums.branch_id
    where sums.workspace_id = $1 and sums.gl_account_id = $2 and sums.grain = 'DAY' and sums.source = 'POSTINGS' and sums.currency = $5
      and sums.date >= greatest($3::date, $7::date) and sums.date <= $4::date and ($6::uuid is null or sums.branch_id = $6) and $13 <> 'ALONE'
      and (sums.date, 'POSTINGS', sums.branch_id, '') > ($7::date, $8::text, $9::uuid, $10::text)
      and (sums.debit_minor > coalesce(later.debit, 0) or sums.credit_minor > coalesce(later.credit, 0))
    order by sums.date, sums.branch_id limit $11),
  journals as (
    select ${date} as date, 'JOURNALS', line.journal_id, ${LINE}, journal.branch_id,
      case line.entry_type when 'DEBIT' then line.amount_minor else 0 end, case line.entry_type when 'CREDIT' then line.amount_minor else 0 end,
      line.journal_id, journal.journal_number, line.line_number, coalesce(line.description, journal.description)
    from core.journal_lines line
    join core.journals journal on journal.workspace_id = line.workspace_id and journal.id = line.journal_id
    where line.workspace_id = $1 and line.gl_account_id = $2 and line.currency = $5 and line.amount_minor > 0 and ${isInRange}
      and ($6::uuid is null or journal.branch_id = $6) and journal.ledger_sequence <= $12::bigint
      and (${date}, 'JOURNALS', line.journal_id, ${LINE}) > ($7::date, $8::text, $9::uuid, $10::text)
      and ($13 = 'INCLUDED' or (select period.type from core.fiscal_periods period
        where period.workspace_id = $1 and period.id = journal.fiscal_period_id) = case $13 when 'ALONE' then 'ADJUSTMENT' else 'REGULAR' end)
    order by 1, line.journal_id, line.line_number limit $11)
  select date, source, branch_id as "branchId", debit_minor::text as "debitMinor", credit_minor::text as "creditMinor",
    journal_id as "journalId", journal_number as "journalNumber", line_number as "lineNumber", description
  from (select * from postings union all select * from journals) line
  order by date, source, key_id, key_text limit $11`)

const LINES = {
  EFFECTIVE: linesBy(
    'line.effective_date',
    'line.effective_date >= greatest($3::date, $7::date) and line.effective_date <= $4::date',
  ),
  BOOKING: linesBy(
    '(journal.posted_at at time zone $14)::date',
    'journal.posted_at >= $15::timestamptz and journal.posted_at < $16::timestamptz',
  ),
}

/** A position before every line. */
const START: LinePosition = ['-infinity', '', '00000000-0000-0000-0000-000000000000', '']

/** Lines of an account in one currency, oldest first. */
export function activityLines(
  ctx: Context,
  { accountId, currency, branchId, range, basis, timeZone, sequence, after, limit }: ActivityLinesRequest,
): Promise<ActivityLine[]> {
  const { workspaceId } = ctx.actor
  const { from, to, adjustments } = range
  const first = after && after[0] > from ? after[0] : from
  return ctx.database.read<ActivityLine>(workspaceId, LINES[basis], [
    ...[workspaceId, accountId, from, to, currency, branchId],
    ...(after ?? START),
    limit,
    sequence,
    adjustments,
    ...(basis === 'BOOKING' ? [timeZone, reportDayStart(first, timeZone), reportDayEnd(to, timeZone)] : []),
  ])
}

export const positionOfLine = ({
  date,
  source,
  journalId,
  lineNumber,
  branchId,
}: ActivityLine): LinePosition => [
  date,
  source,
  journalId ?? branchId,
  lineNumber === null ? '' : String(lineNumber).padStart(4, '0'),
]
