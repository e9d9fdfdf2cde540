import { expect, test } from '@jest/globals'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { services } from '#app/services.ts'
import { jobs } from '#app/subgraphs.ts'
import { VARIABLES } from '#app/config/variable-table.ts'
import { CHIP_CHECKS } from '#idv/chip/chip-check.ts'
import { REPOSITORY } from '#test/start/support/installation.ts'
import { blocksOf, fixedPauses, pages, textOf } from './support/page.ts'

const read = (file: string): string => readFileSync(join(REPOSITORY, file), 'utf8')
/**
 * Excluded pages: decisions quote the code of their time, the glossary names code, and the page of metrics is
 * generated.
 */
const isNamingCode = (page: string): boolean =>
  page.startsWith('docs/decisions/') || page === 'docs/glossary.md' || page === 'docs/metrics.md'
const namingPages = pages().filter(page => !isNamingCode(page))
const guides = namingPages.filter(page => page.startsWith('docs/guides/'))

/** Text of a page without its examples, which are run instead. */
const proseOf = (page: string): string =>
  blocksOf(textOf(page)).reduce(
    (text, { text: example }) => (example === '' ? text : text.replace(example, '')),
    textOf(page),
  )
const quoted = (page: string, pattern: RegExp): string[] =>
  [...proseOf(page).matchAll(/`([^`\n]+)`/g)].map(([, words]) => words!).filter(words => pattern.test(words))

const descriptions = services.map(({ name, dialect }) => ({
  base: dialect.basePath,
  document: JSON.parse(read(`schema/openapi/${name}.json`)) as {
    paths: Record<string, Record<string, unknown>>
  },
}))
/** Paths of the installation itself, which no service describes; test/gateway and test/observe cover them. */
const OWN_PATHS = ['GET /health', 'GET /readyz', 'GET /metrics', 'POST /graphql']
const shape = (path: string): string => path.replace(/\{\w+\}/g, '{}')
const routes = new Set(
  descriptions.flatMap(({ base, document }) =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).flatMap(method => [
        `${method.toUpperCase()} ${shape(path)}`,
        `${method.toUpperCase()} ${base}${shape(path)}`,
      ]),
    ),
  ),
)

const graph = buildSchema(read('schema/supergraph.graphql'), { assumeValid: true })
const types = Object.values(graph.getTypeMap())
const values = new Set(
  types.flatMap(type => (isEnumType(type) ? type.getValues().map(({ name }) => name) : [])),
)
const names = new Set(
  types.flatMap(type =>
    isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
      ? Object.values(type.getFields()).flatMap(field => [
          field.name,
          ...('args' in field ? (field.args as readonly { name: string }[]).map(arg => arg.name) : []),
        ])
      : [],
  ),
)
const properties = new Set<string>(
  descriptions.flatMap(({ document }) =>
    [...JSON.stringify(document).matchAll(/"(\w+)":/g)].map(([, name]) => name!),
  ),
)
/** Names of checks, which the graph has as text. */
for (const name of CHIP_CHECKS) properties.add(name)
const codes = new Set(Object.keys(JSON.parse(read('schema/errors.json')) as object))
const variables = new Set(VARIABLES)

/** Country flags and alert codes, which the graph's schema does not enumerate. */
const flagsAndAlerts = new Set(
  [
    'risk/country-flags.ts',
    'watchlists/store/import-list.ts',
    'jobs/refresh-lists.ts',
    'policy/policy-alerts.ts',
  ].flatMap(file =>
    [...read(`subgraphs/compliance/${file}`).matchAll(/'([A-Z]+(?:_[A-Z]+)+)'/g)].map(([, word]) => word!),
  ),
)
/** Codes of hash chain discrepancies, which `ledger verify` and `audit verify` print. */
const chainIssues = new Set(
  ['subgraphs/core/ledger/chain/block.ts', 'kernel/audit-chain/check-seals.ts'].flatMap(file =>
    [...read(file).matchAll(/'([A-Z]+(?:_[A-Z]+)+)'/g)].map(([, word]) => word!),
  ),
)
const jobNames = new Set(jobs.map(({ name }) => name))
const webhookEvents = new Set([
  'webhook.test',
  ...services.flatMap(({ webhooks = [], reservedEvents = [] }) =>
    [...webhooks, ...reservedEvents].map(({ event }) => event),
  ),
])

/** Capitalised words that are neither codes, nor enum values, nor environment variables. */
const OTHERS = [
  'GET',
  'POST',
  'PATCH',
  'DELETE',
  'GRAPHQL_VALIDATION_FAILED',
  'GRAPHQL_PARSE_FAILED',
  'WATCHLIST_TEST_DATA',
  'CHROMIUM_PATH',
  'YYYY',
  'EBADENGINE',
  // What a comparative report is compared with.
  'PREVIOUS_PERIOD',
  'PREVIOUS_YEAR',
  // Codes of branches.
  'HO',
  'LAG',
  'ABJ',
  // Codes of statement messages.
  'TRF',
  'CHG',
  'INT',
  'MSC',
  'RC',
  'RD',
  'UETR',
  // Branches of a BIC that decide the outcome in the sandbox.
  'REJ',
  'UNK',
  'RET',
  'RTP',
]

test('the readme is short, and links to every page', () => {
  const pagesOfReaders = pages().filter(page => page !== 'README.md' && !page.startsWith('docs/decisions/'))

  expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(161)
  expect(pagesOfReaders.filter(page => !textOf('README.md').includes(`](${page})`))).toEqual([])
})

test('there are guides, and the readme links to each of them', () => {
  expect(guides.length).toBeGreaterThanOrEqual(9)
  expect(guides.filter(guide => !textOf('README.md').includes(`](${guide})`))).toEqual([])
})

test.each(guides)('%s begins with a title and a summary paragraph', guide => {
  expect(textOf(guide)).toMatch(/^# [^\n]+\n\n(?![#`|-])[^\n]+\n/)
})

