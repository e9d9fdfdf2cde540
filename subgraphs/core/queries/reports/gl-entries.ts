import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import type { CashFlowClass, EquityComponent, GlAccountType } from '#core/rules/books/chart/gl-account.ts'
import { piecesOf } from '#core/rules/books/reports/range.ts'
import { awaitRelayedPostings } from '#core/queries/general-ledger/await-relayed-postings.ts'

/** The entries of an account in one currency, as debits less credits in minor units. Without entries, currency and amount are null. */
export interface GlEntries {
  readonly accountId: string
  readonly code: string
  readonly name: string
  readonly type: GlAccountType
  readonly cashFlowClass: CashFlowClass
  readonly equityComponent: EquityComponent | null
  readonly currency: string | null
  readonly minor: string | null
  /** Whether the entries are of an earlier fiscal year. */
  readonly isEarlier: boolean
  /** Whether transactions posted the entries, and not journals. */
  readonly isPosting: boolean
  readonly isAdjustment: boolean
  readonly isClosing: boolean
}

export interface GlEntriesRequest {
  /** Null for every entry up to the last date. */
  readonly from: string | null
  readonly to: string
  /** First date of the fiscal year of the last date, which is the first of a month. */
  readonly yearStart: string
  readonly branchId: string | null
  /** The entries as they were after this change of the general ledger; null for the latest. */
  readonly sequence: bigint | null
}

interface GlEntriesFound {
  readonly entries: readonly GlEntries[]
  /** Number of the change of the general ledger up to which the entries count. */
  readonly sequence: bigint
  /** Number of the latest change. */
  readonly latest: bigint
  /** When the next change was made; null if the entries are the latest. */
  readonly until: Date | null
}

// Whole months come from the sums by month, and other days from those by day. The amounts of later changes, and of the days that follow the range
// in its last month, are subtracted.
const ENTRIES = planOnce(`with position as (
    select latest, coalesce($8::bigint, latest) as sequence from (
      select coalesce(max(sequence), 0) as latest from core.gl_positions where workspace_id = $1) newest),
  entry as (
    select sums.* from unnest($2::text[], $3::date[], $4::date[], $9::int[]) as piece (grain, first, last, sign) cross join lateral (
      select gl_account_id, currency, date < $6::date as is_earlier, source = 'POSTINGS' as is_posting, is_adjustment, is_closing, piece.sign * sum(debit_minor - credit_minor) as minor
      from core.gl_sums
      where workspace_id = $1 and grain = piece.grain and date >= piece.first and date <= piece.last and ($7::uuid is null or branch_id = $7)
      group by 1, 2, 3, 4, 5, 6) sums
    union all
    select gl_account_id, change.currency, date < $6::date, source = 'POSTINGS', is_adjustment, is_closing, credit - debit
    from core.gl_changes stored
    cross join lateral jsonb_to_recordset(stored.changes) as change (date date, gl_account_id uuid, branch_id uuid, currency text, source text,
      is_adjustment boolean, is_closing boolean, debit numeric, credit numeric)
    where stored.workspace_id = $1 and stored.sequence > (select sequence from position) and stored.first_date <= $5::date
      and change.date >= ($3::date[])[1] and change.date <= $5::date and ($7::uuid is null or change.branch_id = $7)),
  total as (
    select gl_account_id, currency, is_earlier, is_posting, is_adjustment, is_closing, sum(minor) as minor from entry group by 1, 2, 3, 4, 5, 6)
  select account.id as "accountId", account.code, account.name, account.type, account.cash_flow_class as "cashFlowClass",
    account.equity_component as "equityComponent", total.currency, total.minor::text as minor,
    coalesce(total.is_earlier, false) as "isEarlier", coalesce(total.is_posting, false) as "isPosting",
    coalesce(total.is_adjustment, false) as "isAdjustment", coalesce(total.is_closing, false) as "isClosing",
    position.sequence, position.latest,
    (select at from core.gl_changes where workspace_id = $1 and sequence = position.sequence + 1) as until
  from core.gl_accounts account cross join position left join total on total.gl_account_id = account.id
  where account.workspace_id = $1 and account.usage = 'DETAIL'
  order by account.code, total.currency`)

/** Before every entry. */
const EARLIEST = '0001-01-01'

type Row = GlEntries & Omit<GlEntriesFound, 'entries'>

/** The entries of all accounts that take entries, by code; read in one statement, with what was posted until now. */
export async function glEntries(
  ctx: Context,
  { from, to, yearStart, branchId, sequence }: GlEntriesRequest,
): Promise<GlEntriesFound> {
  // Later postings do not change the report of an earlier sequence.
  if (sequence === null) await awaitRelayedPostings(ctx)
  const { workspaceId } = ctx.actor
  const pieces = piecesOf(from ?? EARLIEST, to)
  const entries = await ctx.database.read<Row>(workspaceId, ENTRIES, [
    workspaceId,
    pieces.map(({ grain }) => grain),
    pieces.map(({ first }) => first),
    pieces.map(({ last }) => last),
    to,
    yearStart,
    branchId,
    sequence,
    pieces.map(({ isSubtracted }) => (isSubtracted ? -1 : 1)),
  ])
  const [first] = entries
  return {
    entries,
    sequence: BigInt(first?.sequence ?? 0),
    latest: BigInt(first?.latest ?? 0),
    until: first?.until ?? null,
  }
}
