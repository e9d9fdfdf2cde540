import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { services } from '#app/services.ts'
import { isWrite, routeOf, type Endpoint, type RestService } from '#rest-adapter/endpoint.ts'
import { keyed } from '#tools/traffic/core-fixture.ts'
import { posting, type ExchangeResponse } from '#tools/traffic/exchange.ts'
import { REST_REQUESTS } from '#tools/traffic/requests.ts'
import { adminOf } from '#test/support/cluster.ts'
import { testPlatform } from '#test/support/world.ts'
import { probeFixture, type ProbeFixture } from './probe-fixture.ts'
import { probe, type Probed } from './probing.ts'
import { isUpdate, readTable, writeTable } from './table.ts'

let here: ProbeFixture
let admin: pg.Client

const open = async (): Promise<void> => {
  admin = new pg.Client(adminOf((await testPlatform()).databaseName))
  await admin.connect()
  here = await probeFixture(() => admin, 'rest')
}

/** The code of an error response; elder protection sends it in a header. */
const codeOf = ({ headers, body }: ExchangeResponse): unknown => body?.code ?? headers['x-error-code']

function cellOf(response: ExchangeResponse): string {
  const { status } = response
  const cell = status < 400 ? String(status) : `${status} ${String(codeOf(response) ?? 'without a code')}`
  return cell === '401 UNAUTHENTICATED' ? '–' : cell
}

function violationOf(response: ExchangeResponse): string | undefined {
  const { status, headers, text } = response
  if (status >= 500) return `${status} ${text}`
  if (typeof headers['x-request-id'] !== 'string') return 'there is no X-Request-ID'
  if (status === 401 && headers['www-authenticate'] !== 'Bearer') return 'there is no WWW-Authenticate'
  return status === 401 && typeof codeOf(response) !== 'string' ? `401 without a code: ${text}` : undefined
}

function probedRow(endpoint: Endpoint, { name, dialect }: RestService): Probed {
  const { method, path } = routeOf(endpoint)
  return {
    name: endpoint.route,
    isRead: !isWrite(endpoint) && !endpoint.takesPassword,
    cellOf,
    violationOf,
    isOpen: endpoint.auth.includes('none'),
    keepsRefusals: dialect.requiresIdempotencyKey === true && isWrite(endpoint),
    ...(endpoint.operation === 'EndSession' && { endsSessions: true as const }),
    isDone: ({ status }) => status < 400,
    async ready(fixture) {
      const { path: parameters = {}, query = {}, body } = await REST_REQUESTS[name]![endpoint.route]!(fixture)
      const search = new URLSearchParams(query).toString()
      const url =
        dialect.basePath +
        path.replace(/\{(\w+)\}/g, (_, parameter: string) => parameters[parameter]!) +
        (search && `?${search}`)
      return headers =>
        posting(
          url,
          dialect.requiresIdempotencyKey && isWrite(endpoint) ? keyed(headers) : headers,
          body,
          method,
        )
    },
  }
}

function fixtureOf({ name }: RestService): ProbeFixture {
  const {
    coreColumns: core,
    complianceColumns: compliance,
    sentinelColumns: sentinel,
    idvColumns: idv,
  } = here
  return { ...here, columns: { core, compliance, sentinel, idv }[name as string] ?? here.columns }
}

describe('the tables of the REST interfaces', () => {
  beforeAll(open, 120_000)
  afterAll(() => admin.end())

  for (const service of services) {
    const expected = readTable(service.name)
    const found: Record<string, Readonly<Record<string, string>>> = {}

    test(`${service.name}: every operation has a line in the table and a valid request, and every line has an operation`, () => {
      const routes = service.endpoints.map(({ route }) => route)

      expect(Object.keys(REST_REQUESTS[service.name] ?? {}).sort()).toEqual([...routes].sort())
      if (!isUpdate) expect(Object.keys(expected)).toEqual(routes)
    })

    for (const endpoint of service.endpoints) {
      test(`${service.name}: ${endpoint.route} treats every kind of credential as the table shows, and has no effect if refused`, async () => {
        const { cells, violations } = await probe(probedRow(endpoint, service), fixtureOf(service))
        found[endpoint.route] = cells

        expect(violations).toEqual([])
        if (!isUpdate) expect(cells).toEqual(expected[endpoint.route])
      })
    }

    if (isUpdate)
      afterAll(() =>
        writeTable(
          service.name,
          `Responses of the ${service.dialect.title} by kind of credential`,
          fixtureOf(service).columns,
          found,
        ),
      )
  }
})
