import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { relayOutbox } from '#kernel/events/relay.ts'
import { openBody, sealAnswer } from '#events/secrets.ts'
import type { Answer, Json } from '#test/e2e/support/rest.ts'
import { inDatabase } from '#test/e2e/support/tables.ts'
import { workerOn } from '#test/support/world.ts'
import { tenant, type Tenant } from './given.ts'

const UUID = expect.stringMatching(/^[0-9a-f-]{36}$/)
const MOMENT = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)

const codes = (answers: readonly Answer[]): unknown[] =>
  answers.map(({ status, body }) => [status, body?.code])
const idsOf = (answer: Answer): string[] => answer.body.deliveries.map(({ id }: Json) => id)

test('a test event is queued like any other, rendered and encrypted for its service, and makes its subscription due', async () => {
  const { call, subscribe, row, workspaceId, platform } = await tenant()
  const { id } = await subscribe()

  const answers = [
    await call('POST', `/webhooks/subscriptions/${id}/test`),
    await call('POST', `/webhooks/subscriptions/${id}/test`),
  ]
  const kept = await row('deliveries', answers[0]!.body.id)
  const body = JSON.parse(openBody(platform.source.keys, workspaceId, kept.id, kept.body)) as Json

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
  expect(answers).toMatchObject([
    { status: 202, body: { ...shown, sequence: 1 } },
    { status: 202, body: { ...shown, sequence: 2 } },
  ])
  expect(answers.map(({ body: { eventId } }) => eventId)).not.toContain(answers[0]!.body.id)
  expect(body).toEqual({
    id: kept.event_id,
    event: 'webhook.test',
    timestamp: kept.occurred_at.toISOString(),
    sequence: 1,
    data: { subscriptionId: id, message: expect.any(String) },
  })
  expect(kept).toMatchObject({
    is_test: true,
    retries: 0,
    attempts: 0,
    customer_id: null,
    resource_type: 'webhook_subscription',
  })
  expect((await row('subscriptions', id)).due_at).toEqual(kept.due_at)
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

  const answers = [
    await call('POST', `/webhooks/subscriptions/${id}/test`, undefined, again),
    await call('POST', `/webhooks/subscriptions/${id}/test`, undefined, again),
  ]

  expect(answers[1]!.text).toBe(answers[0]!.text)
  expect(answers[1]!.headers['idempotent-replayed']).toBe('true')
  expect(idsOf(await call('GET', '/webhooks/deliveries'))).toHaveLength(1)
})

test('an inactive subscription cannot be tested', async () => {
  const { call, subscribe, set } = await tenant()
  const { id } = await subscribe()
  const test = (): Promise<Answer> => call('POST', `/webhooks/subscriptions/${id}/test`)

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

  const answer = await call('POST', `/webhooks/deliveries/${failed.id}/retry`)
  const kept = await row('deliveries', failed.id)

  const { endedAt: _, ...pending } = { ...failed, attempts: 6, responseStatus: 500, nextAttemptAt: MOMENT }
  expect({ status: answer.status, body: answer.body }).toEqual({ status: 202, body: pending })
  expect(kept).toMatchObject({
    status: 'PENDING',
    retries: 0,
    attempts: 6,
    ended_at: null,
    event_id: failed.eventId,
  })
  expect(kept.due_at.getTime()).toBeGreaterThan(new Date(failed.createdAt).getTime() + 59_000)
  expect((await row('subscriptions', id)).due_at.getTime()).toBeLessThanOrEqual(kept.due_at.getTime())
})

test('only failed deliveries of active subscriptions with a body can be retried', async () => {
  const { call, subscribe, delivered, set } = await tenant()
  const { id } = await subscribe()
  const retry = ({ id: delivery }: Json): Promise<Answer> =>
    call('POST', `/webhooks/deliveries/${delivery}/retry`)
  const failed = await delivered(id)
  const erased = await delivered(id, { status: 'FAILED', due_at: null, ended_at: new Date(), body: null })
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

  const answers = await Promise.all(
    Array.from({ length: 8 }, () => call('POST', `/webhooks/deliveries/${failed.id}/retry`)),
  )

  expect(answers.map(({ status }) => status).sort()).toEqual([202, ...Array(7).fill(409)])
})

test('concurrent tests, changes, rotations and retries of one subscription do not deadlock with each other or the relay', async () => {
  const { call, subscribe, delivered, platform } = await tenant()
  const { id } = await subscribe()
  const failed = await Promise.all([1, 2, 3, 4].map(() => delivered(id)))
  const relay = relayOutbox([
    async (sql, events) => {
      await sql('update events.subscriptions set due_at = least(due_at, now()) where id = any($1::uuid[])', [
        events.map(({ aggregateId }) => aggregateId),
      ])
    },
  ])

  const answers = await Promise.all(
    failed.flatMap((delivery: Json, n: number) => [
      call('POST', `/webhooks/subscriptions/${id}/test`),
      call('PUT', `/webhooks/subscriptions/${id}`, { name: `Name ${n}` }),
      call('POST', `/webhooks/subscriptions/${id}/rotate-secret`),
      call('POST', `/webhooks/deliveries/${delivery.id}/retry`),
      relay.run(workerOn(platform)).then(() => undefined),
    ]),
  )

  expect(answers.flatMap(answer => answer?.status ?? []).sort()).toEqual([
    ...Array(8).fill(200),
    ...Array(8).fill(202),
  ])
})

