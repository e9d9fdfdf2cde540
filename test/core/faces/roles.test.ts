import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { isObject } from '#kernel/json.ts'
import { ROLES } from '#core/rules/rights.ts'
import { core } from '#rest-adapter/core/service.ts'
import { routeOf, type Endpoint } from '#rest-adapter/endpoint.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { LEAST_ROLE } from '#test/e2e/support/core-roles.ts'
import { bearer, DEMO, RIVAL, send, signIn, type Headers } from '#test/e2e/support/rest.ts'
import { ask, staffToken } from '#test/e2e/support/tokens.ts'

const BASE = core.dialect.basePath

let demo: TestPlatform
let staff: Readonly<Record<string, Headers>>
let keys: Readonly<Record<string, Headers>>
let unauthenticated: Readonly<Record<string, Headers>>

/** Token of a new API key with the role, or of the service if there is no role. */
async function keyOf(service: string, role?: string): Promise<string> {
  const i = { name: `${service} ${role ?? ''}`, service, ...(role !== undefined && { role }) }
  const { data, text } = await ask(
    demo.app,
    'mutation M($i: CreateApiKeyInput!) { createApiKey(input: $i) { secret } }',
    { headers: bearer(await staffToken(demo.app, DEMO), DEMO.id), variables: { i } },
  )
  if (!data) throw new Error(text)
  return data.createApiKey.secret as string
}

async function tokenOf(key: string): Promise<Headers> {
  const { body } = await send(demo.app, {
    base: BASE,
    method: 'POST',
    path: '/auth/token',
    headers: bearer(key, DEMO.id),
    body: { grant_type: 'client_credentials' },
  })
  return bearer(body.access_token as string, DEMO.id)
}

const each = async <Value>(
  names: readonly string[],
  make: (name: string) => Promise<Value>,
): Promise<Record<string, Value>> =>
  Object.fromEntries(await Promise.all(names.map(async name => [name, await make(name)] as const)))

beforeAll(async () => {
  demo = await demoWorld()
  staff = await each(ROLES, async role => bearer(await staffToken(demo.app, DEMO, role), DEMO.id))
  keys = await each(ROLES, async role => tokenOf(await keyOf('CORE', role)))
  const services = await each(['REMITTANCE', 'COMPLIANCE', 'SENTINEL', 'IDV', 'BANKING'], async service =>
    bearer(await keyOf(service), DEMO.id),
  )
  unauthenticated = {
    ...services,
    anonymous: { 'x-tenant-id': DEMO.id },
    'a key that was not exchanged': bearer('test_core_demo', DEMO.id),
    "a partner's user": (await signIn(demo.app, DEMO)).headers,
    "another tenant's administrator": bearer(await staffToken(demo.app, RIVAL), DEMO.id),
  }
})

const JANUARY = '?from=2026-01-01&to=2026-01-31'

/** Queries of operations that require one. */
const QUERIES: Readonly<Record<string, string>> = {
  GetStatement: JANUARY,
  ListAccruals: JANUARY,
  ListGlAccountBalances: JANUARY,
  GetAccountActivity: '?code=9999',
}

/** A valid request for objects that do not exist; only permitted callers get NOT_FOUND. */
async function statusOf(endpoint: Endpoint, headers: Headers): Promise<number> {
  const { method, path } = routeOf(endpoint)
  const [example] = Object.values(core.examples!.operations[endpoint.operation]?.requests ?? {})
  const body =
    isObject(example) && 'expires_at' in example
      ? { ...example, expires_at: '2099-01-01T00:00:00Z' }
      : example
  const { status, text } = await send(demo.app, {
    base: BASE,
    method,
    path:
      path.replace('{pair}', 'USD-NGN').replace(/\{[a-z_]+\}/g, () => randomUUID()) +
      (QUERIES[endpoint.operation] ?? ''),
    headers: { ...headers, ...(method !== 'GET' && { 'idempotency-key': randomUUID() }) },
    ...(body !== undefined && { body }),
  })
  if (status === 400 || status >= 500) throw new Error(`${endpoint.route}: ${text}`)
  return status
}

test('the table of roles lists every operation', () => {
  expect(Object.keys(LEAST_ROLE).toSorted()).toEqual(core.endpoints.map(({ route }) => route).toSorted())
})

test.each(
  core.endpoints
    .filter(({ route }) => LEAST_ROLE[route] !== 'anyone')
    .map(endpoint => [endpoint.route, endpoint] as const),
)('%s is open only to its role and the ones above it', async (route, endpoint) => {
  const responses = async (callers: Readonly<Record<string, Headers>>): Promise<Record<string, string>> =>
    each(Object.keys(callers), async name => {
      const status = await statusOf(endpoint, callers[name]!)
      return status === 401 ? 'unknown' : status === 403 ? 'refused' : 'let in'
    })
  // All staff have their own password and second factor; API keys have neither.
  const isOwn = LEAST_ROLE[route] === 'oneself'
  const expected = Object.fromEntries(
    ROLES.map((role, rank) => [
      role,
      isOwn || rank >= ROLES.indexOf(LEAST_ROLE[route] as typeof role) ? 'let in' : 'refused',
    ]),
  )
  const ofKeys = isOwn ? Object.fromEntries(ROLES.map(role => [role, 'unknown'])) : expected

  expect({ staff: await responses(staff), keys: await responses(keys) }).toEqual({
    staff: expected,
    keys: ofKeys,
  })
  expect(await responses(unauthenticated)).toEqual(
    Object.fromEntries(Object.keys(unauthenticated).map(name => [name, 'unknown'])),
  )
})
