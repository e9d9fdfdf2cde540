import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { REFUSALS } from './support/conformance/refusals.ts'
import type { ConformanceScenario, RequestParts } from './support/conformance/scenario.ts'
import { SUCCESSES } from './support/conformance/successes.ts'
import { description, operations, type Operation } from './support/description.ts'
import { verify } from './support/tokens.ts'
import {
  asKey,
  asPartner,
  BASE,
  DEMO,
  handoffToken,
  makeTransfer,
  QUOTE,
  REASONS,
  send,
  signIn,
  type RestResponse,
  type Headers,
  type Json,
  type CreatedTransfer,
  type Session,
} from './support/rest.ts'

let demo: TestPlatform
let session: Session
let unverified: Session
let created: CreatedTransfer

beforeAll(async () => {
  demo = await demoWorld()
  await demo.endWorker()
  session = await signIn(demo.app, DEMO)
  unverified = await signIn(demo.app, DEMO, 'unverified-user')
  created = await makeTransfer(demo.app, session)
})

const operationNamed = (name: string): Operation => operations.find(each => each.name === name)!

/** Sends a request to an operation and validates the response against the published description. */
async function call(name: string, given: RequestParts = {}): Promise<RestResponse> {
  const { method, path } = operationNamed(name)
  const response = await send(demo.app, { method, path, headers: session.headers, ...given })
  expect(operationNamed(name).issueOf(response.status, response.body)).toBeUndefined()
  return response
}

async function order(more: object = {}): Promise<object> {
  const {
    body: { quoteId },
  } = await call('POST /quotes', { body: QUOTE })
  return { quoteId, recipientId: created.recipientId, ...REASONS, ...more }
}

const scenario = (): ConformanceScenario => ({ app: demo.app, created, unverified, call, order })

for (const [index, [name, status, body, given]] of SUCCESSES.entries()) {
  test(`${name} returns ${status} with exactly the fields of the specification (${index + 1})`, async () => {
    const response = await call(name, await given?.(scenario()))

    expect({ status: response.status, body: response.body }).toEqual({ status, body })
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  })
}

test('every operation of the specification is in the table above', () => {
  expect([...new Set(SUCCESSES.map(([name]) => name))].sort()).toEqual([
    'GET /corridors',
    'GET /transfers',
    'GET /transfers/{id}',
    'POST /auth/exchange-token',
    'POST /auth/partner-token',
    'POST /quotes',
    'POST /transfers',
  ])
})

for (const [title, name, status, code, given] of REFUSALS) {
  test(`${title} is refused with ${status} ${code}`, async () => {
    const response = await call(name, await given(scenario()))

    expect({ status: response.status, body: response.body }).toEqual({
      status,
      body: { error: expect.stringMatching(/^\S.*\.$/), code },
    })
  })
}

test('a channel accepts the four spellings of the specification', async () => {
  const statuses = await Promise.all(
    ['mobile', 'web', 'svc', 'api'].map(
      async channel => (await call('POST /transfers', { body: await order({ channel }) })).status,
    ),
  )

  expect(statuses).toEqual([201, 201, 201, 201])
})

test('a handoff token works for one exchange', async () => {
  const token = await handoffToken(demo.app, DEMO, 'once')
  const exchange = (): Promise<RestResponse> =>
    call('POST /auth/exchange-token', { headers: {}, body: { token } })

  const responses = await Promise.all([exchange(), exchange(), exchange()])

  expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401])
})

test('all optional fields of a partner are accepted, and the redirect contains the token', async () => {
  const { body } = await call('POST /auth/partner-token', {
    headers: asPartner(DEMO),
    body: {
      partnerUserId: 'full',
      phone: '+447700900456',
      email: 'full@example.com',
      firstName: 'Full',
      lastName: 'User',
      dateOfBirth: '1990-05-17T00:00:00Z',
      countryCode: 'GB',
      returnUrl: 'https://app.demo.example/back?x=1',
      context: { campaign: 'spring', nested: { list: [1, true, null] } },
    },
  })

  expect(new URL(body.redirectUrl).searchParams.get('token')).toBe(body.token)
})

