import { beforeAll, expect, test } from '@jest/globals'
import { decodeJwt } from 'jose'
import {
  posting,
  type ExchangeResponse,
  type Exchanging,
  type Headers,
  exchanging,
} from '#tools/traffic/exchange.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { ask } from '../support/tokens.ts'
import { bearer, DEMO, RIVAL, signIn } from '../support/rest.ts'
import { testInOneProcess } from '#test/support/split/installation.ts'

const BASE = '/api/v1/cba'
const ACCOUNT = `${BASE}/accounts/0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f`
const ADA = { grant_type: 'password', username: 'Teller@demo.example', password: 'demo-password-1' }
const TENANT = { 'x-tenant-id': DEMO.id }
const KEY = bearer('test_core_demo', DEMO.id)
let demo: TestPlatform
let exchange: Exchanging

beforeAll(async () => {
  demo = await demoWorld()
  exchange = exchanging(demo.app)
})

const token = (body: object, headers: Headers = TENANT): Promise<ExchangeResponse> =>
  exchange(posting(`${BASE}/auth/token`, headers, body))
const form = (
  fields: Record<string, string>,
  headers: Headers = TENANT,
  type = 'application/x-www-form-urlencoded',
): Promise<ExchangeResponse> =>
  exchange({
    method: 'POST',
    url: `${BASE}/auth/token`,
    headers: { ...headers, 'content-type': type },
    payload: new URLSearchParams(fields).toString(),
  })
/** Status of a read of a missing account: 404 if the caller may read accounts. */
const reads = async (accessToken: string, tenant = DEMO.id): Promise<number> =>
  (await exchange(posting(ACCOUNT, bearer(accessToken, tenant), undefined, 'GET'))).status

test('a staff member signs in by JSON or form, with the id or the code of the tenant', async () => {
  const responses = await Promise.all([
    token(ADA),
    form(ADA),
    token(ADA, { 'x-tenant-id': 'demo' }),
    form(ADA, TENANT, 'application/x-www-form-urlencoded; charset=UTF-8'),
  ])

  for (const { status, headers, body } of responses) {
    expect([status, body]).toEqual([
      200,
      {
        access_token: expect.any(String),
        token_type: 'Bearer',
        expires_in: 900,
        refresh_token: expect.any(String),
      },
    ])
    expect(headers['cache-control']).toBe('no-store')
    expect(await reads(body.access_token)).toBe(404)
  }
  expect(decodeJwt(responses[0]!.body.access_token)).toMatchObject({
    aud: ['graph', 'core', 'compliance', 'sentinel', 'idv'],
  })
})

test('an API key is exchanged for a token with its role, and does not work without the exchange', async () => {
  const { status, body } = await token({ grant_type: 'client_credentials' }, KEY)
  const {
    data: { viewer },
  } = await ask(demo.app, '{ viewer { kind roles } }', { headers: bearer(body.access_token, DEMO.id) })

  expect(status).toBe(200)
  expect(viewer).toEqual({ kind: 'tenant_key', roles: ['admin'] })
  expect(await reads(body.access_token)).toBe(404)
  expect(await reads('test_core_demo')).toBe(401)
})

test('a refresh token works once; a second use ends the session', async () => {
  for (const first of [await token(ADA), await token({ grant_type: 'client_credentials' }, KEY)]) {
    const stale = bearer(first.body.access_token, DEMO.id)
    const renewed = await token(
      { grant_type: 'refresh_token', refresh_token: first.body.refresh_token },
      stale,
    )
    const again = await form({ grant_type: 'refresh_token', refresh_token: first.body.refresh_token }, {})

    expect([renewed.status, await reads(first.body.access_token)]).toEqual([200, 401])
    expect([again.status, again.body.code]).toEqual([401, 'TOKEN_REUSED'])
    expect(await reads(renewed.body.access_token)).toBe(401)
  }
})

testInOneProcess('clock')(
  'revoking a key ends its tokens at once and for good, and so does its expiry',
  async () => {
    const staff = bearer((await token({ ...ADA, username: 'admin@demo.example' })).body.access_token, DEMO.id)
    const created = async (more: object = {}) =>
      (
        await ask(
          demo.app,
          'mutation M($i: CreateApiKeyInput!) { createApiKey(input: $i) { secret apiKey { id } } }',
          { headers: staff, variables: { i: { name: 'Branch', service: 'CORE', role: 'teller', ...more } } },
        )
      ).data.createApiKey
    const [revoked, short] = [
      await created(),
      await created({ expiresAt: new Date(Date.now() + 60_000).toISOString() }),
    ]
    const [one, other] = [
      await token({ grant_type: 'client_credentials' }, bearer(revoked.secret, DEMO.id)),
      await token({ grant_type: 'client_credentials' }, bearer(short.secret, DEMO.id)),
    ]
    expect([await reads(one.body.access_token), await reads(other.body.access_token)]).toEqual([404, 404])

    await ask(demo.app, 'mutation M($id: UUID!) { revokeApiKey(id: $id) { id } }', {
      headers: staff,
      variables: { id: revoked.apiKey.id },
    })
    demo.clock.offsetMs = 61_000
    const renewals = await Promise.all(
      [one, other].map(({ body }) =>
        token({ grant_type: 'refresh_token', refresh_token: body.refresh_token }),
      ),
    )
    const ended = [await reads(one.body.access_token), await reads(other.body.access_token)]
    demo.clock.offsetMs = 0

    expect(ended).toEqual([401, 401])
    expect(renewals.map(({ status, body }) => [status, body.code])).toEqual([
      [401, 'TOKEN_INVALID'],
      [401, 'TOKEN_INVALID'],
    ])
  },
)

