import { beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { createLog } from '#app/log.ts'
import { openPlatform } from '#app/platform.ts'
import { subgraphs } from '#app/subgraphs.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { encryptionContextOf } from '#identity/signing-keys.ts'
import {
  asKey,
  asPartner,
  BASE,
  bearer,
  DEMO,
  handoffToken,
  makeTransfer,
  QUOTE,
  RIVAL,
  send,
  signIn,
  type Json,
} from './support/rest.ts'
import { dump, inDatabase } from './support/tables.ts'
import { ask, staffToken } from './support/tokens.ts'

const PASSWORD = 'a password for this walk alone'
const PASSWORDS = [PASSWORD, 'demo-password-1']

/** All secrets, collected during the test. */
const secrets = new Set<string>([DEMO.key, DEMO.partnerKey, RIVAL.key, RIVAL.partnerKey, ...PASSWORDS])
/** Every response without success, as sent. */
const refused: string[] = []
/** The log as the platform would write it. */
let log = ''
let demo: TestPlatform

/**
 * Starts a platform with the real log. A request with a special id makes a domain fail with an error that
 * contains every token and key.
 */
async function leakyPlatform(): Promise<FastifyInstance> {
  const {
    database,
    platform: {
      source: { keys, settings },
    },
  } = demo
  const { app } = await openPlatform({
    subgraphs,
    database,
    keys,
    settings,
    hosts: { defaultEnvironment: 'sandbox', sandboxHosts: [], productionHosts: [] },
    trustProxy: false,
    introspection: true,
    log: createLog('trace', {
      write: line => {
        log += line
      },
    }),
    between: (name, runner) => request => {
      if (request.context.requestId !== `leaky-${name}`) return runner(request)
      const recognisable = [...secrets].filter(secret => !PASSWORDS.includes(secret))
      throw Object.assign(new Error(`${name} could not handle ${recognisable.join(' and ')}`), {
        detail: [...secrets].join(),
        cause: new Error(`because of ${recognisable.join()}`),
      })
    },
  })
  await app.ready()
  return app
}

beforeAll(async () => {
  demo = await demoWorld()
  const app = watched(await leakyPlatform())
  const session = await signIn(app, DEMO)
  const keep = (...texts: string[]): void => texts.forEach(text => secrets.add(text))
  keep(session.token, session.refreshToken)
  const admin = await staffToken(app, DEMO)
  keep(admin)
  const staff = bearer(admin, DEMO.id)

  const unspent = await handoffToken(app, DEMO, 'verified-user')
  keep(unspent)
  await makeTransfer(app, session)
  const { body: renewed } = await send(app, {
    method: 'POST',
    path: '/auth/refresh-token',
    body: { refreshToken: session.refreshToken },
  })
  keep(renewed.token, renewed.refreshToken)
  const {
    data: {
      createApiKey: { secret },
    },
  } = await ask(app, 'mutation { createApiKey(input: { name: "Walk", service: REMITTANCE }) { secret } }', {
    headers: { ...staff, 'idempotency-key': 'walk-1' },
  })
  keep(secret)
  const subscribing = {
    method: 'POST',
    path: '/webhooks/subscriptions',
    headers: { ...asKey(DEMO), 'idempotency-key': 'walk-2' },
    body: { name: 'Walk', url: 'https://hooks.example/walk', events: ['*'] },
  }
  const { body: subscription } = await send(app, subscribing)
  const { body: rotated } = await send(app, {
    method: 'POST',
    path: `/webhooks/subscriptions/${subscription.id}/rotate-secret`,
    headers: { ...asKey(DEMO), 'idempotency-key': 'walk-3' },
  })
  keep(subscription.secret, rotated.secret)
  await send(app, subscribing)
  await ask(app, 'mutation ($input: CreateStaffMemberInput!) { createStaffMember(input: $input) { id } }', {
    headers: staff,
    variables: {
      input: {
        email: 'walk@demo.example',
        name: 'Walk',
        password: PASSWORD,
        roles: ['viewer'],
        scopes: ['core:read'],
      },
    },
  })

  await failures(app, {
    secret,
    unspent,
    refreshToken: session.refreshToken,
    renewed: bearer(renewed.token, DEMO.id),
    staff,
  })
  await leaks(app, { refreshToken: renewed.refreshToken, unspent, session: session.headers, staff })
  await send(app, { method: 'POST', path: '/auth/logout', headers: session.headers })
  await send(app, { method: 'GET', path: '/transfers', headers: session.headers })
  await app.close()
})

/** Records every response without success. */
function watched(app: FastifyInstance): FastifyInstance {
  const inject = app.inject.bind(app)
  return Object.assign(app, {
    inject: (async (given: never) => {
      const response = (await inject(given)) as unknown as {
        statusCode: number
        body: string
        headers: object
      }
      if (response.statusCode >= 400 || response.body.includes('"errors"'))
        refused.push(`${JSON.stringify(response.headers)} ${response.body}`)
      return response
    }) as never,
  })
}

type Given = Readonly<Record<string, Json>>

/** Provokes every failure of a request that contains a secret. */
async function failures(
  app: FastifyInstance,
  { secret, unspent, refreshToken, renewed, staff }: Given,
): Promise<void> {
  const post = (path: string, body: unknown, headers = {}): Promise<unknown> =>
    send(app, { method: 'POST', path, headers, body })
  const login = 'mutation ($e: String!, $p: String!) { loginStaff(email: $e, password: $p) { accessToken } }'
  await post('/auth/refresh-token', { refreshToken: `${refreshToken}x` })
  await post('/auth/refresh-token', { refreshToken, extra: refreshToken })
  await post('/auth/exchange-token', { token: [unspent] })
  await post('/auth/exchange-token', { token: unspent }, { 'x-tenant-id': RIVAL.id })
  await post('/quotes', QUOTE, bearer(secret, RIVAL.id))
  await post('/quotes', { ...QUOTE, sendAmount: secret }, bearer(secret, DEMO.id))
  await post(
    '/auth/partner-token',
    { partnerUserId: 'x', returnUrl: `https://evil.example/?token=${unspent}` },
    asPartner(DEMO),
  )
  await send(app, { method: 'GET', path: `/transfers/${secret}`, headers: asKey(DEMO) })
  await send(app, { method: 'GET', path: `/transfers?token=${unspent}`, headers: renewed })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  await app.inject({
    method: 'POST',
    url: '/handoff',
    headers: { ...form, origin: 'https://evil.example' },
    payload: `token=${unspent}`,
  })
  await app.inject({ method: 'POST', url: '/handoff', payload: { token: unspent } })
  for (const url of [
    `/handoff?token=${unspent}x`,
    `/handoff?token=${unspent}&token=${unspent}`,
    `/handoff/x?token=${unspent}`,
  ])
    await app.inject(url)
  await app.inject({
    url: '/handoff/session',
    headers: { cookie: `handoff=${renewed.authorization.slice('Bearer '.length)}x` },
  })
  await ask(app, 'mutation { createApiKey(input: { name: "Walk", service: REMITTANCE }) { secret } }', {
    headers: { ...staff, 'idempotency-key': 'walk-1' },
  })
  for (const p of [PASSWORD.slice(1), { a: PASSWORD }, [PASSWORD]])
    await ask(app, login, { headers: { 'x-tenant-id': DEMO.id }, variables: { e: 'walk@demo.example', p } })
  await ask(app, login, { variables: { e: 'walk@demo.example', p: PASSWORD } })
  await ask(app, 'query ($id: UUID!) { transfer(id: $id) { id } }', {
    headers: staff,
    variables: { id: unspent },
  })
}

/** Provokes internal errors whose messages contain every secret. */
async function leaks(app: FastifyInstance, { refreshToken, unspent, session, staff }: Given): Promise<void> {
  for (const name of ['identity', 'remittance', 'compliance', 'webhooks']) {
    const headers = { 'x-request-id': `leaky-${name}` }
    await send(app, { method: 'POST', path: '/auth/refresh-token', headers, body: { refreshToken } })
    await send(app, { method: 'POST', path: '/auth/exchange-token', headers, body: { token: unspent } })
    await app.inject({ url: `/handoff?token=${unspent}`, headers })
    await app.inject({
      method: 'POST',
      url: '/handoff',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `token=${unspent}`,
    })
    await app.inject({
      url: '/handoff/session',
      headers: { ...headers, cookie: `handoff=${session.authorization.slice('Bearer '.length)}` },
    })
    await send(app, { method: 'POST', path: '/quotes', headers: { ...session, ...headers }, body: QUOTE })
    await send(app, { method: 'GET', path: '/corridors', headers: { ...asKey(DEMO), ...headers } })
    await send(app, {
      method: 'GET',
      path: '/webhooks/subscriptions',
      headers: { ...asKey(DEMO), ...headers },
    })
    await ask(app, '{ corridors { id } denyList { id } apiKeys { id } }', {
      headers: { ...staff, ...headers },
    })
    await ask(
      app,
      'mutation ($e: String!, $p: String!) { loginStaff(email: $e, password: $p) { accessToken } }',
      {
        headers: { 'x-tenant-id': DEMO.id, ...headers },
        variables: { e: 'walk@demo.example', p: 'demo-password-1' },
      },
    )
  }
}

/** Private values of the signing keys. */
const privateNumbers = (): Promise<string[]> =>
  inDatabase(demo.databaseName, async admin => {
    const { rows } = await admin.query<{ kid: string; sealed_private_jwk: string }>(
      'select kid, sealed_private_jwk from identity.signing_keys',
    )
    return rows.flatMap(({ kid, sealed_private_jwk: sealed }) => {
      const { d, p, q, dp, dq, qi } = JSON.parse(
        demo.platform.source.keys.installation.open(sealed, encryptionContextOf(kid)),
      ) as Record<string, string>
      return [d!, p!, q!, dp!, dq!, qi!]
    })
  })

const found = (text: string, secrets: Iterable<string>): string[] =>
  [...secrets].filter(secret => text.includes(secret))

test('the scenario covered every kind of secret, refusal and error', () => {
  expect(secrets.size).toBeGreaterThanOrEqual(15)
  expect(refused.length).toBeGreaterThan(25)
  expect(log.split('\n').length).toBeGreaterThan(8)
  expect(log).toContain('leaky-remittance')
  expect(log).toContain('could not handle')
})

test('no response to a refused or failed request contains a secret', async () => {
  expect(found(refused.join('\n'), [...secrets, ...(await privateNumbers())])).toEqual([])
})

test('the log contains no secret, even if an error message does', async () => {
  expect(found(log, [...secrets, ...(await privateNumbers())])).toEqual([])
})

test('the database contains no secret in plain text', async () => {
  const text = await dump(demo.databaseName)

  expect(text.length).toBeGreaterThan(10_000)
  expect(found(text, [...secrets, ...(await privateNumbers())])).toEqual([])
})

test('published keys have only public parts', async () => {
  const { keys } = (await demo.app.inject('/.well-known/jwks.json')).json() as { keys: object[] }

  expect(keys.length).toBeGreaterThan(0)
  for (const key of keys) expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  expect((await demo.app.inject(`${BASE}/openapi.json`)).body).not.toMatch(
    /svc_sandbox_(demo|rival)|demo-password/,
  )
})
