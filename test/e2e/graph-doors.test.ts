import { beforeAll, expect, test } from '@jest/globals'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { bearer, DEMO, type Headers } from './support/rest.ts'
import { ask, staffToken } from './support/tokens.ts'

let demo: TestPlatform
let admin: Headers

beforeAll(async () => {
  demo = await demoWorld()
  admin = bearer(await staffToken(demo.app, DEMO), DEMO.id)
})

interface GraphRequest {
  readonly query: unknown
  readonly variables?: unknown
  readonly operationName?: unknown
  readonly extensions?: unknown
}

const TWO = 'query A { viewer { kind } } query B { viewer { ...Own } } fragment Own on Viewer { tenantName }'
const SWITCHED =
  'query ($with: Boolean! = true, $id: String = "verified-user") { customer(externalId: $id) { id @skip(if: $with) externalId @include(if: $with) recipients { id } } }'

/** Requests of every kind, with the expected status. */
const REQUESTS: readonly (readonly [title: string, status: number, request: GraphRequest])[] = [
  [
    'a query over two domains',
    200,
    {
      query:
        'query Dashboard($id: String!) { customer(externalId: $id) { externalId remittances(first: 5) { nodes { reference } } recipients { id } } }',
      variables: { id: 'verified-user' },
    },
  ],
  ['defaults of variables', 200, { query: SWITCHED }],
  [
    'variables in place of defaults',
    200,
    { query: SWITCHED, variables: { with: false, id: 'unverified-user' } },
  ],
  ['one of two operations', 200, { query: TWO, operationName: 'B' }],
  [
    'null for all that may be left out',
    200,
    { query: '{ viewer { kind } }', variables: null, operationName: null, extensions: null },
  ],
  [
    'an extension that names the client library',
    200,
    { query: '{ viewer { kind } }', extensions: { clientLibrary: { name: 'any', version: '1' } } },
  ],
  ['the name of a type alone', 200, { query: '{ __typename }' }],
  ['the schema', 200, { query: '{ __type(name: "Customer") { kind fields { name } } __typename }' }],
  [
    'an unknown object beside an existing one',
    200,
    { query: '{ viewer { kind } transfer(id: "0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f") { id } }' },
  ],
  [
    'a variable with the name under which entities travel',
    200,
    {
      query:
        'query ($representations: String!) { customer(externalId: $representations) { externalId recipients { id } } }',
      variables: { representations: 'verified-user' },
    },
  ],
  [
    'a mutation that is refused',
    200,
    { query: 'mutation { cancelTransfer(id: "0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f") { id } }' },
  ],
  ['no name for one of two operations', 400, { query: TWO }],
  ['a name that no operation has', 400, { query: TWO, operationName: 'C' }],
  ['an empty name', 400, { query: '{ viewer { kind } }', operationName: '' }],
  ['a name that is no text', 400, { query: '{ viewer { kind } }', operationName: 1 }],
  ['a subscription', 400, { query: 'subscription { viewer { kind } }' }],
  ['a field that does not exist', 400, { query: '{ viewer { knid } }' }],
  ['a document that is too large', 400, { query: `{ viewer { ${'kind '.repeat(30)} } }` }],
  ['a document that is too long', 400, { query: `{ viewer { kind } } ${' '.repeat(66_000)}` }],
  ['a document that ends too early', 400, { query: '{ viewer { kind ' }],
  ['an empty document', 400, { query: '' }],
  ['a document that is no text', 400, { query: ['{ viewer { kind } }'] }],
  [
    'a variable of a wrong type',
    400,
    { query: 'query ($id: UUID!) { transfer(id: $id) { id } }', variables: { id: 'secret' } },
  ],
  ['a variable that is left out', 400, { query: 'query ($id: UUID!) { transfer(id: $id) { id } }' }],
  [
    'too many variables',
    400,
    {
      query: 'query ($id: UUID) { viewer { kind } }',
      variables: Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`v${index}`, 1])),
    },
  ],
  ['variables that are a list', 400, { query: '{ viewer { kind } }', variables: [] }],
  ['extensions that are text', 400, { query: '{ viewer { kind } }', extensions: 'x' }],
  [
    'a document with the hash of a persisted query',
    400,
    {
      query: '{ viewer { kind } }',
      extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } },
    },
  ],
]

let accepts = 0
const sent = async (request: GraphRequest, accept: string) => {
  const { statusCode, headers, body } = await demo.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...admin, accept, 'content-type': 'application/json' },
    payload: JSON.stringify(request),
  })
  return { status: statusCode, type: headers['content-type'], body, all: Object.keys(headers).sort() }
}

test.each(REQUESTS.map(([title, status, request]) => [title, status, request] as const))(
  '%s gets %i and the same body on the fast path as from the server',
  async (_, status, request) => {
    const known = 'application/json'
    await sent({ query: '{ __typename }' }, known)

    const direct = [await sent(request, known), await sent(request, known)]
    // An `Accept` value that was not sent before is negotiated by the server, not by the fast path.
    const read = await sent(request, `application/json, x/door-${accepts++}`)

    expect(direct[0]!.status).toBe(status)
    expect(direct).toEqual([read, read])
  },
)

test('each client gets the content type that it accepts, on every request', async () => {
  const types = []
  for (let time = 0; time < 3; time++)
    for (const accept of [
      'application/graphql-response+json, application/json;q=0.9',
      '*/*',
      'application/json;q=0.1, application/graphql-response+json',
      'text/plain',
    ])
      types.push(
        await sent({ query: '{ viewer { kind } }' }, accept).then(
          ({ status, type }) => `${status} ${String(type)}`,
        ),
      )

  const each = [
    '200 application/graphql-response+json; charset=utf-8',
    '200 application/json; charset=utf-8',
    '200 application/graphql-response+json; charset=utf-8',
    '406 application/json; charset=utf-8',
  ]
  expect(types).toEqual([...each, ...each, ...each])
})

test('operations of one document have separate plans', async () => {
  const responses = []
  for (const operationName of ['A', 'B', 'A', 'B'])
    responses.push((await ask(demo.app, TWO, { headers: admin, operationName })).data)

  expect(responses[2]).toEqual(responses[0])
  expect(responses[3]).toEqual(responses[1])
  expect([Object.keys(responses[0]!.viewer), Object.keys(responses[1]!.viewer)]).toEqual([
    ['kind'],
    ['tenantName'],
  ])
})
