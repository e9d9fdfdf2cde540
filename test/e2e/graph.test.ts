import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { testInOneProcess } from '#test/support/split/installation.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { graphCallers, type GraphCallers } from './support/graph-callers.ts'
import { asKey, asPartner, bearer, DEMO, parsed, type Headers } from './support/rest.ts'
import { smallestDocuments } from './support/smallest-documents.ts'
import { inDatabase } from './support/tables.ts'
import { ask } from './support/tokens.ts'

let demo: TestPlatform
let given: GraphCallers

beforeAll(async () => {
  demo = await demoWorld()
  await demo.endWorker()
  given = await graphCallers(demo.app)
})

const codesOf = ({ errors }: { errors: readonly { extensions: Record<string, unknown> }[] }): unknown[] => [
  ...new Set(errors.map(({ extensions }) => extensions['code'])),
]

test('without a credential only signing in, exchanging, renewing and reading the anonymous viewer are possible', async () => {
  const open: string[] = []
  for (const [name, document] of smallestDocuments(demo.platform.planner.apiSchema)) {
    const response = await ask(demo.app, document, { headers: { 'x-tenant-id': DEMO.id } })
    expect({ name, status: response.status, text: response.text.includes('INTERNAL') }).toEqual({
      name,
      status: 200,
      text: false,
    })
    if (codesOf(response).join() !== 'UNAUTHENTICATED') open.push(name)
  }

  expect(open.sort()).toEqual([
    'exchangeHandoffToken',
    'issueToken',
    'loginStaff',
    'refreshSession',
    'viewer',
  ])
})

test('no root field causes an internal error for any caller', async () => {
  const callers = {
    ...given,
    forged: undefined,
    key: asKey(DEMO),
    compliance: bearer('sk_sandbox_demo', DEMO.id),
    core: bearer('test_core_demo', DEMO.id),
  }
  for (const [caller, headers] of Object.entries(callers))
    for (const [name, document] of smallestDocuments(demo.platform.planner.apiSchema).filter(
      ([field]) => field !== 'endSession',
    )) {
      if (!headers) continue
      const { status, text } = await ask(demo.app, document, {
        headers: { ...headers, 'idempotency-key': randomUUID() },
      })
      expect({ caller, name, status, text: text.includes('INTERNAL_ERROR') ? text : '' }).toEqual({
        caller,
        name,
        status: 200,
        text: '',
      })
    }
})

test('the key of a partner can only mint a handoff on the graph, as over REST', async () => {
  const minted = await ask(
    demo.app,
    'mutation { mintHandoffToken(input: { partnerUserId: "from-the-graph" }) { expiresIn } }',
    { headers: asPartner(DEMO) },
  )
  const others = await ask(demo.app, '{ customers { nodes { id } } }', { headers: asPartner(DEMO) })

  expect(minted.data).toEqual({ mintHandoffToken: { expiresIn: 300 } })
  expect(codesOf(others)).toEqual(['FORBIDDEN'])
})

test('a body with a duplicate key or with __proto__ is refused on the graph too', async () => {
  for (const payload of [
    '{"query":"{viewer{kind}}","query":"{corridors{id}}"}',
    '{"query":"{viewer{kind}}","variables":{"__proto__":{"x":1}}}',
    '{',
  ]) {
    const { statusCode, body } = await demo.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', 'x-tenant-id': DEMO.id },
      payload,
    })
    expect({
      payload,
      statusCode,
      code: (parsed(body) as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code,
    }).toEqual({ payload, statusCode: 400, code: 'MALFORMED_JSON' })
  }
})

/**
 * Readable fields by caller: a service's key reads its own domain and customers, staff read according to
 * their scopes.
 */
const RIGHTS: readonly (readonly [title: string, headers: () => Headers, sees: readonly string[]])[] = [
  ['a remittance key', () => asKey(DEMO), ['customers', 'corridors', 'transfers']],
  ['a compliance key', () => bearer('sk_sandbox_demo', DEMO.id), ['customers', 'denyList']],
  ['a core key', () => bearer('test_core_demo', DEMO.id), ['customers']],
  [
    'staff who may read every domain',
    () => given.dashboard,
    ['customers', 'corridors', 'transfers', 'apiKeys', 'partners', 'staff', 'denyList'],
  ],
  ['staff of another domain', () => given.viewer, ['customers', 'apiKeys', 'partners', 'staff']],
  ['a session', () => given.session, ['corridors', 'transfers']],
]

