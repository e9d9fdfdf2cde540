import type { Client } from 'pg'
import { auditInstallation } from '#kernel/audit.ts'
import type { Tier } from '#kernel/principal.ts'
import { inTransaction } from './in-transaction.ts'

interface NewTier {
  readonly codeOrId: string
  readonly tier: Tier
  readonly at: Date
  /** Actor for the audit; the platform when omitted. */
  readonly by?: string
}

/**
 * Sets the rate limit tier of a tenant's workspaces. Returns false when the tenant does not exist. Gateways apply the change
 * within ten seconds. Keys with their own tier keep it.
 */
export function setTier(owner: Client, { codeOrId, tier, at, by = 'platform' }: NewTier): Promise<boolean> {
  return inTransaction(owner, async () => {
    const {
      rows: [found],
    } = await owner.query<{ id: string }>(
      'select id from identity.tenants where code = $1 or id::text = lower($1)',
      [codeOrId],
    )
    if (!found) return false
    const { rowCount } = await owner.query(
      'update identity.workspaces set tier = $2 where tenant_id = $1 and tier <> $2',
      [found.id, tier],
    )
    if (rowCount)
      await auditInstallation(owner, { act: 'identity.tier_set', by, at, data: { tenantId: found.id, tier } })
    return true
  })
}
