import { beforeAll, expect, test } from '@jest/globals'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { asKey, bearer, DEMO, parsed, type Headers } from './support/rest.ts'
import { rowCounts } from './support/tables.ts'
import { ask, staffToken } from './support/tokens.ts'

let demo: TestPlatform
let admin: Headers

beforeAll(async () => {
  demo = await demoWorld()
  await demo.endWorker()
  admin = bearer(await staffToken(demo.app, DEMO), DEMO.id)
})

const chain = (count: number, link: (next: string) => string): string =>
  `query { customers { nodes { ...F0 } } }\n${Array.from({ length: count }, (_, index) => `fragment F${index} on Customer ${link(`F${index + 1}`)}`).join('\n')}\nfragment F${count} on Customer { id remittances { nodes { id } } }`

/** Documents larger than any screen needs, or too expensive for a server to analyse. */
const TOO_MUCH: readonly (readonly [title: string, document: string])[] = [
  ['more tokens than are read', `{ viewer { ${'kind '.repeat(2_500)} } }`],
  ['a megabyte of tokens', `{ viewer { ${'k '.repeat(400_000)} } }`],
  [
    'too many levels',
    `{ customers { nodes ${'{ remittances { nodes { sender '.repeat(5)}{ id }${' } } }'.repeat(5)} } }`,
  ],
  [
    'too many levels by fragments',
    `{ customers { nodes { ...A } } } fragment A on Customer { remittances { nodes { ...B } } } fragment B on Transfer { sender { remittances { nodes { ...C } } } } fragment C on Transfer { sender { remittances { nodes { ...D } } } } fragment D on Transfer { sender { remittances { nodes { id } } } }`,
  ],
  [
    'too many aliases',
    `{ viewer { ${Array.from({ length: 40 }, (_, index) => `a${index}: kind`).join(' ')} } }`,
  ],
  [
    'too many aliases by fragments',
    `{ viewer { ${Array.from({ length: 5 }, (_, index) => `...F${index}`).join(' ')} } } ${Array.from({ length: 5 }, (_, index) => `fragment F${index} on Viewer { ${Array.from({ length: 8 }, (_each, number) => `a${index}_${number}: kind`).join(' ')} }`).join('\n')}`,
  ],
  [
    'too many fields at the root',
    `{ ${Array.from({ length: 25 }, (_, index) => `a${index}: viewer { kind }`).join(' ')} }`,
  ],
  ['too many directives', `{ viewer { kind ${'@include(if: true) '.repeat(45)} } }`],
  [
    'too many objects',
    '{ customers(first: 200) { nodes { remittances(first: 100) { nodes { sender { remittances(first: 100) { nodes { id } } } } } } } }',
  ],
  [
    'too many objects by variables',
    'query ($n: Int!) { customers(first: $n) { nodes { remittances(first: $n) { nodes { sender { remittances(first: $n) { nodes { id } } } } } } } }',
  ],
  ['fragments that double at every step', chain(180, next => `{ ...${next} ...${next} }`)],
  [
    'fragments that double at every step, once inline',
    chain(60, next => `{ ...${next} ... { ...${next} } }`),
  ],
  [
    'inline fragments in each other without end',
    `{ viewer { ${'... { '.repeat(900)}kind${' }'.repeat(900)} } }`,
  ],
  [
    'fragments that spread themselves',
    '{ customers { nodes { ...A } } } fragment A on Customer { ...B } fragment B on Customer { ...A }',
  ],
  [
    'a fragment that spreads itself in a field',
    '{ customers { nodes { ...A } } } fragment A on Customer { remittances { nodes { sender { ...A } } } }',
  ],
  [
    'lists nested 900 deep in an argument',
    `{ customer(externalId: ${'['.repeat(900)}${']'.repeat(900)}) { id } }`,
  ],
]

