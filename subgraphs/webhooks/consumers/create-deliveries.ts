import { isId, newId } from '#kernel/id.ts'
import type { WorkerSql } from '#kernel/database/database.ts'
import type { PublicEvent } from '#kernel/events/public-event.ts'
import type { RelayedEvent } from '#kernel/events/relay.ts'
import type { Worker } from '#kernel/jobs/job.ts'
import type { SubscriptionStatus } from '#webhooks/entities/subscription.ts'
import { bodyOf } from '#webhooks/rules/wording.ts'
import { sealBody } from '#webhooks/secrets.ts'
import { ensureCallbackTargets, isForCallback } from './callback-targets.ts'
import { publicEventsByType, readSubscribers, type Reader } from './subscribers.ts'

/** An event with the public name under which a service delivers it. */
interface Deliverable {
  readonly event: RelayedEvent
  readonly publicEvent: PublicEvent
}

type Row = Readonly<Record<string, unknown>>

const AT_A_TIME = 1_000

const INSERT = `with made as materialized (
    select * from jsonb_to_recordset($1::jsonb) as made (workspace_id uuid, id uuid, subscription_id uuid, service text, event_id uuid, event_name text,
      resource_type text, resource_id uuid, sequence bigint, customer_id uuid, occurred_at timestamptz, body text)),
  added as (
    insert into webhooks.delivery_bodies (workspace_id, id, subscription_id, event_id, customer_id, body)
    select workspace_id, id, subscription_id, event_id, customer_id, body from made
    on conflict (workspace_id, subscription_id, event_id) do nothing returning id)
  insert into webhooks.deliveries (workspace_id, id, subscription_id, service, event_id, event_name, resource_type, resource_id, sequence,
    occurred_at, is_test, status, attempts, retries, due_at, created_at)
  select workspace_id, id, subscription_id, service, event_id, event_name, resource_type, resource_id, sequence,
    occurred_at, false, 'PENDING', 0, 0, $2, $2
  from made where id in (select id from added)`

// Locked last, because deliveries continue concurrently, and in the id order that every statement uses. A separate statement,
// so that the next one sees due times set by transactions that could not see these deliveries yet.
const LOCK = `select workspace_id as "workspaceId", id, status from webhooks.subscriptions
  where (workspace_id, id) in (select workspace_id, id from unnest($1::uuid[], $2::uuid[]) as named (workspace_id, id))
  order by workspace_id, id for no key update`

const DUE = `update webhooks.subscriptions subscription set due_at = $3
  from unnest($1::uuid[], $2::uuid[]) as named (workspace_id, id)
  where subscription.workspace_id = named.workspace_id and subscription.id = named.id and (due_at is null or due_at > $3)
    and subscription.status <> 'DISABLED'`

// A subscription that was disabled concurrently has not failed these deliveries yet, so they are failed here.
const END = `update webhooks.deliveries delivery set status = 'FAILED', due_at = null, ended_at = $3
  from unnest($1::uuid[], $2::uuid[]) as named (workspace_id, id)
  where delivery.workspace_id = named.workspace_id and delivery.subscription_id = named.id and delivery.due_at is not null`

/**
 * Creates a delivery for each subscription to each event, or for the callback target that the event names, and for that one alone. Paused
 * subscriptions get theirs later.
 */
export async function createDeliveries(
  sql: WorkerSql,
  events: readonly RelayedEvent[],
  worker: Worker,
): Promise<void> {
  const byType = publicEventsByType(worker)
  const deliverable = events.flatMap(event =>
    (byType.get(event.type) ?? []).map(publicEvent => ({
      event,
      publicEvent,
      workspaceId: event.workspaceId,
    })),
  )
  const subscribersOf = await readSubscribers(sql, deliverable)
  const callbackTargetOf = await ensureCallbackTargets(sql, worker, deliverable)
  const due = new Map<string, Reader>()
  const at = worker.now()
  let rows: Row[] = []
  for (const each of deliverable) {
    const readers = isForCallback(each) ? callbackTargetOf(each) : subscribersOf(each)
    if (readers.length === 0) continue
    const data = renderPayload(each, worker)
    if (data === undefined) continue
    const tenantId = await tenantOf(each, worker)
    for (const reader of readers) {
      rows.push(deliveryOf(each, reader, data.value, tenantId, worker))
      due.set(reader.id, reader)
    }
    // Inserted in batches, so that large numbers neither fill the memory nor block this process.
    if (rows.length >= AT_A_TIME) {
      await sql(INSERT, [JSON.stringify(rows), at])
      rows = []
    }
  }
  if (rows.length > 0) await sql(INSERT, [JSON.stringify(rows), at])
  if (due.size === 0) return
  const ids = [[...due.values()].map(({ workspaceId }) => workspaceId), [...due.keys()]]
  const locked = await sql<{ workspaceId: string; id: string; status: SubscriptionStatus }>(LOCK, ids)
  await sql(DUE, [...ids, at])
  const disabled = locked.filter(({ status }) => status === 'DISABLED')
  if (disabled.length > 0)
    await sql(END, [disabled.map(({ workspaceId }) => workspaceId), disabled.map(({ id }) => id), at])
}

/** The payload of the event; undefined when it cannot be rendered. Such an event is not delivered and does not block others. */
function renderPayload(
  { event, publicEvent }: Deliverable,
  worker: Worker,
): { readonly value: unknown } | undefined {
  try {
    return { value: publicEvent.render({ ...event.data, ...event.personal }) }
  } catch (error) {
    worker.log(
      { error, workspaceId: event.workspaceId, eventId: event.id, event: publicEvent.name },
      'failed to render a webhook payload',
    )
    return undefined
  }
}

/** Only payloads of idv contain the tenant's id, so it is only read for them. */
const tenantOf = async ({ event, publicEvent }: Deliverable, worker: Worker): Promise<string> =>
  publicEvent.service === 'idv' ? (await worker.contextIn(event.workspaceId)).actor.tenantId : ''

function deliveryOf(
  { event, publicEvent }: Deliverable,
  reader: Reader,
  data: unknown,
  tenantId: string,
  { keys }: Worker,
): Row {
  const {
    workspaceId,
    id: eventId,
    aggregateType: resourceType,
    aggregateId: resourceId,
    sequence,
    occurredAt,
  } = event
  const id = newId()
  const body = bodyOf(publicEvent.service, {
    deliveryId: id,
    eventId,
    eventName: publicEvent.name,
    resourceType,
    resourceId,
    tenantId,
    sequence,
    occurredAt,
    data,
  })
  const customerId = event.data['customerId']
  return {
    workspace_id: workspaceId,
    id,
    subscription_id: reader.id,
    service: publicEvent.service,
    event_id: eventId,
    event_name: publicEvent.name,
    resource_type: resourceType,
    resource_id: resourceId,
    sequence: String(sequence),
    customer_id: typeof customerId === 'string' && isId(customerId) ? customerId : null,
    occurred_at: occurredAt,
    body: sealBody(keys, workspaceId, id, body),
  }
}
