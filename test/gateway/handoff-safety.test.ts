import { beforeAll, expect, test } from '@jest/globals'
import { createHash } from 'node:crypto'
import { inDatabase } from '#test/identity/given.ts'
import type { World } from '#test/support/world.ts'
import {
  ADA,
  open,
  go,
  session,
  signOut,
  cookieOf,
  headingOf,
  mint,
  signedIn,
  pageTenant,
} from './handoff-client.ts'

let tenant: World
beforeAll(async () => {
  tenant = await pageTenant()
})

const HOSTILE = '"><script>alert(1)</script><img src=x onerror=alert(1)>\'"&<!--'

test('names and context are shown as text, whatever they contain', async () => {
  const token = await mint({
    firstName: HOSTILE,
    lastName: '\u202egnp.exe',
    context: { [HOSTILE]: HOSTILE, nested: { [HOSTILE]: [HOSTILE] }, __proto__: null, constructor: 'x' },
  })
  const preview = await open(token)
  const page = await session(cookieOf(await go(token)))

  for (const { text } of [preview, page]) {
    expect(text).toContain(
      '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&#39;&quot;&amp;&lt;!--',
    )
    expect([...text.matchAll(/<(script|img|!--)/g)]).toEqual([])
    expect(text).not.toMatch(/<[^>]*\son\w+=/)
  }
  expect(headingOf(page)).toContain('\u202egnp.exe')
})

test.each([
  'javascript:alert(document.cookie)',
  'data:text/html,<script>alert(1)</script>',
  'JAVASCRIPT://app.partner.example/%0aalert(1)',
])('a returnUrl that is not a web address is not a link, even if it is stored: %s', async returnUrl => {
  const token = await mint(ADA)
  const cookie = await signedIn()
  await inDatabase(tenant, 'update identity.handoff_tokens set return_url = $2 where workspace_id = $1', [
    tenant.workspaceId,
    returnUrl,
  ])
  await inDatabase(tenant, 'update identity.sessions set return_url = $2 where workspace_id = $1', [
    tenant.workspaceId,
    returnUrl,
  ])

  const pages = [await open(token), await session(cookie), await signOut(cookie)]

  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
  for (const { text } of pages) expect(text).not.toMatch(/javascript:alert|data:text|Back to your app/i)
})

test('a very large context is shown in part, and the page stays small', async () => {
  const context = Object.fromEntries(
    Array.from({ length: 400 }, (_, index) => [`key-${index}`, `value-${index}`]),
  )

  const page = await session(await signedIn({ context }))

  expect(page.text).toContain('380 more entries are not shown.')
  expect(page.text.length).toBeLessThan(16_000)
})

test('no page may load resources, run scripts, be framed or be cached', async () => {
  const token = await mint(ADA)
  const pages = [
    await open(token),
    await open('x'),
    await session('x=y'),
    await session(await signedIn()),
    await signOut(await signedIn()),
    await go(token, { origin: 'https://evil.example' }),
  ]

  for (const { headers, text } of pages) {
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers).toMatchObject({
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': expect.stringMatching(/^(no-referrer|strict-origin)$/),
      'x-robots-tag': 'noindex, nofollow',
      'x-request-id': expect.any(String),
    })
    expect(text).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect([...text.matchAll(/<h1>/g), ...text.matchAll(/<main>/g)]).toHaveLength(2)
    expect(text).not.toMatch(/<script|\sstyle=|\son\w+=|<iframe|<object|http-equiv|<base/)
    expect([
      ...text.matchAll(/(?:src|href|action)="(?!\/handoff|data:image|https:\/\/app\.partner\.example)/g),
    ]).toEqual([])
  }
})
