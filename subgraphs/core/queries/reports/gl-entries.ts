import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { daysAfter } from '#kernel/local-day.ts'
import type { CashFlowClass, EquityComponent, GlAccountType } from '#core/rules/books/chart/gl-account.ts'
import { piecesOf, type ReportRange } from '#core/rules/books/reports/range.ts'
import { awaitRelayedPostings } from '#core/queries/general-ledger/await-relayed-postings.ts'
import { reportDayStart } from './report-times.ts'

/** The dates by which journals count: their effective date, or the date on which they were posted. Postings have one date. */
export type ReportBasis = 'EFFECTIVE' | 'BOOKING'

/** The entries of an account in one currency, in minor units. Without entries, currency and amounts are null. */
export interface GlEntries {
  readonly accountId: string
  readonly code: string
  readonly name: string
  readonly type: GlAccountType
  readonly cashFlowClass: CashFlowClass
  readonly equityComponent: EquityComponent | null
  readonly currency: string | null
  readonly debit: string | null
  readonly credit: string | null
  /** The branch of the entries if they were requested by branch, else null. */
  readonly branchId: string | null
  /** Whether the entries are of an earlier fiscal year. */
  readonly isEarlier: boolean
  /** Whether the entries are dated before the range. */
  readonly isBefore: boolean
  /** Whether transactions posted the entries, and not journals. */
  readonly isPosting: boolean
  readonly isAdjustment: boolean
  readonly isClosing: boolean
}

/** Which entries to read: those up to the last date, those of the range, or both, with the entries before the range apart. */
export type GlEntriesContent = 'BALANCES' | 'MOVEMENTS' | 'BALANCES_AND_MOVEMENTS'

export interface GlEntriesRequest {
  readonly content: GlEntriesContent
  /** The fiscal year of its last date begins on the first of a month. */
  readonly range: Pick<ReportRange, 'from' | 'to' | 'yearStart'>
  readonly basis: ReportBasis
  /** Time zone of booking dates. */
  readonly timeZone: string
  readonly branchId: string | null
  /** Whether the entries of each branch are apart. */
  readonly isByBranch?: boolean
  /** The entries as they were after this change of the general ledger; null for the latest. */
  readonly sequence: bigint | null
}

interface GlEntriesFound {
  readonly entries: readonly GlEntries[]
  /** Number of the change of the general ledger up to which the entries count. */
  readonly sequence: bigint
  /** Number of the latest change. */
  readonly latest: bigint
}

const GROUPS =
  'gl_account_id, branch_id, currency, is_earlier, is_before, is_posting, is_adjustment, is_closing'
const groupOf = (branch: string, date = 'date'): string =>
  `case when $9::boolean then ${branch} end as branch_id, currency, ${date} < $6::date as is_earlier, ${date} < $10::date as is_before`

// Journals that were posted on another date than the effective one leave the one and count on the other. Those with both dates before
// the first date that divides the entries change nothing.
const MOVED_TO_BOOKING_DATE = `
    union all
    select line.gl_account_id, ${groupOf('journal.branch_id')}, false, period.type = 'ADJUSTMENT', journal.journal_type = 'CLOSING',
      case line.entry_type when 'DEBIT' then day.sign * line.amount_minor else 0 end, case line.entry_type when 'CREDIT' then day.sign * line.amount_minor else 0 end
    from core.journals journal
    join core.fiscal_periods period on period.workspace_id = $1 and period.id = journal.fiscal_period_id
    join core.journal_lines line on line.workspace_id = $1 and line.journal_id = journal.id
    cross join lateral (values (journal.effective_date, -1), ((journal.posted_at at time zone $12)::date, 1)) as day (date, sign)
    where journal.workspace_id = $1 and journal.ledger_sequence <= (select sequence from position)
      and (journal.effective_date >= $13::date or journal.posted_at >= $14::timestamptz)
      and (journal.posted_at at time zone $12)::date <> journal.effective_date
      and day.date >= ($3::date[])[1] and day.date <= $5::date and ($7::uuid is null or journal.branch_id = $7)`

/** Subtracted days belong to the group of the month from which they are subtracted. */
const GROUP_DATE = `case when piece.sign < 0 then date_trunc('month', date)::date else date end`

