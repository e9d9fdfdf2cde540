import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#kernel/database/database.ts'
import { openPlatform, type Platform } from '#app/platform.ts'
import { subgraphs } from '#app/subgraphs.ts'
import { postgresQuota } from '#gateway/limits/postgres-quota-leases.ts'
import { leaseWhole, type LeaseQuota } from '#gateway/limits/quota-leases.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { DOCUMENT_ATTACKS } from './attacks/documents.ts'
import { BASE, DEMO } from './support/rest.ts'

let here: TestPlatform
const opened: Platform[] = []
beforeAll(async () => {
  here = await demoWorld()
}, 60_000)
afterAll(async () => {
  await Promise.all(opened.map(each => each.close()))
})

/** Starts another gateway on the file's database, with limits. */
async function gateway(
  shares: LeaseQuota = leaseWhole,
  database: Database = here.database,
): Promise<FastifyInstance> {
  const { keys, settings } = here.platform.source
  const platform = await openPlatform({
    subgraphs,
    database,
    keys,
    settings,
    limits: shares,
    trustProxy: false,
    introspection: true,
    hosts: { defaultEnvironment: 'sandbox', sandboxHosts: [], productionHosts: ['live.localhost'] },
    log: (fields, message) => {
      here.logged.push({ fields, message })
    },
  })
  opened.push(platform)
  await platform.app.ready()
  return platform.app
}

const STANDARD = { authorization: 'Bearer sk_sandbox_standard', 'x-tenant-id': DEMO.id }
const KEY = { authorization: `Bearer ${DEMO.key}`, 'x-tenant-id': DEMO.id }
const graph = (
  app: FastifyInstance,
  query: string,
  headers: Record<string, string>,
  remoteAddress = '127.0.0.1',
) =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ query }),
    remoteAddress,
  })

test('the standard tier allows a hundred root fields a minute, and the refusal has Retry-After', async () => {
  const app = await gateway()

  const [first, wide] = [
    await graph(app, '{ __typename }', STANDARD),
    await graph(app, `{ ${Array.from({ length: 9 }, (_, at) => `a${at}: __typename`).join(' ')} }`, STANDARD),
  ]
  for (let call = 0; call < 89; call++)
    await graph(app, 'query Q { ...F } fragment F on Query { __typename }', STANDARD)
  const tooWide = await graph(app, '{ a: __typename b: __typename }', STANDARD)
  const beyond = await graph(app, '{ __typename }', STANDARD)

  expect([
    first.headers['x-ratelimit-limit'],
    first.headers['x-ratelimit-remaining'],
    wide.headers['x-ratelimit-remaining'],
  ]).toEqual(['100', '99', '90'])
  expect([
    tooWide.statusCode,
    tooWide.json().errors[0].extensions.code,
    tooWide.headers['retry-after'] !== undefined,
  ]).toEqual([429, 'RATE_LIMITED', true])
  expect([beyond.statusCode, beyond.json().errors[0].extensions]).toEqual([
    429,
    { code: 'RATE_LIMITED', kind: 'limited', retryAfter: Number(beyond.headers['retry-after']) },
  ])
}, 60_000)

test('two gateways on one database share the window of a credential: a hundred requests in all', async () => {
  const gateways = await Promise.all([
    gateway(postgresQuota(here.database)),
    gateway(postgresQuota(here.database)),
  ])

  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, at) => graph(gateways[at % 2]!, '{ __typename }', STANDARD)),
  )
  const after = []
  for (let call = 0; call < 60; call++)
    after.push(await graph(gateways[call % 2]!, '{ __typename }', STANDARD))

  const statuses = [...responses, ...after].map(({ statusCode }) => statusCode)
  expect(statuses.filter(status => status === 200)).toHaveLength(100)
  expect(statuses.filter(status => status === 429)).toHaveLength(20)
}, 60_000)

test('REST and the graph share the limit of a key, and the demonstration has the enterprise tier', async () => {
  const app = await gateway()

  const rest = await app.inject({ url: `${BASE}/corridors`, headers: KEY })
  const response = await graph(app, '{ corridors { id } }', KEY)

  expect([rest.statusCode, rest.headers['x-ratelimit-limit'], rest.headers['x-ratelimit-remaining']]).toEqual(
    [200, '100000', '99999'],
  )
  expect([response.statusCode, response.headers['x-ratelimit-remaining']]).toEqual([200, '99998'])
}, 60_000)

test('sign-ins are limited by address, one per document, without affecting other callers at the address', async () => {
  const app = await gateway()
  const tries =
    'mutation { loginStaff(email: "nobody@demo.example", password: "wrong-password-1") { accessToken } }'
  const sent = []
  // These sign-ins name no tenant and are refused before a password is checked.
  for (let call = 0; call < 61; call++) sent.push(await graph(app, tries, {}, '203.0.113.9'))
  const good = await graph(app, '{ corridors { id } }', KEY, '203.0.113.9')
  const elsewhere = await graph(app, tries, {}, '203.0.113.10')

  expect(sent.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 60 }, () => 200), 429])
  expect(sent[60]!.json().errors[0]).toMatchObject({
    extensions: { code: 'RATE_LIMITED' },
    message: expect.stringContaining('60 in a minute are allowed to sign in'),
  })
  expect([good.statusCode, elsewhere.statusCode]).toEqual([200, 200])
}, 60_000)

