import type { Client } from 'pg'
import type { Environment } from '#kernel/principal.ts'

/** A tenant with the ids of its two workspaces. */
export interface Tenant {
  readonly tenantId: string
  readonly code: string
  readonly name: string
  readonly workspaces: Readonly<Record<Environment, string>>
}

const READ_TENANT = `
  select t.id as "tenantId", t.code, t.name, json_object_agg(w.environment, w.id) as workspaces
  from identity.tenants t join identity.workspaces w on w.tenant_id = t.id
  where t.code = $1 or t.id::text = lower($1) group by t.id`

/** The tenant with this code or id; undefined when there is none. */
export async function findTenant(owner: Client, codeOrId: string): Promise<Tenant | undefined> {
  const {
    rows: [tenant],
  } = await owner.query<Tenant>(READ_TENANT, [codeOrId])
  return tenant
}

/** All tenants, by code. */
export async function listTenants(
  owner: Client,
): Promise<{ tenantId: string; code: string; name: string; createdAt: Date }[]> {
  const { rows } = await owner.query<{ tenantId: string; code: string; name: string; createdAt: Date }>(
    'select id as "tenantId", code, name, created_at as "createdAt" from identity.tenants order by code',
  )
  return rows
}
