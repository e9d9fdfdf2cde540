import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { grouped, inOrder, loader } from '#kernel/graph/loader.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import type { Service } from '#kernel/principal.ts'
import { Attempt } from '#webhooks/entities/attempt.ts'
import type { Delivery, DeliveryStatus } from '#webhooks/entities/delivery.ts'
import { refuse } from '#webhooks/errors.ts'
import { leaseMs } from '#webhooks/rules/lease.ts'
import { openResponse } from '#webhooks/secrets.ts'
import { servicesFor } from './visible.ts'

/** A delivery. Its body may contain personal data and is never returned. */
export interface DeliveryRow extends Row<typeof Delivery> {
  /** Start of the attempt in flight. */
  readonly begunAt: Date | null
}
export type AttemptRow = Row<typeof Attempt>

const LIST = 'webhook deliveries'
const STATUSES: readonly DeliveryStatus[] = ['PENDING', 'DELIVERED', 'FAILED']
/** Newest attempts of a delivery to return; manual retries can create any number. */
const ATTEMPTS_SHOWN = 100

// Counts the attempt in flight as well.
const ATTEMPTS_BEGUN =
  'greatest(delivery.attempts, (select max(number) from webhooks.attempts where workspace_id = delivery.workspace_id and delivery_id = delivery.id))'
const BEGUN_AT = `(select started_at from webhooks.attempts
    where workspace_id = delivery.workspace_id and delivery_id = delivery.id and number > delivery.attempts and ended_at is null order by number desc limit 1)`

/** Columns of `delivery`, for selects and returning clauses. */
export const DELIVERY_COLUMNS = `delivery.workspace_id as "workspaceId", delivery.id, delivery.subscription_id as "subscriptionId", delivery.service,
  delivery.event_id as "eventId", delivery.event_name as "eventName", delivery.resource_type as "resourceType", delivery.resource_id as "resourceId",
  delivery.sequence, delivery.occurred_at as "occurredAt", delivery.is_test as "isTest", delivery.status,
  delivery.retries, delivery.due_at as "dueAt", ${ATTEMPTS_BEGUN} as attempts, ${BEGUN_AT} as "begunAt", delivery.response_status as "responseStatus",
  delivery.created_at as "createdAt", delivery.ended_at as "endedAt"`

const BY_IDS = planOnce(
  `select ${DELIVERY_COLUMNS} from webhooks.deliveries delivery
  where workspace_id = $1 and id = any($2::uuid[]) and service = any($3::text[])`,
)

const ATTEMPTS = `select ${columnsOf(Attempt, 'attempt')} from unnest($2::uuid[]) as delivery (id)
  cross join lateral (
    select * from webhooks.attempts where workspace_id = $1 and delivery_id = delivery.id
    order by number desc limit ${ATTEMPTS_SHOWN}) attempt
  order by attempt.delivery_id, attempt.number`

const POSITIONED = '(created_at, id) < ($3, $4) and created_at >= $5'

// A separate statement for each combination of filters, so that each is planned with the matching index. Without a status
// filter, the newest of each status are merged, which saves an index without the status.
const newestOfServices = (
  filter: string,
): string => `select ${DELIVERY_COLUMNS} from unnest($2::text[]) as visible (service)
  cross join unnest($7::text[]) as wanted (status)
  cross join lateral (
    select * from webhooks.deliveries
    where workspace_id = $1 and service = visible.service and status = wanted.status and ${POSITIONED} ${filter}
    order by created_at desc, id desc limit $6) delivery
  order by delivery.created_at desc, delivery.id desc limit $6`

const newestOfEvent = (
  filter: string,
): string => `select ${DELIVERY_COLUMNS} from unnest($2::text[]) as visible (service)
  cross join lateral (
    select * from webhooks.deliveries
    where workspace_id = $1 and service = visible.service and status = any($7::text[]) and ${POSITIONED} ${filter}
    order by created_at desc, id desc limit $6) delivery
  order by delivery.created_at desc, delivery.id desc limit $6`

