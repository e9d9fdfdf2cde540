import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { one } from '#kernel/database/one.ts'

// Locks the subscriptions before any delivery starts or is written, in the id order that every statement uses.
const LOCK = `select id from webhooks.subscriptions
  where workspace_id = $1 and id in (select subscription_id from webhooks.delivery_bodies where workspace_id = $1 and customer_id = $2)
  order by id for no key update`

// Pending deliveries fail, and an attempt without a request records why. A request in flight still arrives in full.
const BLANK = `with ended as (
    update webhooks.deliveries delivery set status = 'FAILED', due_at = null, ended_at = $3,
      attempts = greatest(attempts, (select max(number) from webhooks.attempts where workspace_id = $1 and delivery_id = delivery.id)) + 1
    where workspace_id = $1 and status = 'PENDING'
      and id in (select id from webhooks.delivery_bodies where workspace_id = $1 and customer_id = $2)
    returning workspace_id, id, attempts, subscription_id),
  noted as (
    insert into webhooks.attempts (workspace_id, delivery_id, number, subscription_id, started_at, ended_at, failure, duration_ms)
    select workspace_id, id, attempts, subscription_id, $3, $3, 'erased', 0 from ended),
  blanked as (
    update webhooks.delivery_bodies set body = null
    where workspace_id = $1 and customer_id = $2 and body is not null
    returning id)
  select count(*) as many from (select id from ended union select id from blanked) erased`

// Receivers may echo in their responses what they were sent.
const BLANK_RESPONSES = `update webhooks.attempts set response_body = null
  where workspace_id = $1 and response_body is not null
    and delivery_id in (select id from webhooks.delivery_bodies where workspace_id = $1 and customer_id = $2)`

/**
 * Erases the bodies of all deliveries about an erased customer, sent and unsent. Returns their number. The deliveries and their
 * results stay in the log.
 */
export const blankDeliveries = command(
  async (tx, { customerId }: { readonly customerId: string }): Promise<number> => {
    allow(tx.actor, { kinds: ['platform'] })
    const { workspaceId } = tx.actor
    await tx.sql(LOCK, [workspaceId, customerId])
    const blanked = one(await tx.sql<{ many: bigint }>(BLANK, [workspaceId, customerId, tx.now()]))
    await tx.sql(BLANK_RESPONSES, [workspaceId, customerId])
    return Number(blanked.many)
  },
)
