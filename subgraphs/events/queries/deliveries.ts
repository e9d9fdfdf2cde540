import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { grouped, inOrder, loader } from '#kernel/loader.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import type { Service } from '#kernel/principal.ts'
import { Attempt } from '../entities/attempt.ts'
import type { Delivery, DeliveryStatus } from '../entities/delivery.ts'
import { refuse } from '../errors.ts'
import { openAnswer } from '../secrets.ts'
import { servicesFor } from './visible.ts'

/** A delivery without its body, which may tell of a person and is kept in its own place alone. */
export type DeliveryRow = Omit<Row<typeof Delivery>, 'body'>
export type AttemptRow = Row<typeof Attempt>

const LIST = 'webhook deliveries'
/** The newest of a delivery that was retried by hand again and again. */
const ATTEMPTS_SHOWN = 100

/** What is read of `delivery`, in selects and after writes. */
export const DELIVERY_COLUMNS = `delivery.workspace_id as "workspaceId", delivery.id, delivery.subscription_id as "subscriptionId", delivery.service,
  delivery.event_id as "eventId", delivery.event_name as "eventName", delivery.resource_type as "resourceType", delivery.resource_id as "resourceId",
  delivery.sequence, delivery.customer_id as "customerId", delivery.occurred_at as "occurredAt", delivery.is_test as "isTest", delivery.status,
  delivery.attempts, delivery.retries, delivery.due_at as "dueAt", delivery.leased_until as "leasedUntil", delivery.response_status as "responseStatus",
  delivery.created_at as "createdAt", delivery.ended_at as "endedAt"`

const BY_IDS = `select ${DELIVERY_COLUMNS} from events.deliveries delivery
  where workspace_id = $1 and id = any($2::uuid[]) and service = any($3::text[])`

const ATTEMPTS = `select ${columnsOf(Attempt, 'attempt')} from unnest($2::uuid[]) as delivery (id)
  cross join lateral (
    select * from events.attempts where workspace_id = $1 and delivery_id = delivery.id
    order by number desc limit ${ATTEMPTS_SHOWN}) attempt
  order by attempt.delivery_id, attempt.number`

const POSITIONED = '(created_at, id) < ($3, $4) and created_at >= $5'

// One text for each set of filters, so that each is planned with the index that serves it.
const newestOfServices = (filter: string): string => `select ${DELIVERY_COLUMNS} from unnest($2::text[]) as visible (service)
  cross join lateral (
    select * from events.deliveries
    where workspace_id = $1 and service = visible.service and ${POSITIONED} ${filter}
    order by created_at desc, id desc limit $6) delivery
  order by delivery.created_at desc, delivery.id desc limit $6`

const newestOfSubscription = (filter: string): string => `select ${DELIVERY_COLUMNS} from events.deliveries delivery
  where workspace_id = $1 and service = any($2::text[]) and ${POSITIONED} and subscription_id = $7 ${filter}
  order by created_at desc, id desc limit $6`

/** A delivery of the workspace as far as the caller may see it. */
export const deliveryById = loader<string, DeliveryRow>(async (ctx, ids) => {
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<DeliveryRow>(workspaceId, BY_IDS, [workspaceId, ids, servicesFor(ctx, 'read')])
  return inOrder(ids, rows, ({ id }) => id)
})

/** The attempts at a delivery that was found, oldest first. */
export const attemptsOfDelivery = loader<string, readonly AttemptRow[]>(async (ctx, ids) => {
  servicesFor(ctx, 'read')
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<AttemptRow>(workspaceId, ATTEMPTS, [workspaceId, ids])
  const open = (row: AttemptRow): AttemptRow =>
    (row.responseBody === null ? row : { ...row, responseBody: openAnswer(ctx.keys, workspaceId, row.deliveryId, row.responseBody) })
  return grouped(ids, rows.map(open), ({ deliveryId }) => deliveryId)
})

/** A delivery by its id; it stays in the log when its subscription is deleted. */
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

/** Deliveries, newest first: those of a key's own service, for staff those of every service. */
export async function webhookDeliveries(ctx: Context, { first, after, service, subscriptionId, event, status, from }: DeliveryFilter): Promise<Connection<DeliveryRow>> {
  const services = servicesFor(ctx, 'read').filter(each => !service || each === service)
  const { workspaceId } = ctx.actor
  const values: unknown[] = [workspaceId, services, ...startAfter(ctx, after), from ?? '-infinity', first + 1, ...(subscriptionId ? [subscriptionId] : [])]
  const filters = Object.entries({ event_name: event, status })
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([column, value]) => `and ${column} = $${values.push(value)}`)
  const text = (subscriptionId ? newestOfSubscription : newestOfServices)(filters.join(' '))
  return connection(ctx, LIST, await ctx.database.read<DeliveryRow>(workspaceId, text, values), first, ({ createdAt, id }) => ({ at: createdAt, id }))
}

/** The position as the two values that rows are compared with; without a cursor the one before everything. */
function startAfter(ctx: Context, cursor: string | null | undefined): [Date | string, string] {
  if (cursor === undefined || cursor === null) return ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff']
  const { at, id } = decodeCursor(ctx, LIST, cursor)
  return [at, id]
}

/** When it is sent next; null while an attempt is under way and once it has ended. */
export const nextAttemptOf = (ctx: Context, { status, dueAt, leasedUntil }: DeliveryRow): Date | null =>
  (status !== 'PENDING' || (leasedUntil !== null && leasedUntil > ctx.now()) ? null : dueAt)
