import { beforeAll, expect, test } from '@jest/globals'
import { inspect } from 'node:util'
import { newId } from '#kernel/id.ts'
import { openPlatform } from '#app/platform.ts'
import { subgraphs } from '#app/subgraphs.ts'
import type { World } from '#test/support/world.ts'
import {
  ORIGIN,
  RETURN_URL,
  ADA,
  send,
  open,
  go,
  session,
  signOut,
  headingOf,
  mint,
  signedIn,
  used,
  pageTenant,
  type Headers,
} from './handoff-client.ts'

let tenant: World
beforeAll(async () => {
  tenant = await pageTenant()
})

/** Headers that a browser sends with a form on another site's page. */
const FOREIGN: readonly Headers[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'http://evil.127.0.0.1:4000' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://127.0.0.1:4000' },
  { origin: 'http://127.0.0.1:4001' },
]

test.each(FOREIGN)('a cross-site form neither signs in nor out: %j', async headers => {
  const token = await mint(ADA)
  const cookie = await signedIn()

  const responses = [await go(token, headers), await signOut(cookie, headers)]

  for (const response of responses) {
    expect([response.status, headingOf(response), response.headers['set-cookie']]).toEqual([
      403,
      'The form was not sent from this page',
      undefined,
    ])
  }
  expect(await used(token)).toBe(false)
  expect((await session(cookie)).status).toBe(200)
})

test('a same-origin form signs in, under the public host and under the requested host', async () => {
  const own: readonly Headers[] = [
    { 'sec-fetch-site': 'same-origin', origin: ORIGIN },
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { origin: 'http://sandbox.localhost:4000', host: 'sandbox.localhost:4000' },
    { origin: ORIGIN, host: 'inside:8080' },
  ]

  for (const headers of own) expect((await go(await mint(), headers)).status).toBe(303)
})

test('signing out ends the session, clears the cookie, and can be repeated', async () => {
  const cookie = await signedIn()
  const token = cookie.slice('handoff='.length)

  const [out, again] = [await signOut(cookie), await signOut(cookie)]

  expect([out.status, headingOf(out), out.headers['set-cookie']]).toEqual([
    200,
    'You are signed out',
    'handoff=; Max-Age=0; Path=/handoff; HttpOnly; SameSite=Strict',
  ])
  expect(out.text).toContain('app.partner.example')
  expect([again.status, headingOf(again)]).toEqual([200, 'You are signed out'])
  expect((await session(cookie)).status).toBe(401)
  const graph = await send({
    method: 'POST',
    url: '/graphql',
    headers: {
      authorization: `Bearer ${token}`,
      'x-tenant-id': tenant.tenantId,
      'content-type': 'application/json',
    },
    payload: '{"query":"{ viewer { kind } }"}',
  })
  expect(graph.status).toBe(401)
  expect(await tenant.published()).toContainEqual(expect.objectContaining({ type: 'identity.session_ended' }))
})

test('a missing, expired or invalid session is reported, and its cookie is cleared', async () => {
  const cookie = await signedIn()
  const [header, , signature] = cookie.split('.')
  const claims = Buffer.from(JSON.stringify({ tid: tenant.tenantId, sub: newId() })).toString('base64url')
  const pages = [await send({ url: '/handoff/session' })]
  for (const bad of [
    'handoff=a.b.c',
    `${header}.${claims}.${signature}`,
    `${cookie.slice(0, -3)}AAA`,
    'handoff=',
    `handoff=${'a'.repeat(6000)}`,
  ])
    pages.push(await session(bad))
  tenant.clock.offsetMs = 901_000
  pages.push(await session(cookie))
  tenant.clock.offsetMs = 0

  for (const page of pages) {
    expect([page.status, headingOf(page)]).toEqual([401, 'You are not signed in'])
    expect(page.headers['set-cookie']).toMatch(/^handoff=; Max-Age=0/)
  }
})

test('while identity is unavailable the pages send Retry-After, and token and session are kept', async () => {
  const token = await mint(ADA)
  const cookie = await signedIn()
  tenant.logged.length = 0
  tenant.away.add('identity')

  const pages = [await open(token), await go(token), await session(cookie), await signOut(cookie)]
  tenant.away.delete('identity')

  for (const page of pages)
    expect([page.status, page.headers['retry-after'], headingOf(page), page.headers['set-cookie']]).toEqual([
      503,
      '5',
      'The service is temporarily unavailable',
      undefined,
    ])
  expect(tenant.logged.length).toBe(4)
  expect(inspect(tenant.logged, { depth: 12 })).not.toContain(token)
  expect(inspect(tenant.logged, { depth: 12 })).not.toContain(cookie.slice('handoff='.length))
  expect((await session(cookie)).status).toBe(200)
  expect((await go(token)).status).toBe(303)
})

test('behind TLS and a path prefix the page stays below that path, and its cookie is Secure', async () => {
  const {
    database,
    platform: { source },
  } = tenant
  const { app } = await openPlatform({
    subgraphs,
    database,
    keys: source.keys,
    settings: { ...source.settings, publicUrl: 'https://pay.example/fiducia' },
    hosts: { defaultEnvironment: 'sandbox', sandboxHosts: [], productionHosts: [] },
    trustProxy: false,
    introspection: true,
    log: () => undefined,
  })
  const token = await mint(ADA)
  const form = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://pay.example',
    'sec-fetch-site': 'same-origin',
  }

  const preview = await app.inject(`/handoff?token=${token}`)
  const opened = await app.inject({
    method: 'POST',
    url: '/handoff',
    headers: form,
    payload: `token=${token}`,
  })
  const page = await app.inject({
    url: '/handoff/session',
    headers: { cookie: String(opened.headers['set-cookie']).split(';')[0]! },
  })
  await app.close()

  expect(preview.body).toContain('<form method="post" action="/fiducia/handoff">')
  expect([opened.statusCode, opened.headers.location]).toEqual([303, '/fiducia/handoff/session'])
  expect(opened.headers['set-cookie']).toMatch(
    /^__Secure-handoff=[\w.-]+; Max-Age=900; Path=\/fiducia\/handoff; HttpOnly; SameSite=Strict; Secure$/,
  )
  expect(page.statusCode).toBe(200)
})

test('the graph shows the handoff context only to its own session, and hides the preview of a token', async () => {
  const ask = async (
    query: string,
    headers: Headers = {},
  ): Promise<{ data?: { viewer: unknown }; errors?: { extensions: { code: string } }[] }> =>
    JSON.parse(
      (
        await send({
          method: 'POST',
          url: '/graphql',
          headers: { 'content-type': 'application/json', ...headers },
          payload: JSON.stringify({ query }),
        })
      ).text,
    ) as never
  const query = '{ viewer { tenantName handoff { returnUrl context } } }'
  const [one, other] = [await signedIn({ ...ADA, context: { a: 1 } }), await signedIn({})].map(cookie => ({
    authorization: `Bearer ${cookie.slice('handoff='.length)}`,
    'x-tenant-id': tenant.tenantId,
  }))

  expect((await ask(query, one)).data!.viewer).toEqual({
    tenantName: expect.stringMatching(/^t/),
    handoff: { returnUrl: RETURN_URL, context: { a: 1 } },
  })
  expect((await ask(query, other)).data!.viewer).toEqual({
    tenantName: expect.stringMatching(/^t/),
    handoff: { returnUrl: null, context: null },
  })
  expect((await ask(query, { 'x-tenant-id': tenant.tenantId })).data!.viewer).toEqual({
    tenantName: null,
    handoff: null,
  })
  expect((await ask('{ handoffPreview(token: "x") { state } }')).errors).toHaveLength(1)
})
