import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { purgeDeliveries } from '#webhooks/jobs/purge-deliveries.ts'
import { openResponse } from '#webhooks/secrets.ts'
import {
  attemptsOf,
  deleteSubscriptions,
  deliverDue,
  deliveriesOf,
  relayNotes,
  subscriptionsOf,
  publishNotes,
} from './dispatcher.ts'
import { makeNotes } from './notes.ts'
import { respondWith, hanging, receiver, type Behaviour } from './receiver.ts'
import { setting } from './attempt-fixture.ts'

const HOUR_MS = 3_600_000

test.each([
  ['remittance', [1, 5, 30, 120, 720]],
  ['idv', [1, 5, 30, 60, 60]],
] as const)(
  '%s: a delivery to a receiver that always fails is attempted six times on the schedule, then it is FAILED',
  async (service, minutes) => {
    const { here, at, worker } = await setting(respondWith(500), { service })

    await publishNotes(here, worker, [{}])
    const seen = [at.received.length]
    for (const pause of minutes) {
      here.clock.offsetMs += pause * 60_000 - 20_000
      await deliverDue(worker)
      seen.push(at.received.length)
      here.clock.offsetMs += pause * 6_000 + 22_000
      await deliverDue(worker)
      seen.push(at.received.length)
    }
    here.clock.offsetMs += 48 * HOUR_MS
    await deliverDue(worker)

    expect(seen).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6])
    expect(at.received).toHaveLength(6)
    expect(await deliveriesOf(here, here.workspaceId)).toMatchObject([
      {
        status: 'FAILED',
        attempts: 6,
        retries: 6,
        dueAt: null,
        responseStatus: 500,
        endedAt: expect.any(Date),
      },
    ])
    expect(await subscriptionsOf(here, here.workspaceId)).toMatchObject([
      { status: 'ACTIVE', failures: 6, concurrency: 1, dueAt: null },
    ])
    expect(
      (await attemptsOf(here, here.workspaceId)).map(({ number, responseStatus, failure }) => [
        number,
        responseStatus,
        failure,
      ]),
    ).toEqual([1, 2, 3, 4, 5, 6].map(number => [number, 500, 'status']))
  },
)

test('410 disables the subscription and fails its waiting deliveries', async () => {
  const { here, at, worker } = await setting(respondWith(500))
  await publishNotes(here, worker, [{}, {}, {}])
  at.behave(respondWith(410))
  here.clock.offsetMs += 2 * 60_000
  const before = at.received.length

  await deliverDue(worker)
  await makeNotes(here.platformContext, [{}])
  await relayNotes(worker)
  here.clock.offsetMs += HOUR_MS
  await deliverDue(worker)

  expect(at.received).toHaveLength(before + 1)
  expect(await deliveriesOf(here, here.workspaceId)).toEqual(
    Array.from({ length: 3 }, () =>
      expect.objectContaining({ status: 'FAILED', dueAt: null, endedAt: expect.any(Date) }),
    ),
  )
  expect(await subscriptionsOf(here, here.workspaceId)).toMatchObject([
    { status: 'DISABLED', disabledReason: expect.stringContaining('410'), dueAt: null },
  ])
})

test("a receiver's response is stored encrypted, because it may echo the body", async () => {
  const { here, worker } = await setting(({ body }, response) => {
    response.writeHead(500).end(`I cannot read ${body}`)
  })

  await publishNotes(here, worker, [{ personal: { accountNumber: '7391846205' } }])

  const [{ responseBody }, { id }] = [
    (await attemptsOf(here, here.workspaceId))[0]!,
    (await deliveriesOf(here, here.workspaceId))[0]!,
  ]
  expect(responseBody).not.toMatch(/cannot|accountNumber|7391846205/)
  expect(openResponse(here.platform.source.keys, here.workspaceId, id, responseBody!)).toMatch(
    /^I cannot read .*7391846205/,
  )
})

test('a redirect is a failure and is not followed', async () => {
  const elsewhere = await receiver()
  const { here, at, worker } = await setting(respondWith(307, { location: elsewhere.url }))

  await publishNotes(here, worker, [{}])

  expect([at.received.length, elsewhere.received.length]).toEqual([1, 0])
  expect(await attemptsOf(here, here.workspaceId)).toMatchObject([
    { responseStatus: 307, failure: 'redirect' },
  ])
  expect(await deliveriesOf(here, here.workspaceId)).toMatchObject([{ status: 'PENDING', retries: 1 }])
})

test.each([
  ['seconds', () => '1800'],
  ['a date', (nowMs: number) => new Date(nowMs + 1_800_000).toUTCString()],
])('Retry-After of 429 in %s is respected', async (_, text) => {
  const { here, at, worker } = await setting(respondWith(200))
  at.behave((...call) =>
    respondWith(429, { 'retry-after': text(here.platform.source.now().getTime()) })(...call),
  )

  await publishNotes(here, worker, [{}])
  at.behave(respondWith(200))
  here.clock.offsetMs += 29 * 60_000
  await deliverDue(worker)
  const early = at.received.length
  here.clock.offsetMs += 2 * 60_000
  await deliverDue(worker)

  expect([early, at.received.length]).toEqual([1, 2])
  expect(await deliveriesOf(here, here.workspaceId)).toMatchObject([
    { status: 'DELIVERED', attempts: 2, responseStatus: 200, dueAt: null, endedAt: expect.any(Date) },
  ])
})