const doubling = (innermost: string): string =>
  `{ ...F0 } ${Array.from({ length: 39 }, (_, at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`).join(' ')} fragment F39 on Query { ${innermost} }`

test.each([
  ['a fragment that spreads itself', '{ ...A } fragment A on Query { ...A }'],
  ['fragments that double', doubling('__typename')],
  ['fragments that double and hold nothing', doubling('...Nothing')],
])('root fields of an invalid document are counted in bounded time: %s', async (_, document) => {
  const app = await gateway()

  const refused = await graph(app, document, KEY)

  expect([refused.statusCode, refused.json().errors[0].extensions.code]).toEqual([
    400,
    'GRAPHQL_VALIDATION_FAILED',
  ])
})

test('the hosted page and wrong credentials of the graph are limited by address', async () => {
  const app = await gateway()
  const from = { remoteAddress: '2001:db8:0:1::1' }
  for (let call = 0; call < 1_198; call++) await app.inject({ url: '/nowhere', ...from })
  const page = await app.inject({ url: '/handoff', remoteAddress: '2001:db8:0:1::2' })
  const wrong = await graph(app, '{ __typename }', { authorization: 'Bearer svc_guess' }, '2001:db8:0:1::3')

  const pageBeyond = await app.inject({ url: '/handoff', ...from })
  const wrongBeyond = await graph(
    app,
    '{ __typename }',
    { authorization: 'Bearer svc_guess' },
    '2001:db8:0:1::3',
  )

  expect([page.statusCode, wrong.statusCode]).toEqual([404, 401])
  expect([pageBeyond.statusCode, pageBeyond.headers['content-type']]).toEqual([
    429,
    'text/html; charset=utf-8',
  ])
  expect([wrongBeyond.statusCode, wrongBeyond.json().errors[0].extensions.code]).toEqual([
    429,
    'RATE_LIMITED',
  ])
}, 60_000)

test('documents whose fragments multiply are refused with rate limits in force too', async () => {
  const app = await gateway()
  const bombs = DOCUMENT_ATTACKS.filter(({ shape }) => shape.startsWith('fragment'))

  const responses = []
  for (const { request } of bombs)
    responses.push(
      await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', ...KEY },
        payload: request(0).payload!,
      }),
    )

  expect(bombs.length).toBeGreaterThanOrEqual(10)
  expect(responses.map(response => [response.statusCode, response.json().errors[0].extensions.code])).toEqual(
    bombs.map(({ status, code }) => [status, code]),
  )
}, 60_000)

test('the documentation and the explorer allow 3,000 requests a minute per address, without affecting valid credentials', async () => {
  const app = await gateway()
  const from = { remoteAddress: '203.0.113.20' }
  const read = (url: string) => app.inject({ url, headers: { accept: 'text/html' }, ...from })
  const first = await read('/docs')
  const opened = await read('/graphql')
  for (let call = 0; call < 2_996; call++)
    await app.inject({ url: '/docs/errors', headers: { 'if-none-match': '*' }, ...from })
  const last = [await read('/docs/assets/any/portal.css'), await read('/')]

  const beyond = [
    await read('/docs'),
    await read('/docs/nothing'),
    await read('/docs/assets/any/portal.css'),
    await read('/llms.txt'),
    await read('/graphql'),
    await read('/'),
  ]
  const good = await graph(app, '{ corridors { id } }', KEY, '203.0.113.20')
  const elsewhere = await app.inject({ url: '/docs', remoteAddress: '203.0.113.21' })

  expect([
    first.statusCode,
    first.headers['x-ratelimit-limit'],
    first.headers['x-ratelimit-remaining'],
  ]).toEqual([200, '3000', '2999'])
  expect([opened.statusCode, opened.headers['x-ratelimit-remaining']]).toEqual([200, '2998'])
  expect(last.map(({ statusCode }) => statusCode)).toEqual([200, 302])
  expect(beyond.map(({ statusCode, headers }) => [statusCode, headers['retry-after'] !== undefined])).toEqual(
    beyond.map(() => [429, true]),
  )
  expect([good.statusCode, elsewhere.statusCode]).toEqual([200, 200])
}, 60_000)

test('under load every interface returns 503 before authentication, and health endpoints still respond', async () => {
  let waiting = 401
  const app = await gateway(leaseWhole, { ...here.database, waiting: () => waiting })
  here.statements.length = 0

  const rest = await app.inject({
    url: `${BASE}/corridors`,
    headers: { ...KEY, authorization: 'Bearer svc_unknown' },
  })
  const response = await graph(app, '{ __typename }', KEY)
  const page = await app.inject({ url: '/handoff' })
  const nothing = [...here.statements]
  const [health, ready] = [await app.inject({ url: '/health' }), await app.inject({ url: '/readyz' })]
  waiting = 200
  const again = await app.inject({ url: `${BASE}/corridors`, headers: KEY })

  expect([rest.statusCode, rest.json().code, Object.keys(rest.json()), rest.headers['retry-after']]).toEqual([
    503,
    'UNAVAILABLE',
    ['error', 'code'],
    '1',
  ])
  expect([
    response.statusCode,
    response.json().errors[0].extensions.code,
    response.headers['retry-after'],
  ]).toEqual([503, 'UNAVAILABLE', '1'])
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '1'])
  expect(nothing).toEqual([])
  expect([health.statusCode, ready.statusCode, again.statusCode]).toEqual([200, 200, 200])
}, 60_000)
