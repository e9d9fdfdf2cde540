import type { WorkerSql } from '#kernel/database/database.ts'
import type { PublicEvent } from '#kernel/events/public-event.ts'
import type { SelectReceived } from '#kernel/events/relay.ts'
import type { Service } from '#kernel/principal.ts'
import type { Worker } from '#kernel/jobs/job.ts'
import { isSubscribed, patternsOf } from '#webhooks/rules/event-names.ts'

/** What receives an event: its subscription or target. */
export type Reader = Pick<Subscriber, 'workspaceId' | 'id'>

export interface Subscriber {
  readonly workspaceId: string
  readonly id: string
  readonly service: Service
  readonly eventNames: readonly string[]
}

/** A public event of one workspace. */
export interface WorkspacePublicEvent {
  readonly workspaceId: string
  readonly publicEvent: PublicEvent
}

const SUBSCRIBERS = `select subscription.workspace_id as "workspaceId", subscription.id, subscription.service, subscription.event_names as "eventNames"
  from (select distinct workspace_id, service from unnest($1::uuid[], $2::text[]) as named (workspace_id, service)) named
  join webhooks.subscriptions subscription on subscription.workspace_id = named.workspace_id and subscription.service = named.service
  where subscription.deleted_at is null and subscription.kind <> 'CALLBACK_TARGET' and subscription.status <> 'DISABLED' and subscription.event_names && $3::text[]`

/** Reads the subscriptions to these events. The result returns those of one event. */
export async function readSubscribers(
  sql: WorkerSql,
  wanted: readonly WorkspacePublicEvent[],
): Promise<(event: WorkspacePublicEvent) => readonly Subscriber[]> {
  const services = new Map(
    wanted.map(({ workspaceId, publicEvent: { service } }) => [
      `${workspaceId} ${service}`,
      [workspaceId, service],
    ]),
  )
  const patterns = new Set(wanted.flatMap(({ publicEvent }) => patternsOf(publicEvent.name)))
  const subscribers =
    wanted.length === 0
      ? []
      : await sql<Subscriber>(SUBSCRIBERS, [
          [...services.values()].map(([workspaceId]) => workspaceId),
          [...services.values()].map(([, service]) => service),
          [...patterns],
        ])
  const byService = Map.groupBy(subscribers, ({ workspaceId, service }) => `${workspaceId} ${service}`)
  return ({ workspaceId, publicEvent: { service, name } }) =>
    (byService.get(`${workspaceId} ${service}`) ?? []).filter(({ eventNames }) =>
      isSubscribed(eventNames, name),
    )
}

/** The public events for each type of domain event. */
export const publicEventsByType = (worker: Worker): ReadonlyMap<string | undefined, PublicEvent[]> =>
  Map.groupBy(worker.settings.publicEvents, ({ domainEvent }) => domainEvent)

/** Selects the types that a subscription of the workspace receives. */
export const selectReceived: SelectReceived = async (sql, types, worker) => {
  const byType = publicEventsByType(worker)
  const wanted = types.map(each =>
    (byType.get(each.type) ?? []).map(publicEvent => ({ workspaceId: each.workspaceId, publicEvent })),
  )
  const subscribersOf = await readSubscribers(sql, wanted.flat())
  return types.filter((_, index) => wanted[index]!.some(each => subscribersOf(each).length > 0))
}