test.each<[string, Behaviour]>([
  ['never responds', hanging],
  [
    'starts a response and never ends it',
    (_, response) => {
      response.writeHead(500, { 'content-length': '1000' }).write('so')
    },
  ],
  [
    'cuts the connection',
    (_, response) => {
      response.socket?.destroy()
    },
  ],
  [
    'responds with something other than HTTP',
    (_, response) => {
      response.socket?.end('hello\r\n\r\n')
    },
  ],
])('a receiver that %s has failed, soon after the time it is given', async (_, behaviour) => {
  const { here, worker } = await setting(behaviour, { timeoutMs: 300 })

  // Without a timeout the test would wait for the receiver forever.
  await publishNotes(here, worker, [{}])

  expect(await attemptsOf(here, here.workspaceId)).toMatchObject([
    { failure: expect.any(String), endedAt: expect.any(Date), durationMs: expect.any(Number) },
  ])
  expect(await deliveriesOf(here, here.workspaceId)).toMatchObject([{ status: 'PENDING', retries: 1 }])
  expect(await subscriptionsOf(here, here.workspaceId)).toMatchObject([{ failures: 1, concurrency: 1 }])
})

test('an unreachable receiver counts as failed, and gets the delivery when it is back', async () => {
  const { here, at, worker } = await setting(respondWith(200))
  const port = new URL(at.url).port
  await at.close()
  await publishNotes(here, worker, [{}])
  const [first] = await attemptsOf(here, here.workspaceId)

  const back = await receiver(respondWith(200), Number(port))
  here.clock.offsetMs += 2 * 60_000
  await deliverDue(worker)

  expect(first).toMatchObject({ responseStatus: null, failure: expect.any(String) })
  expect(back.received).toHaveLength(1)
  expect(await deliveriesOf(here, here.workspaceId)).toMatchObject([{ status: 'DELIVERED', attempts: 2 }])
})

test('at most a thousand characters of a huge response are stored, without invalid ones', async () => {
  const { here, worker } = await setting(
    (_, response) => {
      response.writeHead(500).end(`no \u0000\u0007${'x'.repeat(5_000_000)}`)
    },
    { timeoutMs: 5_000 },
  )

  await publishNotes(here, worker, [{}])

  const [attempt] = await attemptsOf(here, here.workspaceId)
  const text = openResponse(
    here.platform.source.keys,
    here.workspaceId,
    attempt!.deliveryId,
    attempt!.responseBody!,
  )
  expect(text).toMatch(/^no [^\p{Cc}]*xxx$/u)
  expect(text.length).toBeLessThanOrEqual(1_000)
})

test("a paused subscription's deliveries wait until it is active again, and a deleted one's are never sent", async () => {
  const { here, at, worker } = await setting(respondWith(200), { status: 'PAUSED' })
  await publishNotes(here, worker, [{}, {}])
  const whilePaused = at.received.length
  await here.database.asWorker(
    `update webhooks.subscriptions set status = 'ACTIVE' where workspace_id = $1`,
    [here.workspaceId],
  )
  await deliverDue(worker)
  const whenActive = at.received.length
  await makeNotes(here.platformContext, [{}])
  await relayNotes(worker)
  await deleteSubscriptions(here)
  await deliverDue(worker)

  expect([whilePaused, whenActive, at.received.length]).toEqual([0, 2, 2])
})

test('a delivery with an erased body is no longer sent', async () => {
  const { here, at, worker } = await setting(respondWith(200))
  await makeNotes(here.platformContext, [{}])
  await relayNotes(worker)
  await here.database.asWorker('update webhooks.delivery_bodies set body = null where workspace_id = $1', [
    here.workspaceId,
  ])

  await deliverDue(worker)

  expect(at.received).toEqual([])
  expect(await deliveriesOf(here, here.workspaceId)).toMatchObject([{ status: 'FAILED', dueAt: null }])
  expect(await subscriptionsOf(here, here.workspaceId)).toMatchObject([{ failures: 0 }])
})

test('deliveries are purged a month after their end, with their attempts; deliveries in flight are not', async () => {
  const { here, at, worker } = await setting(respondWith(200))
  await publishNotes(here, worker, [{ id: newId() }])
  at.behave(respondWith(500))
  await publishNotes(here, worker, [{}])

  here.clock.offsetMs += 29 * 24 * HOUR_MS
  await purgeDeliveries.run(worker)
  const afterDays = await deliveriesOf(here, here.workspaceId)
  here.clock.offsetMs += 2 * 24 * HOUR_MS
  await purgeDeliveries.run(worker)

  expect(afterDays).toHaveLength(2)
  expect(await deliveriesOf(here, here.workspaceId)).toMatchObject([{ status: 'PENDING' }])
  expect(await attemptsOf(here, here.workspaceId)).toHaveLength(1)
})