test.each(RIGHTS)('%s reads the fields that its rights permit, and no others', async (_, headers, sees) => {
  const fields = {
    customers: '{ nodes { id } }',
    corridors: '{ id }',
    transfers: '{ nodes { id } }',
    apiKeys: '{ id }',
    partners: '{ id }',
    staff: '{ id }',
    denyList: '{ id }',
  }
  const seen: string[] = []
  for (const [field, selection] of Object.entries(fields)) {
    const response = await ask(demo.app, `{ ${field} ${selection} }`, { headers: headers() })
    if (response.errors.length === 0) seen.push(field)
    else expect(codesOf(response)).toEqual(['FORBIDDEN'])
  }

  expect(seen).toEqual(sees)
})

testInOneProcess('away')(
  'an internal error reveals nothing of its cause to the client, and is logged whole',
  async () => {
    demo.logged.length = 0
    await inDatabase(demo.databaseName, admin =>
      admin.query('alter table remittance.corridors rename to corridors_away'),
    )
    const broken = await ask(demo.app, '{ corridors { id } }', { headers: asKey(DEMO) })
    await inDatabase(demo.databaseName, admin =>
      admin.query('alter table remittance.corridors_away rename to corridors'),
    )
    demo.away.add('compliance')
    const away = await ask(demo.app, '{ denyList { id } corridors { id } }', { headers: given.admin })
    demo.away.delete('compliance')

    for (const { errors, text } of [broken, away]) {
      expect(errors).toMatchObject([
        {
          message: expect.stringMatching(/^An internal error/),
          extensions: { code: 'INTERNAL_ERROR', kind: 'unavailable' },
        },
      ])
      expect(text).not.toMatch(
        /stack|serviceName|remittance|relation|select|away|cannot be reached|node_modules/,
      )
    }
    expect(
      JSON.stringify(
        demo.logged.map(({ fields: { error, requestId } }) => [String(error), typeof requestId]),
      ),
    ).toMatch(/corridors.*cannot be reached/)
  },
)

test('hidden fields are neither introspected, nor suggested, nor reachable', async () => {
  const { apiSchema } = demo.platform.planner
  const { data } = await ask(
    demo.app,
    '{ __schema { queryType { fields { name } } mutationType { fields { name } } types { name } } }',
  )
  const names = JSON.stringify(data)
  const hidden = [
    'authenticate',
    'jwks',
    'workspace',
    'decidePayment',
    'decidePayments',
    'customersById',
    'voidPaymentScreening',
    'decideDisbursement',
    'voidDisbursement',
    'CredentialsInput',
    'ScreenPaymentInput',
    'screenDueSubjects',
    'continueListUpdateRun',
    'runQueuedScreenings',
    'workspaceIds',
    'Workspace',
    '_entities',
    '_service',
    '_Any',
  ]

  expect(hidden.filter(name => names.includes(`"${name}"`) || apiSchema.getType(name))).toEqual([])
  for (const document of [
    '{ jwks }',
    '{ jwk }',
    '{ authenticate(credentials: {}) }',
    '{ workspace(id: "x") { id } }',
    'mutation { decidePayment(input: {}) { outcome } }',
    '{ _service { sdl } }',
    '{ _entities(representations: []) { __typename } }',
    '{ __type(name: "Workspace") { name } }',
  ]) {
    const { status, text, data: found } = await ask(demo.app, document, { headers: given.admin })
    expect([400, 200]).toContain(status)
    if (status === 200) expect(found).toEqual({ __type: null })
    // Suggestions may name public elements.
    const [, suggested = ''] = text.split('Did you mean')
    expect(hidden.filter(name => suggested.includes(`\\"${name}\\"`))).toEqual([])
  }
})
