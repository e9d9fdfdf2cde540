import { LockMode, type InferEntity } from '@mikro-orm/core'
import type { Tx } from '#kernel/command.ts'
import type { Service } from '#kernel/principal.ts'
import { invalid } from '#kernel/refusals.ts'
import { Subscription } from '#webhooks/entities/subscription.ts'
import { hasOneTarget } from '#webhooks/rules/subscription.ts'
import { newTenantTarget } from '#webhooks/tenant-target.ts'

/** Locks the tenant's target of a service without subscriptions; adds it before its first use. */
export async function lockTenantTarget(tx: Tx, service: Service): Promise<InferEntity<typeof Subscription>> {
  if (!hasOneTarget(service))
    throw invalid([{ field: 'service', reason: 'must be a service without subscriptions' }])
  const { workspaceId } = tx.actor
  const { text, values } = newTenantTarget(tx.keys, workspaceId, service, tx.now())
  await tx.sql(text, values)
  return tx.em.findOneOrFail(
    Subscription,
    { workspaceId, service, kind: 'TENANT_TARGET' },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  )
}
