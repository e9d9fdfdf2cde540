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
  cookieOf,
  headingOf,
  mint,
  signedIn,
  used,
  pageTenant,
  type Answer,
  type Headers,
} from './handoff-client.ts'

let tenant: World
beforeAll(async () => {
  tenant = await pageTenant()
})

test('opening the page does not use the token: the page asks first, and a link preview is harmless', async () => {
  const token = await mint(ADA)

  const [first, again, head] = [
    await open(token),
    await open(token, { 'sec-purpose': 'prefetch' }),
    await send({ method: 'HEAD', url: `/handoff?token=${token}&utm=x` }),
  ]

  expect([first.status, again.status, head.status, head.text]).toEqual([200, 200, 200, ''])
  expect(headingOf(first)).toBe('Continue as Ada Lovelace')
  expect(first.text).toMatch(/<title>Sign in · t[0-9a-f]{10}<\/title>/)
  expect(first.text).toContain('app.partner.example')
  expect(first.text).toMatch(
    /works once, for about 5\u00a0minutes, until <time datetime="[^"]+Z">\d\d:\d\d UTC<\/time>\./,
  )
  expect(first.text).toContain(`<input type="hidden" name="token" value="${token}"`)
  expect(head.headers['content-length']).toBe(first.headers['content-length'])
  expect(await used(token)).toBe(false)
})

test('the page asks without a name if the customer has none', async () => {
  const page = await open(await mint())

  expect(headingOf(page)).toMatch(/^Continue to t[0-9a-f]{10}$/)
})

test('the button exchanges the token for a session cookie, and the session page shows the context', async () => {
  const token = await mint({ ...ADA, context: { campaign: 'spring', order: { id: 7, lines: ['a'] } } })

  const opened = await go(token)

  expect([opened.status, opened.headers['location'], opened.text]).toEqual([303, '/handoff/session', ''])
  expect(opened.headers['set-cookie']).toMatch(
    /^handoff=[\w-]+\.[\w-]+\.[\w-]+; Max-Age=900; Path=\/handoff; HttpOnly; SameSite=Strict$/,
  )
  for (const page of [await session(cookieOf(opened)), await session(cookieOf(opened))]) {
    expect([page.status, headingOf(page)]).toEqual([200, 'You are signed in as Ada Lovelace'])
    expect(page.text).toContain('<dt><bdi>campaign</bdi></dt><dd><bdi>spring</bdi></dd>')
    expect(page.text).toContain(
      '<dt><bdi>order</bdi></dt><dd><bdi>{&quot;id&quot;:7,&quot;lines&quot;:[&quot;a&quot;]}</bdi></dd>',
    )
    expect(page.text).toContain(
      '<a class="act" href="https://app.partner.example/done?order=1&amp;x=2" rel="noreferrer">',
    )
    expect(page.text).not.toContain(token)
  }
})

test('one of many concurrent forms signs in, and the others see that the link was used', async () => {
  const token = await mint(ADA)

  const answers = await Promise.all(Array.from({ length: 8 }, () => go(token)))

  expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array<number>(7).fill(410)])
  const [stale] = answers.filter(({ status }) => status === 410)
  expect(headingOf(stale!)).toBe('This link has already been used')
  expect(stale!.headers['set-cookie']).toBeUndefined()
})

test('a used link shows no name, and links back to the partner and to the session', async () => {
  const token = await mint(ADA)
  await go(token)

  for (const page of [await open(token), await go(token)]) {
    expect([page.status, headingOf(page)]).toEqual([410, 'This link has already been used'])
    expect(page.text).not.toMatch(/Ada|Lovelace/)
    expect(page.text).toContain('href="https://app.partner.example/done?order=1&amp;x=2"')
    expect(page.text).toContain('href="/handoff/session"')
  }
})

