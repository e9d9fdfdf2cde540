import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { relayOutbox } from '#kernel/events/relay.ts'
import { openBody } from '#webhooks/secrets.ts'
import type { RestResponse, Json } from '#test/e2e/support/rest.ts'
import { workerOn } from '#test/support/world.ts'
import { tenant } from './given.ts'
import { MOMENT, codes, idsOf } from './delivery-responses.ts'

const UUID = expect.stringMatching(/^[0-9a-f-]{36}$/)

test('a test event is queued like any other, rendered and encrypted for its service, and makes its subscription due', async () => {
  const { call, subscribe, row, workspaceId, platform } = await tenant()
  const { id } = await subscribe()

  const responses = [
    await call('POST', `/webhooks/subscriptions/${id}/test`),
    await call('POST', `/webhooks/subscriptions/${id}/test`),
  ]
  const stored = await row('deliveries', responses[0]!.body.id)
  const sealed = (await row('delivery_bodies', stored.id)).body
  const body = JSON.parse(openBody(platform.source.keys, workspaceId, stored.id, sealed)) as Json

  const shown = {
    id: UUID,
    subscriptionId: id,
    event: 'webhook.test',
    eventId: UUID,
    resourceId: id,
    status: 'PENDING',
    attempts: 0,
    nextAttemptAt: MOMENT,
    createdAt: MOMENT,
  }
  expect(responses).toMatchObject([
    { status: 202, body: { ...shown, sequence: 1 } },
    { status: 202, body: { ...shown, sequence: 2 } },
  ])
  expect(responses.map(({ body: { eventId } }) => eventId)).not.toContain(responses[0]!.body.id)
  expect(body).toEqual({
    id: stored.event_id,
    event: 'webhook.test',
    timestamp: stored.occurred_at.toISOString(),
    sequence: 1,
    data: { subscriptionId: id, message: expect.any(String) },
  })
  expect(stored).toMatchObject({
    is_test: true,
    retries: 0,
    attempts: 0,
    resource_type: 'webhook_subscription',
  })
  expect((await row('subscriptions', id)).due_at).toEqual(stored.due_at)
})

test('the tests of a subscription have a sequence without gaps, even with changes between them', async () => {
  const { call, subscribe, platform } = await tenant()
  const { id } = await subscribe()
  const relay = relayOutbox([])
  const sequences: number[] = []

  for (const name of ['One', 'Two', 'Three']) {
    await relay.run(workerOn(platform))
    sequences.push((await call('POST', `/webhooks/subscriptions/${id}/test`)).body.sequence)
    await call('PUT', `/webhooks/subscriptions/${id}`, { name })
    await call('POST', `/webhooks/subscriptions/${id}/rotate-secret`)
  }

  expect(sequences).toEqual([1, 2, 3])
})

test('a repeated test under one key is one delivery', async () => {
  const { call, subscribe } = await tenant()
  const { id } = await subscribe()
  const again = { 'idempotency-key': 'test-1' }

  const responses = [
    await call('POST', `/webhooks/subscriptions/${id}/test`, undefined, again),
    await call('POST', `/webhooks/subscriptions/${id}/test`, undefined, again),
  ]

  expect(responses[1]!.text).toBe(responses[0]!.text)
  expect(responses[1]!.headers['idempotent-replayed']).toBe('true')
  expect(idsOf(await call('GET', '/webhooks/deliveries'))).toHaveLength(1)
})

test('an inactive subscription cannot be tested', async () => {
  const { call, subscribe, set } = await tenant()
  const { id } = await subscribe()
  const test = (): Promise<RestResponse> => call('POST', `/webhooks/subscriptions/${id}/test`)

  await call('PUT', `/webhooks/subscriptions/${id}`, { status: 'PAUSED' })
  const paused = await test()
  await set('subscriptions', id, { status: 'DISABLED' })
  const disabled = await test()

  expect(codes([paused, disabled])).toEqual([
    [409, 'SUBSCRIPTION_NOT_ACTIVE'],
    [409, 'SUBSCRIPTION_NOT_ACTIVE'],
  ])
  expect(idsOf(await call('GET', '/webhooks/deliveries'))).toEqual([])
})

