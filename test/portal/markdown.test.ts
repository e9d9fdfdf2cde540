import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { html, textOf } from '#gateway/html.ts'
import { guideOf } from '#gateway/portal/guides.ts'
import { codeBlock, markdown, outlineOf } from '#gateway/portal/markdown.ts'

const anywhere = { resolve: (href: string) => href }
const written = (source: string, rules = anywhere): string =>
  textOf(html`${markdown(guideOf('x', source).body, rules)}`)

test('the first line of a guide is its title and the first paragraph its summary, without markup', () => {
  expect(guideOf('money', '# Send *money*\n\nWith `curl` and\na [key](x).\n\n## First\n')).toMatchObject({
    name: 'money',
    title: 'Send money',
    summary: 'With curl and a key.',
  })
})

test('blocks and inline markup become HTML, and headings of the second level get ids', () => {
  const source =
    '# T\n\nSome **bold**, `code <b>` and [a link](/docs).\n\n## What you need?\n\n1. one\n2. two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```sh\ncurl "x" <y>\n```\n'

  const text = written(source)

  for (const part of [
    '<strong>bold</strong>',
    '<code>code &lt;b&gt;</code>',
    '<a href="/docs">a link</a>',
    '<h2 id="what-you-need">',
    '<ol start="1">',
    '<th scope="col">a</th>',
    'curl <span class="token-string">&quot;x&quot;</span> &lt;y&gt;',
  ])
    expect(text).toContain(part)
  expect(outlineOf(guideOf('x', source).body)).toEqual([{ id: 'what-you-need', title: 'What you need?' }])
})

test('code in a known language is coloured, and its text stays the same', () => {
  const codeOf = (language: string, code: string): string =>
    /<code>(.*)<\/code>/s.exec(written(`# T\n\n\`\`\`${language}\n${code}\n\`\`\`\n`))![1]!

  expect(codeOf('json', '{"a": 1}')).toBe(
    '<span class="token-punctuation">{</span><span class="token-attr">&quot;a&quot;</span><span class="token-punctuation">:</span> <span class="token-number">1</span><span class="token-punctuation">}</span>',
  )
  expect(codeOf('sh', 'echo "$NAME" # said')).toContain('<span class="token-comment"># said</span>')
  expect(codeOf('text', '"a" <b>')).toBe('&quot;a&quot; &lt;b&gt;')
  fc.assert(
    fc.property(
      fc.constantFrom('sh', 'json', 'graphql', 'js', 'ts', 'text'),
      fc.string({ unit: fc.constantFrom(...'<>&"\'`$ {}()#:;ab1\n/') }).map(code => `a${code}z`),
      (language, code) => {
        const shown = textOf(codeBlock(code, language)).replace(/<[^>]*>/g, '')
        expect(shown).toBe(language + textOf(html`${code}`))
      },
    ),
  )
})

test('a link to a forbidden target keeps only its text', () => {
  expect(written('[no](javascript:alert(1))', { resolve: () => undefined as unknown as string })).toBe(
    '<p>no</p>',
  )
})

test('HTML in a guide is always shown as text', () => {
  const dangerous = fc.constantFrom(
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg onload=1>',
    "' onmouseover='1",
    '<!-- -->',
    '&lt;b&gt;',
    '```',
    '<a href="javascript:1">x</a>',
    '\n\n',
    '# ',
    '> ',
    '- ',
    '| ',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(dangerous, fc.string()), { maxLength: 12 }), parts => {
      const tags = [...written(parts.join('')).matchAll(/<([a-z0-9]+)([^>]*)>/g)]
      for (const [, name, attributes] of tags) {
        expect([
          'p',
          'h2',
          'h3',
          'h4',
          'ul',
          'ol',
          'li',
          'pre',
          'code',
          'div',
          'span',
          'blockquote',
          'hr',
          'br',
          'strong',
          'em',
          'del',
          'a',
          'table',
          'thead',
          'tbody',
          'tr',
          'th',
          'td',
        ]).toContain(name)
        expect(attributes).not.toMatch(/\son\w+=/)
      }
    }),
    { numRuns: 300 },
  )
})
