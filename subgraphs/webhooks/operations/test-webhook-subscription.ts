import { command, type Tx } from '#kernel/command.ts'
import { insertOf, valuesOf, type Row } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { nextSequence } from '#kernel/events/sequence.ts'
import type { Service } from '#kernel/principal.ts'
import { one } from '#kernel/database/one.ts'
import { DeliveryBody } from '#webhooks/entities/delivery-body.ts'
import { Delivery } from '#webhooks/entities/delivery.ts'
import type { SubscriptionStatus } from '#webhooks/entities/subscription.ts'
import { refuse } from '#webhooks/errors.ts'
import { DELIVERY_COLUMNS, type DeliveryRow } from '#webhooks/queries/deliveries.ts'
import { servicesFor } from '#webhooks/queries/visible.ts'
import { bodyOf, testDataOf } from '#webhooks/rules/wording.ts'
import { sealBody } from '#webhooks/secrets.ts'

const READ = `select service, status from webhooks.subscriptions
  where workspace_id = $1 and id = $2 and service = any($3::text[]) and deleted_at is null and kind = 'SUBSCRIPTION'`
const ADD = `${insertOf(Delivery, 'delivery')} returning ${DELIVERY_COLUMNS}`
const ADD_BODY = insertOf(DeliveryBody, 'body')
const WAKE = `update webhooks.subscriptions set due_at = least(due_at, $3)
  where workspace_id = $1 and id = $2 and status = 'ACTIVE' and deleted_at is null returning 1`

const RESOURCE = 'webhook_subscription'
/** Tests have their own sequence: changes of the subscription are not delivered and would leave gaps. */
const COUNTED_AS = 'webhook_test'

/**
 * Sends a test event to a webhook subscription, with the same queue, log, rate limit and signature as other events. The
 * subscription is updated last, in the lock order of the relay, to prevent deadlocks.
 */
export const testWebhookSubscription = command(async (tx, { id }: { id: string }): Promise<DeliveryRow> => {
  const { workspaceId } = tx.actor
  const [subscription] = await tx.sql<{ service: Service; status: SubscriptionStatus }>(READ, [
    workspaceId,
    id,
    servicesFor(tx, 'write'),
  ])
  if (!subscription) throw refuse('SUBSCRIPTION_NOT_FOUND')
  if (subscription.status !== 'ACTIVE') throw refuse('SUBSCRIPTION_NOT_ACTIVE')

  const made = testDelivery(tx, id, subscription.service, await nextSequence(tx, COUNTED_AS, id))
  const delivery = one(await tx.sql<DeliveryRow>(ADD, valuesOf(Delivery, made.delivery)))
  await tx.sql(ADD_BODY, valuesOf(DeliveryBody, made.body))
  const updated = await tx.sql(WAKE, [workspaceId, id, tx.now()])
  if (updated.length === 0) throw refuse('SUBSCRIPTION_NOT_ACTIVE')
  return delivery
})

function testDelivery(
  { actor: { workspaceId, tenantId }, keys, now }: Tx,
  subscriptionId: string,
  service: Service,
  sequence: bigint,
): { readonly delivery: Row<typeof Delivery>; readonly body: Row<typeof DeliveryBody> } {
  const id = newId()
  const event = {
    eventId: newId(),
    eventName: 'webhook.test',
    resourceType: RESOURCE,
    resourceId: subscriptionId,
    sequence,
    occurredAt: now(),
  }
  const body = bodyOf(service, {
    ...event,
    deliveryId: id,
    tenantId,
    data: testDataOf(service, subscriptionId),
  })
  const delivery: Row<typeof Delivery> = {
    ...event,
    workspaceId,
    id,
    subscriptionId,
    service,
    isTest: true,
    status: 'PENDING',
    attempts: 0,
    retries: 0,
    dueAt: now(),
    responseStatus: null,
    createdAt: now(),
    endedAt: null,
  }
  const sealed = sealBody(keys, workspaceId, id, body)
  return {
    delivery,
    body: { workspaceId, id, subscriptionId, eventId: event.eventId, customerId: null, body: sealed },
  }
}