const newestOfSubscription = (
  filter: string,
): string => `select ${DELIVERY_COLUMNS} from unnest($7::text[]) as wanted (status)
  cross join lateral (
    select * from webhooks.deliveries
    where workspace_id = $1 and service = any($2::text[]) and status = wanted.status and ${POSITIONED} and subscription_id = $8 ${filter}
    order by created_at desc, id desc limit $6) delivery
  order by delivery.created_at desc, delivery.id desc limit $6`

/** A delivery of the workspace that the caller may see. */
export const deliveryById = loader<string, DeliveryRow>(async (ctx, ids) => {
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<DeliveryRow>(workspaceId, BY_IDS, [
    workspaceId,
    ids,
    servicesFor(ctx, 'read'),
  ])
  return inOrder(ids, rows, ({ id }) => id)
})

/** The attempts of a delivery, oldest first. */
export const attemptsOfDelivery = loader<string, readonly AttemptRow[]>(async (ctx, ids) => {
  servicesFor(ctx, 'read')
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<AttemptRow>(workspaceId, ATTEMPTS, [workspaceId, ids])
  const openAttempt = (row: AttemptRow): AttemptRow =>
    row.responseBody === null
      ? row
      : { ...row, responseBody: openResponse(ctx.keys, workspaceId, row.deliveryId, row.responseBody) }
  return grouped(ids, rows.map(openAttempt), ({ deliveryId }) => deliveryId)
})

/** A delivery by its id. It stays in the log when its subscription is deleted. */
export async function webhookDelivery(ctx: Context, id: string): Promise<DeliveryRow> {
  servicesFor(ctx, 'read')
  const found = await deliveryById(ctx, id)
  if (!found) throw refuse('DELIVERY_NOT_FOUND')
  return found
}

export interface DeliveryFilter {
  readonly first: number
  readonly after?: string | null
  readonly service?: Service | null
  readonly subscriptionId?: string | null
  readonly event?: string | null
  readonly status?: DeliveryStatus | null
  readonly from?: Date | null
}

/** Deliveries, newest first: for keys those of their service, for staff those of every service. */
export async function webhookDeliveries(
  ctx: Context,
  { first, after, service, subscriptionId, event, status, from }: DeliveryFilter,
): Promise<Connection<DeliveryRow>> {
  const services = servicesFor(ctx, 'read').filter(each => !service || each === service)
  const { workspaceId } = ctx.actor
  const values: unknown[] = [
    workspaceId,
    services,
    ...startAfter(ctx, after),
    from ?? '-infinity',
    first + 1,
    status ? [status] : STATUSES,
    ...(subscriptionId ? [subscriptionId] : []),
  ]
  const filter = event ? `and event_name = $${values.push(event)}` : ''
  const text = (subscriptionId ? newestOfSubscription : event ? newestOfEvent : newestOfServices)(filter)
  return connection(
    ctx,
    LIST,
    await ctx.database.read<DeliveryRow>(workspaceId, text, values),
    { first, after },
    ({ createdAt, id }) => ({ at: createdAt, id }),
  )
}

/** The cursor as the two values that rows are compared with; without a cursor, values before the first row. */
function startAfter(ctx: Context, cursor: string | null | undefined): [Date | string, string] {
  if (cursor === undefined || cursor === null) return ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff']
  const { at, id } = decodeCursor(ctx, LIST, cursor)
  return [at, id]
}

/** Time of the next attempt; null during an attempt and after the delivery ended. */
export const nextAttemptOf = (
  { settings, now }: Context,
  { status, dueAt, begunAt }: DeliveryRow,
): Date | null =>
  status !== 'PENDING' ||
  (begunAt !== null && begunAt.getTime() + leaseMs(settings.webhooks.timeoutMs) > now().getTime())
    ? null
    : dueAt
