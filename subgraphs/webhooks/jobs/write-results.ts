import { allSettledOrThrow } from '#kernel/database/connection.ts'
import type { WorkerSql } from '#kernel/database/database.ts'
import type { Worker } from '#kernel/jobs/job.ts'
import { endWaiting } from '#webhooks/operations/end-waiting.ts'
import { healthAfterAll, type SubscriptionHealth } from '#webhooks/rules/subscription-health.ts'
import type { DeliveryVerdict } from '#webhooks/rules/verdict.ts'
import { sealResponse } from '#webhooks/secrets.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'

/** A finished attempt with its result. */
export interface TriedAttempt {
  readonly attempt: ClaimedDelivery
  readonly verdict: DeliveryVerdict
  readonly endedAt: Date
  readonly durationMs: number
}

/** An attempt that was tried, or one whose delivery was not sent after all and becomes due again without a trace. */
export type EndedAttempt = TriedAttempt | Pick<TriedAttempt, 'attempt'>

type Locked = SubscriptionHealth & {
  readonly workspaceId: string
  readonly id: string
  readonly url: string
}

const GONE_REASON = 'The receiver responded with 410 Gone.'

// Finds rows by index, one by one: a plan from when the tables were small, or for more rows than there are, would scan them.
const BY_INDEX = `select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_hashjoin', 'off', true),
  set_config('enable_mergejoin', 'off', true), set_config('enable_seqscan', 'off', true)`
const BY_ANY_PLAN = `select set_config('plan_cache_mode', 'auto', true), set_config('enable_hashjoin', 'on', true),
  set_config('enable_mergejoin', 'on', true), set_config('enable_seqscan', 'on', true)`

// Locks subscriptions first and in id order. Every statement that locks several uses this order, which prevents deadlocks.
const LOCK = `select workspace_id as "workspaceId", id, url, failures, concurrency from webhooks.subscriptions
  where (workspace_id, id) in (select workspace_id, id from unnest($1::uuid[], $2::uuid[]) as s (workspace_id, id))
  order by workspace_id, id for no key update`

// A concurrent erasure waits for the subscription's lock too: either it is visible here, or this result is visible to it.
const READ = `select ended.delivery_id || ' ' || ended.number as key,
    coalesce((select body is null from webhooks.delivery_bodies where workspace_id = ended.workspace_id and id = ended.delivery_id), true) as "isErased"
  from unnest($1::uuid[], $2::uuid[], $3::int[]) as ended (workspace_id, delivery_id, number)
  cross join lateral (
    select from webhooks.attempts
    where workspace_id = ended.workspace_id and delivery_id = ended.delivery_id and number = ended.number and ended_at is null offset 0) attempt`

const RELEASE = `delete from webhooks.attempts attempt
  using unnest($1::uuid[], $2::uuid[], $3::int[]) as released (workspace_id, delivery_id, number)
  where attempt.workspace_id = released.workspace_id and attempt.delivery_id = released.delivery_id and attempt.number = released.number
    and attempt.ended_at is null`

// A success always counts. A failure only counts when no later attempt or manual retry has started.
const END = `with ended as (
    select * from json_to_recordset($1::json) as ended (workspace_id uuid, delivery_id uuid, number int, ended_at timestamptz, response_status int,
      response_body text, failure text, duration_ms int, status text, due_at timestamptz, retries int)),
  noted as (
    update webhooks.attempts attempt set ended_at = ended.ended_at, response_status = ended.response_status,
      response_body = ended.response_body, failure = ended.failure, duration_ms = ended.duration_ms
    from ended where attempt.workspace_id = ended.workspace_id and attempt.delivery_id = ended.delivery_id and attempt.number = ended.number)
  update webhooks.deliveries delivery set status = ended.status, due_at = ended.due_at, retries = ended.retries,
    attempts = greatest(delivery.attempts, ended.number), response_status = ended.response_status,
    ended_at = case when ended.status = 'PENDING' then null else ended.ended_at end
  from ended
  where delivery.workspace_id = ended.workspace_id and delivery.id = ended.delivery_id
    and case when ended.status = 'DELIVERED' then delivery.status <> 'DELIVERED' else delivery.status = 'PENDING' and delivery.attempts < ended.number end`

const MOVE_SUBSCRIPTIONS = `update webhooks.subscriptions subscription set failures = moved.failures, concurrency = moved.concurrency,
    failing_at = case when moved.is_newly_failing and kind <> 'SUBSCRIPTION' then $2 else failing_at end,
    status = case when moved.is_gone then 'DISABLED' else status end,
    disabled_reason = case when moved.is_gone then '${GONE_REASON}' else disabled_reason end,
    updated_at = case when moved.is_gone then $2 else updated_at end,
    due_at = (select case when min(due_at) is not null and (moved.is_gone or subscription.status = 'DISABLED') then $2 else min(due_at) end
      from webhooks.deliveries
      where workspace_id = subscription.workspace_id and subscription_id = subscription.id and due_at is not null)
  from jsonb_to_recordset($1::jsonb) as moved (workspace_id uuid, id uuid, failures int, concurrency int, is_newly_failing boolean, is_gone boolean)
  where subscription.workspace_id = moved.workspace_id and subscription.id = moved.id`