// Whole months come from the sums by month, and other days from those by day. The amounts of later changes, and of the days that follow the range
// in its last month, are subtracted.
const entriesBy = (moved: string) =>
  planOnce(`with position as (
    select latest, coalesce($8::bigint, latest) as sequence from (
      select coalesce(max(sequence), 0) as latest from core.gl_positions where workspace_id = $1) newest),
  entry as (
    select sums.* from unnest($2::text[], $3::date[], $4::date[], $11::int[]) as piece (grain, first, last, sign) cross join lateral (
      select gl_account_id, ${groupOf('branch_id', GROUP_DATE)}, source = 'POSTINGS' as is_posting, is_adjustment, is_closing,
        piece.sign * sum(debit_minor) as debit, piece.sign * sum(credit_minor) as credit
      from core.gl_sums
      where workspace_id = $1 and grain = piece.grain and date >= piece.first and date <= piece.last and ($7::uuid is null or branch_id = $7)
      group by 1, 2, 3, 4, 5, 6, 7, 8) sums
    union all
    select gl_account_id, ${groupOf('change.branch_id')}, source = 'POSTINGS', is_adjustment, is_closing, -debit, -credit
    from core.gl_changes stored
    cross join lateral jsonb_to_recordset(stored.changes) as change (date date, gl_account_id uuid, branch_id uuid, currency text, source text,
      is_adjustment boolean, is_closing boolean, debit numeric, credit numeric)
    where stored.workspace_id = $1 and stored.sequence > (select sequence from position) and stored.first_date <= $5::date
      and change.date >= ($3::date[])[1] and change.date <= $5::date and ($7::uuid is null or change.branch_id = $7)${moved}),
  total as (select ${GROUPS}, sum(debit) as debit, sum(credit) as credit from entry
    group by ${GROUPS} having sum(debit) <> 0 or sum(credit) <> 0)
  select account.id as "accountId", account.code, account.name, account.type, account.cash_flow_class as "cashFlowClass",
    account.equity_component as "equityComponent", total.currency, total.debit::text as debit, total.credit::text as credit, total.branch_id as "branchId",
    coalesce(total.is_earlier, false) as "isEarlier", coalesce(total.is_before, false) as "isBefore", coalesce(total.is_posting, false) as "isPosting",
    coalesce(total.is_adjustment, false) as "isAdjustment", coalesce(total.is_closing, false) as "isClosing",
    position.sequence, position.latest
  from core.gl_accounts account cross join position left join total on total.gl_account_id = account.id
  where account.workspace_id = $1 and account.usage = 'DETAIL'
  order by account.code, total.currency`)

const ENTRIES = { EFFECTIVE: entriesBy(''), BOOKING: entriesBy(MOVED_TO_BOOKING_DATE) }

/** Before every entry. */
const EARLIEST = '0001-01-01'

type Row = GlEntries & Omit<GlEntriesFound, 'entries'>

/** The entries of all accounts that take entries, by code; read in one statement, with what was posted until now. */
export async function glEntries(
  ctx: Context,
  { content, range, basis, timeZone, branchId, isByBranch = false, sequence }: GlEntriesRequest,
): Promise<GlEntriesFound> {
  // Later postings do not change the report of an earlier sequence.
  if (sequence === null) await awaitRelayedPostings(ctx)
  const { workspaceId } = ctx.actor
  const { from, to, yearStart } = range
  const start = content === 'BALANCES' ? EARLIEST : from
  const hasBefore = content === 'BALANCES_AND_MOVEMENTS' && from > EARLIEST
  const pieces = [...(hasBefore ? piecesOf(EARLIEST, daysAfter(from, -1)) : []), ...piecesOf(start, to)]
  const boundaries = { BALANCES: [yearStart], MOVEMENTS: [from], BALANCES_AND_MOVEMENTS: [from, yearStart] }
  const firstBoundary = boundaries[content].reduce((one, other) => (one < other ? one : other))
  const entries = await ctx.database.read<Row>(workspaceId, ENTRIES[basis], [
    workspaceId,
    pieces.map(({ grain }) => grain),
    pieces.map(({ first }) => first),
    pieces.map(({ last }) => last),
    to,
    yearStart,
    branchId,
    sequence,
    isByBranch,
    start,
    pieces.map(({ isSubtracted }) => (isSubtracted ? -1 : 1)),
    ...(basis === 'BOOKING' ? [timeZone, firstBoundary, reportDayStart(firstBoundary, timeZone)] : []),
  ])
  const [any] = entries
  return { entries, sequence: BigInt(any?.sequence ?? 0), latest: BigInt(any?.latest ?? 0) }
}