test('the graph offers the same exchange through the mutation of the route', async () => {
  const {
    data: { issueToken },
  } = await ask(
    demo.app,
    'mutation { issueToken(input: { grantType: CLIENT_CREDENTIALS }) { tokenType accessToken } }',
    { headers: KEY },
  )
  const { errors } = await ask(
    demo.app,
    'mutation { issueToken(input: { grantType: CLIENT_CREDENTIALS }) { tokenType } }',
    { headers: bearer(issueToken.accessToken, DEMO.id) },
  )

  expect([issueToken.tokenType, await reads(issueToken.accessToken), errors[0]!.extensions['code']]).toEqual([
    'Bearer',
    404,
    'FORBIDDEN',
  ])
})

test('errors at sign-in do not reveal which part is wrong', async () => {
  const responses = [
    await token({ ...ADA, password: 'wrong-password-1' }),
    await token({ ...ADA, username: 'nobody@demo.example' }),
    await token(ADA, { 'x-tenant-id': RIVAL.id }),
    await token(ADA, {}),
    await token({ grant_type: 'client_credentials' }),
    await token({ grant_type: 'client_credentials' }, bearer('test_core_unknown', DEMO.id)),
    await token({ grant_type: 'client_credentials' }, bearer('svc_sandbox_demo', DEMO.id)),
    await token({ grant_type: 'client_credentials' }, bearer('test_core_demo', RIVAL.id)),
    await token({ grant_type: 'refresh_token', refresh_token: 'unknown' }),
    await token({ grant_type: 'password' }),
    await token({ grant_type: 'authorization_code' }),
    await form({ ...ADA, scope: 'all' }),
    await form(ADA, TENANT, 'text/plain'),
    await token(ADA, KEY),
  ]

  expect(responses.map(({ status, body }) => `${status} ${body.code}`)).toEqual([
    '401 LOGIN_FAILED',
    '401 LOGIN_FAILED',
    '401 LOGIN_FAILED',
    '401 UNAUTHENTICATED',
    '401 UNAUTHENTICATED',
    '401 UNAUTHENTICATED',
    '401 UNAUTHENTICATED',
    '401 UNAUTHENTICATED',
    '401 TOKEN_INVALID',
    '400 VALIDATION_ERROR',
    '400 VALIDATION_ERROR',
    '400 VALIDATION_ERROR',
    '400 UNSUPPORTED_MEDIA_TYPE',
    '403 FORBIDDEN',
  ])
  expect(responses[9]!.body).toMatchObject({
    message: 'username is required with password; password is required with password.',
    details: [
      { field: 'username', reason: 'is required with password', value: null },
      { field: 'password', reason: 'is required with password', value: null },
    ],
  })
  expect(Object.keys(responses[0]!.body)).toEqual([
    'code',
    'message',
    'details',
    'request_id',
    'timestamp',
    'documentation_url',
  ])
  expect(responses[0]!.body.documentation_url).toBe(
    `${demo.platform.source.settings.publicUrl}/docs/errors#LOGIN_FAILED`,
  )
})

test('five failures lock an address, here as on the graph', async () => {
  const wrong = { ...ADA, username: 'viewer@demo.example', password: 'wrong-password-1' }
  for (let attempt = 0; attempt < 5; attempt++) await token(wrong)

  const { status, headers, body } = await token({ ...wrong, password: 'demo-password-1' })

  expect([status, body.code, Number(headers['retry-after'])]).toEqual([
    429,
    'TOO_MANY_ATTEMPTS',
    expect.any(Number),
  ])
})

test('a form with repeated or unknown fields is refused', async () => {
  const twice = await exchange({
    method: 'POST',
    url: `${BASE}/auth/token`,
    headers: { ...TENANT, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'grant_type=password&grant_type=password&__proto__=x',
  })

  expect([twice.status, twice.body.code]).toEqual([400, 'VALIDATION_ERROR'])
  expect(
    twice.body.details.map(({ field, reason }: { field: string; reason: string }) => `${field} ${reason}`),
  ).toEqual(['grant_type must be given only once', '__proto__ is not a known field'])
})

test('user sessions, and staff tokens at services that do not accept them, are refused', async () => {
  const { token: session } = await signIn(demo.app, DEMO)
  const staff = (await token(ADA)).body.access_token as string
  const quote = await exchange(
    posting('/api/v1/remittance/corridors', bearer(staff, DEMO.id), undefined, 'GET'),
  )

  expect([await reads(session), quote.status]).toEqual([401, 401])
})