/** Ten deliveries each of two events to two subscriptions, an hour apart; every third one failed. */
async function log(here: Tenant): Promise<{
  a: string
  b: string
  all: { id: string; subscription: string; event: string; status: string; at: Date }[]
}> {
  const [a, b] = [(await here.subscribe()).id, (await here.subscribe()).id]
  const start = Date.parse('2026-01-01T00:00:00Z')
  const all = Array.from({ length: 40 }, (_, n) => ({
    id: newId(),
    subscription: n % 2 ? a : b,
    event: n % 4 < 2 ? 'transfer.created' : 'transfer.completed',
    status: n % 3 ? 'DELIVERED' : 'FAILED',
    at: new Date(start + Math.floor(n / 2) * 3_600_000),
  }))
  await inDatabase(here.databaseName, async admin => {
    for (const { id, subscription, event, status, at } of all)
      await admin.query(
        `insert into events.deliveries (workspace_id, id, subscription_id, service, event_id, event_name, resource_type, resource_id, sequence, occurred_at, is_test, status, attempts, retries, created_at, ended_at)
       values ($1, $2, $3, 'remittance', gen_random_uuid(), $4, 'transfer', gen_random_uuid(), 1, $6, false, $5, 1, 1, $6, $6)`,
        [here.workspaceId, id, subscription, event, status, at],
      )
  })
  return { a, b, all: all.sort((x, y) => y.at.getTime() - x.at.getTime() || (x.id < y.id ? 1 : -1)) }
}

test('every set of filters returns the matching deliveries, newest first, in pages without gaps', async () => {
  const here = await tenant()
  const { a, all } = await log(here)
  const from = '2026-01-01T08:00:00.000Z'

  for (const subscription of [undefined, a])
    for (const event of [undefined, 'transfer.created'])
      for (const status of [undefined, 'FAILED'])
        for (const since of [undefined, from]) {
          const fitting = all.filter(
            each =>
              (!subscription || each.subscription === subscription) &&
              (!event || each.event === event) &&
              (!status || each.status === status) &&
              (!since || each.at >= new Date(since)),
          )
          const query = new URLSearchParams({
            ...(subscription && { subscriptionId: subscription }),
            ...(event && { event }),
            ...(status && { status }),
            ...(since && { from: since }),
            pageSize: '7',
          })
          const found: string[] = []
          for (let after: string | undefined, hasMore = true; hasMore;) {
            const page = await here.call(
              'GET',
              `/webhooks/deliveries?${query}${after === undefined ? '' : `&after=${after}`}`,
            )
            expect(page.status).toBe(200)
            found.push(...idsOf(page))
            ;({ endCursor: after, hasNextPage: hasMore } = page.body.pageInfo)
          }

          expect({ query: query.toString(), found }).toEqual({
            query: query.toString(),
            found: fitting.map(({ id }) => id),
          })
        }
})

test('the page size is limited, and a cursor is only valid for its list and workspace', async () => {
  const here = await tenant()
  const rival = await tenant()
  await log(here)
  const {
    body: {
      pageInfo: { endCursor },
    },
  } = await here.call('GET', '/webhooks/deliveries?pageSize=5')

  const refused = [
    'pageSize=0',
    'pageSize=101',
    'pageSize=1e1',
    'status=failed',
    'event=transfer',
    'event=Transfer.Created',
    'from=yesterday',
    'subscriptionId=1',
    'after=',
    `after=${endCursor}x`,
    'page=1',
  ].map(query => here.call('GET', `/webhooks/deliveries?${query}`))

  for (const { status, body } of await Promise.all(refused))
    expect({ status, code: body.code }).toEqual({
      status: 400,
      code: expect.stringMatching(/^(VALIDATION_ERROR|CURSOR_INVALID)$/),
    })
  expect(codes([await rival.call('GET', `/webhooks/deliveries?after=${endCursor}`)])).toEqual([
    [400, 'CURSOR_INVALID'],
  ])
})

test('a delivery lists its attempts in order and the next attempt, unless one is in flight', async () => {
  const { call, subscribe, delivered, set, databaseName, workspaceId, platform, clock } = await tenant()
  const { id } = await subscribe()
  const delivery = await delivered(id, {})
  const dueAt = new Date(Date.now() + clock.offsetMs + 60_000)
  const leaseMs = platform.source.settings.webhooks.timeoutMs + 15_000
  const begunAt = new Date(Date.now() + clock.offsetMs - leaseMs)
  const answer = sealAnswer(platform.source.keys, workspaceId, delivery.id, 'oops')
  await inDatabase(databaseName, admin =>
    admin.query(
      `insert into events.attempts (workspace_id, delivery_id, number, subscription_id, started_at, ended_at, response_status, response_body, failure, duration_ms)
     values ($1, $2, 2, $3, now(), now(), null, null, 'timeout', 30000), ($1, $2, 1, $3, now(), now(), 500, $4, null, 12), ($1, $2, 3, $3, $5, null, null, null, null, null)`,
      [workspaceId, delivery.id, id, answer, begunAt],
    ),
  )
  const read = async (): Promise<Json> => (await call('GET', `/webhooks/deliveries/${delivery.id}`)).body

  await set('deliveries', delivery.id, { attempts: 2, due_at: dueAt, response_status: 500 })
  const waiting = await read()
  await inDatabase(databaseName, admin =>
    admin.query('update events.attempts set started_at = $2 where delivery_id = $1 and number = 3', [
      delivery.id,
      new Date(begunAt.getTime() + 30_000),
    ]),
  )
  const underWay = await read()

  expect(waiting).toEqual({
    ...delivery,
    attempts: 3,
    responseStatus: 500,
    nextAttemptAt: dueAt.toISOString(),
    attemptLog: [
      { number: 1, startedAt: MOMENT, durationMs: 12, responseStatus: 500, responseBody: 'oops' },
      { number: 2, startedAt: MOMENT, durationMs: 30_000, failure: 'timeout' },
      { number: 3, startedAt: MOMENT },
    ],
  })
  expect(underWay).not.toHaveProperty('nextAttemptAt')
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
