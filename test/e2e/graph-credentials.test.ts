import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { graphCallers, type GraphCallers } from './support/graph-callers.ts'
import { asKey, asPartner, bearer, DEMO, parsed, RIVAL, type Headers } from './support/rest.ts'
import { ask } from './support/tokens.ts'

let demo: TestPlatform
let given: GraphCallers

beforeAll(async () => {
  demo = await demoWorld()
  await demo.endWorker()
  given = await graphCallers(demo.app)
})

/** Credentials that are not valid on the graph. */
const REFUSED: readonly (readonly [title: string, headers: () => Headers])[] = [
  ['a key without its tenant', () => ({ authorization: `Bearer ${DEMO.key}` })],
  ['a key with another tenant', () => bearer(DEMO.key, RIVAL.id)],
  ["a key with another tenant's short name", () => bearer(DEMO.key, 'rival')],
  ['a session with another tenant', () => ({ ...given.session, 'x-tenant-id': RIVAL.id })],
  ['staff with another tenant', () => ({ ...given.admin, 'x-tenant-id': RIVAL.id })],
  ['staff without the tenant', () => ({ authorization: given.admin['authorization']! })],
  ['a key with an unknown tenant', () => bearer(DEMO.key, randomUUID())],
  ['a key with a tenant that is no id', () => bearer(DEMO.key, 'x y')],
  ['an unknown key', () => bearer('svc_sandbox_nobody', DEMO.id)],
  ['the sandbox key on a production host', () => ({ ...asKey(DEMO), host: 'live.localhost' })],
  ["a partner's key with another tenant", () => ({ ...asPartner(DEMO), 'x-tenant-id': RIVAL.id })],
  ['another scheme', () => ({ authorization: 'Basic c3ZjOg==', 'x-tenant-id': DEMO.id })],
  ['two credentials', () => ({ ...asKey(DEMO), ...asPartner(DEMO) })],
]

const SAYS_LITTLE =
  /^(A valid credential is required\.|The X-Tenant-ID header is required with this credential\.|The Authorization header must be "Bearer" followed by an API key or token\.)$/

test.each(REFUSED)(
  'the graph refuses %s with 401 and reveals at most which part is missing',
  async (_, headers) => {
    const { status, text } = await ask(demo.app, '{ viewer { kind } corridors { id } }', {
      headers: headers(),
    })

    expect({ status, body: parsed(text) }).toEqual({
      status: 401,
      body: {
        errors: [
          {
            message: expect.stringMatching(SAYS_LITTLE),
            extensions: { code: 'UNAUTHENTICATED', kind: 'unauthenticated' },
          },
        ],
      },
    })
  },
)

test.each([
  ['unknown', randomUUID()],
  ['no id', 'x y'],
])('without a credential a tenant that is %s gets the same response as an existing one', async (_, named) => {
  const [existing, other] = await Promise.all(
    [DEMO.id, named].map(id =>
      ask(demo.app, '{ viewer { kind tenantId } corridors { id } }', { headers: { 'x-tenant-id': id } }),
    ),
  )

  expect([other!.status, other!.text]).toEqual([existing!.status, existing!.text])
  expect(other!.errors.map(({ extensions }) => extensions['code'])).toEqual(['UNAUTHENTICATED'])
})

test('the graph refuses every forged token', async () => {
  const statuses = await Promise.all(
    given.forged.map(
      async token => (await ask(demo.app, '{ viewer { kind } }', { headers: bearer(token, DEMO.id) })).status,
    ),
  )

  expect(new Set(statuses)).toEqual(new Set([401]))
})

test('a tenant is identified by its id or its code', async () => {
  for (const tenant of [DEMO.id, 'demo']) {
    const { data } = await ask(demo.app, '{ viewer { kind tenantId } }', {
      headers: { ...asKey(DEMO), 'x-tenant-id': tenant },
    })
    expect(data.viewer).toEqual({ kind: 'tenant_key', tenantId: DEMO.id })
  }
})
