import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { events } from '#core/events.ts'
import { publishHold } from '#core/ledger/hold-changes.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { HOLD_COLUMNS, type HoldRow } from '#core/queries/holds.ts'

const MARK_EXPIRY_PUBLISHED = `update core.holds hold set expiry_published_at = $3
  where workspace_id = $1 and account_id = $2 and status = 'EXPIRED' and expiry_published_at is null returning ${HOLD_COLUMNS}`

/** Ends the expired holds of an account, and publishes each expiry once. Expired holds are excluded from the balance even before this runs. */
export const endHolds = command(async (tx, { accountId }: { accountId: string }): Promise<number> => {
  allow(tx.actor, { kinds: ['platform'] })
  const [account] = await lockAccounts(tx, [accountId])
  const ended = await tx.sql<HoldRow>(MARK_EXPIRY_PUBLISHED, [tx.actor.workspaceId, accountId, tx.now()])
  for (const hold of ended) publishHold(tx, events.hold_expired, hold, account!.customerId)
  return ended.length
})
