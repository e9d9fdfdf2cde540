import { expect, test } from '@jest/globals'
import { invalid } from '#kernel/refusals.ts'
import { ID, serve, TENANT, type Resolvers } from './support/edge.ts'
import { dialect, sdl, service } from './support/accounts-service.ts'

const serveCore = (resolvers: Resolvers) => serve(resolvers, { services: [service], sdl })

const post = async (payload: string, path = '/core/payments') => {
  let received: unknown
  const { app } = await serveCore({
    postPayment: ({ input }) => {
      received = input
      return { id: ID }
    },
  })
  const response = await app.inject({
    method: 'POST',
    url: path,
    headers: { ...TENANT, 'content-type': 'application/json' },
    payload,
  })
  return { response, received }
}

test("a response has the dialect's names, numbers, enums, nulls and envelope", async () => {
  const { app } = await serveCore({
    account: () => ({
      id: ID,
      accountNumber: '0123456789',
      balance: '90071992547409.93',
      kind: 'FIXED_DEPOSIT',
      holder: null,
      limits: [{ singleLimit: '100.50' }],
    }),
  })

  const { body } = await app.inject({ url: `/core/accounts/${ID}`, headers: TENANT })

  expect(body).toBe(
    `{"success":true,"data":{"id":"${ID}","account_number":"0123456789","available_balance":90071992547409.93,"kind":"fixed_deposit","holder":null,"limits":[{"single_limit":100.50}]}}`,
  )
})

test('a list can be requested as CSV: exact amounts, quoted text, and no formula that a spreadsheet would run', async () => {
  const names = ['Ada', null, 'Obi, "Ada"', 'two\nlines', '=1+1', '+1', '-1', '@SUM(A1)', '\ttab']
  const { app } = await serveCore({
    account: () => ({
      id: ID,
      limits: names.map(fullName => ({ singleLimit: '90071992547409.93', fullName })),
    }),
  })
  const url = `/core/accounts/${ID}/limits`

  const csv = await app.inject({ url: `${url}?format=csv`, headers: TENANT })
  const json = await app.inject({ url: `${url}?format=json`, headers: TENANT })
  const other = await app.inject({ url: `${url}?format=xlsx`, headers: TENANT })

  const cells = ['Ada', '', '"Obi, ""Ada"""', '"two\nlines"', "'=1+1", "'+1", "'-1", "'@SUM(A1)", "'\ttab"]
  expect([csv.statusCode, csv.headers['content-type'], csv.body]).toEqual([
    200,
    'text/csv; charset=utf-8; header=present',
    ['single_limit,full_name', ...cells.map(cell => `90071992547409.93,${cell}`), ''].join('\r\n'),
  ])
  expect(json.body).toBe((await app.inject({ url, headers: TENANT })).body)
  expect(json.json().data.limits).toHaveLength(9)
  expect(other.json().details).toEqual([{ field: 'format', reason: 'must be one of json, csv' }])
})

test('a negative amount stays a number in CSV, and a missing resource is refused as in JSON', async () => {
  const below = await serveCore({
    account: () => ({ id: ID, limits: [{ singleLimit: '-5.00', fullName: null }] }),
  })
  const nothing = await serveCore({ account: () => null })
  const url = `/core/accounts/${ID}/limits?format=csv`

  expect((await below.app.inject({ url, headers: TENANT })).body).toBe('single_limit,full_name\r\n-5.00,\r\n')
  expect((await nothing.app.inject({ url, headers: TENANT })).json().code).toBe('NOT_FOUND')
})

test('validation issues from a domain have the field names of this interface', async () => {
  const { app } = await serveCore({
    account: () => {
      throw invalid([{ field: 'accountKind', reason: 'must be another' }])
    },
  })

  const response = await app.inject({ url: `/core/accounts/${ID}`, headers: TENANT })

  expect(response.json()).toMatchObject({
    message: 'account_kind must be another.',
    details: [{ field: 'account_kind', reason: 'must be another' }],
  })
})

test('amounts sent as numbers reach the graph with all their digits', async () => {
  const { received } = await post(
    '{"total_amount":90071992547409.930,"entry_lines":[{"line_amount":0.10,"value_at":"2026-01-31T12:00:00Z"}]}',
  )

  expect(received).toEqual({
    totalAmount: '90071992547409.930',
    entryLines: [{ lineAmount: '0.10', valueAt: '2026-01-31T12:00:00Z' }],
  })
})