test('a list is newest first, in pages without gaps, and only for the user of the session', async () => {
  const user = `pages-${randomUUID()}`
  const own = await signIn(demo.app, DEMO, user)
  await verify(demo.app, DEMO, user)
  const transfers = []
  for (let count = 0; count < 5; count++) transfers.push((await makeTransfer(demo.app, own)).transferId)
  const page = async (query: string): Promise<Json> =>
    (await call('GET /transfers', { path: `/transfers?${query}`, headers: own.headers })).body
  const ids = ({ transfers: listed }: { transfers: { id: string }[] }): string[] => listed.map(({ id }) => id)

  const [first, second, third, beyond, all] = [
    await page('page=1&pageSize=2'),
    await page('page=2&pageSize=2'),
    await page('page=3&pageSize=2'),
    await page('page=4&pageSize=2'),
    await page('pageSize=100'),
  ]

  expect([first, second, third, beyond].flatMap(ids)).toEqual(transfers.toReversed())
  expect(ids(all)).toEqual(transfers.toReversed())
  expect(
    [first, beyond, all].map(({ totalCount, page: number, pageSize }) => [totalCount, number, pageSize]),
  ).toEqual([
    [5, 1, 2],
    [5, 4, 2],
    [5, 1, 100],
  ])
  expect(all.transfers.every((transfer: object) => !Object.hasOwn(transfer, 'events'))).toBe(true)
  expect(ids((await call('GET /transfers', { headers: unverified.headers })).body)).toEqual([])
})

/** Requests for every kind of response, to check what all responses share. */
const COMMON: readonly (readonly [
  title: string,
  status: number,
  method: string,
  url: string,
  headers?: Headers,
])[] = [
  ['a success', 200, 'GET', `${BASE}/corridors`, asKey(DEMO)],
  ['the description', 200, 'GET', `${BASE}/openapi.json`],
  ['no credential', 401, 'GET', `${BASE}/transfers`],
  ['an unknown path', 404, 'GET', `${BASE}/nothing`],
  ['a method that the path does not take', 405, 'PUT', `${BASE}/transfers`],
  ['a path outside of every service', 404, 'GET', '/nothing'],
  ['an invalid query', 400, 'GET', `${BASE}/corridors?x=1`, asKey(DEMO)],
  ['a path that is not well-formed', 400, 'GET', `${BASE}/transfers/%zz`],
  ['a part of the path that is too long', 400, 'GET', `${BASE}/transfers/${'x'.repeat(1_000)}`],
  ['health', 200, 'GET', '/health'],
]

for (const [title, status, method, url, headers = {}] of COMMON) {
  test(`every response has security headers and a request id: ${title}`, async () => {
    const responses = await Promise.all(
      [undefined, 'given-Id_1.2:3', 'x'.repeat(129), 'a b', 'a\tb', '<script>', '', 'é'].map(id =>
        demo.app.inject({
          method: method as 'GET',
          url,
          headers: { ...headers, ...(id !== undefined && { 'x-request-id': id }) },
        }),
      ),
    )

    for (const response of responses)
      expect({ status: response.statusCode, ...response.headers }).toMatchObject({
        status,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'strict-transport-security': expect.stringContaining('max-age='),
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
    const ids = responses.map(response => response.headers['x-request-id'])
    expect(ids[1]).toBe('given-Id_1.2:3')
    for (const fresh of ids.filter((_, index) => index !== 1)) expect(fresh).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set(ids).size).toBe(ids.length)
  })
}

test('the committed description is served without a credential, in version 1.0.0', async () => {
  const response = await demo.app.inject(`${BASE}/openapi.json`)

  expect(response.json()).toEqual(description)
  expect(description.info.version).toBe('1.0.0')
})

test('every served route is described', async () => {
  const served = demo.app.printRoutes({ commonPrefix: false, includeHooks: false })
  const routes = routesIn(served).filter(
    route => route.includes(BASE) && !route.startsWith('HEAD ') && !route.endsWith('/openapi.json'),
  )

  expect(routes.map(route => route.replace(BASE, '').replaceAll(/:(\w+)/g, '{$1}')).sort()).toEqual(
    operations.map(({ name }) => name).sort(),
  )
})

/** Extracts `METHOD path` from Fastify's printed route tree. */
function routesIn(drawing: string): string[] {
  const open: string[] = []
  return drawing.split('\n').flatMap(line => {
    const [, indent, part, methods] = /^([│ ]*)[├└]── (\S+)(?: \(([^)]*)\))?/.exec(line) ?? []
    if (part === undefined) return []
    open.length = indent!.length / 4
    open.push(part)
    return methods === undefined ? [] : methods.split(', ').map(method => `${method} ${open.join('')}`)
  })
}
