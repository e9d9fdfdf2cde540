import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { deliverToHealthy } from '#webhooks/jobs/deliver.ts'
import { world, type World } from '#test/support/world.ts'
import { attemptsOf, deleteSubscriptions, deliveriesOf, noteWorker, relayNotes } from './dispatcher.ts'
import { givenSubscription } from './given.ts'
import { makeNotes } from './notes.ts'
import { receiver, type Receiver } from './receiver.ts'

/** Maximum number of attempts that started within any minute. */
async function mostInAMinute(here: World): Promise<number> {
  const starts = (await attemptsOf(here, here.workspaceId)).map(({ startedAt }) => startedAt.getTime())
  return Math.max(...starts.map(from => starts.filter(at => at >= from && at < from + 60_000).length))
}

interface Waiting {
  readonly here: World
  readonly at: Receiver
}

/** Deliveries waiting for one receiver, and a clock that only the test moves. */
async function waiting(count: number, rateLimitPerMinute: number): Promise<Waiting> {
  const here = await world()
  here.clock.stoppedAtMs ??= Date.now()
  const at = await receiver()
  await givenSubscription(here, { workspaceId: here.workspaceId, url: at.url, rateLimitPerMinute })
  await makeNotes(
    here.platformContext,
    Array.from({ length: count }, () => ({})),
  )
  await relayNotes(noteWorker(here))
  return { here, at }
}

test('two workers together use the full rate limit of a subscription, do not exceed it in any minute, and drop nothing', async () => {
  const { here, at } = await waiting(100, 30)
  const workers = [noteWorker(here), noteWorker(here)]
  const perMinute: number[] = []

  for (let second = 0; second < 240; second += 5) {
    await Promise.all(
      workers.map(async worker => {
        while ((await deliverToHealthy.run(worker)) > 0) {
          /* as long as there is something to begin */
        }
        await worker.settled()
      }),
    )
    if (second % 60 === 55) perMinute.push(at.received.length)
    here.clock.offsetMs += 5_000
  }

  expect(await mostInAMinute(here)).toBe(30)
  expect(perMinute).toEqual([30, 60, 90, 100])
  expect(new Set(at.received.map(({ headers }) => headers['webhook-id'])).size).toBe(100)
  expect(
    (await deliveriesOf(here, here.workspaceId)).filter(
      ({ status, attempts }) => status !== 'DELIVERED' || attempts !== 1,
    ),
  ).toEqual([])
})

test('under any timing of claims, no window of a minute exceeds the limit', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 12 }),
      fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 5, maxLength: 15 }),
      async (limit, pausesMs) => {
        const { here, at } = await waiting(20, limit)
        const worker = noteWorker(here)
        for (const pauseMs of pausesMs) {
          while ((await deliverToHealthy.run(worker)) > 0) {
            /* as long as there is something to begin */
          }
          await worker.settled()
          here.clock.offsetMs += pauseMs
        }
        expect(await mostInAMinute(here)).toBeLessThanOrEqual(limit)
        await deleteSubscriptions(here)
        await at.close()
      },
    ),
    { numRuns: 8 },
  )
})

test('a lowered limit also counts attempts started before the change', async () => {
  const { here, at } = await waiting(40, 20)
  const worker = noteWorker(here)
  const run = async (): Promise<void> => {
    while ((await deliverToHealthy.run(worker)) > 0) await worker.settled()
  }
  await run()
  const first = at.received.length
  await here.database.asWorker(
    'update webhooks.subscriptions set rate_limit_per_minute = 5 where workspace_id = $1',
    [here.workspaceId],
  )
  here.clock.offsetMs += 59_999
  await run()
  const early = at.received.length
  here.clock.offsetMs += 1
  await run()

  expect([first, early, at.received.length]).toEqual([20, 20, 25])
})
