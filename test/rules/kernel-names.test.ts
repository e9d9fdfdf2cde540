import { expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { subgraphs } from '#app/subgraphs.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const domains = subgraphs.map(({ name }) => name)

/** Lines of the kernel that name a domain, each with the reason. */
const PERMITTED: readonly { readonly file: string; readonly text: string; readonly reason: string }[] = [
  {
    file: 'kernel/principal.ts',
    text: 'export const SERVICES =',
    reason: 'credentials name their service, and every layer checks credentials',
  },
  {
    file: 'kernel/principal.ts',
    text: 'export const SCOPE_DOMAINS =',
    reason: 'scopes name their domain, and every layer checks scopes',
  },
  {
    file: 'kernel/principal.ts',
    text: 'export const REPORTING_TENANTS:',
    reason: 'gateway and identity reject a wrong tenant in the code that the service specifies',
  },
  {
    file: 'kernel/payee-hashes.ts',
    text: 'const PURPOSE =',
    reason: 'two domains compare hashes of payees, which are equal only for one purpose',
  },
]

/** Words of the field or of other programs that are also the name of a domain. */
const OTHER_MEANINGS: Readonly<Record<string, RegExp>> = {
  // The content coding of HTTP, node's module and arrays of the same name.
  identity: /(?:'Accept-Encoding': |!== )'identity'/g,
  events: /'node:events'|\bevents\.length\b/g,
  core: /'@mikro-orm\/core'/g,
}

/** Lines of comments, whose examples depend on no domain. */
const COMMENT = /^\s*(?:\/\*\*|\*|\/\/)/

/** A domain's name as a string, as a prefix of tables and event types, or as an import of its folder. */
const namesDomain = (line: string, domain: string): boolean =>
  !COMMENT.test(line) &&
  new RegExp(`['"\`]${domain}['"\`:]|#${domain}/|(?<![\\w.$/)])${domain}\\.[a-z]\\w*_?\\w*\\b(?!\\()`).test(
    line.replace(OTHER_MEANINGS[domain] ?? /$^/, ''),
  )

const findings = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      domains.some(domain => namesDomain(line, domain)) &&
      !PERMITTED.some(each => each.file === file && line.includes(each.text))
        ? [`${file}:${index + 1} ${line.trim()}`]
        : [],
    )

const files = readdirSync(`${root}kernel`, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts'))
  .map(name => `kernel/${name}`)
const textOf = (file: string): string => readFileSync(`${root}${file}`, 'utf8')

test('the kernel names no domain', () => {
  expect(files.length).toBeGreaterThan(80)
  expect(files.flatMap(file => findings(file, textOf(file)))).toEqual([])
})

test('each permitted line exists', () => {
  expect(PERMITTED.filter(({ file, text }) => !textOf(file).includes(text))).toEqual([])
})

test.each([
  `const rows = await sql('select 1 from identity.tenants')`,
  `if (service === 'core') return`,
  `import { x } from '#webhooks/errors.ts'`,
  `'compliance.list_sources': 'reference'`,
  `update core.accounts set status = $1`,
])('a line that names a domain is found: %s', line => {
  expect(findings('kernel/x.ts', line)).toHaveLength(1)
})