test('an expired link shows no name, does not sign in, and links back', async () => {
  const token = await mint(ADA)
  tenant.clock.offsetMs = 300_500

  const [page, posted] = [await open(token), await go(token)]
  tenant.clock.offsetMs = 0

  for (const each of [page, posted]) {
    expect([each.status, headingOf(each), each.headers['set-cookie']]).toEqual([
      410,
      'This link has expired',
      undefined,
    ])
    expect(each.text).not.toMatch(/Ada|Lovelace/)
    expect(each.text).toContain('app.partner.example')
  }
  expect(await used(token)).toBe(false)
})

const NO_TOKENS = [
  '',
  'x',
  ' ',
  'a'.repeat(43),
  'a'.repeat(10_000),
  '<script>alert(1)</script>',
  '\u0000',
  '💥',
  '\ud800',
  "' or 1=1 --",
  '../../etc/passwd',
  '%00',
  '{}',
  'null',
]

test.each(NO_TOKENS.map(token => [token.slice(0, 60), token]))(
  'an invalid token gives the page for invalid links: %j',
  async (_, token) => {
    for (const page of [
      await send({ url: `/handoff?token=${encodeURIComponent(token.toWellFormed())}` }),
      await go(token),
    ]) {
      expect([page.status, headingOf(page)]).toEqual([404, 'This link is invalid'])
      if (token.includes('<')) expect(page.text).not.toContain(token)
    }
  },
)

test('a token that is missing, repeated or outside a form does not sign in and is not used', async () => {
  const token = await mint(ADA)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  const statuses = [
    await send({ url: '/handoff' }),
    await send({ url: '/handoff?' }),
    await send({ url: '/handoff?TOKEN=x' }),
    await send({ url: `/handoff?token=${token}&token=${token}` }),
    await send({ url: '/handoff?token=%zz' }),
    await send({ url: `/handoff?token[]=${token}` }),
    await send({ url: `/handoff?__proto__=1&token[a]=${token}` }),
    await send({ method: 'POST', url: '/handoff' }),
    await send({ method: 'POST', url: `/handoff?token=${token}` }),
    await send({ method: 'POST', url: '/handoff', headers: form, payload: `token=${token}&token=${token}` }),
    await send({ method: 'POST', url: '/handoff', headers: form, payload: '%E0%A4%A&=&&token' }),
  ].map(({ status }) => status)

  expect(statuses).toEqual(Array<number>(statuses.length).fill(404))
  expect(await used(token)).toBe(false)
})

test('a body that is not a form is refused with a page, before the token is used', async () => {
  const token = await mint(ADA)
  const post = (headers: Headers, payload: string | Buffer): Promise<Answer> =>
    send({ method: 'POST', url: '/handoff', headers, payload })
  const form = 'application/x-www-form-urlencoded'

  const answers = [
    await post({ 'content-type': 'application/json' }, JSON.stringify({ token })),
    await post(
      { 'content-type': 'multipart/form-data; boundary=x' },
      `--x\r\nContent-Disposition: form-data; name="token"\r\n\r\n${token}\r\n--x--`,
    ),
    await post({ 'content-type': form, 'content-encoding': 'gzip' }, `token=${token}`),
    await post({ 'content-type': form }, `token=${token}&x=${'a'.repeat(20_000)}`),
  ]

  expect(answers.map(({ status }) => status)).toEqual([415, 415, 415, 413])
  for (const answer of answers) expect(headingOf(answer)).toBe('The request could not be read')
  expect(await used(token)).toBe(false)
})

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
  '%s is refused with the allowed methods',
  async method => {
    const allowed = [
      ['/handoff', 'GET, HEAD, POST'],
      ['/handoff/session', 'GET, HEAD'],
      ['/handoff/sign-out', 'POST'],
    ] as const
    for (const [url, allow] of allowed) {
      const answer = await send({
        method,
        url,
        ...(method !== 'OPTIONS' && { headers: { 'content-type': 'application/json' }, payload: '{' }),
      })
      expect([answer.status, answer.headers['allow'], headingOf(answer)]).toEqual([
        405,
        allow,
        'This page does not support that request',
      ])
    }
  },
)

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

  const answers = [await go(token, headers), await signOut(cookie, headers)]

  for (const answer of answers) {
    expect([answer.status, headingOf(answer), answer.headers['set-cookie']]).toEqual([
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
