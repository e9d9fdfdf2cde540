import type { Client } from 'pg'
import { auditInstallation } from '#kernel/audit.ts'
import { newId } from '#kernel/id.ts'
import type { InstallationKeys } from '#kernel/security/installation-keys.ts'
import type { Tier } from '#kernel/principal.ts'
import { firstKeyInsert } from '#kernel/security/workspace-keys.ts'
import { inTransaction } from './in-transaction.ts'
import { findTenant, type Tenant } from './workspaces.ts'

export interface NewTenant {
  /** Fixed id for tenants whose id is published, such as the demonstration's. */
  readonly tenantId?: string
  /** Short name, which banking and core banking accept in X-Tenant-ID. */
  readonly code: string
  readonly name: string
  /** Rate limit tier; `standard` when omitted. */
  readonly tier?: Tier
  /** Keys of the installation, which encrypt the new keys of the tenant's workspaces. */
  readonly keys: InstallationKeys
  readonly at: Date
  /** Actor for the audit; the platform when omitted. */
  readonly by?: string
}

const CODE = /^[a-z][a-z0-9-]{1,31}$/

/**
 * Creates a tenant with its sandbox and production workspaces, as the database owner: the app role can only read tenants. An
 * existing tenant with this code is returned unchanged, so that the call can be repeated.
 */
export async function createTenant(
  owner: Client,
  { tenantId = newId(), code, name, tier = 'standard', keys, at, by = 'platform' }: NewTenant,
): Promise<Pick<Tenant, 'tenantId' | 'workspaces'>> {
  if (!CODE.test(code))
    throw new Error(
      "A tenant's code has 2 to 32 characters: small letters, digits and hyphens, a letter first.",
    )
  return inTransaction(owner, async () => {
    const { rowCount } = await owner.query(
      'insert into identity.tenants (id, code, name, created_at) values ($1, $2, $3, $4) on conflict (code) do nothing',
      [tenantId, code, name, at],
    )
    const { rows: created } = await owner.query<{ id: string }>(
      `insert into identity.workspaces (id, tenant_id, environment, created_at, tier)
       select w.id, t.id, w.environment, $4::timestamptz, $5
       from identity.tenants t, (values ($1::uuid, 'sandbox'), ($2::uuid, 'production')) as w (id, environment)
       where t.code = $3
       on conflict (tenant_id, environment) do nothing returning id`,
      [newId(), newId(), code, at, tier],
    )
    for (const { id } of created) await addWorkspaceKeys(owner, keys, id, at)
    const tenant = (await findTenant(owner, code))!
    if (rowCount)
      await auditInstallation(owner, {
        act: 'identity.tenant_created',
        by,
        at,
        data: { tenantId: tenant.tenantId, code, workspaces: tenant.workspaces },
      })
    return { tenantId: tenant.tenantId, workspaces: tenant.workspaces }
  })
}

async function addWorkspaceKeys(
  owner: Client,
  keys: InstallationKeys,
  workspaceId: string,
  at: Date,
): Promise<void> {
  const { text, values } = firstKeyInsert(keys, workspaceId, at)
  await owner.query(`select set_config('app.workspace', $1, true)`, [workspaceId])
  await owner.query(text, [...values])
}
