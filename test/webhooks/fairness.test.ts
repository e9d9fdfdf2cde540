import { expect, test } from '@jest/globals'
import { deliverToFailing, deliverToHealthy } from '#webhooks/jobs/deliver.ts'
import { createDeliveries } from '#webhooks/consumers/create-deliveries.ts'
import { relayOutbox } from '#kernel/events/relay.ts'
import { startWorker } from '#app/worker.ts'
import { world } from '#test/support/world.ts'
import { attemptsOf, noteWorker } from './dispatcher.ts'
import { givenSubscription } from './given.ts'
import { makeNotes } from './notes.ts'
import { hanging, receiver } from './receiver.ts'

const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

test('a healthy receiver gets its events while ten others of its workspace hang with many waiting', async () => {
  const here = await world()
  const healthy = await receiver()
  const dead = await Promise.all(Array.from({ length: 10 }, () => receiver(hanging)))
  for (const { url } of [...dead, healthy])
    await givenSubscription(here, { workspaceId: here.workspaceId, url })
  const { settings } = noteWorker(here, { timeoutMs: 600_000, delayScale: 1 })
  const source = { ...here.platform.source, settings }
  const worker = startWorker(
    { source, contextIn: here.platform.contextIn, workspaces: here.platform.workspaces },
    [relayOutbox([createDeliveries]), deliverToHealthy, deliverToFailing],
    () => undefined,
  )
  await makeNotes(
    here.platformContext,
    Array.from({ length: 100 }, () => ({})),
  )
  while (healthy.received.length < 100) await sleep(10)

  for (let n = 0; n < 20; n++) {
    await makeNotes(here.platformContext, [{}])
    while (healthy.received.length < 101 + n) await sleep(2)
  }
  const ofTheDead = (await attemptsOf(here, here.workspaceId)).filter(
    ({ endedAt }) => endedAt === null,
  ).length
  await worker.stop()

  // A new subscription may have two deliveries in flight, and they still hang.
  expect(dead.map(({ received }) => received.length)).toEqual(Array.from({ length: 10 }, () => 2))
  expect(ofTheDead).toBeGreaterThanOrEqual(20)
}, 90_000)
