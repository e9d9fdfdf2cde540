import type { Context } from '#kernel/context.ts'
import { invalid } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { admitRole } from '#core/rules/rights.ts'
import { entriesBetween, type AccountEntry } from './account-entries.ts'
import { account, type AccountRow } from './accounts.ts'
import { spanOf } from './moments.ts'

/** An account's statement: opening balance plus credits less debits equals the closing balance. */
export interface AccountStatement {
  readonly account: AccountRow
  readonly from: Date
  readonly to: Date
  readonly openingMinor: bigint
  readonly closingMinor: bigint
  readonly inMinor: bigint
  readonly outMinor: bigint
  readonly lines: readonly AccountEntry[]
}

/** Maximum number of lines of a statement, since it is built in memory; longer ones need shorter periods. */
export const STATEMENT_LINES_MAX = 5_000

const PLACES =
  'select core.sequence_at($1, $2, $3, $4, false) as "before", core.sequence_at($1, $2, $3, $5, true) as "last"'

export interface StatementOf {
  readonly id: string
  readonly from: string
  readonly to: string
}

const laterOf = (a: Date, b: Date): Date => (a > b ? a : b)

/** The statement of a period. A period that has not ended is reported up to now. */
export async function accountStatement(
  ctx: Context,
  { id, from: fromText, to: toText }: StatementOf,
): Promise<AccountStatement> {
  admitRole(ctx.actor, 'viewer')
  const row = await account(ctx, id)
  const { from } = await spanOf(ctx, fromText, 'from')
  const { to: until } = await spanOf(ctx, toText, 'to')
  if (until < from) throw invalid([{ field: 'to', reason: 'must not be before from' }])
  const to = until > ctx.now() ? laterOf(from, ctx.now()) : until

  const { workspaceId } = ctx.actor
  const [{ before, last } = { before: 0n, last: 0n }] = await ctx.database.read<{
    before: bigint
    last: bigint
  }>(workspaceId, PLACES, [workspaceId, id, row.entries, from, to])
  const count = last - before
  if (count > STATEMENT_LINES_MAX)
    throw refuse('STATEMENT_TOO_LONG', {
      message: `The statement has ${count} lines; at most ${STATEMENT_LINES_MAX} are allowed.`,
    })

  // The entry before the first one has the opening balance.
  const read = await entriesBetween(ctx, id, before > 0n ? before : 1n, last > before ? last : before)
  const lines = read.filter(({ sequence }) => sequence > before)
  const openingMinor = read.find(({ sequence }) => sequence === before)?.afterMinor ?? 0n
  const sumOf = (entries: readonly AccountEntry[]): bigint =>
    entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
  return {
    account: row,
    from,
    to,
    openingMinor,
    lines,
    closingMinor: lines.at(-1)?.afterMinor ?? openingMinor,
    inMinor: sumOf(lines.filter(({ amountMinor }) => amountMinor > 0n)),
    outMinor: -sumOf(lines.filter(({ amountMinor }) => amountMinor < 0n)),
  }
}
