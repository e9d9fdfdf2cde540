import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { contextEntries } from '#gateway/handoff/context-entries.ts'
import { sessionCookie } from '#gateway/handoff/cookie.ts'
import { html, textOf, type HtmlValue } from '#gateway/html.ts'
import { isOwnForm } from '#gateway/handoff/own-origin.ts'
import { webLink } from '#gateway/handoff/web-link.ts'

const NAMED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
/** Unescapes text as a browser does. */
const read = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|#39);/g, name => NAMED[name]!)

/** Any text, with a high share of characters that are special in HTML. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('<', '>', '"', "'", '&', '=', '/', ' ', 'script', '&lt;', '-->', 'x'))
    .map(parts => parts.join('')),
)

test('no value can open a tag or leave its attribute, and every value is unescaped unchanged', () => {
  fc.assert(
    fc.property(anyText, anyText, (inText, inAttribute) => {
      const written = textOf(html`<p title="${inAttribute}">${inText}</p>`)

      const [, attribute = '', text = ''] = /^<p title="([^"<>']*)">([^"<>']*)<\/p>$/.exec(written) ?? []
      expect([read(attribute), read(text)]).toEqual([inAttribute, inText])
    }),
  )
})

test('nested HTML and lists are inserted as HTML, and missing values are empty', () => {
  const items = ['a', '<b>'].map(item => html`<li>${item}</li>`)

  expect(textOf(html`<ul>${items}</ul>${undefined}${null}${false}${''}${0}`)).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul>0',
  )
})

test('a value parsed from JSON never counts as HTML', () => {
  const forged = JSON.parse('{"html":"<b>","Symbol(html)":"<b>","description":"html"}') as HtmlValue

  expect(() => textOf(html`<p>${forged}</p>`)).toThrow()
})

test.each([
  ['https://app.example/done?x=1', { href: 'https://app.example/done?x=1', host: 'app.example' }],
  ['http://localhost:3000/', { href: 'http://localhost:3000/', host: 'localhost:3000' }],
  ['https://аpple.example/', { href: 'https://xn--pple-43d.example/', host: 'xn--pple-43d.example' }],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)', undefined],
  ['data:text/html,<script>', undefined],
  ['//evil.example', undefined],
  ['ftp://app.example/', undefined],
  ['', undefined],
  [null, undefined],
])('only a web address becomes a link: %s', (text, link) => {
  expect(webLink(text)).toEqual(link)
})

test('a context is shown as at most twenty entries, with long text truncated and nested values as JSON', () => {
  const many = Object.fromEntries(Array.from({ length: 23 }, (_, index) => [`k${index}`, index]))

  expect(contextEntries({ a: 'text', b: { c: [1, null] }, d: true, e: null })).toEqual({
    entries: [
      { key: 'a', value: 'text' },
      { key: 'b', value: '{"c":[1,null]}' },
      { key: 'd', value: 'true' },
      { key: 'e', value: 'null' },
    ],
    omitted: 0,
  })
  expect(contextEntries(many)).toMatchObject({ entries: { length: 20 }, omitted: 3 })
  expect(contextEntries({ ['k'.repeat(80)]: '💸'.repeat(400) }).entries).toEqual([
    { key: `${'k'.repeat(60)}…`, value: `${'💸'.repeat(300)}…` },
  ])
  expect(contextEntries(null)).toEqual({ entries: [], omitted: 0 })
})

const OWN = ['https://pay.example']

test.each([
  [{ site: 'same-origin', origin: 'https://pay.example' }, true],
  [{ site: 'same-origin', origin: 'null' }, true],
  [{ site: 'none', origin: undefined }, true],
  [{ site: undefined, origin: undefined }, true],
  [{ site: undefined, origin: 'https://pay.example' }, true],
  [{ site: undefined, origin: 'null' }, false],
  [{ site: 'none', origin: 'null' }, false],
  [{ site: undefined, origin: 'https://evil.example' }, false],
  [{ site: undefined, origin: 'http://pay.example' }, false],
  [{ site: undefined, origin: 'https://pay.example.evil.example' }, false],
  [{ site: undefined, origin: 'nonsense' }, false],
  [{ site: undefined, origin: '' }, false],
  [{ site: 'same-origin', origin: 'https://evil.example' }, false],
  [{ site: 'same-site', origin: 'https://pay.example' }, false],
  [{ site: 'cross-site', origin: 'https://pay.example' }, false],
  [{ site: 'cross-site', origin: undefined }, false],
  [{ site: 'something', origin: undefined }, false],
])('a form counts as same-origin by its headers: %j', (sent, isOwn) => {
  expect(isOwnForm(sent, OWN)).toBe(isOwn)
})

test('the cookie is limited to its path, HttpOnly, and Secure behind TLS', () => {
  const [plain, secure] = [
    sessionCookie({ path: '/handoff', isSecure: false }),
    sessionCookie({ path: '/pay/handoff', isSecure: true }),
  ]

  expect(plain.write('a.b.c', 900)).toBe(
    'handoff=a.b.c; Max-Age=900; Path=/handoff; HttpOnly; SameSite=Strict',
  )
  expect(secure.write('a.b.c', 900)).toBe(
    '__Secure-handoff=a.b.c; Max-Age=900; Path=/pay/handoff; HttpOnly; SameSite=Strict; Secure',
  )
  expect(secure.clear()).toBe(
    '__Secure-handoff=; Max-Age=0; Path=/pay/handoff; HttpOnly; SameSite=Strict; Secure',
  )
})

test.each([
  ['handoff=a.b.c', 'a.b.c'],
  ['x=y; handoff=a.b.c; z=', 'a.b.c'],
  ['xhandoff=a.b.c', undefined],
  ['handoff=', undefined],
  ['handoff=a.b', undefined],
  ['handoff="a.b.c"', undefined],
  [`handoff=${'a'.repeat(5000)}.b.c`, undefined],
  ['', undefined],
  [undefined, undefined],
  [';;=;', undefined],
])('the session is read from the cookie header %s', (header, token) => {
  expect(sessionCookie({ path: '/handoff', isSecure: false }).read(header)).toBe(token)
})
