import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { sealResponse } from '#webhooks/secrets.ts'
import type { Json } from '#test/e2e/support/rest.ts'
import { inDatabase } from '#test/e2e/support/tables.ts'
import { tenant, type Tenant } from './given.ts'
import { MOMENT, codes, idsOf } from './delivery-responses.ts'

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
        `insert into webhooks.deliveries (workspace_id, id, subscription_id, service, event_id, event_name, resource_type, resource_id, sequence, occurred_at, is_test, status, attempts, retries, created_at, ended_at)
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
  const sealedResponse = sealResponse(platform.source.keys, workspaceId, delivery.id, 'oops')
  await inDatabase(databaseName, admin =>
    admin.query(
      `insert into webhooks.attempts (workspace_id, delivery_id, number, subscription_id, started_at, ended_at, response_status, response_body, failure, duration_ms)
     values ($1, $2, 2, $3, now(), now(), null, null, 'timeout', 30000), ($1, $2, 1, $3, now(), now(), 500, $4, null, 12), ($1, $2, 3, $3, $5, null, null, null, null, null)`,
      [workspaceId, delivery.id, id, sealedResponse, begunAt],
    ),
  )
  const read = async (): Promise<Json> => (await call('GET', `/webhooks/deliveries/${delivery.id}`)).body

  await set('deliveries', delivery.id, { attempts: 2, due_at: dueAt, response_status: 500 })
  const waiting = await read()
  await inDatabase(databaseName, admin =>
    admin.query('update webhooks.attempts set started_at = $2 where delivery_id = $1 and number = 3', [
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
