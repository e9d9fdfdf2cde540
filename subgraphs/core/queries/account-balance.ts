import type { Context } from '#kernel/context.ts'
import { admitRole } from '../rules/rights.ts'
import { account, availableMinor } from './accounts.ts'
import { spanOf } from './moments.ts'

/** What an account had at a moment. What could be spent then is not kept: it is told of the present alone. */
export interface AccountBalance {
  readonly accountId: string
  readonly currency: string
  readonly asOf: Date
  readonly balanceMinor: bigint
  readonly availableMinor: bigint | null
  readonly heldMinor: bigint | null
}

/** The balance after the account's last entry at a moment or before it; looked up by its place, so an account's length hardly matters. */
const AT = `select entry.after_minor as "balanceMinor" from (select core.place_at($1, $2, $3, $4, true) as place) found
  join core.entries entry on entry.workspace_id = $1 and entry.account_id = $2 and entry.place = found.place`

/** An account's balance now, or as it was at a moment or at the end of a day. */
export async function accountBalance(ctx: Context, { id, asOf = null }: { id: string; asOf?: string | null }): Promise<AccountBalance> {
  admitRole(ctx.actor, 'viewer')
  const row = await account(ctx, id)
  const { currency, entries, balanceMinor, heldMinor } = row
  if (asOf === null) return { accountId: id, currency, asOf: ctx.now(), balanceMinor, availableMinor: availableMinor(row), heldMinor }

  const { to } = await spanOf(ctx, asOf, 'asOf')
  const at = to > ctx.now() ? ctx.now() : to
  const { workspaceId } = ctx.actor
  const [found] = await ctx.database.read<{ balanceMinor: bigint }>(workspaceId, AT, [workspaceId, id, entries, at])
  return { accountId: id, currency, asOf: at, balanceMinor: found?.balanceMinor ?? 0n, availableMinor: null, heldMinor: null }
}