const keysOf = (
  every: readonly EndedAttempt[],
): [workspaceIds: string[], deliveryIds: string[], numbers: number[]] => [
  every.map(({ attempt }) => attempt.workspaceId),
  every.map(({ attempt }) => attempt.deliveryId),
  every.map(({ attempt }) => attempt.number),
]

const keyOf = ({ deliveryId, number }: ClaimedDelivery): string => `${deliveryId} ${number}`

/** Stores the results of attempts, and what follows from them for their subscriptions. */
export async function writeResults(
  sql: WorkerSql,
  worker: Worker,
  every: readonly EndedAttempt[],
): Promise<void> {
  const at = worker.now()
  const tried = every.filter(each => 'verdict' in each)
  const released = every.filter(each => !('verdict' in each))
  const [, locked, open] = await allSettledOrThrow([
    sql(BY_INDEX),
    sql<Locked>(LOCK, [
      every.map(({ attempt }) => attempt.workspaceId),
      every.map(({ attempt }) => attempt.subscriptionId),
    ]),
    sql<{ key: string; isErased: boolean }>(READ, keysOf(tried)),
    ...(released.length > 0 ? [sql(RELEASE, keysOf(released))] : []),
  ] as const)
  const urls = new Map(locked.map(({ id, url }) => [id, url]))
  const erased = new Map(open.map(({ key, isErased }) => [key, isErased]))
  // When the response of a commit was lost, the repeat finds the attempts ended and counts nothing twice.
  const ended = tried
    .filter(({ attempt }) => erased.has(keyOf(attempt)))
    .map(one => withoutErasedBody(erased.get(keyOf(one.attempt))!, forCurrentUrl(urls, one)))
  const bySubscription = Map.groupBy(ended, ({ attempt }) => attempt.subscriptionId)
  const moved = locked.map(({ workspaceId, id, failures, concurrency }) => {
    const verdicts = (bySubscription.get(id) ?? []).map(({ verdict }) => verdict.receiver)
    const health = healthAfterAll({ failures, concurrency }, verdicts)
    return {
      workspace_id: workspaceId,
      id,
      failures: health.failures,
      concurrency: health.concurrency,
      is_newly_failing: health.isNewlyFailing,
      is_gone: verdicts.includes('gone'),
    }
  })
  await allSettledOrThrow([
    sql(END, [JSON.stringify(ended.map(each => rowOf(worker, each)))]),
    // Ends a limited number; a job ends the rest, which it finds by the subscription's due time.
    ...moved
      .filter(({ is_gone: isGone }) => isGone)
      .map(({ workspace_id: workspaceId, id }) => endWaiting(sql, workspaceId, id, at)),
    sql(MOVE_SUBSCRIPTIONS, [JSON.stringify(moved), at]),
    sql(BY_ANY_PLAN),
  ])
}

/**
 * A result from a URL that has since been replaced does not count against the new URL. A delivery that the old URL rejected
 * with 410 is sent to the new one.
 */
function forCurrentUrl(urls: ReadonlyMap<string, string>, one: TriedAttempt): TriedAttempt {
  const { attempt, verdict, endedAt } = one
  if (urls.get(attempt.subscriptionId) === attempt.url) return one
  const again =
    verdict.receiver === 'gone'
      ? ({ status: 'PENDING', dueAt: endedAt, retries: attempt.retries } as const)
      : {}
  return { ...one, verdict: { ...verdict, ...again, receiver: 'unknown' } }
}

/** Drops the response body of an erased delivery, because receivers may echo what they were sent. */
const withoutErasedBody = (isErased: boolean, one: TriedAttempt): TriedAttempt =>
  isErased ? { ...one, verdict: { ...one.verdict, responseBody: null } } : one

const responseOf = (
  { keys }: Worker,
  { attempt: { workspaceId, deliveryId }, verdict: { responseBody } }: TriedAttempt,
): string | null =>
  responseBody === null || keys.status(workspaceId) !== 'open'
    ? null
    : sealResponse(keys, workspaceId, deliveryId, responseBody)

const rowOf = (worker: Worker, one: TriedAttempt): Readonly<Record<string, unknown>> => {
  const { attempt, verdict, endedAt, durationMs } = one
  return {
    workspace_id: attempt.workspaceId,
    delivery_id: attempt.deliveryId,
    number: attempt.number,
    ended_at: endedAt,
    duration_ms: durationMs,
    failure: verdict.failure,
    response_status: verdict.responseStatus,
    response_body: responseOf(worker, one),
    status: verdict.status,
    due_at: verdict.dueAt,
    retries: verdict.retries,
  }
}
