import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { openPlatform, type Platform } from '#app/platform.ts'
import { services } from '#app/services.ts'
import { refusalTable, subgraphs } from '#app/subgraphs.ts'
import { supergraphSdl } from '#app/supergraph.ts'
import { ALLOWED_HEADERS, EXPOSED_HEADERS } from '#gateway/cors.ts'
import { leaseWhole } from '#gateway/limits/quota-leases.ts'
import { openApiOf } from '#rest-adapter/openapi.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { asKey, BASE, DEMO, type Headers } from './support/rest.ts'

const ORIGIN = 'https://app.demo.example'
const FOREIGN_ORIGIN = 'https://app.demo.example.evil.example'

let demo: TestPlatform
let platform: Platform
let app: FastifyInstance
beforeAll(async () => {
  demo = await demoWorld()
  const { keys, settings } = demo.platform.source
  platform = await openPlatform({
    subgraphs,
    database: demo.database,
    keys,
    settings,
    limits: leaseWhole,
    trustProxy: false,
    introspection: true,
    corsOrigins: [ORIGIN, 'http://localhost:5173'],
    hosts: { defaultEnvironment: 'sandbox', sandboxHosts: [], productionHosts: ['live.localhost'] },
    log: () => undefined,
  })
  app = platform.app
  await app.ready()
}, 60_000)
afterAll(async () => {
  await platform.close()
})

const preflight = (url: string, origin: string, server = app): Promise<LightMyRequestResponse> =>
  server.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key,x-tenant-id',
    },
  })
const ask = (headers: Headers): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: '{"query":"{ corridors { id } }"}',
  })
const ofCors = ({ headers }: LightMyRequestResponse): string[] =>
  Object.keys(headers)
    .filter(name => name.startsWith('access-control-'))
    .sort()

const PATHS = ['/graphql', ...services.map(({ dialect }) => `${dialect.basePath}/anything`)]

test.each(PATHS)('a preflight for %s returns methods and headers only to an allowed origin', async path => {
  const [allowed, local, foreign] = [
    await preflight(path, ORIGIN),
    await preflight(path, 'http://localhost:5173'),
    await preflight(path, FOREIGN_ORIGIN),
  ]

  expect([allowed.statusCode, allowed.body]).toEqual([204, ''])
  expect(allowed.headers).toMatchObject({
    'access-control-allow-origin': ORIGIN,
    vary: 'Origin',
    'access-control-max-age': '7200',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': ALLOWED_HEADERS.join(', '),
  })
  expect(local.headers['access-control-allow-origin']).toBe('http://localhost:5173')
  expect([foreign.statusCode, ofCors(foreign), foreign.headers.vary]).toEqual([
    path === '/graphql' ? 405 : 404,
    [],
    'Origin',
  ])
  for (const { headers } of [allowed, local, foreign])
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
})

test('an allowed origin may read the response headers, even of a refusal; other origins may not', async () => {
  const rest = (headers: Headers): Promise<LightMyRequestResponse> =>
    app.inject({ url: `${BASE}/corridors`, headers })
  const accepted = [
    await ask({ ...asKey(DEMO), origin: ORIGIN }),
    await rest({ ...asKey(DEMO), origin: ORIGIN }),
  ]
  const refused = [
    await ask({ authorization: 'Bearer nothing', origin: ORIGIN }),
    await rest({ origin: ORIGIN }),
    await app.inject({ url: `${BASE}/nothing`, headers: { origin: ORIGIN } }),
  ]
  const others = [
    await ask({ ...asKey(DEMO), origin: FOREIGN_ORIGIN }),
    await rest({ ...asKey(DEMO), origin: 'null' }),
    await rest(asKey(DEMO)),
  ]

  expect([...accepted, ...refused].map(({ statusCode }) => statusCode)).toEqual([200, 200, 401, 401, 404])
  for (const { headers } of [...accepted, ...refused])
    expect(headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-expose-headers': EXPOSED_HEADERS.join(', '),
      vary: 'Origin',
    })
  expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(others.flatMap(ofCors)).toEqual([])
})

test('pages can read every response header and send every documented request header', async () => {
  const known = new Set(['content-type', 'content-length', 'cache-control', 'date', 'connection', 'vary'])
  const described = services.flatMap(service => {
    const text = JSON.stringify(openApiOf(service, supergraphSdl(), refusalTable))
    return {
      sent: [...text.matchAll(/"name":"([\w-]+)","in":"header"/g)].map(each => each[1]!),
      given: [...text.matchAll(/"headers":\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g)].flatMap(each =>
        [...each[1]!.matchAll(/"([\w-]+)":\{/g)].map(name => name[1]!),
      ),
    }
  })
  const lower = (names: readonly string[]): string[] => [...new Set(names.map(name => name.toLowerCase()))]
  const { headers } = await ask({ ...asKey(DEMO), origin: ORIGIN })
  const ours = Object.keys(headers).filter(name =>
    /^(x-(?!content-type-options|frame-options)|ratelimit|retry|idempotent)/.test(name),
  )

  const [readable, sendable] = [lower(EXPOSED_HEADERS), lower(ALLOWED_HEADERS)]
  const [given, sent] = [
    lower(described.flatMap(each => each.given)),
    lower(described.flatMap(each => each.sent)),
  ]
  expect(ours).toEqual(
    expect.arrayContaining(['x-request-id', 'x-query-cost', 'x-ratelimit-remaining', 'ratelimit']),
  )
  expect(given).toEqual(expect.arrayContaining(['x-request-id', 'idempotent-replayed', 'retry-after']))
  expect([...ours, ...given].filter(name => !readable.includes(name) && !known.has(name))).toEqual([])
  // A partner's key is a secret of its server, and the platform itself sends webhooks.
  expect(
    sent.filter(
      name =>
        !sendable.includes(name) &&
        !/^(x-partner-api-key|webhook-.*|x-webhook-.*|x-signature.*|x-timestamp|x-event-type)$/.test(name),
    ),
  ).toEqual([])
})

test('preflights need no credential and use up no limit', async () => {
  const before = Number((await ask(asKey(DEMO))).headers['x-ratelimit-remaining'])
  const preflights = await Promise.all(Array.from({ length: 300 }, () => preflight('/graphql', ORIGIN)))
  const after = Number((await ask(asKey(DEMO))).headers['x-ratelimit-remaining'])

  expect(new Set(preflights.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
  expect(preflights[299]!.headers).not.toHaveProperty('x-ratelimit-remaining')
  expect(after).toBe(before - 1)
})

test('the hosted page, the documentation and the health endpoints have no CORS headers', async () => {
  const responses = await Promise.all(
    ['/handoff/session', '/docs', '/health'].map(url => app.inject({ url, headers: { origin: ORIGIN } })),
  )

  expect(responses.flatMap(ofCors)).toEqual([])
})

test('without CORS_ORIGINS no origin is allowed', async () => {
  const responses = [
    await preflight('/graphql', ORIGIN, demo.app),
    await demo.app.inject({ url: `${BASE}/corridors`, headers: { ...asKey(DEMO), origin: ORIGIN } }),
  ]

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([405, 200])
  expect(responses.flatMap(ofCors)).toEqual([])
})
