import { beforeAll, expect, test } from '@jest/globals'
import { getIntrospectionQuery } from 'graphql'
import { contextOf } from '#kernel/context.ts'
import { platformPrincipal } from '#kernel/principal.ts'
import { startGraph, type Graph } from '#gateway/graph/apollo/graphql-server.ts'
import { supergraphSdl } from '#app/supergraph.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { times } from './attacks/attack.ts'
import { bearer, DEMO, parsed, type Headers } from './support/rest.ts'
import { ask, staffToken } from './support/tokens.ts'

let demo: TestPlatform
let admin: Headers

beforeAll(async () => {
  demo = await demoWorld()
  admin = bearer(await staffToken(demo.app, DEMO), DEMO.id)
})

const CUSTOMER = 'id externalId firstName lastName countryCode kycStatus kycLevel createdAt'
const TRANSFER =
  'id reference status sendAmount sendCurrency receiveAmount receiveCurrency feeTotal createdAt'

/** Documents as large as those of the largest realistic screens. */
const SCREENS: readonly (readonly [title: string, document: string])[] = [
  [
    'a list of customers with their objects',
    `{ customers(first: 200) { nodes { ${CUSTOMER} recipients { id name } remittances(first: 10) { nodes { ${TRANSFER} recipient { id name } events { status at reason } } } } pageInfo { hasNextPage endCursor } } }`,
  ],
  [
    'fifteen panels in one request',
    `{ ${times(15, index => `panel${index}: transfers(first: ${index + 1}) { nodes { ${TRANSFER} sender { ${CUSTOMER} } } }`)} }`,
  ],
  [
    'fragments of thirty components',
    `query Screen { viewer { kind } customers(first: 20) { nodes { ${times(15, index => `...Row${index}`)} } } transfers(first: 20) { nodes { ${times(15, index => `...Cell${index}`)} } } } ${times(15, index => `fragment Row${index} on Customer { ${CUSTOMER} }`)} ${times(15, index => `fragment Cell${index} on Transfer { ${TRANSFER} }`)}`,
  ],
  ['the default introspection query', getIntrospectionQuery()],
  [
    'the largest introspection query',
    getIntrospectionQuery({
      inputValueDeprecation: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      specifiedByUrl: true,
      oneOf: true,
    }),
  ],
]

test.each(SCREENS.map(row => [...row]))('the document %s is accepted', async (_, document) => {
  const { status, errors } = await ask(demo.app, document, { headers: admin })

  expect({ status, errors }).toEqual({ status: 200, errors: [] })
})

test('a document gets the same response the second time, refused or not', async () => {
  const bad = '{ viewer { knid } }'
  const good = '{ viewer { kind } }'

  const responses = []
  for (const document of [bad, good, bad, good])
    responses.push((await ask(demo.app, document, { headers: admin })).text)

  expect(responses[2]).toBe(responses[0])
  expect(responses[3]).toBe(responses[1])
})

test('equal concurrent documents are refused alike', async () => {
  const bad = `{ viewer { ${times(300, () => 'kind')} } }`

  const both = await Promise.all([
    ask(demo.app, bad, { headers: admin }),
    ask(demo.app, bad, { headers: admin }),
  ])

  expect(both.map(({ status, errors }) => [status, errors[0]?.message])).toEqual(
    [0, 1].map(() => [
      400,
      'The document requests one field 300 times in one place; at most 25 are allowed.',
    ]),
  )
})

test('a response contains a limited number of errors', async () => {
  const { errors } = await ask(demo.app, `{ viewer { ${times(500, index => `x${index}`)} } }`, {
    headers: admin,
  })

  expect(errors.length).toBeLessThanOrEqual(21)
})

test('the query plan is never shown', async () => {
  const { text, status } = await ask(demo.app, '{ viewer { kind } }', {
    headers: {
      ...admin,
      'apollo-query-plan-experimental': '1',
      'apollo-query-plan-experimental-format': 'internal',
    },
  })

  expect(status).toBe(200)
  expect(Object.keys(parsed(text) as object)).toEqual(['data'])
})

test('the telemetry of the gateway is disabled', () => {
  expect(process.env['APOLLO_TELEMETRY_DISABLED']).toBe('true')
})

test('without introspection, neither queries nor error messages reveal the schema', async () => {
  const closed: Graph = startGraph({
    supergraphSdl: supergraphSdl(),
    runners: demo.platform.runners,
    introspection: false,
    log: () => undefined,
  })
  const context = () =>
    contextOf(demo.platform.source, {
      actor: platformPrincipal({ workspaceId: '', tenantId: '', environment: 'sandbox' }, 'test'),
      requestId: 'request-1',
    })
  const sendQuery = async (query: string): Promise<string> => {
    const { status, body } = await closed.handle(
      { method: 'POST', headers: { 'content-type': 'application/json' }, search: '', body: { query } },
      context(),
    )
    expect(status).toBe(400)
    return body
  }
  const queries = [
    '{ viewr { kind } }',
    '{ viewer { knid } }',
    '{ customers(frist: 1) { nodes { id } } }',
    '{ customers(kycStatus: VERIFID) { nodes { id } } }',
    'query ($v: CustomerConnectio) { viewer { kind } }',
    'mutation { createQuote(input: { sendAmont: "1" }) { id } }',
  ]
  const bodies = []
  for (const query of queries) bodies.push(await sendQuery(query))

  expect(bodies.filter(body => /did you mean/i.test(body))).toEqual([])
  expect(await sendQuery('{ __schema { types { name } } }')).toContain('Introspection is disabled.')
  expect(await sendQuery('{ __type(name: "Query") { name } }')).toContain('Introspection is disabled.')
  await closed.stop()
})
