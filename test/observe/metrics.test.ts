import { afterAll, expect, test } from '@jest/globals'
import { startMetrics } from '#app/observe/metrics.ts'
import { demoWorld, workerOn } from '#test/support/world.ts'
import { backlogs, jobs } from '#app/subgraphs.ts'
import { watch } from './watched.ts'

const watched = watch()
afterAll(() => watched.metrics().stop())

const TENANT = '11111111-1111-4111-8111-111111111111'
const AS_DEMO = {
  authorization: 'Bearer svc_sandbox_demo',
  'x-tenant-id': TENANT,
  'content-type': 'application/json',
}
const ORDER = { sendAmount: '100.00', sendCurrency: 'USD', receiveCurrency: 'NGN', destinationCountry: 'NG' }

/** Values of a metric by their labels in text format. */
function valuesOf(text: string, name: string): Record<string, number> {
  const lines = text.split('\n').filter(line => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
  return Object.fromEntries(
    lines.map(line => [
      line.slice(name.length, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' '))),
    ]),
  )
}

test('requests, documents and statements are counted, and no label contains a tenant, a credential or an id', async () => {
  const { app } = await demoWorld()
  const planned = async (): Promise<number> =>
    valuesOf((await app.inject({ url: '/metrics' })).body, 'fiducia_plans_compiled_total')['']!
  const atStart = await planned()
  const quote = await app.inject({
    method: 'POST',
    url: '/api/v1/remittance/quotes',
    headers: AS_DEMO,
    payload: ORDER,
  })
  await app.inject({
    url: '/api/v1/remittance/webhooks/deliveries/01a1ffa6-894d-7561-81c8-c566d8b7f8d1',
    headers: AS_DEMO,
  })
  await app.inject({
    url: '/api/v1/remittance/corridors',
    headers: { ...AS_DEMO, authorization: 'Bearer svc_sandbox_wrong' },
  })
  for (let time = 0; time < 2; time++)
    await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: AS_DEMO,
      payload: { query: 'query Mine { __typename corridors { destinationCountry } }' },
    })
  await app.inject({ method: 'POST', url: '/graphql', headers: AS_DEMO, payload: { query: '{ nothing }' } })
  const { statusCode, headers, body: text } = await app.inject({ url: '/metrics' })

  expect([quote.statusCode, statusCode, headers['content-type']]).toEqual([
    201,
    200,
    expect.stringContaining('text/plain; version=0.0.4'),
  ])
  const requests = valuesOf(text, 'fiducia_http_requests_total')
  expect(
    requests['{service="remittance",route="/api/v1/remittance/quotes",method="POST",status="201"}'],
  ).toBe(1)
  expect(
    requests[
      '{service="remittance",route="/api/v1/remittance/webhooks/deliveries/{id}",method="GET",status="404"}'
    ],
  ).toBe(1)
  expect(
    requests['{service="remittance",route="/api/v1/remittance/corridors",method="GET",status="401"}'],
  ).toBe(1)
  expect(valuesOf(text, 'fiducia_graph_plans_total')).toEqual({ '{from="planner"}': 1, '{from="cache"}': 1 })
  expect(valuesOf(text, 'fiducia_graph_operation_duration_seconds_count')).toEqual({
    '{kind="query",outcome="succeeded"}': 2,
    '{kind="query",outcome="refused"}': 1,
  })
  expect(valuesOf(text, 'fiducia_sql_duration_seconds_count')['{pool="app",kind="select"}']).toBeGreaterThan(
    3,
  )
  expect(valuesOf(text, 'fiducia_transactions_total')['{pool="app",outcome="committed"}']).toBeGreaterThan(0)
  // Documents of domain calls are planned at start, those of REST routes on first use.
  expect(atStart).toBeGreaterThan(10)
  expect(valuesOf(text, 'fiducia_plans_compiled_total')['']).toBe(atStart + 2)
  expect(valuesOf(text, 'fiducia_database_up')['']).toBe(1)
  expect(text).not.toMatch(/1111-4111|svc_|01a1ffa6|Mine|demo/)
})

test('unknown paths share one series per method', async () => {
  const { app } = await demoWorld()

  for (let at = 0; at < 50; at++)
    await app.inject({ method: at % 2 ? 'GET' : ('PROPFIND' as 'GET'), url: `/stray/${at}?secret=${at}` })

  const series = Object.keys(
    valuesOf((await app.inject({ url: '/metrics' })).body, 'fiducia_http_requests_total'),
  ).filter(labels => labels.includes('unknown'))
  expect(series.sort()).toEqual([
    '{service="gateway",route="unknown",method="GET",status="404"}',
    '{service="gateway",route="unknown",method="OTHER",status="404"}',
  ])
})

test('the worker measures the backlog, and every process reports it', async () => {
  const { app, platform } = await demoWorld()
  await app.inject({ method: 'POST', url: '/api/v1/remittance/quotes', headers: AS_DEMO, payload: ORDER })

  await jobs.find(({ name }) => name === 'kernel.report_backlog')!.run(workerOn(platform))
  const { body: text } = await app.inject({ url: '/metrics' })

  expect(Object.keys(valuesOf(text, 'fiducia_backlog_items')).sort()).toEqual(
    backlogs.map(({ queue }) => `{queue="${queue}"}`).sort(),
  )
  expect(valuesOf(text, 'fiducia_backlog_items')['{queue="outbox"}']).toBeGreaterThan(0)
  expect(valuesOf(text, 'fiducia_backlog_oldest_seconds')['{queue="outbox"}']).toBeGreaterThan(0)
  expect(valuesOf(text, 'fiducia_worker_seen_seconds')['']).toBeLessThan(30)
})

test('metrics stay available without a database, and report it as down', async () => {
  const metrics = startMetrics({
    database: { pools: () => [{ pool: 'app', max: 10, idle: 0, busy: 0, waiting: 3 }] },
    vitals: { read: async () => ({ failure: 'unreachable' }) },
    version: '1',
    token: undefined,
    isOpen: true,
  })

  const text = await metrics.text()
  metrics.stop()

  expect(valuesOf(text, 'fiducia_database_up')).toEqual({ '': 0 })
  expect(valuesOf(text, 'fiducia_pool_waiting')).toEqual({ '{pool="app"}': 3 })
  expect([valuesOf(text, 'fiducia_backlog_items'), valuesOf(text, 'fiducia_worker_seen_seconds')]).toEqual([
    {},
    {},
  ])
})
