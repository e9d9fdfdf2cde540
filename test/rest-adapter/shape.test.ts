import { expect, test } from '@jest/globals'
import { invalid } from '#kernel/refusals.ts'
import type { Dialect } from '#rest-adapter/dialect.ts'
import type { Endpoint, RestService } from '#rest-adapter/endpoint.ts'
import { openApiOf } from '#rest-adapter/openapi.ts'
import { remittance } from '#rest-adapter/remittance/service.ts'
import { ID, serve, TENANT, type Resolvers } from './support/edge.ts'
import { compose, refusalTable } from './support/supergraph.ts'

const contract = `
  type Query {
    "One account."
    account("Id of the account." id: UUID!): Account
    "Whether names are known."
    known("Names to look for." names: [String!]): Boolean!
  }
  type Mutation {
    "Posts a payment."
    postPayment(input: PostPaymentInput!): Account!
  }
  "An account."
  type Account { "Id." id: UUID! "Number." accountNumber: String! "Balance." balance: Money! "Kind." kind: AccountKind! "Holder." holder: Holder "Limits." limits: [Limit!]! }
  "A holder."
  type Holder { "Name." fullName: String }
  "A limit."
  type Limit { "Amount." singleLimit: Money! "Name." fullName: String }
  "Kinds."
  enum AccountKind { CURRENT FIXED_DEPOSIT }
  "A payment."
  input PostPaymentInput {
    "Amount." totalAmount: Money!
    "Kind." accountKind: AccountKind
    "Text." narration: String @constraint(maxLength: 5)
    "Count." lineCount: Int @constraint(min: 1, max: 3)
    "Weight." weight: Float
    "Lines." entryLines: [EntryLineInput!] @constraint(maxItems: 2)
    "Anything." metadata: JSONObject
    "Internal." secretFlag: Boolean @inaccessible
  }
  "A line."
  input EntryLineInput { "Amount." lineAmount: Money! "Moment." valueAt: DateTime }
`

const dialect: Dialect = {
  ...remittance.dialect,
  basePath: '/core',
  limits: { headers: 'X-RateLimit', code: 'RATE_LIMIT_EXCEEDED' },
  names: 'snake_case',
  money: 'number',
  withoutValue: 'null',
  enumsApart: { AccountKind: 'lowercase' },
  success: data => ({ success: true, data }),
  failure: ({ code, message, issues, requestId, path, method }) => ({
    code,
    message: message,
    details: issues.map(({ field, reason }) => ({ field, reason })),
    request_id: requestId,
    path,
    method,
  }),
  failureHeaders: ({ code }) => ({ 'x-error-code': code }),
  statuses: { kinds: { invalid: 422 }, codes: { BODY_TOO_LARGE: 413 } },
}

const documents = `
  query GetAccount($id: UUID!) { account(id: $id) { id accountNumber availableBalance: balance kind holder { fullName } limits { singleLimit } } }
  mutation PostPayment($input: PostPaymentInput!) { postPayment(input: $input) { id } }
  mutation PostAmount($totalAmount: Money!, $narration: String) { postPayment(input: { totalAmount: $totalAmount, narration: $narration }) { id } }
  query GetLimits($id: UUID!) { account(id: $id) { id limits { singleLimit fullName } } }
  query Known($names: [String!]) { known(names: $names) }
`

const endpoints: readonly Endpoint[] = [
  { route: 'GET /accounts/{id}', operation: 'GetAccount', status: 200, auth: ['tenant'], tag: 'Accounts' },
  { route: 'POST /payments', operation: 'PostPayment', status: 201, auth: ['tenant'], tag: 'Payments' },
  {
    route: 'POST /amounts',
    operation: 'PostAmount',
    status: 201,
    auth: ['tenant'],
    request: 'PostAmount',
    tag: 'Payments',
  },
  {
    route: 'GET /accounts/{id}/limits',
    operation: 'GetLimits',
    status: 200,
    auth: ['tenant'],
    tag: 'Accounts',
    csv: 'limits',
  },
]

const sdl = compose({ accounts: contract })
const service: RestService = {
  name: 'core',
  dialect,
  endpoints,
  documents,
  tags: { Accounts: 'Accounts.', Payments: 'Payments.' },
}
const serveCore = (resolvers: Resolvers) => serve(resolvers, { services: [service], sdl })

