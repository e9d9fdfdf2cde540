import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { isWrite, routeOf } from '#rest-adapter/endpoint.ts'
import { compliance } from '#rest-adapter/compliance/service.ts'
import { bearer, exchanging, posting, type Exchanging } from '#tools/traffic/exchange.ts'
import type { TenantFixture } from '#tools/traffic/fixtures.ts'
import { REST_REQUESTS } from '#tools/traffic/requests.ts'
import { DEMO, fixtureAt } from '#tools/traffic/tenant-fixture.ts'
import { sqlOf } from '#test/probe/probe-fixture.ts'
import { watchRows } from '#test/probe/row-watch.ts'
import { adminOf } from '#test/support/cluster.ts'
import { demoWorld } from '#test/support/world.ts'

// Webhooks are a domain of their own.
const writes = compliance.endpoints.filter(each => isWrite(each) && !each.route.includes(' /webhooks/'))

/** Writes that this key cannot make: approvals need another member of staff, and lists of the demonstration have no source. */
const REFUSED: Readonly<Record<string, number>> = {
  'POST /monitoring/screening/policy/changes/{id}/approve': 403,
  'POST /monitoring/screening/policy/changes/{id}/reject': 403,
  'POST /datasets/{source}/refresh': 409,
}

let admin: pg.Client
let exchange: Exchanging
let ours: TenantFixture
let everyRow: () => Promise<readonly string[]>

async function open(): Promise<void> {
  const demo = await demoWorld()
  admin = new pg.Client(adminOf(demo.databaseName))
  await admin.connect()
  exchange = exchanging(demo.app)
  ours = fixtureAt(DEMO, exchange, sqlOf(admin), 'rest')
  everyRow = await watchRows(admin)
}

async function changedTables(change: () => Promise<void>): Promise<string[]> {
  const before = await everyRow()
  await change()
  const after = await everyRow()
  return after.filter(line => !before.includes(line)).map(line => line.split(' ')[0]!)
}

// The connection must end before the platform drops the database.
describe('every write of compliance', () => {
  beforeAll(open)
  afterAll(() => admin.end())

  test.each(writes.map(endpoint => [endpoint.route, endpoint] as const))(
    '%s leaves a row in the audit for what it changes',
    async (route, endpoint) => {
      const { path: parameters = {}, query = {}, body } = await REST_REQUESTS['compliance']![route]!(ours)
      const { method, path } = routeOf(endpoint)
      const url =
        compliance.dialect.basePath +
        path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name]!) +
        `?${new URLSearchParams(query).toString()}`
      let status = 0

      const changed = await changedTables(async () => {
        const headers = { ...bearer('sk_sandbox_demo', DEMO.id), 'x-actor': 'analyst@bank.example' }
        status = (await exchange(posting(url, headers, body, method))).status
      })

      expect([route, status]).toEqual([route, REFUSED[route] ?? endpoint.status])
      const isWritten = changed.some(table => table.startsWith('compliance.'))
      expect(isWritten ? changed : ['kernel.audit']).toContain('kernel.audit')
    },
  )
})
