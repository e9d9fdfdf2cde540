import { LockMode, type InferEntity } from '@mikro-orm/core'
import type { Tx } from '#kernel/command.ts'
import { Subscription } from '#webhooks/entities/subscription.ts'
import { refuse } from '#webhooks/errors.ts'
import { servicesFor } from '#webhooks/queries/visible.ts'

/** Locks a subscription that the caller may change. Other services' subscriptions, deleted ones and targets are not found. */
export async function lockSubscription(tx: Tx, id: string): Promise<InferEntity<typeof Subscription>> {
  const subscription = await tx.em.findOne(
    Subscription,
    {
      workspaceId: tx.actor.workspaceId,
      id,
      service: { $in: [...servicesFor(tx, 'write')] },
      kind: 'SUBSCRIPTION',
      deletedAt: null,
    },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  )
  if (!subscription) throw refuse('SUBSCRIPTION_NOT_FOUND')
  return subscription
}