test.each(namingPages)('%s: the target of every link to another page exists', page => {
  const links = [...proseOf(page).matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)]
    .map(([, to]) => to!)
    .filter(to => !/^https?:/.test(to))

  expect(links.filter(to => !existsSync(join(REPOSITORY, dirname(page), to)))).toEqual([])
})

/** Anchors that are generated from a page's headings. */
const anchorsOf = (page: string): string[] =>
  [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

test.each(namingPages)('%s: the target of every link to a heading exists', page => {
  const links = [...proseOf(page).matchAll(/\]\(([^)#:]*\.md)?#([^)]+)\)/g)].map(([, to, anchor]) => ({
    to: to === undefined ? page : join(dirname(page), to),
    anchor: anchor!,
  }))

  expect(links.filter(({ to, anchor }) => !anchorsOf(to).includes(anchor))).toEqual([])
})

test.each(namingPages)('%s: every named REST operation exists', page => {
  const named = [...proseOf(page).matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/[^\s`?]*)/g)].map(
    ([, method, path]) => `${method} ${shape(path!)}`,
  )

  expect(named.filter(each => !routes.has(each) && !OWN_PATHS.includes(each))).toEqual([])
})

test.each(namingPages)('%s: every named code, status and variable exists', page => {
  const named = quoted(page, /^[A-Z][A-Z_]+$/)

  expect(
    named.filter(
      each =>
        !codes.has(each) &&
        !values.has(each) &&
        !variables.has(each) &&
        !flagsAndAlerts.has(each) &&
        !chainIssues.has(each) &&
        !OTHERS.includes(each),
    ),
  ).toEqual([])
})

test.each(namingPages)('%s: every named field and operation exists', page => {
  const named = quoted(page, /^[a-z]+(?:[A-Z][a-z]+)+\b/).map(words => /^\w+/.exec(words)![0])

  expect(named.filter(each => !names.has(each) && !properties.has(each))).toEqual([])
})

test.each(namingPages)('%s: every named webhook event exists, or is a job', page => {
  const topics = new Set([...webhookEvents].map(event => event.split('.')[0]!))
  const named = quoted(page, /^[a-z_]+\.[a-z_]+$/).filter(words => topics.has(words.split('.')[0]!))

  expect(named.filter(each => !webhookEvents.has(each) && !jobNames.has(each))).toEqual([])
})

test.each(namingPages)('%s: every named npm script exists', page => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = [...textOf(page).matchAll(/npm run (?:-s )?([\w-]+)/g)].map(([, name]) => name!)

  expect(named.filter(name => !(name in scripts))).toEqual([])
})

test.each(pages())('%s: every pause in an example is part of a loop that waits for a result', page => {
  expect(fixedPauses(textOf(page))).toEqual([])
})

test('the guides name operations, codes and fields, so that these checks cover something', () => {
  const all = guides.map(proseOf).join('\n')

  expect([...all.matchAll(/`(?:GET|POST|PUT|PATCH|DELETE) \//g)].length).toBeGreaterThan(15)
  expect(guides.flatMap(guide => quoted(guide, /^[A-Z][A-Z_]+$/)).length).toBeGreaterThan(50)
  expect(guides.flatMap(guide => quoted(guide, /^[a-z]+(?:[A-Z][a-z]+)+\b/)).length).toBeGreaterThan(30)
})

test('a link to a file is labelled with the end of its path', () => {
  const links = pages().flatMap(page =>
    [...textOf(page).matchAll(/\[`?([^\]\[`]+\.(?:ts|json|graphql))`?\]\(([^)#]+)\)/g)].map(
      ([, label, target]) => ({
        page,
        label: label!,
        path: join(dirname(page), target!),
      }),
    ),
  )

  expect(links.length).toBeGreaterThan(40)
  expect(links.filter(({ label, path }) => !path.endsWith(label))).toEqual([])
})
