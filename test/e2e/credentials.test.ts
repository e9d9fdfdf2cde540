import { beforeAll, expect, test } from '@jest/globals'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { operations, pathWith, type Operation } from './support/description.ts'
import { none, ROWS, type Kind, type Row } from './support/presented-credentials.ts'
import {
  BASE,
  bearer,
  DEMO,
  handoffToken,
  RIVAL,
  send,
  signIn,
  type RestResponse,
  type Headers,
} from './support/rest.ts'
import { ask, forged, staffToken } from './support/tokens.ts'

const KIND: Readonly<Record<string, Kind>> = {
  'POST /quotes': 'key or session',
  'GET /quotes/{id}': 'key or session',
  'GET /corridors': 'key or session',
  'POST /transfers': 'session',
  'GET /transfers': 'session',
  'GET /transfers/{id}': 'key or session',
  'POST /transfers/{id}/cancel': 'session',
  'POST /transfers/{id}/fund': 'key',
  'GET /transfers/{id}/receipt': 'key or session',
  'GET /agreements': 'key or session',
  'GET /agreements/signed': 'session',
  'POST /agreements/{id}/sign': 'session',
  'GET /recipients/requirements': 'key or session',
  'POST /recipients': 'session',
  'GET /recipients': 'session',
  'GET /recipients/{id}': 'session',
  'PATCH /recipients/{id}': 'session',
  'DELETE /recipients/{id}': 'session',
  'GET /wallets': 'session',
  'GET /wallets/{id}': 'session',
  'POST /auth/partner-token': 'partner',
  'POST /auth/exchange-token': 'any caller',
  'POST /auth/refresh-token': 'any caller',
  'POST /auth/logout': 'session',
  'POST /webhooks/subscriptions': 'key',
  'GET /webhooks/subscriptions': 'key',
  'GET /webhooks/subscriptions/{id}': 'key',
  'PUT /webhooks/subscriptions/{id}': 'key',
  'DELETE /webhooks/subscriptions/{id}': 'key',
  'POST /webhooks/subscriptions/{id}/test': 'key',
  'POST /webhooks/subscriptions/{id}/rotate-secret': 'key',
  'GET /webhooks/deliveries': 'key',
  'GET /webhooks/deliveries/{id}': 'key',
  'POST /webhooks/deliveries/{id}/retry': 'key',
}

test('the table above lists every published operation with its published credentials', () => {
  const published = (kind: Kind): string =>
    ({
      key: 'tenantKey',
      'key or session': 'tenantKey,sessionToken',
      session: 'sessionToken',
      partner: 'partnerKey',
      'any caller': '',
    })[kind]

  expect(Object.fromEntries(operations.map(({ name, credentials }) => [name, credentials.join()]))).toEqual(
    Object.fromEntries(Object.entries(KIND).map(([name, kind]) => [name, published(kind)])),
  )
})

let demo: TestPlatform
let given: Readonly<Record<string, string>>

/** Creates the tokens and keys that the rows below name. */
beforeAll(async () => {
  demo = await demoWorld()
  const { app } = demo
  const expired = await signIn(app, DEMO)
  const past = await key(await staffToken(app, DEMO), {
    name: 'Past',
    service: 'REMITTANCE',
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  })
  demo.clock.offsetMs = 3 * 3_600_000
  const ended = await signIn(app, DEMO)
  await send(app, { method: 'POST', path: '/auth/logout', headers: ended.headers })
  const copied = await signIn(app, DEMO)
  for (let time = 0; time < 2; time++)
    await send(app, {
      method: 'POST',
      path: '/auth/refresh-token',
      body: { refreshToken: copied.refreshToken },
    })
  const session = await signIn(app, DEMO)
  const admin = await staffToken(app, DEMO)
  given = {
    session: session.token,
    refresh: session.refreshToken,
    expired: expired.token,
    ended: ended.token,
    copied: copied.token,
    rival: (await signIn(app, RIVAL)).token,
    handoff: await handoffToken(app, DEMO, 'verified-user'),
    admin,
    dashboard: await staffToken(app, DEMO, 'dashboard'),
    revoked: await key(admin, { name: 'Revoked', service: 'REMITTANCE' }, true),
    past,
    ...Object.fromEntries(
      Object.entries(await forged(app, session.token)).map(([title, token]) => [`forged: ${title}`, token]),
    ),
  }
})

