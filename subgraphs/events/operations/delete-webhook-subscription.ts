import { command } from '#kernel/command.ts'
import { events } from '../events.ts'
import { subscriptionFact } from '../rules/subscription.ts'
import { lockSubscription } from './lock-subscription.ts'

const FAIL_WAITING = `update events.deliveries set status = 'FAILED', due_at = null, leased_until = null, ended_at = $3
  where workspace_id = $1 and subscription_id = $2 and status = 'PENDING' and due_at is not null`

/** Deletes a webhook subscription: nothing more is sent, and its secrets are gone. Its deliveries stay in the log. */
export const deleteWebhookSubscription = command(async (tx, { id }: { id: string }): Promise<boolean> => {
  const subscription = await lockSubscription(tx, id)

  Object.assign(subscription, {
    status: 'DISABLED', disabledReason: 'It was deleted.', secret: '', previousSecret: null, previousSecretUntil: null,
    dueAt: null, updatedAt: tx.now(), deletedAt: tx.now(),
  })
  await tx.sql(FAIL_WAITING, [tx.actor.workspaceId, id, tx.now()])
  tx.emit(events.subscription_deleted, id, subscriptionFact(tx.actor, subscription))
  return true
})
