import type { Context } from '#kernel/context.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { sideIds, type Sides } from '#core/rules/transaction-event.ts'
import { cachedAccounts } from './account-cache.ts'
import { policyOf } from './policy.ts'

/** The published data of both sides of each transaction; mostly from the cache, the rest read in one statement. */
export async function sidesOf(
  ctx: Context,
  rows: readonly TransactionRow[],
): Promise<(row: TransactionRow) => Sides> {
  const ids = new Set<string>()
  for (const row of rows) {
    const { source, destination } = sideIds(row)
    if (source !== null) ids.add(source)
    if (destination !== null) ids.add(destination)
  }
  const [{ bankCode }, accounts] = await Promise.all([policyOf(ctx), cachedAccounts(ctx, [...ids])])
  const byId = new Map(accounts.map(account => [account.id, account]))
  return row => {
    const { source, destination } = sideIds(row)
    return {
      source: source === null ? null : byId.get(source)!,
      destination: destination === null ? null : byId.get(destination)!,
      bankCode,
    }
  }
}
