import type { Service } from '#kernel/principal.ts'
import type { WorkerSql } from '#kernel/database/database.ts'
import type { Worker } from '#kernel/jobs/job.ts'
import { leaseMs } from '#webhooks/rules/lease.ts'
import { claimsMax } from '#webhooks/rules/subscription-health.ts'

/** A started attempt: it is stored, and no other worker sends the delivery until its lease expires. */
export interface ClaimedDelivery {
  readonly workspaceId: string
  readonly deliveryId: string
  readonly subscriptionId: string
  readonly number: number
  readonly service: Service
  readonly eventId: string
  readonly eventName: string
  readonly body: string | null
  readonly retries: number
  readonly url: string
  /** One object for all attempts of the subscription in a claim. */
  readonly sealed: SealedSecrets
}

/** The secrets that sign for a subscription, encrypted. */
export interface SealedSecrets {
  /** Id of the subscription for which they are encrypted: for a callback target that of the tenant's target. */
  readonly ownerId: string
  readonly secret: string
  readonly previousSecret: string | null
  readonly previousSecretUntil: Date | null
}

/** Kind of receiver: the last attempt succeeded (or there was none), or it failed. */
export type ReceiverHealth = 'healthy' | 'failing'

/** Limits of one claim. */
export interface Share {
  readonly subscriptions: number
  readonly each: number
  /** Total number of deliveries, shared evenly between the receivers that have something due. */
  readonly inAll: number
  /** Number of further deliveries that this worker may have in flight for a workspace. */
  capacityFor(workspaceId: string): number
}

/** After the timeout and this time a request no longer counts as in flight, even without a stored result because its worker died. */
const OPEN_AFTER_TIMEOUT_MS = 1_000
const WINDOW_MS = 60_000
const CROWDED_PAUSE_MS = 250

type Token = Pick<ClaimedDelivery, 'workspaceId' | 'url'> &
  SealedSecrets & { readonly id: string; readonly concurrency: number; readonly rateLimit: number }
type Held = Omit<ClaimedDelivery, 'url' | 'sealed'>
interface Capacity {
  readonly workspaceId: string
  readonly id: string
  readonly underWay: number
  readonly started: number
  readonly windowFreesAt: Date | null
  readonly placeFreesAt: Date | null
  /** Deliveries under a lease, and the time at which the first lease expires. */
  readonly leased: readonly string[] | null
  readonly leaseEndsAt: Date | null
}

// The row lock is the right to start deliveries to that receiver. Rows locked by another worker are skipped.
const lockDue = (
  condition: string,
): string => `select subscription.workspace_id as "workspaceId", subscription.id, subscription.url, owner.id as "ownerId", owner.secret,
    owner.previous_secret as "previousSecret", owner.previous_secret_until as "previousSecretUntil", subscription.concurrency,
    subscription.rate_limit_per_minute as "rateLimit"
  from webhooks.subscriptions subscription
  cross join lateral (
    select subscription.id, subscription.secret, subscription.previous_secret, subscription.previous_secret_until
    where subscription.kind <> 'CALLBACK_TARGET'
    union all
    select id, secret, previous_secret, previous_secret_until from webhooks.subscriptions
    where subscription.kind = 'CALLBACK_TARGET' and workspace_id = subscription.workspace_id and service = subscription.service
      and kind = 'TENANT_TARGET') owner
  where subscription.due_at <= $1 and subscription.status = 'ACTIVE' and subscription.deleted_at is null and ${condition}
  order by subscription.due_at limit $2 for no key update of subscription skip locked`

const LOCK: Readonly<Record<ReceiverHealth, string>> = {
  healthy: lockDue('subscription.failures = 0'),
  failing: lockDue('subscription.failures > 0'),
}

// An attempt without a result that is older than the request timeout was interrupted with its worker. It only counts for the
// rate limit.
const FREE_CAPACITY = `select token.workspace_id as "workspaceId", token.id, recent.*
  from unnest($1::uuid[], $2::uuid[]) as token (workspace_id, id)
  cross join lateral (
    select count(*)::int as started, min(started_at) + $4::int * interval '1 millisecond' as "windowFreesAt",
      count(*) filter (where ended_at is null and started_at > $3::timestamptz - $5::int * interval '1 millisecond')::int as "underWay",
      min(started_at) filter (where ended_at is null and started_at > $3::timestamptz - $5::int * interval '1 millisecond') + $5::int * interval '1 millisecond' as "placeFreesAt",
      array_agg(delivery_id) filter (where ended_at is null and started_at > $3::timestamptz - $6::int * interval '1 millisecond') as leased,
      min(started_at) filter (where ended_at is null and started_at > $3::timestamptz - $6::int * interval '1 millisecond') + $6::int * interval '1 millisecond' as "leaseEndsAt"
    from webhooks.attempts
    where workspace_id = token.workspace_id and subscription_id = token.id and started_at > $3::timestamptz - $4::int * interval '1 millisecond') recent`

