import { command } from '#kernel/command.ts'
import { events } from '#webhooks/events.ts'
import { subscriptionEvent } from '#webhooks/rules/subscription.ts'
import { endWaiting } from './end-waiting.ts'
import { lockSubscription } from './lock-subscription.ts'

/**
 * Deletes a webhook subscription and its secrets: nothing more is sent. Waiting deliveries fail and stay in the log. Beyond a
 * batch, the worker fails the rest, which it finds by the subscription's due time.
 */
export const deleteWebhookSubscription = command(async (tx, { id }: { id: string }): Promise<boolean> => {
  const subscription = await lockSubscription(tx, id)

  Object.assign(subscription, {
    status: 'DISABLED',
    disabledReason: 'The subscription was deleted.',
    secret: '',
    previousSecret: null,
    previousSecretUntil: null,
    dueAt: tx.now(),
    updatedAt: tx.now(),
    deletedAt: tx.now(),
  })
  await endWaiting(tx.sql, tx.actor.workspaceId, id, tx.now())
  tx.emit(events.subscription_deleted, id, subscriptionEvent(tx.actor, subscription))
  return true
})