async function key(token: string, input: object, isRevoked = false): Promise<string> {
  const headers = bearer(token, DEMO.id)
  const { data } = await ask(
    demo.app,
    'mutation Make($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret apiKey { id } } }',
    { headers, variables: { input } },
  )
  if (isRevoked)
    await ask(demo.app, 'mutation Revoke($id: UUID!) { revokeApiKey(id: $id) { id } }', {
      headers,
      variables: { id: data.createApiKey.apiKey.id },
    })
  return data.createApiKey.secret as string
}

const FORGERIES = 22

/**
 * Credentials are checked first: with an accepted one, the response is about the parameter, body and query,
 * all of which are invalid.
 */
const present = (operation: Operation, headers: Headers): Promise<RestResponse> =>
  send(demo.app, {
    method: operation.method,
    path: `${pathWith(operation.path, 'no-id')}?unknown=1`,
    headers,
    ...(operation.body && { payload: '{"unknown":' }),
  })

function issueOf(operation: Operation, title: string, lets: boolean, response: RestResponse): string[] {
  const expected = lets ? 400 : 401
  const { status, body, text, headers } = response
  const isRight =
    status === expected &&
    Object.keys(body ?? {}).join() === 'error,code' &&
    (lets || (body.code === 'UNAUTHENTICATED' && headers['www-authenticate'] === 'Bearer'))
  return isRight ? [] : [`${title}: ${status} ${text.slice(0, 120)}${operation.issueOf(status, body) ?? ''}`]
}

for (const operation of operations) {
  const kind = KIND[operation.name]!
  test(`${operation.name} accepts only ${kind}, and checks it first`, async () => {
    const forgeries = Object.keys(given)
      .filter(name => name.startsWith('forged'))
      .map((name): Row => [name, () => bearer(given[name]!, DEMO.id), none])
    const issues: string[] = []
    for (const [title, headers, lets] of [...ROWS, ...forgeries]) {
      if (kind === 'any caller' && Object.hasOwn(headers(given), 'x-tenant-id')) continue
      const response = await present(operation, headers(given))
      issues.push(...issueOf(operation, title, kind === 'any caller' || lets.includes(kind), response))
    }

    expect(issues).toEqual([])
    expect(forgeries).toHaveLength(FORGERIES)
  })
}

test('an unauthenticated response does not depend on the resource', async () => {
  const responses = await Promise.all(
    [
      '/transfers/0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f',
      '/transfers/no-id',
      '/transfers?page=0',
      '/corridors',
    ].map(path => send(demo.app, { method: 'GET', path })),
  )

  expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
})

test('unknown paths and methods are reported without a credential', async () => {
  for (const url of [BASE, `${BASE}/`, `${BASE}/nothing`, `${BASE}/Transfers`, `${BASE}//transfers`]) {
    const { statusCode, body } = await demo.app.inject({ method: 'GET', url })
    expect({ url, statusCode, code: JSON.parse(body).code }).toEqual({
      url,
      statusCode: 404,
      code: 'NOT_FOUND',
    })
  }
  const { statusCode } = await demo.app.inject({
    method: 'PUT',
    url: `${BASE}/transfers`,
    payload: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect(statusCode).toBe(405)
})

test('a revoked credential is refused at once', async () => {
  const { app } = demo
  const session = await signIn(app, DEMO)
  const secret = await key(given['admin']!, { name: 'Short', service: 'REMITTANCE' })
  const { data } = await ask(app, '{ apiKeys { id name revokedAt } }', {
    headers: bearer(given['admin']!, DEMO.id),
  })
  const id = data.apiKeys.find(({ name }: { name: string }) => name === 'Short').id as string
  const corridors = async (headers: Headers): Promise<number> =>
    (await send(app, { method: 'GET', path: '/corridors', headers })).status
  const before = [await corridors(session.headers), await corridors(bearer(secret, DEMO.id))]

  await send(app, { method: 'POST', path: '/auth/logout', headers: session.headers })
  await ask(app, 'mutation Revoke($id: UUID!) { revokeApiKey(id: $id) { id } }', {
    headers: bearer(given['admin']!, DEMO.id),
    variables: { id },
  })

  expect(before).toEqual([200, 200])
  expect([await corridors(session.headers), await corridors(bearer(secret, DEMO.id))]).toEqual([401, 401])
})
