import { beforeAll, expect, test } from '@jest/globals'
import type { World } from '#test/support/world.ts'
import {
  ADA,
  send,
  open,
  go,
  session,
  cookieOf,
  headingOf,
  mint,
  used,
  pageTenant,
  type PageResponse,
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

  const responses = await Promise.all(Array.from({ length: 8 }, () => go(token)))

  expect(responses.map(({ status }) => status).sort()).toEqual([303, ...Array<number>(7).fill(410)])
  const [stale] = responses.filter(({ status }) => status === 410)
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
  const post = (headers: Headers, payload: string | Buffer): Promise<PageResponse> =>
    send({ method: 'POST', url: '/handoff', headers, payload })
  const form = 'application/x-www-form-urlencoded'

  const responses = [
    await post({ 'content-type': 'application/json' }, JSON.stringify({ token })),
    await post(
      { 'content-type': 'multipart/form-data; boundary=x' },
      `--x\r\nContent-Disposition: form-data; name="token"\r\n\r\n${token}\r\n--x--`,
    ),
    await post({ 'content-type': form, 'content-encoding': 'gzip' }, `token=${token}`),
    await post({ 'content-type': form }, `token=${token}&x=${'a'.repeat(20_000)}`),
  ]

  expect(responses.map(({ status }) => status)).toEqual([415, 415, 415, 413])
  for (const response of responses) expect(headingOf(response)).toBe('The request could not be read')
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
      const response = await send({
        method,
        url,
        ...(method !== 'OPTIONS' && { headers: { 'content-type': 'application/json' }, payload: '{' }),
      })
      expect([response.status, response.headers['allow'], headingOf(response)]).toEqual([
        405,
        allow,
        'This page does not support that request',
      ])
    }
  },
)
