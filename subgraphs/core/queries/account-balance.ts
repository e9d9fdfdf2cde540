import type { Context } from '#kernel/context.ts'
import { admitRole } from '#core/rules/rights.ts'
import { account, availableMinor } from './accounts.ts'
import { spanOf } from './moments.ts'

/** Balance of an account at one time. The available balance is not stored, so it is given for the present only. */
export interface AccountBalance {
  readonly accountId: string
  readonly currency: string
  readonly asOf: Date
  readonly balanceMinor: bigint
  readonly availableMinor: bigint | null
  readonly heldMinor: bigint | null
}

/** Balance after the account's last entry at or before a time. The entry is found by its sequence, so the lookup is fast for long accounts too. */
const AT = `select entry.after_minor as "balanceMinor" from (select core.sequence_at($1, $2, $3, $4, true) as sequence) found
  join core.entries entry on entry.workspace_id = $1 and entry.account_id = $2 and entry.sequence = found.sequence`

/**
 * The same after the last entry that is booked on or before a date. It lies between the entries of the account's snapshots of this and of a
 * later date, and is mostly that of the first.
 */
const ON = `select entry.after_minor as "balanceMinor" from (select core.sequence_on($1, $2,
    coalesce((select entries from core.balance_snapshots where workspace_id = $1 and account_id = $2 and snapshot_date > $4 order by snapshot_date limit 1), $3),
    $4, coalesce((select entries from core.balance_snapshots where workspace_id = $1 and account_id = $2 and snapshot_date <= $4 order by snapshot_date desc limit 1), 0)
  ) as sequence) found
  join core.entries entry on entry.workspace_id = $1 and entry.account_id = $2 and entry.sequence = found.sequence`

/** An account's balance now, at a past time, or at the close of a business date. */
export async function accountBalance(
  ctx: Context,
  { id, asOf = null }: { id: string; asOf?: string | null },
): Promise<AccountBalance> {
  admitRole(ctx.actor, 'viewer')
  const row = await account(ctx, id)
  const { currency, entries, balanceMinor, heldMinor } = row
  if (asOf === null)
    return {
      accountId: id,
      currency,
      asOf: ctx.now(),
      balanceMinor,
      availableMinor: availableMinor(row),
      heldMinor,
    }

  const { to, day } = await spanOf(ctx, asOf, 'asOf')
  const at = to > ctx.now() ? ctx.now() : to
  const { workspaceId } = ctx.actor
  const [found] = await ctx.database.read<{ balanceMinor: bigint }>(workspaceId, day ? ON : AT, [
    workspaceId,
    id,
    entries,
    day ?? at,
  ])
  return {
    accountId: id,
    currency,
    asOf: at,
    balanceMinor: found?.balanceMinor ?? 0n,
    availableMinor: null,
    heldMinor: null,
  }
}
