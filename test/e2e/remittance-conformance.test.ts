import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { demoWorld, type House } from '#test/support/world.ts'
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
  RECIPIENT,
  send,
  signIn,
  type Answer,
  type Headers,
  type Json,
  type Made,
  type Session,
} from './support/rest.ts'

let house: House
let session: Session
let unverified: Session
let made: Made

beforeAll(async () => {
  house = await demoWorld()
  await house.endWorker()
  session = await signIn(house.app, DEMO)
  unverified = await signIn(house.app, DEMO, 'unverified-user')
  made = await makeTransfer(house.app, session)
})

const operationNamed = (name: string): Operation => operations.find(each => each.name === name)!

/** Sends a request to an operation and validates the response against the published description. */
async function call(
  name: string,
  given: { path?: string; headers?: Headers; body?: unknown } = {},
): Promise<Answer> {
  const { method, path } = operationNamed(name)
  const answer = await send(house.app, { method, path, headers: session.headers, ...given })
  expect(operationNamed(name).issueOf(answer.status, answer.body)).toBeUndefined()
  return answer
}

const UUID = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
const MOMENT = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
const RATE = expect.stringMatching(/^(?:0|[1-9]\d*)\.\d+$/)
const amount = (digits: number): unknown =>
  expect.stringMatching(digits === 0 ? /^(?:0|[1-9]\d*)$/ : new RegExp(`^(?:0|[1-9]\\d*)\\.\\d{${digits}}$`))
const SECRET = expect.stringMatching(/^[\w.-]{32,}$/)

const QUOTED = {
  quoteId: UUID,
  exchangeRate: RATE,
  sendAmount: '100.00',
  sendCurrency: 'USD',
  receiveAmount: amount(2),
  receiveCurrency: 'NGN',
  feeTotal: amount(2),
  expiresAt: MOMENT,
}
const TRANSFER = {
  id: UUID,
  reference: expect.stringMatching(/^TXN-[0-9A-HJKMNP-TV-Z]{8}$/),
  status: 'created',
  sendAmount: '100.00',
  sendCurrency: 'USD',
  receiveAmount: amount(2),
  receiveCurrency: 'NGN',
  exchangeRate: RATE,
  feeTotal: amount(2),
  recipientId: UUID,
  recipientName: 'Chidi Okafor',
  destinationCountry: 'NG',
  createdAt: MOMENT,
}
const SESSION = { token: SECRET, refreshToken: SECRET, expiresIn: 900 }

/** Response of each operation of the specification: exactly these fields. */
const SUCCESSES: readonly (readonly [
  name: string,
  status: number,
  body: unknown,
  given?: () => Promise<{ path?: string; headers?: Headers; body?: unknown }>,
])[] = [
  ['POST /quotes', 201, QUOTED, async () => ({ headers: asKey(DEMO), body: QUOTE })],
  ['POST /quotes', 201, QUOTED, async () => ({ body: QUOTE })],
  [
    'POST /quotes',
    201,
    { ...QUOTED, sendAmount: '1.00' },
    async () => ({ body: { ...QUOTE, sendAmount: '1' } }),
  ],
  [
    'POST /quotes',
    201,
    { ...QUOTED, receiveAmount: amount(0), receiveCurrency: 'JPY' },
    async () => ({ body: { ...QUOTE, receiveCurrency: 'JPY', destinationCountry: 'JP' } }),
  ],
  ['POST /transfers', 201, TRANSFER, async () => ({ body: await order() })],
  [
    'GET /transfers',
    200,
    { transfers: expect.arrayContaining([TRANSFER]), totalCount: expect.any(Number), page: 1, pageSize: 20 },
  ],
  [
    'GET /transfers/{id}',
    200,
    { ...TRANSFER, events: [{ status: 'created', at: MOMENT }] },
    async () => ({ path: `/transfers/${made.transferId}` }),
  ],
  [
    'GET /transfers/{id}',
    200,
    { ...TRANSFER, events: [{ status: 'created', at: MOMENT }] },
    async () => ({ path: `/transfers/${made.transferId}`, headers: asKey(DEMO) }),
  ],
  [
    'GET /transfers/{id}',
    200,
    expect.objectContaining({ id: UUID }),
    async () => ({ path: `/transfers/${made.transferId.toUpperCase()}` }),
  ],
  [
    'GET /corridors',
    200,
    {
      corridors: expect.arrayContaining([
        { sendCurrency: 'USD', receiveCurrency: 'NGN', destinationCountry: 'NG', enabled: true },
      ]),
    },
    async () => ({ headers: asKey(DEMO) }),
  ],
  [
    'POST /auth/partner-token',
    200,
    { token: SECRET, redirectUrl: expect.stringContaining('token='), expiresIn: 300 },
    async () => ({ headers: asPartner(DEMO), body: { partnerUserId: 'conformance' } }),
  ],
  [
    'POST /auth/exchange-token',
    200,
    SESSION,
    async () => ({ headers: {}, body: { token: await handoffToken(house.app, DEMO, 'conformance') } }),
  ],
]

