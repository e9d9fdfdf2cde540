import type { Client } from 'pg'
import type { Tier } from '#kernel/principal.ts'

/**
 * Says how much a tenant may ask for in its workspaces; false where there is no such tenant. Gateways learn of it within ten
 * seconds. Keys with a tier of their own keep it.
 */
export async function setTier(owner: Client, codeOrId: string, tier: Tier): Promise<boolean> {
  const { rowCount } = await owner.query(
    `update identity.workspaces w set tier = $2 from identity.tenants t where t.id = w.tenant_id and (t.code = $1 or t.id::text = lower($1))`,
    [codeOrId, tier])
  return rowCount !== 0
}