test.each(TOO_MUCH.map(row => [...row]))(
  'a document is refused at once for %s',
  async (_, document) => {
    for (const headers of [{}, admin]) {
      demo.statements.length = 0
      const begunMs = performance.now()
      const { status, errors } = await ask(demo.app, document, { headers, variables: { n: 200 } })
      const tookMs = performance.now() - begunMs

      expect({
        status,
        isServerError: errors.some(({ extensions }) => extensions['code'] === 'INTERNAL_ERROR'),
      }).toEqual({ status: 400, isServerError: false })
      expect(demo.statements.filter(text => !text.includes('identity.'))).toEqual([])
      // A check takes milliseconds; an unbounded analysis of these documents would take minutes or never end.
      expect(tookMs).toBeLessThan(20_000)
    }
  },
  60_000,
)

test('a document of the size of a dashboard is accepted', async () => {
  const { status, errors } = await ask(
    demo.app,
    '{ customers(first: 200) { nodes { id recipients { id name } remittances(first: 10) { nodes { id recipient { id } events { status at } } } } } }',
    { headers: admin },
  )

  expect({ status, errors }).toEqual({ status: 200, errors: [] })
})

/** Bodies and requests that are not an operation. */
const MALFORMED: readonly (readonly [
  title: string,
  status: number,
  request: { method?: string; url?: string; headers?: Headers; payload?: string },
])[] = [
  [
    'an unknown operationName',
    400,
    { payload: '{"query":"query A { viewer { kind } }","operationName":"B"}' },
  ],
  [
    'several operations and no operationName',
    400,
    { payload: '{"query":"query A { viewer { kind } } query B { viewer { kind } }"}' },
  ],
  ['a subscription', 400, { payload: '{"query":"subscription { viewer { kind } }"}' }],
  ['no operation', 400, { payload: '{"query":"type A { b: Int }"}' }],
  ['a syntax error', 400, { payload: '{"query":"{ viewer { kind "}' }],
  ['a field that does not exist', 400, { payload: '{"query":"{ nothing }"}' }],
  [
    'an alias in the place of a type',
    400,
    { payload: '{"query":"{ customers { nodes { __typename: externalId id } } }"}' },
  ],
  ['an alias that is __proto__', 400, { payload: '{"query":"{ __proto__: viewer { kind } }"}' }],
  [
    'null for a number that has a default',
    400,
    { payload: '{"query":"{ transfers(first: null) { nodes { id } } }"}' },
  ],
  [
    'a number past 32 bits',
    400,
    { payload: '{"query":"{ transfers(first: 99999999999) { nodes { id } } }"}' },
  ],
  ['an id that is none', 400, { payload: '{"query":"{ transfer(id: \\"x\\") { id } }"}' }],
  [
    'an id that is none, in a variable',
    400,
    { payload: '{"query":"query ($id: UUID!) { transfer(id: $id) { id } }","variables":{"id":"x"}}' },
  ],
  [
    'a variable that is an object',
    400,
    {
      payload:
        '{"query":"query ($id: UUID!) { transfer(id: $id) { id } }","variables":{"id":{"__proto__":{"x":1}}}}',
    },
  ],
  [
    'a variable that is left out',
    400,
    { payload: '{"query":"query ($id: UUID!) { transfer(id: $id) { id } }"}' },
  ],
  ['variables that are a list', 400, { payload: '{"query":"{ viewer { kind } }","variables":[]}' }],
  [
    'a list of operations',
    400,
    { payload: '[{"query":"{ viewer { kind } }"},{"query":"{ viewer { kind } }"}]' },
  ],
  ['an empty list', 400, { payload: '[]' }],
  ['null', 400, { payload: 'null' }],
  ['text', 400, { payload: '"{ viewer { kind } }"' }],
  ['JSON that ends too early', 400, { payload: '{"query":"{ viewer' }],
  ['nothing', 400, { payload: '' }],
  ['a query that is no text', 400, { payload: '{"query":{"a":1}}' }],
  [
    'the hash of a query in place of the query',
    400,
    { payload: `{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"${'0'.repeat(64)}"}}}` },
  ],
  [
    'more than a mebibyte',
    400,
    { payload: JSON.stringify({ query: '{ viewer { kind } }', x: 'x'.repeat(1024 * 1024) }) },
  ],
  [
    'a form',
    400,
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'query={viewer{kind}}' },
  ],
  [
    'text/plain, as a page of another site can send it',
    400,
    { headers: { 'content-type': 'text/plain' }, payload: '{"query":"mutation { endSession }"}' },
  ],
  ['a GET from a page of another site', 400, { method: 'GET', url: '/graphql?query={viewer{kind}}' }],
  [
    'a mutation by GET',
    405,
    {
      method: 'GET',
      url: '/graphql?query=mutation{endSession}',
      headers: { 'apollo-require-preflight': 'yes' },
    },
  ],
  [
    'a query twice',
    400,
    {
      method: 'GET',
      url: '/graphql?query={viewer{kind}}&query={viewer{kind}}',
      headers: { 'apollo-require-preflight': 'yes' },
    },
  ],
  [
    'variables that are no JSON',
    400,
    {
      method: 'GET',
      url: '/graphql?query={viewer{kind}}&variables={',
      headers: { 'apollo-require-preflight': 'yes' },
    },
  ],
  ['another method', 405, { method: 'PUT', payload: '{"query":"{ viewer { kind } }"}' }],
]

