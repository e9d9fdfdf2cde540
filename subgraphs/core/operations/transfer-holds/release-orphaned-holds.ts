import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { selectKnownRemittances } from '#core/clients/remittance.ts'
import { releaseTransferHold } from './release-transfer-hold.ts'

const POSTPONE =
  'update core.holds set updated_at = $3 where workspace_id = $1 and id = any($2::uuid[]) and remaining_minor > 0'

const postpone = command(async (tx, { ids }: { ids: readonly string[] }): Promise<void> => {
  await tx.sql(POSTPONE, [tx.actor.workspaceId, ids, tx.now()])
})

/** Releases holds whose transfer was never created. Holds of existing transfers end with their transfer. */
export async function releaseOrphanedHolds(ctx: Context, { ids }: { ids: readonly string[] }): Promise<void> {
  allow(ctx.actor, { kinds: ['platform'] })
  const known = new Set(await selectKnownRemittances(ctx, ids))
  for (const transferId of ids) if (!known.has(transferId)) await releaseTransferHold(ctx, { transferId })
  if (known.size > 0) await postpone(ctx, { ids: [...known] })
}