test('other numbers are numbers, and free JSON is passed on unchanged', async () => {
  const { received } = await post(
    '{"total_amount":1,"line_count":2,"weight":0.50,"narration":null,"metadata":{"a_b":[1,{"x":2.5}]}}',
  )

  expect(received).toEqual({
    totalAmount: '1',
    lineCount: 2,
    weight: 0.5,
    narration: null,
    metadata: { a_b: [1, { x: 2.5 }] },
  })
})

test.each([
  ['{"total_amount":"1"}', 'total_amount', 'must be a plain decimal number, such as 100.00'],
  ['{"total_amount":1e2}', 'total_amount', 'must be a plain decimal number, such as 100.00'],
  ['{"total_amount":-1}', 'total_amount', 'must be a plain decimal number, such as 100.00'],
  ['{"total_amount":1,"line_count":4}', 'line_count', 'must be at most 3'],
  ['{"total_amount":1,"line_count":1.5}', 'line_count', 'must be a whole number'],
  ['{"total_amount":1,"weight":1e400}', 'weight', 'must be a number'],
  ['{"total_amount":1,"narration":"longer"}', 'narration', 'must have at most 5 characters'],
  ['{"total_amount":1,"narration":"\\u0000"}', 'narration', 'must not contain control characters'],
  ['{"total_amount":1,"narration":"\\ud800"}', 'narration', 'must be well-formed Unicode'],
  ['{"total_amount":1,"account_kind":"CURRENT"}', 'account_kind', 'must be one of current, fixed_deposit'],
  [
    '{"total_amount":1,"entry_lines":[{"line_amount":1},{"value_at":"x","line_amount":1}]}',
    'entry_lines[1].value_at',
    'must be an RFC 3339 moment such as 2026-01-31T12:00:00Z',
  ],
  ['{"total_amount":1,"entry_lines":[{},{},{}]}', 'entry_lines', 'must have at most 2 items'],
  ['{"total_amount":1,"entry_lines":{}}', 'entry_lines', 'must be a list'],
  [
    '{"total_amount":1,"entry_lines":[{"line_amount":1,"more":1}]}',
    'entry_lines[0].more',
    'is not a known field',
  ],
  [
    '{"total_amount":1,"metadata":{"a":9007199254740993}}',
    'metadata',
    'must not contain numbers of more than 15 digits; send those as strings',
  ],
  ['{"total_amount":1,"metadata":[]}', 'metadata', 'must be an object'],
  ['{"total_amount":1,"secret_flag":true}', 'secret_flag', 'is not a known field'],
  ['{"total_amount":null}', 'total_amount', 'is required'],
])('%s is reported as an issue of %s', async (payload, field, reason) => {
  const { response, received } = await post(payload)

  expect(received).toBeUndefined()
  expect([response.statusCode, response.json().code, response.json().details]).toEqual([
    422,
    'VALIDATION_ERROR',
    [{ field, reason }],
  ])
})

test('if a document has no $input, its variables are the fields of the body', async () => {
  const { received } = await post('{"total_amount":7.5,"narration":"rent"}', '/core/amounts')
  const { response } = await post('{"narration":"too long"}', '/core/amounts')

  expect(received).toEqual({ totalAmount: '7.5', narration: 'rent' })
  expect(response.json().details).toEqual([
    { field: 'narration', reason: 'must have at most 5 characters' },
    { field: 'total_amount', reason: 'is required' },
  ])
})

test('a failure has the body, status and headers of the dialect', async () => {
  const { app } = await serveCore({})

  const large = await app.inject({
    method: 'POST',
    url: '/core/payments?x=1',
    headers: { ...TENANT, 'content-type': 'application/json' },
    payload: ' '.repeat(1_100_000),
  })
  const unknown = await app.inject({ url: '/core/nothing', headers: { ...TENANT } })

  expect([large.statusCode, large.headers['x-error-code'], large.json()]).toMatchObject([
    413,
    'BODY_TOO_LARGE',
    { details: [], path: '/core/payments', method: 'POST' },
  ])
  expect([unknown.statusCode, unknown.json()]).toMatchObject([
    404,
    { code: 'NOT_FOUND', request_id: expect.any(String) },
  ])
})

test('the service with the longest matching base path responds', async () => {
  const plain = {
    ...service,
    endpoints: [],
    dialect: { ...dialect, basePath: '/core/inner', failure: () => 'inner' },
  }
  const { app } = await serve({}, { services: [service, plain], sdl })

  expect((await app.inject({ url: '/core/inner/x' })).json()).toBe('inner')
  expect((await app.inject({ url: '/core/innermost' })).json()).toMatchObject({ code: 'NOT_FOUND' })
})
