import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { routeOf, isWrite } from '#rest-adapter/endpoint.ts'
import { dialect } from '#rest-adapter/sentinel/dialect.ts'
import { alertRoutes } from '#rest-adapter/sentinel/endpoints/alerts.ts'
import { signalRoutes } from '#rest-adapter/sentinel/endpoints/signals.ts'
import { bearer, exchanging, posting, type Exchanging } from '#tools/traffic/exchange.ts'
import type { TenantFixture } from '#tools/traffic/fixtures.ts'
import { SIGNAL_REQUESTS } from '#tools/traffic/sentinel/signal-requests.ts'
import { DEMO, fixtureAt } from '#tools/traffic/tenant-fixture.ts'
import { sqlOf } from '#test/probe/probe-fixture.ts'
import { adminOf } from '#test/support/cluster.ts'
import { demoWorld } from '#test/support/world.ts'

let admin: pg.Client
let exchange: Exchanging
let ours: TenantFixture

async function open(): Promise<void> {
  const demo = await demoWorld()
  admin = new pg.Client(adminOf(demo.databaseName))
  await admin.connect()
  exchange = exchanging(demo.app)
  ours = fixtureAt(DEMO, exchange, sqlOf(admin), 'rest')
}

const audited = async (): Promise<number> =>
  Number((await admin.query<{ count: string }>('select count(*) from kernel.audit')).rows[0]!.count)

// The connection must end before the platform drops the database.
describe('every route of signals and alerts', () => {
  beforeAll(open)
  afterAll(() => admin.end())

  test.each([...signalRoutes, ...alertRoutes].map(endpoint => [endpoint.route, endpoint] as const))(
    '%s accepts a valid request, and a write is in the audit',
    async (route, endpoint) => {
      const { path: parameters = {}, query = {}, body } = await SIGNAL_REQUESTS[route]!(ours)
      const { method, path } = routeOf(endpoint)
      const url =
        dialect.basePath +
        path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name]!) +
        `?${new URLSearchParams(query).toString()}`
      const before = await audited()

      const response = await exchange(
        posting(
          url,
          { ...bearer('test_sentinel_demo', DEMO.id), 'x-actor': 'analyst@bank.example' },
          body,
          method,
        ),
      )

      expect([route, response.status]).toEqual([route, endpoint.status])
      if (isWrite(endpoint)) expect(await audited()).toBeGreaterThan(before)
    },
  )
})
