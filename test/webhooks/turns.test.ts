import { expect, test } from '@jest/globals'
import { createTurns } from '#webhooks/jobs/turns.ts'
import { deliverToHealthy } from '#webhooks/jobs/deliver.ts'
import { attemptsOf, deliveriesOf, relayNotes, subscriptionsOf } from './dispatcher.ts'
import { setting } from './attempt-fixture.ts'
import { makeNotes } from './notes.ts'
import { respondWith } from './receiver.ts'

/** Takes as many turns as a receiver serves at a time. */
async function crowd({ take }: ReturnType<typeof createTurns>): Promise<void> {
  for (let taken = 0; taken < 64; taken++) expect(await take('receiver')).toBe(true)
}

test('a receiver serves 64 requests at a time, in the order of arrival, and others are not affected', async () => {
  const turns = createTurns(() => 0)
  await crowd(turns)
  const order: string[] = []
  const [first, second] = ['first', 'second'].map(async name => {
    const isSent = await turns.take('receiver')
    order.push(name)
    return isSent
  })

  expect(await turns.take('another')).toBe(true)
  expect(order).toEqual([])
  turns.leave('receiver', false)
  expect([await first, order]).toEqual([true, ['first']])
  turns.leave('receiver', false)
  expect([await second, order]).toEqual([true, ['first', 'second']])
})

test('after a failure none of those that wait is sent', async () => {
  const turns = createTurns(() => 0)
  await crowd(turns)
  const waiting = [turns.take('receiver'), turns.take('receiver')]

  turns.leave('receiver', true)

  expect(await Promise.all(waiting)).toEqual([false, false])
  expect(await turns.take('receiver')).toBe(true)
})

test('those that waited longer than five seconds are not sent, later ones are', async () => {
  let at = 0
  const turns = createTurns(() => at)
  await crowd(turns)
  const early = turns.take('receiver')
  at = 4_000
  const late = turns.take('receiver')

  at = 5_001
  turns.leave('receiver', false)

  expect(await Promise.all([early, late])).toEqual([false, true])
})

test('deliveries that wait for a receiver which fails are not sent, leave no attempt, and stay due', async () => {
  const { here, at, worker } = await setting(respondWith(200))
  await here.database.asWorker(
    'update webhooks.subscriptions set concurrency = 64, rate_limit_per_minute = 1000 where workspace_id = $1',
    [here.workspaceId],
  )
  const respond: (() => void)[] = []
  at.behave((received, response) => {
    respond.push(() => respondWith(500)(received, response))
  })
  await makeNotes(
    here.platformContext,
    Array.from({ length: 100 }, () => ({})),
  )
  await relayNotes(worker)

  await deliverToHealthy.run(worker)
  while (at.received.length < 64) await new Promise(resolve => setTimeout(resolve, 5))
  const claimed = await attemptsOf(here, here.workspaceId)
  for (const each of respond.splice(0)) each()
  await worker.settled()

  expect([claimed.length, at.received.length]).toEqual([100, 64])
  const attempts = await attemptsOf(here, here.workspaceId)
  expect(attempts.map(({ responseStatus }) => responseStatus)).toEqual(Array(64).fill(500))
  const unsent = (await deliveriesOf(here, here.workspaceId)).filter(({ attempts: tried }) => tried === 0)
  expect(unsent).toHaveLength(36)
  const now = here.platform.source.now().getTime()
  expect(unsent.every(({ status, dueAt }) => status === 'PENDING' && dueAt!.getTime() <= now)).toBe(true)
  expect(await subscriptionsOf(here, here.workspaceId)).toMatchObject([{ failures: 64, concurrency: 1 }])
})
