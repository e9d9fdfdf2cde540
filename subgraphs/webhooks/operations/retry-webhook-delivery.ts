import { command } from '#kernel/command.ts'
import { one } from '#kernel/database/one.ts'
import type { DeliveryStatus } from '#webhooks/entities/delivery.ts'
import type { SubscriptionKind, SubscriptionStatus } from '#webhooks/entities/subscription.ts'
import { refuse } from '#webhooks/errors.ts'
import { DELIVERY_COLUMNS, type DeliveryRow } from '#webhooks/queries/deliveries.ts'
import { servicesFor } from '#webhooks/queries/visible.ts'

// Locks the subscription first, in the same order as the worker, to prevent deadlocks.
const LOCK_SUBSCRIPTION = `select subscription.id, subscription.kind, subscription.status from webhooks.subscriptions subscription
  where workspace_id = $1 and id = (
    select subscription_id from webhooks.deliveries where workspace_id = $1 and id = $2 and service = any($3::text[]))
  for no key update`
const LOCK_DELIVERY = `select status,
    exists (select from webhooks.delivery_bodies where workspace_id = $1 and id = $2 and body is not null) as "hasBody"
  from webhooks.deliveries where workspace_id = $1 and id = $2 for no key update`
// An attempt in flight still counts as one of the earlier attempts.
const BEGIN_AGAIN = `update webhooks.deliveries delivery
  set status = 'PENDING', retries = 0, due_at = $3, ended_at = null,
    attempts = greatest(attempts, (select max(number) from webhooks.attempts where workspace_id = $1 and delivery_id = $2))
  where workspace_id = $1 and id = $2 returning ${DELIVERY_COLUMNS}`
const WAKE =
  'update webhooks.subscriptions set due_at = least(due_at, $3) where workspace_id = $1 and id = $2'

/** Sends a failed delivery again, with the same id and the same body, and restarts its schedule. */
export const retryWebhookDelivery = command(async (tx, { id }: { id: string }): Promise<DeliveryRow> => {
  const { workspaceId } = tx.actor
  const [subscription] = await tx.sql<{ id: string; kind: SubscriptionKind; status: SubscriptionStatus }>(
    LOCK_SUBSCRIPTION,
    [workspaceId, id, servicesFor(tx, 'write')],
  )
  if (!subscription) throw refuse('DELIVERY_NOT_FOUND')
  const [delivery] = await tx.sql<{ status: DeliveryStatus; hasBody: boolean }>(LOCK_DELIVERY, [
    workspaceId,
    id,
  ])
  if (!delivery) throw refuse('DELIVERY_NOT_FOUND')
  if (delivery.status !== 'FAILED') throw refuse('DELIVERY_NOT_FAILED')
  if (!delivery.hasBody) throw refuse('DELIVERY_BODY_ERASED')
  if (subscription.status !== 'ACTIVE')
    throw refuse(subscription.kind === 'SUBSCRIPTION' ? 'SUBSCRIPTION_NOT_ACTIVE' : 'WEBHOOK_URL_REMOVED')

  const pending = one(await tx.sql<DeliveryRow>(BEGIN_AGAIN, [workspaceId, id, tx.now()]))
  await tx.sql(WAKE, [workspaceId, subscription.id, tx.now()])
  return pending
})
