import { afterEach } from '@jest/globals'
import type { WebhookSettings } from '#webhooks/settings.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { relayOutbox } from '#kernel/events/relay.ts'
import type { Worker } from '#kernel/jobs/job.ts'
import { deliverToFailing, deliverToHealthy } from '#webhooks/jobs/deliver.ts'
import { Attempt } from '#webhooks/entities/attempt.ts'
import type { DeliveryBody } from '#webhooks/entities/delivery-body.ts'
import { Delivery } from '#webhooks/entities/delivery.ts'
import { Subscription } from '#webhooks/entities/subscription.ts'
import { createDeliveries } from '#webhooks/consumers/create-deliveries.ts'
import { testPlatform, workerOn, type TestPlatform, type World } from '#test/support/world.ts'
import { makeNotes, PUBLIC_NOTES, type Note } from './notes.ts'

/** A separate worker for a test, with the public events of notes. */
export const noteWorker = (
  { platform }: TestPlatform,
  webhooks: Partial<WebhookSettings> = {},
  parts: Partial<Worker> = {},
): ReturnType<typeof workerOn> => {
  const { settings } = platform.source
  return workerOn(platform, {
    settings: { ...settings, publicEvents: PUBLIC_NOTES, webhooks: { ...settings.webhooks, ...webhooks } },
    ...parts,
  })
}

const relay = relayOutbox([createDeliveries])

/** Turns waiting events into deliveries. */
export async function relayNotes(worker: Worker): Promise<void> {
  while ((await relay.run(worker)) > 0) {
    /* until nothing is waiting */
  }
}

/** Sends due deliveries until none is due. */
export async function deliverDue(worker: ReturnType<typeof workerOn>): Promise<void> {
  for (let found = 1; found > 0;) {
    found = (await deliverToHealthy.run(worker)) + (await deliverToFailing.run(worker))
    await worker.settled()
  }
}

/** Publishes and relays notes, and sends each once. */
export async function publishNotes(
  here: World,
  worker: ReturnType<typeof workerOn>,
  notes: readonly Note[],
): Promise<void> {
  await makeNotes(here.platformContext, notes)
  await relayNotes(worker)
  await deliverDue(worker)
}

/** Stored rows of the workspace, oldest first. */
export const deliveriesOf = (
  { database }: TestPlatform,
  workspaceId: string,
): Promise<(Row<typeof Delivery> & Pick<Row<typeof DeliveryBody>, 'body' | 'customerId'>)[]> =>
  database.read(
    workspaceId,
    `select ${columnsOf(Delivery, 'delivery')}, body.body, body.customer_id as "customerId"
    from webhooks.deliveries delivery join webhooks.delivery_bodies body using (workspace_id, id)
    where workspace_id = $1 order by created_at, id`,
    [workspaceId],
  )

export const attemptsOf = ({ database }: TestPlatform, workspaceId: string): Promise<Row<typeof Attempt>[]> =>
  database.read(
    workspaceId,
    `select ${columnsOf(Attempt, 'attempt')} from webhooks.attempts attempt where workspace_id = $1 order by started_at, delivery_id, number`,
    [workspaceId],
  )

export const subscriptionsOf = (
  { database }: TestPlatform,
  workspaceId: string,
): Promise<Row<typeof Subscription>[]> =>
  database.read(
    workspaceId,
    `select ${columnsOf(Subscription, 'subscription')} from webhooks.subscriptions subscription where workspace_id = $1 order by created_at, id`,
    [workspaceId],
  )

/** Hides all subscriptions of the file's database from the workers of later tests. */
export async function deleteSubscriptions({ database, platform }: TestPlatform): Promise<void> {
  await database.asWorker('update webhooks.subscriptions set deleted_at = $1 where deleted_at is null', [
    platform.source.now(),
  ])
}
afterEach(async () => deleteSubscriptions(await testPlatform()))
