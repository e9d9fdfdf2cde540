import { expect, test } from '@jest/globals'
import { deliverToHealthy } from '#webhooks/jobs/deliver.ts'
import { attemptsOf, deliverDue, deliveriesOf, relayNotes, subscriptionsOf } from './dispatcher.ts'
import { makeNotes } from './notes.ts'
import { respondWith, hanging } from './receiver.ts'
import { setting } from './attempt-fixture.ts'

test('a stopping worker returns deliveries in flight: they are due at once, and do not count against the receiver', async () => {
  const { here, at, worker } = await setting(hanging, { timeoutMs: 20_000 })
  const stopping = new AbortController()
  const stopped = { ...worker, signal: stopping.signal }
  await makeNotes(here.platformContext, [{}])
  await relayNotes(worker)
  await deliverToHealthy.run(stopped)
  while (at.received.length === 0) await new Promise(resolve => setTimeout(resolve, 5))

  stopping.abort()
  await worker.settled()
  const [left] = await deliveriesOf(here, here.workspaceId)
  at.behave(respondWith(200))
  await deliverDue(worker)

  expect(left).toMatchObject({ status: 'PENDING', attempts: 1, retries: 0 })
  expect(left!.dueAt!.getTime()).toBeLessThanOrEqual(here.platform.source.now().getTime())
  expect(await deliveriesOf(here, here.workspaceId)).toMatchObject([{ status: 'DELIVERED', attempts: 2 }])
  expect((await attemptsOf(here, here.workspaceId)).map(({ failure }) => failure)).toEqual(['stopped', null])
  expect(await subscriptionsOf(here, here.workspaceId)).toMatchObject([{ failures: 0 }])
})

test('an attempt of a lost worker is repeated after its lease expires, and not before; the attempt has no end', async () => {
  const { here, at, worker } = await setting(respondWith(200))
  await makeNotes(here.platformContext, [{}])
  await relayNotes(worker)
  let looks = 0
  await deliverToHealthy.run({
    ...worker,
    background: () => undefined,
    transaction: work =>
      looks++ === 0 ? worker.transaction(work) : Promise.reject(new Error('the process died')),
  })
  while (at.received.length === 0) await new Promise(resolve => setTimeout(resolve, 5))

  await deliverDue(worker)
  const early = at.received.length
  here.clock.offsetMs += 26_000
  await deliverDue(worker)

  expect([early, at.received.length]).toEqual([1, 2])
  expect(at.received[0]!.body).toBe(at.received[1]!.body)
  expect(
    (await attemptsOf(here, here.workspaceId)).map(({ number, endedAt }) => [number, endedAt !== null]),
  ).toEqual([
    [1, false],
    [2, true],
  ])
  expect(await deliveriesOf(here, here.workspaceId)).toMatchObject([
    { status: 'DELIVERED', attempts: 2, retries: 0 },
  ])
})

test('a result that could not be stored at first is stored later, and counted once', async () => {
  const { here, worker } = await setting(respondWith(200))
  let failures = 0
  const flaky = {
    ...worker,
    transaction: <Result>(work: Parameters<typeof worker.transaction<Result>>[0]) =>
      worker.transaction<Result>(work).then(async result => {
        if (
          here.statements.at(-2)!.startsWith('update webhooks.subscriptions subscription set failures') &&
          failures++ === 0
        )
          throw new Error('the response to the commit was lost')
        return result
      }),
  }
  await makeNotes(here.platformContext, [{}])
  await relayNotes(worker)

  await deliverToHealthy.run(flaky)
  await worker.settled()

  expect(failures).toBe(2)
  expect(await deliveriesOf(here, here.workspaceId)).toMatchObject([{ status: 'DELIVERED', attempts: 1 }])
  expect(await subscriptionsOf(here, here.workspaceId)).toMatchObject([{ concurrency: 3, failures: 0 }])
})

test('a result that cannot be stored does not crash the process: the lease triggers a repeat', async () => {
  const { here, at, worker } = await setting(respondWith(200))
  const logged: string[] = []
  let isAway = false
  const cut = {
    ...worker,
    log: (_: unknown, message: string) => {
      logged.push(message)
    },
    transaction: <Result>(work: Parameters<typeof worker.transaction<Result>>[0]) =>
      isAway ? Promise.reject(new Error('the database is away')) : worker.transaction<Result>(work),
  }
  await makeNotes(here.platformContext, [{}])
  await relayNotes(worker)

  at.behave((...call) => {
    isAway = true
    respondWith(200)(...call)
  })
  await deliverToHealthy.run(cut)
  await worker.settled()

  expect(logged).toEqual([expect.stringContaining('failed to save the results')])
  expect(await deliveriesOf(here, here.workspaceId)).toMatchObject([
    { status: 'PENDING', retries: 0, dueAt: expect.any(Date) },
  ])
  expect(await attemptsOf(here, here.workspaceId)).toMatchObject([{ number: 1, endedAt: null }])
})
