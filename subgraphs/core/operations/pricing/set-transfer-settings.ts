import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { events } from '#core/events.ts'
import { lockPolicy, advancePolicyVersion } from '#core/ledger/advance-policy-version.ts'
import { evictPolicy } from '#core/ledger/policy.ts'
import type { TransferSettings } from '#core/queries/transfer-settings.ts'
import { admitRole } from '#core/rules/rights.ts'

const SET = 'update core.policies set decides_internal_transfers = $2 where workspace_id = $1'

/** Sets the settings of transfers. Postings that another process prepared under the earlier settings are prepared again. */
export async function setTransferSettings(ctx: Context, input: TransferSettings): Promise<TransferSettings> {
  const settings = await set(ctx, input)
  evictPolicy(ctx)
  return settings
}

const set = command(async (tx, { decidesInternalTransfers }: TransferSettings): Promise<TransferSettings> => {
  admitRole(tx.actor, 'admin')
  await lockPolicy(tx)
  const { workspaceId } = tx.actor
  await tx.sql(SET, [workspaceId, decidesInternalTransfers])
  await advancePolicyVersion(tx)
  tx.emit(events.transfer_settings_set, workspaceId, { decidesInternalTransfers })
  return { decidesInternalTransfers }
})
