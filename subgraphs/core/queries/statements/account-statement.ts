import type { Context } from '#kernel/context.ts'
import { refuse } from '#core/errors.ts'
import { admitRole } from '#core/rules/rights.ts'
import { entriesBetween, type AccountEntry } from '#core/queries/account-entries.ts'
import type { AccountRow } from '#core/queries/accounts.ts'
import { statementRange, type StatementOf } from './statement-range.ts'

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

/** The statement of a period. A period that has not ended is reported up to now. */
export async function accountStatement(ctx: Context, of: StatementOf): Promise<AccountStatement> {
  admitRole(ctx.actor, 'viewer')
  const { account: row, from, to, before, last } = await statementRange(ctx, of)
  const count = last - before
  if (count > STATEMENT_LINES_MAX)
    throw refuse('STATEMENT_TOO_LONG', {
      message: `The statement has ${count} lines; at most ${STATEMENT_LINES_MAX} are allowed.`,
    })

  // The entry before the first one has the opening balance.
  const read = await entriesBetween(ctx, row.id, before > 0n ? before : 1n, last)
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
