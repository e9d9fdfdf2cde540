import { expect, test } from '@jest/globals'
import { Refusal, refuse } from '#kernel/refusals.ts'
import { routeOf } from '#rest-adapter/endpoint.ts'
import { remittance } from '#rest-adapter/remittance/service.ts'
import { BASE, ID, PARTNER, serve, SESSION, TENANT } from './support/edge.ts'
import { TRANSFER, urlOf } from './support/requests.ts'

const QUOTE = { sendAmount: '100.00', sendCurrency: 'USD', receiveCurrency: 'NGN', destinationCountry: 'NG' }
const CREDENTIALS = { tenant: TENANT, key: TENANT, session: SESSION, partner: PARTNER, staff: {}, none: {} }
const JSON_BODY = { 'content-type': 'application/json' }

test.each(
  remittance.endpoints
    .filter(({ auth: as }) => !as.includes('none'))
    .map(endpoint => [endpoint.route, endpoint] as const),
)('%s checks the credential before path, query or body', async (_, endpoint) => {
  const { app } = await serve()
  const { method, path } = routeOf(endpoint)

  const response = await app.inject({
    method,
    url: `${urlOf(path).replace(ID, 'not-an-id')}?what=1`,
    ...(method !== 'GET' && { headers: { 'content-type': 'text/plain' }, payload: 'x'.repeat(2_000_000) }),
  })

  expect([response.statusCode, response.json()]).toEqual([
    401,
    { error: 'A valid credential is required.', code: 'UNAUTHENTICATED' },
  ])
  expect(response.headers['www-authenticate']).toBe('Bearer')
})

test.each(remittance.endpoints.map(endpoint => [endpoint.route, endpoint] as const))(
  '%s reports all unknown parameters and fields in one response',
  async (_, endpoint) => {
    const { app } = await serve()
    const { method, path } = routeOf(endpoint)
    const headers = { ...CREDENTIALS[endpoint.auth.at(-1)!], ...(method !== 'GET' && JSON_BODY) }

    const response = await app.inject({
      method,
      url: `${urlOf(path)}?what=1`,
      headers,
      ...(method !== 'GET' && { payload: { foo: 1 } }),
    })

    expect([response.statusCode, response.json().code]).toEqual([400, 'VALIDATION_ERROR'])
    expect(response.json().error).toContain('what is not a known parameter')
    if (method !== 'GET') expect(response.json().error).toContain('foo is not a known field')
  },
)

test.each([
  ['a tenant key', 'POST', '/transfers', TENANT],
  ['a tenant key', 'GET', '/transfers', TENANT],
  ['a partner key', 'POST', '/quotes', PARTNER],
  ['a session', 'POST', '/auth/partner-token', SESSION],
  ['an unknown key', 'GET', '/corridors', { authorization: 'Bearer svc_other' }],
] as const)('%s is not accepted as a credential for %s %s', async (_, method, path, headers) => {
  const { app } = await serve()

  const response = await app.inject({ method, url: urlOf(path), headers })

  expect([response.statusCode, response.json().code]).toEqual([401, 'UNAUTHENTICATED'])
})

test('all validation issues of a body are reported at once, with the names of the REST fields', async () => {
  const { app } = await serve()

  const response = await app.inject({
    method: 'POST',
    url: urlOf('/quotes'),
    headers: { ...TENANT, ...JSON_BODY },
    payload: '{"sendAmount":100.00,"sendCurrency":"ZZZ","receiveCurrency":"ng\\u0000","foo":1}',
  })

  expect([response.statusCode, response.json()]).toEqual([
    400,
    {
      error:
        'sendAmount must be a decimal amount as text, such as "100.00"; sendCurrency must be an ISO 4217 currency code; ' +
        'receiveCurrency must be an ISO 4217 currency code; foo is not a known field; destinationCountry is required.',
      code: 'VALIDATION_ERROR',
    },
  ])
})

test.each(['1e2', '1.0', '+1', '%201', '-1', '0', '', '1000001', '99999999999999999999', 'a', '1&page=2'])(
  'page=%s is refused',
  async page => {
    const { app } = await serve({
      transferPage: () => {
        throw new Error('must not be reached')
      },
    })

    const response = await app.inject({
      method: 'GET',
      url: `${urlOf('/transfers')}?page=${page}`,
      headers: SESSION,
    })

    expect([response.statusCode, response.json().code]).toEqual([400, 'VALIDATION_ERROR'])
    expect(response.json().error).toMatch(/^page must be /)
  },
)

