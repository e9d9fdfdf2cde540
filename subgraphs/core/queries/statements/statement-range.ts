import type { Context } from '#kernel/context.ts'
import { localDay } from '#kernel/local-day.ts'
import { invalid } from '#kernel/refusals.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { account, type AccountRow } from '#core/queries/accounts.ts'
import { spanOf } from '#core/queries/moments.ts'

export interface StatementOf {
  readonly id: string
  readonly from: string
  readonly to: string
}

/** The entries of an account in a period. They are numbered without gaps, so the range stays the same when others are added. */
export interface StatementRange {
  readonly account: AccountRow
  /** First and last instant. */
  readonly from: Date
  readonly to: Date
  /** First and last booking date; the last one is at most the business date. */
  readonly firstDate: string
  readonly lastDate: string
  /** Sequence of the entry before the first one, and of the last one; equal if the period has none. */
  readonly before: bigint
  readonly last: bigint
}

const PLACES = `select
    case when $4::date is not null then core.sequence_on($1, $2, $3, $4::date - 1) else core.sequence_at($1, $2, $3, $5, false) end as "before",
    case when $6::date is not null then core.sequence_on($1, $2, $3, $6::date) else core.sequence_at($1, $2, $3, $7, true) end as "last"`

const laterOf = <Moment extends Date | string>(a: Moment, b: Moment): Moment => (a > b ? a : b)
const earlierOf = (a: string, b: string): string => (a < b ? a : b)

/** The entries of a period. A period that has not ended is reported up to now. */
export async function statementRange(
  ctx: Context,
  { id, from: fromText, to: toText }: StatementOf,
): Promise<StatementRange> {
  const row = await account(ctx, id)
  const { timeZone, businessDate } = await policyOf(ctx)
  const { from, day: fromDay } = await spanOf(ctx, fromText, 'from')
  const { to: until, day: toDay } = await spanOf(ctx, toText, 'to')
  if (until < from) throw invalid([{ field: 'to', reason: 'must not be before from' }])
  const to = until > ctx.now() ? laterOf(from, ctx.now()) : until

  const { workspaceId } = ctx.actor
  const [{ before, last } = { before: 0n, last: 0n }] = await ctx.database.read<{
    before: bigint
    last: bigint
  }>(workspaceId, PLACES, [workspaceId, id, row.entries, fromDay, from, toDay, to])
  const firstDate = fromDay ?? localDay(from, timeZone)
  return {
    account: row,
    from,
    to,
    firstDate,
    lastDate: laterOf(firstDate, earlierOf(toDay ?? localDay(to, timeZone), businessDate)),
    before,
    last: last > before ? last : before,
  }
}
