import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { allowedReturnUrl, normalReturnUrl } from '#identity/rules/return-url.ts'

const LIST = ['https://app.demo.example/', 'https://shop.demo.example/app', 'https://shop.demo.example:8443/']

test.each([
  'https://app.demo.example/',
  'https://app.demo.example',
  'https://APP.DEMO.EXAMPLE/x?y=1#z',
  'https://app.demo.example:443/x',
  'https://app.demo.example/a/../b',
  'https://shop.demo.example/app',
  'https://shop.demo.example/app?x=1',
  'https://shop.demo.example/app/',
  'https://shop.demo.example/app/deep/er',
  'https://shop.demo.example:8443/x',
  'https://app.demo.example/100%25',
  'https://app.demo.example/na%C3%AFve',
])('%s is allowed', url => {
  expect(allowedReturnUrl(url, LIST)).toBe(new URL(url).href)
})

test.each([
  'http://app.demo.example/',
  'ftp://app.demo.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'fiducia://app.demo.example/',
  '//app.demo.example/',
  '/x',
  '',
  'https:',
  'https:///',
  'https://app.demo.example.evil.com',
  'https://app.demo.example@evil.com',
  'https://app.demo.example@evil',
  'https://user@app.demo.example/',
  'https://user:pw@app.demo.example/',
  'https://@app.demo.example/',
  'https://evil.com/https://app.demo.example/',
  'https://evil.com#https://app.demo.example/',
  'https://evil.com?https://app.demo.example/',
  'https://evil.com\\@app.demo.example/',
  'https:\\\\app.demo.example/',
  'https://app.demo.example\\.evil.com/',
  'https://xapp.demo.example/',
  'https://demo.example/',
  'https://app.demo.example./',
  'https://app.demo.example:444/',
  'https:app.demo.example/',
  'https:/app.demo.example/',
  'https:///app.demo.example/',
  'https://shop.demo.example/',
  'https://shop.demo.example/apple',
  'https://shop.demo.example/app/../admin',
  'https://shop.demo.example/app/..',
  'https://shop.demo.example/app/%2e%2e/admin',
  'https://shop.demo.example/APP',
  'https://shop.demo.example/app/..%2fadmin',
  'https://shop.demo.example/app/%252e%252e/admin',
  'https://shop.demo.example/app/..%5cadmin',
  'https://shop.demo.example/app/..;/admin',
  'https://shop.demo.example/app%2f..%2f..%2fadmin',
  'https://shop.demo.example/app/\\..\\admin',
  ' https://app.demo.example/',
  'https://app.demo.example/\n',
  'https://app.demo.example/a b',
  'https://app.demo.example/\tx',
  'https://app.demo\t.example/',
  'null',
  'https://app.demo.example%2f@evil.com/',
  'https://[app.demo.example]/',
])('%j is not allowed', url => {
  expect(allowedReturnUrl(url, LIST)).toBeUndefined()
})

const segment = fc.stringMatching(/^[a-z0-9_-]{1,8}$/)
const host = fc
  .tuple(segment, fc.constantFrom('demo.example', 'evil.test'))
  .map(([name, domain]) => `x${name.replace(/[_-]/g, '')}.${domain}`)

test('an allowed URL has the exact origin of an entry and a path within its segments', () => {
  fc.assert(
    fc.property(
      host,
      fc.array(segment, { maxLength: 4 }),
      host,
      fc.array(segment, { maxLength: 4 }),
      fc.boolean(),
      (listed, prefix, requested, path, slash) => {
        const entry = `https://${listed}/${prefix.join('/')}${slash && prefix.length > 0 ? '/' : ''}`
        const isInside =
          listed === requested &&
          prefix.every((each, index) => path[index] === each) &&
          !(slash && prefix.length > 0 && path.length === prefix.length)

        expect(allowedReturnUrl(`https://${requested}/${path.join('/')}`, [entry]) !== undefined).toBe(
          isInside,
        )
      },
    ),
  )
})

test('below an entry every plain path is allowed', () => {
  fc.assert(
    fc.property(fc.array(segment), fc.array(segment), (prefix, below) => {
      const entry = normalReturnUrl(`https://app.demo.example/${prefix.join('/')}`, { loopback: false })!

      expect(allowedReturnUrl([entry.replace(/\/$/, ''), ...below].join('/'), [entry])).toBeDefined()
    }),
  )
})

test('no text leads to another origin or throws', () => {
  const pieces = fc.constantFrom(
    'https:',
    'http:',
    '/',
    '//',
    '\\',
    '@',
    ':',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '?',
    '#',
    ';',
    'app.demo.example',
    'evil.com',
    'user',
    '443',
    '\t',
    ' ',
    '[',
    ']',
    '。',
    '\u0000',
  )
  const hostile = fc.oneof(
    fc.array(pieces, { maxLength: 12 }).map(parts => parts.join('')),
    fc.array(pieces, { maxLength: 8 }).map(parts => `https://app.demo.example${parts.join('')}`),
    fc.webUrl(),
    fc.string(),
  )
  fc.assert(
    fc.property(hostile, text => {
      const allowed = allowedReturnUrl(text, ['https://app.demo.example/in'])
      if (allowed === undefined) return
      expect(new URL(allowed).origin).toBe('https://app.demo.example')
      expect(new URL(allowed).pathname).toMatch(/^\/in(\/|$)/)
      expect(new URL(allowed).username).toBe('')
    }),
    { numRuns: 3_000 },
  )
})

test('an entry is an https origin and path; loopback without TLS is allowed in the sandbox', () => {
  expect(normalReturnUrl('HTTPS://App.Demo.Example', { loopback: false })).toBe('https://app.demo.example/')
  expect(normalReturnUrl('http://localhost:3000/cb', { loopback: true })).toBe('http://localhost:3000/cb')
  for (const entry of [
    'http://localhost:3000/',
    'http://app.demo.example/',
    'https://a@app.demo.example/',
    'https://app.demo.example/?x',
    'https://app.demo.example/?x=1',
    'https://app.demo.example/#y',
    'app.demo.example',
  ])
    expect(normalReturnUrl(entry, { loopback: false })).toBeUndefined()
  expect(normalReturnUrl('http://app.demo.example/', { loopback: true })).toBeUndefined()
})
