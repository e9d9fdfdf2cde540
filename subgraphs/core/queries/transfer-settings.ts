import type { Context } from '#kernel/context.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface TransferSettings {
  /** Whether compliance decides on transfers between accounts of different customers. */
  readonly decidesInternalTransfers: boolean
  /** Age in hours from which exchange rates are not used any more; null if they do not age. */
  readonly rateTtlHours: number | null
  /** The tenant in messages to banks abroad; null if it has no BIC. */
  readonly institutionBic: string | null
  readonly institutionName: string | null
}

/** As in the column of the table. */
const RATE_TTL_HOURS = 24

const READ =
  'select decides_internal_transfers as "decidesInternalTransfers", rate_ttl_hours as "rateTtlHours", institution_bic as "institutionBic", institution_name as "institutionName" from core.policies where workspace_id = $1'

/** Settings of transfers, as stored. A workspace that has booked nothing yet has the defaults. */
export async function transferSettings({ actor, database }: Context): Promise<TransferSettings> {
  admitRole(actor, 'viewer')
  const [settings] = await database.read<TransferSettings>(actor.workspaceId, READ, [actor.workspaceId])
  return (
    settings ?? {
      decidesInternalTransfers: false,
      rateTtlHours: RATE_TTL_HOURS,
      institutionBic: null,
      institutionName: null,
    }
  )
}
