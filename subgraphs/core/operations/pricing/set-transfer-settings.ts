import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { invalid } from '#kernel/refusals.ts'
import { events } from '#core/events.ts'
import { lockPolicy, advancePolicyVersion } from '#core/ledger/advance-policy-version.ts'
import { evictPolicy } from '#core/ledger/policy.ts'
import type { TransferSettings } from '#core/queries/transfer-settings.ts'
import { isBic, NOT_A_BIC } from '#core/rules/international/bank-identifiers.ts'
import { admitRole } from '#core/rules/rights.ts'

/** New settings; one that is left out keeps its value. */
export type SetTransferSettings = Pick<TransferSettings, 'decidesInternalTransfers'> &
  Partial<Omit<TransferSettings, 'decidesInternalTransfers'>>

const SET = `update core.policies
  set decides_internal_transfers = $2, rate_ttl_hours = case when $3::boolean then $4::integer else rate_ttl_hours end,
    institution_bic = case when $5::boolean then $6::text else institution_bic end,
    institution_name = case when $7::boolean then $8::text else institution_name end
  where workspace_id = $1
  returning decides_internal_transfers as "decidesInternalTransfers", rate_ttl_hours as "rateTtlHours",
    institution_bic as "institutionBic", institution_name as "institutionName"`

/** Sets the settings of transfers. Postings that another process prepared under the earlier settings are prepared again. */
export async function setTransferSettings(
  ctx: Context,
  input: SetTransferSettings,
): Promise<TransferSettings> {
  const settings = await set(ctx, input)
  evictPolicy(ctx)
  return settings
}

const set = command(async (tx, input: SetTransferSettings): Promise<TransferSettings> => {
  admitRole(tx.actor, 'admin')
  if (input.institutionBic && !isBic(input.institutionBic))
    throw invalid([{ field: 'institutionBic', reason: NOT_A_BIC }])
  await lockPolicy(tx)
  const { workspaceId } = tx.actor
  const { decidesInternalTransfers, rateTtlHours, institutionBic, institutionName } = input
  const [settings] = await tx.sql<TransferSettings>(SET, [
    workspaceId,
    decidesInternalTransfers,
    rateTtlHours !== undefined,
    rateTtlHours ?? null,
    institutionBic !== undefined,
    institutionBic ?? null,
    institutionName !== undefined,
    institutionName ?? null,
  ])
  await advancePolicyVersion(tx)
  tx.emit(events.transfer_settings_set, workspaceId, { ...settings })
  return settings!
})