// The attempt row is the lease. The delivery row, which is in many indexes, is only written when the attempt ends, except to
// count an interrupted attempt. All parts of the statement see the tables as they were before it.
const CLAIM = `with token as materialized (
    select * from unnest($1::uuid[], $2::uuid[], $3::int[], $4::int[], $5::timestamptz[], $6::timestamptz[])
      as token (workspace_id, id, allowed, capacity, full_until, lease_ends_at)),
  picked as materialized (
    select delivery.*, greatest(delivery.attempts, (select max(number) from webhooks.attempts where workspace_id = delivery.workspace_id and delivery_id = delivery.id)) + 1 as number
    from token cross join lateral (
      select workspace_id, id, subscription_id, service, event_id, event_name, retries, attempts from webhooks.deliveries
      where workspace_id = token.workspace_id and subscription_id = token.id and due_at <= $8 and id not in (select unnest($7::uuid[]))
      order by due_at limit token.allowed) delivery),
  noted as (
    insert into webhooks.attempts (workspace_id, delivery_id, number, subscription_id, started_at)
    select workspace_id, id, number, subscription_id, $8 from picked),
  given_up as (
    update webhooks.deliveries delivery set attempts = picked.number - 1 from picked
    where picked.number > picked.attempts + 1 and delivery.workspace_id = picked.workspace_id and delivery.id = picked.id),
  examined as (
    select token.*, coalesce(begun.count, 0) as begun, coalesce(sum(begun.count) over (partition by token.workspace_id), 0) as in_workspace,
      (select min(due_at) from webhooks.deliveries
        where workspace_id = token.workspace_id and subscription_id = token.id and due_at is not null
          and id not in (select unnest($7::uuid[])) and id not in (select id from picked)) as next_at
    from token left join (select subscription_id, count(*) from picked group by subscription_id) begun on begun.subscription_id = token.id),
  next as (
    update webhooks.subscriptions subscription set due_at = case when coalesce(next_at, lease_ends_at) is not null or begun > 0 then greatest(
        least(next_at, lease_ends_at, case when begun > 0 then $9::timestamptz end),
        case when begun = allowed and full_until is not null then full_until when in_workspace >= capacity then $10::timestamptz end) end
    from examined where subscription.workspace_id = examined.workspace_id and subscription.id = examined.id)
  select workspace_id as "workspaceId", id as "deliveryId", subscription_id as "subscriptionId", number, service,
    event_id as "eventId", event_name as "eventName", retries,
    (select body from webhooks.delivery_bodies where workspace_id = picked.workspace_id and id = picked.id) as body
  from picked`

/**
 * Starts due deliveries, within each receiver's concurrency and rate limit. Returns the started attempts and the number of
 * receivers examined.
 */
export async function claimDeliveries(
  sql: WorkerSql,
  worker: Worker,
  health: ReceiverHealth,
  { subscriptions, each, inAll, capacityFor }: Share,
): Promise<{ claimed: ClaimedDelivery[]; examined: number }> {
  const at = worker.now()
  const { timeoutMs } = worker.settings.webhooks
  const openMs = timeoutMs + OPEN_AFTER_TIMEOUT_MS
  const tokens = await sql<Token>(LOCK[health], [at, subscriptions])
  if (tokens.length === 0) return { claimed: [], examined: 0 }
  const ids = [tokens.map(({ workspaceId }) => workspaceId), tokens.map(({ id }) => id)]
  const found = await sql<Capacity>(FREE_CAPACITY, [...ids, at, WINDOW_MS, openMs, leaseMs(timeoutMs)])
  const capacities = new Map(found.map(capacity => [capacity.id, capacity]))
  const allowed = allowedFor(tokens, capacities, Math.min(each, evenShare(inAll, tokens.length)), capacityFor)
  const held = await sql<Held>(CLAIM, [
    ...ids,
    allowed,
    tokens.map(({ workspaceId }) => capacityFor(workspaceId)),
    tokens.map((token, index) => fullUntil(token, capacities.get(token.id)!, allowed[index]!, at, openMs)),
    tokens.map(({ id }) => capacities.get(id)!.leaseEndsAt),
    found.flatMap(({ leased }) => leased ?? []),
    at,
    new Date(at.getTime() + leaseMs(timeoutMs)),
    new Date(at.getTime() + CROWDED_PAUSE_MS),
  ])
  const byId = new Map(tokens.map(token => [token.id, token]))
  const claimed = held.map(
    ({ workspaceId, deliveryId, subscriptionId, number, service, eventId, eventName, body, retries }) => {
      const token = byId.get(subscriptionId)!
      return {
        workspaceId,
        deliveryId,
        subscriptionId,
        number,
        service,
        eventId,
        eventName,
        body,
        retries,
        url: token.url,
        sealed: token,
      }
    },
  )
  return { claimed, examined: tokens.length }
}

/** Number of deliveries that each receiver may start: limited by its concurrency, its rate limit and its share of this claim. */
function allowedFor(
  tokens: readonly Token[],
  capacities: ReadonlyMap<string, Capacity>,
  max: number,
  capacityFor: Share['capacityFor'],
): number[] {
  const places = new Map(
    [...Map.groupBy(tokens, ({ workspaceId }) => workspaceId)].map(([workspaceId, { length }]) => {
      const left = capacityFor(workspaceId)
      return [workspaceId, { left, each: evenShare(left, length) }]
    }),
  )
  return tokens.map(token => {
    const index = places.get(token.workspaceId)!
    const begins = allowedOf(token, capacities.get(token.id)!, Math.min(max, index.each, index.left))
    index.left -= begins
    return begins
  })
}

const evenShare = (capacity: number, claimants: number): number =>
  Math.max(1, Math.floor(capacity / claimants))

const allowedOf = (
  { concurrency, rateLimit }: Token,
  { underWay, started }: Capacity,
  each: number,
): number => Math.max(0, Math.min(each, claimsMax(concurrency) - underWay, rateLimit - started))

/**
 * Time until which no further delivery can start once the receiver's limits are reached. The end of an attempt makes the
 * subscription due earlier.
 */
function fullUntil(
  { concurrency, rateLimit }: Token,
  { underWay, started, windowFreesAt, placeFreesAt }: Capacity,
  begun: number,
  at: Date,
  openMs: number,
): Date | null {
  if (started + begun >= rateLimit) return windowFreesAt ?? new Date(at.getTime() + WINDOW_MS)
  if (underWay + begun >= claimsMax(concurrency)) return placeFreesAt ?? new Date(at.getTime() + openMs)
  return null
}
