import type { WorkerSql } from '#kernel/database/database.ts'
import type { RelayedEvent } from '#kernel/events/relay.ts'
import { newId } from '#kernel/id.ts'
import type { Worker } from '#kernel/jobs/job.ts'
import type { Service } from '#kernel/principal.ts'
import { LOCK_CALLBACK_TARGETS_SHARED } from '#webhooks/operations/lock-callback-targets.ts'
import { callbackUrlOf } from '#webhooks/rules/callback.ts'
import { DEFAULT_RATE_LIMIT, INITIAL_CONCURRENCY } from '#webhooks/rules/subscription.ts'
import { newTenantTarget } from '#webhooks/tenant-target.ts'
import type { Reader, WorkspacePublicEvent } from './subscribers.ts'

interface CallbackEvent extends WorkspacePublicEvent {
  readonly event: Pick<RelayedEvent, 'personal'>
}

interface NamedTarget {
  readonly workspaceId: string
  readonly service: Service
  readonly url: string
}

const FIND = `select target.workspace_id as "workspaceId", target.id, target.service, target.url
  from unnest($1::uuid[], $2::text[], $3::text[]) as named (workspace_id, service, url)
  join webhooks.subscriptions target on target.workspace_id = named.workspace_id and target.service = named.service
    and target.url = named.url and target.kind = 'CALLBACK_TARGET'`

const FIND_TENANT_TARGETS = `select target.workspace_id as "workspaceId", target.service
  from unnest($1::uuid[], $2::text[]) as named (workspace_id, service)
  join webhooks.subscriptions target on target.workspace_id = named.workspace_id and target.service = named.service
    and target.kind = 'TENANT_TARGET'`

const ADD_CALLBACK_TARGETS = `insert into webhooks.subscriptions (workspace_id, id, service, kind, name, url, event_names, status, rate_limit_per_minute,
    secret, failures, concurrency, created_at, updated_at)
  select workspace_id, id, service, 'CALLBACK_TARGET', 'Callback', url, '{*}', 'ACTIVE', $5, '', 0, $6, $7, $7
  from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) as named (workspace_id, id, service, url)
  on conflict (workspace_id, service, url) where kind = 'CALLBACK_TARGET' do nothing`

/** Whether the event goes to a callback target, and not to the tenant's subscriptions or target. */
export const isForCallback = ({ event }: CallbackEvent): boolean =>
  callbackUrlOf(event.personal) !== undefined

const keyOf = ({ workspaceId, service, url }: NamedTarget): string => `${workspaceId} ${service} ${url}`
const ownerOf = ({ workspaceId, service }: Omit<NamedTarget, 'url'>): string => `${workspaceId} ${service}`

/**
 * Finds or adds the callback targets that these events name. One process relays at a time, and the lock keeps a target from being
 * deleted before its delivery is stored. Without the tenant's target, whose secrets sign, that one is added too.
 */
export async function ensureCallbackTargets(
  sql: WorkerSql,
  worker: Worker,
  events: readonly CallbackEvent[],
): Promise<(event: CallbackEvent) => readonly Reader[]> {
  const named = new Map<string, NamedTarget>()
  for (const each of events) {
    const target = targetOf(each)
    if (target) named.set(keyOf(target), target)
  }
  if (named.size === 0) return () => []
  await sql(LOCK_CALLBACK_TARGETS_SHARED)
  const targets = await findTargets(sql, [...named.values()])
  const missing = [...named].filter(([key]) => !targets.has(key)).map(([, target]) => target)
  if (missing.length > 0) {
    await ensureTenantTargets(sql, worker, missing)
    await sql(ADD_CALLBACK_TARGETS, [
      missing.map(({ workspaceId }) => workspaceId),
      missing.map(() => newId()),
      missing.map(({ service }) => service),
      missing.map(({ url }) => url),
      DEFAULT_RATE_LIMIT,
      INITIAL_CONCURRENCY,
      worker.now(),
    ])
    for (const [key, target] of await findTargets(sql, missing)) targets.set(key, target)
  }
  return event => {
    const target = targetOf(event)
    const found = target && targets.get(keyOf(target))
    return found ? [found] : []
  }
}

function targetOf({ event, workspaceId, publicEvent: { service } }: CallbackEvent): NamedTarget | undefined {
  const url = callbackUrlOf(event.personal)
  return url === undefined ? undefined : { workspaceId, service, url }
}

async function findTargets(sql: WorkerSql, named: readonly NamedTarget[]): Promise<Map<string, Reader>> {
  const rows = await sql<NamedTarget & Reader>(FIND, [
    named.map(({ workspaceId }) => workspaceId),
    named.map(({ service }) => service),
    named.map(({ url }) => url),
  ])
  return new Map(rows.map(row => [keyOf(row), row]))
}

async function ensureTenantTargets(
  sql: WorkerSql,
  worker: Worker,
  named: readonly NamedTarget[],
): Promise<void> {
  const owners = new Map(named.map(target => [ownerOf(target), target]))
  const existing = await sql<Omit<NamedTarget, 'url'>>(FIND_TENANT_TARGETS, [
    [...owners.values()].map(({ workspaceId }) => workspaceId),
    [...owners.values()].map(({ service }) => service),
  ])
  for (const owner of existing) owners.delete(ownerOf(owner))
  for (const { workspaceId, service } of owners.values()) {
    const { text, values } = newTenantTarget(worker.keys, workspaceId, service, worker.now())
    await sql(text, values)
  }
}
