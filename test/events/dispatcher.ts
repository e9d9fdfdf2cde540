import type { WebhookSettings } from '#kernel/context.ts'
import { relayOutbox } from '#kernel/relay.ts'
import type { Worker } from '#kernel/subgraph.ts'
import { deliverToFailing, deliverToWell } from '../../subgraphs/events/duties/deliver.ts'
import { makeDeliveries } from '../../subgraphs/events/relayed/make-deliveries.ts'
import { workerOn, type House, type World } from '../support/world.ts'
import { makeNotes, PUBLIC_NOTES, type Note } from './notes.ts'

/** A worker of a test's own, with the public events of notes. */
export const noteWorker = ({ platform }: House, webhooks: Partial<WebhookSettings> = {}, parts: Partial<Worker> = {}): ReturnType<typeof workerOn> => {
  const { settings } = platform.source
  return workerOn(platform, { settings: { ...settings, publicEvents: PUBLIC_NOTES, webhooks: { ...settings.webhooks, ...webhooks } }, ...parts })
}

const relay = relayOutbox([makeDeliveries])

/** Turns facts that wait into deliveries. */
export async function relayNotes(worker: Worker): Promise<void> {
  while (await relay.run(worker) > 0) { /* until nothing is waiting */ }
}

/** Sends what is due, and what becomes due of it at once, until nothing is. */
export async function deliverDue(worker: ReturnType<typeof workerOn>): Promise<void> {
  for (let found = 1; found > 0;) {
    found = await deliverToWell.run(worker) + await deliverToFailing.run(worker)
    await worker.settled()
  }
}

/** Notes on their way: published, relayed, and each sent once. */
export async function tell(here: World, worker: ReturnType<typeof workerOn>, notes: readonly Note[]): Promise<void> {
  await makeNotes(here.platformContext, notes)
  await relayNotes(worker)
  await deliverDue(worker)
}

export interface DeliveryRow {
  readonly id: string
  readonly subscriptionId: string
  readonly eventId: string
  readonly status: string
  readonly attempts: number
  readonly retries: number
  readonly dueAt: Date | null
  readonly leasedUntil: Date | null
  readonly responseStatus: number | null
  readonly endedAt: Date | null
  readonly customerId: string | null
  readonly body: string | null
}

export const deliveriesOf = ({ database }: House, workspaceId: string): Promise<DeliveryRow[]> => database.read(workspaceId,
  `select id, subscription_id as "subscriptionId", event_id as "eventId", status, attempts, retries, due_at as "dueAt", leased_until as "leasedUntil",
     response_status as "responseStatus", ended_at as "endedAt", customer_id as "customerId", body
   from events.deliveries where workspace_id = $1 order by created_at, id`, [workspaceId])

export interface AttemptRow {
  readonly deliveryId: string
  readonly number: number
  readonly startedAt: Date
  readonly endedAt: Date | null
  readonly responseStatus: number | null
  readonly responseBody: string | null
  readonly failure: string | null
  readonly durationMs: number | null
}

export const attemptsOf = ({ database }: House, workspaceId: string): Promise<AttemptRow[]> => database.read(workspaceId,
  `select delivery_id as "deliveryId", number, started_at as "startedAt", ended_at as "endedAt", response_status as "responseStatus",
     response_body as "responseBody", failure, duration_ms as "durationMs"
   from events.attempts where workspace_id = $1 order by started_at, delivery_id, number`, [workspaceId])

export interface SubscriptionRow {
  readonly id: string
  readonly status: string
  readonly disabledReason: string | null
  readonly failures: number
  readonly atOnce: number
  readonly dueAt: Date | null
}

export const subscriptionsOf = ({ database }: House, workspaceId: string): Promise<SubscriptionRow[]> => database.read(workspaceId,
  `select id, status, disabled_reason as "disabledReason", failures, at_once as "atOnce", due_at as "dueAt"
   from events.subscriptions where workspace_id = $1 order by created_at, id`, [workspaceId])

/** Takes every subscription of the file's database out of the way of the next test, whose workers would see it. */
export async function deleteSubscriptions({ database, platform }: House): Promise<void> {
  await database.asWorker('update events.subscriptions set deleted_at = $1 where deleted_at is null', [platform.source.now()])
}