const post = async (payload: string, path = '/core/payments') => {
  let asked: unknown
  const { app } = await serveCore({
    postPayment: ({ input }) => {
      asked = input
      return { id: ID }
    },
  })
  const answer = await app.inject({
    method: 'POST',
    url: path,
    headers: { ...TENANT, 'content-type': 'application/json' },
    payload,
  })
  return { answer, asked }
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

  const answer = await app.inject({ url: `/core/accounts/${ID}`, headers: TENANT })

  expect(answer.json()).toMatchObject({
    message: 'account_kind must be another.',
    details: [{ field: 'account_kind', reason: 'must be another' }],
  })
})

test('amounts sent as numbers reach the graph with all their digits', async () => {
  const { asked } = await post(
    '{"total_amount":90071992547409.930,"entry_lines":[{"line_amount":0.10,"value_at":"2026-01-31T12:00:00Z"}]}',
  )

  expect(asked).toEqual({
    totalAmount: '90071992547409.930',
    entryLines: [{ lineAmount: '0.10', valueAt: '2026-01-31T12:00:00Z' }],
  })
})

test('other numbers are numbers, and free JSON is passed on unchanged', async () => {
  const { asked } = await post(
    '{"total_amount":1,"line_count":2,"weight":0.50,"narration":null,"metadata":{"a_b":[1,{"x":2.5}]}}',
  )

  expect(asked).toEqual({
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
  const { answer, asked } = await post(payload)

  expect(asked).toBeUndefined()
  expect([answer.statusCode, answer.json().code, answer.json().details]).toEqual([
    422,
    'VALIDATION_ERROR',
    [{ field, reason }],
  ])
})

test('if a document has no $input, its variables are the fields of the body', async () => {
  const { asked } = await post('{"total_amount":7.5,"narration":"rent"}', '/core/amounts')
  const { answer } = await post('{"narration":"too long"}', '/core/amounts')

  expect(asked).toEqual({ totalAmount: '7.5', narration: 'rent' })
  expect(answer.json().details).toEqual([
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

test('fields hidden in the graph are not published, and nulls appear where the dialect writes them', () => {
  const { components } = openApiOf(
    {
      ...service,
      endpoints: endpoints
        .slice(0, 2)
        .map(endpoint => ({ ...endpoint, response: `${endpoint.operation}Response` })),
    },
    sdl,
    refusalTable,
  ) as {
    components: { schemas: Record<string, { properties: Record<string, unknown>; required: string[] }> }
  }

  expect(Object.keys(components.schemas['PostPaymentInput']!.properties)).not.toContain('secret_flag')
  expect(components.schemas['GetAccountResponse']).toMatchObject({
    required: ['id', 'account_number', 'available_balance', 'kind', 'holder', 'limits'],
    properties: {
      holder: { anyOf: [{ $ref: '#/components/schemas/Holder' }, { type: 'null' }], description: 'Holder.' },
      available_balance: { type: 'number' },
    },
  })
})

test('the start fails on a list parameter in a query, which has no representation', async () => {
  const endpoint: Endpoint = {
    route: 'GET /known',
    operation: 'Known',
    status: 200,
    auth: ['tenant'],
    tag: 'Names',
  }

  await expect(serve({}, { services: [{ ...service, endpoints: [endpoint] }], sdl })).rejects.toThrow(
    /cannot be a parameter/,
  )
})

test('the start fails on a row that accepts a field missing in its response', async () => {
  const endpoint: Endpoint = {
    route: 'POST /payments',
    operation: 'PostPayment',
    status: 201,
    accepts: 'pending',
    auth: ['tenant'],
    tag: 'Payments',
  }

  await expect(serve({}, { services: [{ ...service, endpoints: [endpoint] }], sdl })).rejects.toThrow(
    'the response has no nullable object field pending',
  )
})

test('a tag without a description is reported when the description is generated', () => {
  expect(() => openApiOf({ ...service, tags: { Accounts: 'Accounts.' } }, sdl, refusalTable)).toThrow(
    'The tag Payments has no description.',
  )
})