test.each(MALFORMED.map(([title, status, request]) => [title, status, request] as const))(
  '%s is refused with %i and changes nothing',
  async (_, status, { method = 'POST', url = '/graphql', headers = {}, payload }) => {
    const before = await rowCounts(demo.databaseName)
    const {
      statusCode,
      body,
      headers: received,
    } = await demo.app.inject({
      method: method as 'POST',
      url,
      headers: { ...admin, ...(payload !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(payload !== undefined && { payload }),
    })

    expect({ statusCode, body: body.includes('INTERNAL_ERROR') ? body : '' }).toEqual({
      statusCode: status,
      body: '',
    })
    expect(parsed(body)).toBeDefined()
    expect(received).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'x-request-id': expect.any(String),
    })
    expect(await rowCounts(demo.databaseName)).toEqual(before)
  },
)

test('names of object members are ordinary names', async () => {
  const aliased = await ask(
    demo.app,
    '{ constructor: viewer { kind } toString: viewer { kind } hasOwnProperty: viewer { valueOf: kind } }',
    { headers: asKey(DEMO) },
  )
  const variable = await ask(
    demo.app,
    'query ($constructor: String) { customer(externalId: $constructor) { id } }',
    { headers: asKey(DEMO), variables: { constructor: 'verified-user' } },
  )

  expect(aliased.data).toEqual({
    constructor: { kind: 'tenant_key' },
    toString: { kind: 'tenant_key' },
    hasOwnProperty: { valueOf: 'tenant_key' },
  })
  expect(variable.data.customer.id).toEqual(expect.any(String))
})

test('the value of an invalid variable is not repeated', async () => {
  const secrets = ['svc_sandbox_demo', 'demo-password-1']
  const documents: [string, object][] = [
    ['query ($id: UUID!) { transfer(id: $id) { id } }', { id: secrets[0] }],
    ['query ($s: KycStatus) { customers(kycStatus: $s) { nodes { id } } }', { s: secrets[0] }],
    [
      'mutation ($i: CreateStaffMemberInput!) { createStaffMember(input: $i) { id } }',
      { i: { password: secrets[1], nothing: 1 } },
    ],
    ['mutation ($i: CreateStaffMemberInput!) { createStaffMember(input: $i) { id } }', { i: secrets[1] }],
    ['mutation ($p: String!) { loginStaff(email: "a", password: $p) { expiresIn } }', { p: [secrets[1]] }],
    [
      'mutation ($p: String!) { loginStaff(email: "a", password: $p) { expiresIn } }',
      { p: { x: `a"; must ${secrets[1]}` } },
    ],
  ]
  for (const [document, variables] of documents) {
    const { status, text } = await ask(demo.app, document, { headers: admin, variables })
    expect(status).toBe(400)
    expect(secrets.filter(secret => text.includes(secret))).toEqual([])
  }
})
