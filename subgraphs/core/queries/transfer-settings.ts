import type { Context } from '#kernel/context.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface TransferSettings {
  /** Whether compliance decides on transfers between accounts of different customers. */
  readonly decidesInternalTransfers: boolean
}

const READ =
  'select decides_internal_transfers as "decidesInternalTransfers" from core.policies where workspace_id = $1'

/** Settings of transfers, as stored. A workspace that has booked nothing yet has the defaults. */
export async function transferSettings({ actor, database }: Context): Promise<TransferSettings> {
  admitRole(actor, 'viewer')
  const [settings] = await database.read<TransferSettings>(actor.workspaceId, READ, [actor.workspaceId])
  return settings ?? { decidesInternalTransfers: false }
}
