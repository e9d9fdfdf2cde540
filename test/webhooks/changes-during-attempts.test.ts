import { afterEach, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { testPlatform, world, type World } from '#test/support/world.ts'
import { deliverToHealthy } from '#webhooks/jobs/deliver.ts'
import { endWaitingDeliveries } from '#webhooks/jobs/end-waiting-deliveries.ts'
import { blankDeliveries } from '#webhooks/operations/blank-deliveries.ts'
import { retryWebhookDelivery } from '#webhooks/operations/retry-webhook-delivery.ts'
import {
  attemptsOf,
  deleteSubscriptions,
  deliverDue,
  deliveriesOf,
  noteWorker,
  relayNotes,
  subscriptionsOf,
} from './dispatcher.ts'
import { givenSubscription } from './given.ts'
import { makeNotes, type Note } from './notes.ts'
import { respondWith, receiver, type Receiver } from './receiver.ts'

const open: Receiver[] = []
afterEach(async () => {
  await deleteSubscriptions(await testPlatform())
  await Promise.all(open.splice(0).map(each => each.close()))
})

interface Setting {
  readonly here: World
  readonly at: Receiver
  readonly worker: ReturnType<typeof noteWorker>
}

/** A subscription, its receiver, and a worker with the unscaled retry schedule. */
async function setting(): Promise<Setting> {
  const here = await world()
  const at = await receiver()
  open.push(at)
  await givenSubscription(here, { workspaceId: here.workspaceId, url: at.url })
  return { here, at, worker: noteWorker(here, { delayScale: 1, timeoutMs: 5_000 }) }
}

/** One delivery in flight. */
async function underWay(
  here: World,
  at: Receiver,
  worker: Setting['worker'],
  note: Note = {},
): Promise<void> {
  await makeNotes(here.platformContext, [note])
  await relayNotes(worker)
  await deliverToHealthy.run(worker)
  while (at.received.length === 0) await new Promise(resolve => setTimeout(resolve, 5))
}

test('when a receiver returns 410, a batch of its waiting deliveries fails at once and the rest soon after', async () => {
  const { here, at, worker } = await setting()
  at.behave(respondWith(410))
  const [subscription] = await subscriptionsOf(here, here.workspaceId)
  await makeNotes(here.platformContext, [{}])
  await relayNotes(worker)
  await here.database.asWorker(
    `with added as (insert into webhooks.deliveries (workspace_id, id, subscription_id, service, event_id, event_name, resource_type, resource_id, sequence, occurred_at, is_test, status, attempts, retries, due_at, created_at)
     select $1, gen_random_uuid(), $2, 'remittance', gen_random_uuid(), 'note.made', 'note', gen_random_uuid(), 1, $3, false, 'PENDING', 0, 0, $3::timestamptz + interval '1 hour', $3 from generate_series(1, 2500) returning id)
     insert into webhooks.delivery_bodies (workspace_id, id, subscription_id, event_id) select $1, id, $2, id from added`,
    [here.workspaceId, subscription!.id, here.platform.source.now()],
  )
  const waiting = async (): Promise<number> =>
    (await deliveriesOf(here, here.workspaceId)).filter(({ status }) => status === 'PENDING').length

  await deliverDue(worker)
  const left = [await waiting()]
  while ((await endWaitingDeliveries.run(worker)) > 0) {
    /* until none is left */
  }
  left.push(await waiting())

  expect(left).toEqual([1_500, 0])
  expect(await subscriptionsOf(here, here.workspaceId)).toMatchObject([{ status: 'DISABLED', dueAt: null }])
})

test('a 410 from a replaced URL does not disable the subscription, and the new URL gets the refused delivery', async () => {
  const { here, at, worker } = await setting()
  const moved = await receiver(respondWith(200))
  open.push(moved)
  let respond = (): void => undefined
  at.behave((received, response) => {
    respond = () => respondWith(410)(received, response)
  })
  await underWay(here, at, worker)

  await here.database.asWorker('update webhooks.subscriptions set url = $2 where workspace_id = $1', [
    here.workspaceId,
    moved.url,
  ])
  respond()
  await worker.settled()
  await deliverDue(worker)

  expect(moved.received).toHaveLength(1)
  expect(await subscriptionsOf(here, here.workspaceId)).toMatchObject([
    { status: 'ACTIVE', disabledReason: null, failures: 0 },
  ])
  expect(await deliveriesOf(here, here.workspaceId)).toMatchObject([{ status: 'DELIVERED', attempts: 2 }])
})

test('a manual retry waits for the attempt in flight, and is not undone by its failure', async () => {
  const { here, at, worker } = await setting()
  let respond = (): void => undefined
  at.behave((received, response) => {
    respond = () => respondWith(500)(received, response)
  })
  await underWay(here, at, worker)
  const [{ id } = { id: '' }] = await deliveriesOf(here, here.workspaceId)
  // State after the 410 of another delivery, before the owner reactivates the subscription.
  await here.database.asWorker(
    `update webhooks.deliveries set status = 'FAILED', due_at = null, ended_at = $2 where workspace_id = $1`,
    [here.workspaceId, here.platform.source.now()],
  )

  await retryWebhookDelivery(here.as({ kind: 'staff', scopes: ['*'] }), { id })
  await deliverToHealthy.run(worker)
  expect(await attemptsOf(here, here.workspaceId)).toHaveLength(1)
  respond()
  await worker.settled()
  const [retried] = await deliveriesOf(here, here.workspaceId)

  expect(retried).toMatchObject({ status: 'PENDING', retries: 0 })
  expect(retried!.dueAt!.getTime()).toBeLessThanOrEqual(here.platform.source.now().getTime())

  await deliverDue(worker)
  expect(
    (await attemptsOf(here, here.workspaceId)).map(({ number, endedAt }) => [number, endedAt !== null]),
  ).toEqual([
    [1, true],
    [2, true],
  ])
})

test('a response body is not stored when its customer is erased during the attempt', async () => {
  const { here, at, worker } = await setting()
  const customerId = newId()
  let respond = (): void => undefined
  at.behave((received, response) => {
    respond = () => response.writeHead(200).end(received.body)
  })
  await underWay(here, at, worker, { data: { customerId } })

  await blankDeliveries(here.platformContext, { customerId })
  respond()
  await worker.settled()

  expect(await deliveriesOf(here, here.workspaceId)).toMatchObject([{ status: 'DELIVERED', body: null }])
  expect((await attemptsOf(here, here.workspaceId)).map(({ responseBody }) => responseBody)).toEqual([
    null,
    null,
  ])
})
