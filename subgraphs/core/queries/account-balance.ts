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

/** An account's balance now, at a past time, or at the end of a day. */
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

  const { to } = await spanOf(ctx, asOf, 'asOf')
  const at = to > ctx.now() ? ctx.now() : to
  const { workspaceId } = ctx.actor
  const [found] = await ctx.database.read<{ balanceMinor: bigint }>(workspaceId, AT, [
    workspaceId,
    id,
    entries,
    at,
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