test('a manual retry makes a failed delivery due, restarts its schedule and keeps counting attempts', async () => {
  const { call, subscribe, delivered, row, clock } = await tenant()
  const { id } = await subscribe()
  const failed = await delivered(id)
  clock.offsetMs += 60_000

  const response = await call('POST', `/webhooks/deliveries/${failed.id}/retry`)
  const stored = await row('deliveries', failed.id)

  const { endedAt: _, ...pending } = { ...failed, attempts: 6, responseStatus: 500, nextAttemptAt: MOMENT }
  expect({ status: response.status, body: response.body }).toEqual({ status: 202, body: pending })
  expect(stored).toMatchObject({
    status: 'PENDING',
    retries: 0,
    attempts: 6,
    ended_at: null,
    event_id: failed.eventId,
  })
  expect(stored.due_at.getTime()).toBeGreaterThan(new Date(failed.createdAt).getTime() + 59_000)
  expect((await row('subscriptions', id)).due_at.getTime()).toBeLessThanOrEqual(stored.due_at.getTime())
})

test('only failed deliveries of active subscriptions with a body can be retried', async () => {
  const { call, subscribe, delivered, set } = await tenant()
  const { id } = await subscribe()
  const retry = ({ id: delivery }: Json): Promise<RestResponse> =>
    call('POST', `/webhooks/deliveries/${delivery}/retry`)
  const failed = await delivered(id)
  const erased = await delivered(id, { status: 'FAILED', due_at: null, ended_at: new Date() })
  await set('delivery_bodies', erased.id, { body: null })
  const others = [
    await delivered(id, {}),
    await delivered(id, { status: 'DELIVERED', due_at: null, ended_at: new Date() }),
  ]

  expect(codes([await retry(erased), await retry({ id: newId() })])).toEqual([
    [409, 'DELIVERY_BODY_ERASED'],
    [404, 'DELIVERY_NOT_FOUND'],
  ])
  expect(codes(await Promise.all(others.map(retry)))).toEqual(Array(2).fill([409, 'DELIVERY_NOT_FAILED']))
  for (const status of ['PAUSED', 'DISABLED']) {
    await set('subscriptions', id, { status })
    expect(codes([await retry(failed)])).toEqual([[409, 'SUBSCRIPTION_NOT_ACTIVE']])
  }
})

test('of concurrent manual retries exactly one succeeds', async () => {
  const { call, subscribe, delivered } = await tenant()
  const failed = await delivered((await subscribe()).id)

  const responses = await Promise.all(
    Array.from({ length: 8 }, () => call('POST', `/webhooks/deliveries/${failed.id}/retry`)),
  )

  expect(responses.map(({ status }) => status).sort()).toEqual([202, ...Array(7).fill(409)])
})

test('concurrent tests, changes, rotations and retries of one subscription do not deadlock with each other or the relay', async () => {
  const { call, subscribe, delivered, platform } = await tenant()
  const { id } = await subscribe()
  const failed = await Promise.all([1, 2, 3, 4].map(() => delivered(id)))
  const relay = relayOutbox([
    async (sql, events) => {
      await sql(
        'update webhooks.subscriptions set due_at = least(due_at, now()) where id = any($1::uuid[])',
        [events.map(({ aggregateId }) => aggregateId)],
      )
    },
  ])

  const responses = await Promise.all(
    failed.flatMap((delivery: Json, n: number) => [
      call('POST', `/webhooks/subscriptions/${id}/test`),
      call('PUT', `/webhooks/subscriptions/${id}`, { name: `Name ${n}` }),
      call('POST', `/webhooks/subscriptions/${id}/rotate-secret`),
      call('POST', `/webhooks/deliveries/${delivery.id}/retry`),
      relay.run(workerOn(platform)).then(() => undefined),
    ]),
  )

  expect(responses.flatMap(response => response?.status ?? []).sort()).toEqual([
    ...Array(8).fill(200),
    ...Array(8).fill(202),
  ])
})

test('a request without a body needs no Content-Type, and an empty object is accepted too', async () => {
  const { app, headers, subscribe, call } = await tenant()
  const { id } = await subscribe()
  const url = `/api/v1/remittance/webhooks/subscriptions/${id}/test`

  const statuses = [
    (await app.inject({ method: 'POST', url, headers })).statusCode,
    (await app.inject({ method: 'POST', url, headers: { ...headers, 'content-type': 'application/json' } }))
      .statusCode,
    (await call('POST', `/webhooks/subscriptions/${id}/test`, {})).status,
    (await call('POST', `/webhooks/subscriptions/${id}/test`, { event: 'x' })).status,
  ]

  expect(statuses).toEqual([202, 202, 202, 400])
})