test.each([
  [
    'a wrong content type',
    { headers: { ...TENANT, 'content-type': 'text/plain' }, payload: JSON.stringify(QUOTE) },
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'a content type that is none',
    { headers: { ...TENANT, 'content-type': ';;;' }, payload: JSON.stringify(QUOTE) },
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'another charset',
    {
      headers: { ...TENANT, 'content-type': 'application/json; charset=utf-16' },
      payload: JSON.stringify(QUOTE),
    },
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['no body', { headers: TENANT }, 'MALFORMED_JSON'],
  ['an empty body', { headers: { ...TENANT, ...JSON_BODY }, payload: '' }, 'MALFORMED_JSON'],
  [
    'a key twice',
    { headers: { ...TENANT, ...JSON_BODY }, payload: '{"sendAmount":"1","sendAmount":"1"}' },
    'MALFORMED_JSON',
  ],
  [
    'a body over 1 MiB',
    {
      headers: { ...TENANT, ...JSON_BODY },
      payload: JSON.stringify({ ...QUOTE, sendAmount: '1'.repeat(1_100_000) }),
    },
    'BODY_TOO_LARGE',
  ],
])('%s is refused with 400', async (_, parts, code) => {
  const { app } = await serve()

  const response = await app.inject({ method: 'POST', url: urlOf('/quotes'), ...parts })

  expect([response.statusCode, response.json().code, Object.keys(response.json())]).toEqual([
    400,
    code,
    ['error', 'code'],
  ])
})

test.each([
  ['an unknown path', 'GET', `${BASE}/nothing`, 404, 'NOT_FOUND'],
  ['the base itself', 'GET', BASE, 404, 'NOT_FOUND'],
  ['a wrong method', 'PUT', `${BASE}/quotes`, 405, 'METHOD_NOT_ALLOWED'],
  ['an unknown path below a known one', 'PUT', `${BASE}/quotes/none/such`, 404, 'NOT_FOUND'],
  ['a path that cannot be decoded', 'GET', `${BASE}/transfers/%zz`, 400, 'VALIDATION_ERROR'],
  ['an over-long parameter', 'GET', `${BASE}/transfers/${'a'.repeat(500)}`, 400, 'VALIDATION_ERROR'],
  ['a path outside of every base', 'GET', '/elsewhere', 404, 'NOT_FOUND'],
] as const)('%s gets an error in the format of the service', async (_, method, url, status, code) => {
  const { app } = await serve()

  const response = await app.inject({ method, url, headers: SESSION })

  expect([response.statusCode, response.json().code, Object.keys(response.json())]).toEqual([
    status,
    code,
    ['error', 'code'],
  ])
})

test('a malformed id in the path is invalid, and an unknown one is not found', async () => {
  const { app } = await serve({ transfer: () => null })

  const malformed = await app.inject({ url: `${BASE}/transfers/42`, headers: SESSION })
  const unknown = await app.inject({ url: urlOf('/transfers/{id}'), headers: SESSION })

  expect([malformed.statusCode, malformed.json()]).toEqual([
    400,
    { error: 'id must be a UUID.', code: 'VALIDATION_ERROR' },
  ])
  expect([unknown.statusCode, unknown.json()]).toEqual([
    404,
    { error: 'The transfer does not exist.', code: 'TRANSFER_NOT_FOUND' },
  ])
})

test.each([
  [
    "the row's word",
    new Refusal('QUOTE_EXPIRED', { kind: 'refused', message: 'Too late.' }),
    400,
    'QUOTE_EXPIRED',
  ],
  [
    'the usual status',
    new Refusal('KYC_REQUIRED', { kind: 'refused', message: 'Not yet.' }),
    422,
    'KYC_REQUIRED',
  ],
  ["the dialect's word", refuse('FORBIDDEN'), 401, 'FORBIDDEN'],
  ['a passing issue', refuse('UNAVAILABLE', { retryAfterS: 7 }), 503, 'UNAVAILABLE'],
])('the status of a refusal comes from %s', async (_, refusal, status, code) => {
  const { app } = await serve({
    createTransfer: () => {
      throw refusal
    },
  })

  const response = await app.inject({
    method: 'POST',
    url: urlOf('/transfers'),
    headers: SESSION,
    payload: TRANSFER,
  })

  expect([response.statusCode, response.json()]).toEqual([status, { error: refusal.message, code }])
  expect(response.headers['retry-after']).toBe(status === 503 ? '7' : undefined)
})

test.each([
  ['an error without a code', new Error('password=hunter2')],
  [
    'a code that no domain knows',
    new Refusal('NO_SUCH_CODE', { kind: 'refused', message: 'password=hunter2' }),
  ],
])('%s is an internal error: logged completely and hidden from the response', async (_, error) => {
  const { app, logged } = await serve({
    corridors: () => {
      throw error
    },
  })

  const response = await app.inject({ url: urlOf('/corridors'), headers: { ...TENANT, 'request-id': 'x' } })

  expect([response.statusCode, response.json().code]).toEqual([500, 'INTERNAL_ERROR'])
  expect(response.body).not.toContain('hunter2')
  expect(logged).toMatchObject([
    { fields: { error: { message: 'password=hunter2' }, path: `${BASE}/corridors` } },
  ])
})

test('the description of the interface needs no credential', async () => {
  const { app } = await serve()

  const response = await app.inject({ url: `${BASE}/openapi.json` })

  expect([response.statusCode, response.json().openapi, response.json().servers[0].url]).toEqual([
    200,
    '3.1.0',
    BASE,
  ])
})

test.each([
  ['a document that is missing', { operation: 'Nothing' }, /does not exist in the documents/],
  [
    'a path that names no variable',
    { route: 'GET /corridors/{id}', operation: 'ListCorridors' },
    /names \{id\}/,
  ],
  ['an unknown error code', { errors: { NO_SUCH_CODE: 400 } }, /NO_SUCH_CODE/],
] as const)('the start fails on %s', async (_, change, message) => {
  const endpoint = { ...remittance.endpoints[0]!, ...change }

  await expect(serve({}, { services: [{ ...remittance, endpoints: [endpoint] }] })).rejects.toThrow(message)
})

test('the start fails on a document with two mutations', async () => {
  const documents =
    'mutation CreateQuote($a: UUID!) { one: deactivateRecipient(id: $a) { id } two: deactivateRecipient(id: $a) { id } }'

  await expect(
    serve({}, { services: [{ ...remittance, documents, endpoints: [remittance.endpoints[0]!] }] }),
  ).rejects.toThrow(/one field/)
})