async function order(more: object = {}): Promise<object> {
  const {
    body: { quoteId },
  } = await call('POST /quotes', { body: QUOTE })
  return { quoteId, recipientId: made.recipientId, ...REASONS, ...more }
}

for (const [index, [name, status, body, given]] of SUCCESSES.entries()) {
  test(`${name} returns ${status} with exactly the fields of the specification (${index + 1})`, async () => {
    const answer = await call(name, await given?.())

    expect({ status: answer.status, body: answer.body }).toEqual({ status, body })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
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

/** Refusals with the status of the specification and a code. */
const REFUSALS: readonly (readonly [
  title: string,
  name: string,
  status: number,
  code: string,
  given: () => Promise<{ path?: string; headers?: Headers; body?: unknown }>,
])[] = [
  [
    'a quote without an amount',
    'POST /quotes',
    400,
    'VALIDATION_ERROR',
    async () => ({ body: { ...QUOTE, sendAmount: undefined } }),
  ],
  [
    'a quote of more decimals than the currency has',
    'POST /quotes',
    400,
    'VALIDATION_ERROR',
    async () => ({ body: { ...QUOTE, sendAmount: '100.001' } }),
  ],
  [
    'a quote of nothing',
    'POST /quotes',
    400,
    'AMOUNT_OUT_OF_RANGE',
    async () => ({ body: { ...QUOTE, sendAmount: '0.00' } }),
  ],
  [
    'a quote of more than the corridor takes',
    'POST /quotes',
    400,
    'AMOUNT_OUT_OF_RANGE',
    async () => ({ body: { ...QUOTE, sendAmount: '10000.01' } }),
  ],
  [
    'a quote where there is no corridor',
    'POST /quotes',
    400,
    'CORRIDOR_NOT_AVAILABLE',
    async () => ({ body: { ...QUOTE, destinationCountry: 'US' } }),
  ],
  [
    'a quote on a corridor that is switched off',
    'POST /quotes',
    400,
    'CORRIDOR_NOT_AVAILABLE',
    async () => ({
      body: { sendAmount: '100.00', sendCurrency: 'CAD', receiveCurrency: 'ZAR', destinationCountry: 'ZA' },
    }),
  ],
  [
    'a quote without a credential',
    'POST /quotes',
    401,
    'UNAUTHENTICATED',
    async () => ({ headers: {}, body: QUOTE }),
  ],
  [
    'a transfer with a quote that does not exist',
    'POST /transfers',
    400,
    'QUOTE_NOT_FOUND',
    async () => ({ body: await order({ quoteId: randomUUID() }) }),
  ],
  [
    'a transfer with a quote that is used',
    'POST /transfers',
    400,
    'QUOTE_ALREADY_USED',
    async () => ({ body: await order({ quoteId: made.quoteId }) }),
  ],
  [
    'a transfer to a recipient that does not exist',
    'POST /transfers',
    400,
    'RECIPIENT_NOT_FOUND',
    async () => ({ body: await order({ recipientId: randomUUID() }) }),
  ],
  [
    'a transfer through an unknown channel',
    'POST /transfers',
    400,
    'VALIDATION_ERROR',
    async () => ({ body: await order({ channel: 'SVC' }) }),
  ],
  [
    "a transfer by the tenant's key",
    'POST /transfers',
    401,
    'UNAUTHENTICATED',
    async () => ({ headers: asKey(DEMO), body: await order() }),
  ],
  [
    'a transfer by a sender who is not verified',
    'POST /transfers',
    422,
    'KYC_REQUIRED',
    async () => ({ headers: unverified.headers, body: await order() }),
  ],
  [
    'a transfer to somebody on a list',
    'POST /transfers',
    422,
    'SCREENING_BLOCKED',
    async () => ({
      body: await order({
        recipientId: (
          await call('POST /recipients', { body: { ...RECIPIENT, firstName: 'Blocked', lastName: 'Person' } })
        ).body.id,
      }),
    }),
  ],
  ['the list without a credential', 'GET /transfers', 401, 'UNAUTHENTICATED', async () => ({ headers: {} })],
  [
    'a transfer that does not exist',
    'GET /transfers/{id}',
    404,
    'TRANSFER_NOT_FOUND',
    async () => ({ path: `/transfers/${randomUUID()}` }),
  ],
  [
    'a transfer of another user',
    'GET /transfers/{id}',
    404,
    'TRANSFER_NOT_FOUND',
    async () => ({ path: `/transfers/${made.transferId}`, headers: unverified.headers }),
  ],
  [
    "a handoff without the partner's key",
    'POST /auth/partner-token',
    401,
    'UNAUTHENTICATED',
    async () => ({ headers: {}, body: { partnerUserId: 'conformance' } }),
  ],
  [
    'a handoff back to a place that is not allowed',
    'POST /auth/partner-token',
    400,
    'RETURN_URL_NOT_ALLOWED',
    async () => ({
      headers: asPartner(DEMO),
      body: { partnerUserId: 'conformance', returnUrl: 'https://evil.example/' },
    }),
  ],
  [
    'an exchange of a token that does not exist',
    'POST /auth/exchange-token',
    401,
    'TOKEN_INVALID',
    async () => ({ headers: {}, body: { token: 'nothing' } }),
  ],
]

for (const [title, name, status, code, given] of REFUSALS) {
  test(`${title} is refused with ${status} ${code}`, async () => {
    const answer = await call(name, await given())

    expect({ status: answer.status, body: answer.body }).toEqual({
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
  const token = await handoffToken(house.app, DEMO, 'once')
  const exchange = (): Promise<Answer> => call('POST /auth/exchange-token', { headers: {}, body: { token } })

  const answers = await Promise.all([exchange(), exchange(), exchange()])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
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
  const own = await signIn(house.app, DEMO, user)
  await verify(house.app, DEMO, user)
  const transfers = []
  for (let count = 0; count < 5; count++) transfers.push((await makeTransfer(house.app, own)).transferId)
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
    const answers = await Promise.all(
      [undefined, 'given-Id_1.2:3', 'x'.repeat(129), 'a b', 'a\tb', '<script>', '', 'é'].map(id =>
        house.app.inject({
          method: method as 'GET',
          url,
          headers: { ...headers, ...(id !== undefined && { 'x-request-id': id }) },
        }),
      ),
    )

    for (const answer of answers)
      expect({ status: answer.statusCode, ...answer.headers }).toMatchObject({
        status,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'strict-transport-security': expect.stringContaining('max-age='),
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
    const ids = answers.map(answer => answer.headers['x-request-id'])
    expect(ids[1]).toBe('given-Id_1.2:3')
    for (const fresh of ids.filter((_, index) => index !== 1)) expect(fresh).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set(ids).size).toBe(ids.length)
  })
}

test('the committed description is served without a credential, in version 1.0.0', async () => {
  const answer = await house.app.inject(`${BASE}/openapi.json`)

  expect(answer.json()).toEqual(description)
  expect(description.info.version).toBe('1.0.0')
})

test('every served route is described', async () => {
  const served = house.app.printRoutes({ commonPrefix: false, includeHooks: false })
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
