import { expect, test } from '@jest/globals'
import { deployIssues, neededCommands, type Started } from '#tools/deploy/deploy-issues.ts'

const TLS = ['TLS_CERT_FILE', 'TLS_KEY_FILE', 'TLS_CA_FILE']
const KNOWN = new Set([
  'PORT',
  ...TLS,
  'SUBGRAPH_ONE_URL',
  'SUBGRAPH_TWO_URL',
  'DATABASE_WORKER_URL',
  'DATABASE_ADMIN_URL',
])
const LOGINS: Readonly<Record<string, readonly string[]>> = {
  'serve worker': ['DATABASE_WORKER_URL'],
  'admin migrate': ['DATABASE_WORKER_URL', 'DATABASE_ADMIN_URL'],
}
const processes = (subgraphs: readonly string[], parts: Partial<Started> = {}): Started[] =>
  neededCommands(subgraphs).map(command => ({
    name: command,
    command: ['node', 'bin/fiducia.js', ...command.split(' ')],
    variables: [
      'PORT',
      ...TLS,
      ...subgraphs.map(each => `SUBGRAPH_${each.toUpperCase()}_URL`),
      ...(LOGINS[command] ?? []),
    ],
    isUnprivileged: true,
    ...parts,
  }))
const issuesOf = (a: readonly Started[], b: readonly Started[] = processes(['one'])): string[] =>
  deployIssues(['one'], KNOWN, { a, b })

test('two deployments that run every process alike have no errors', () => {
  expect(issuesOf(processes(['one']))).toEqual([])
})

test('a new domain without a process is an error in both deployments', () => {
  const both = processes(['one'])

  expect(
    deployIssues(['one', 'two'], KNOWN, { a: both, b: both }).filter(issue =>
      issue.includes('nothing runs "serve subgraph:two"'),
    ),
  ).toHaveLength(2)
})

test('root, unknown variables, other commands and differences are errors', () => {
  expect(issuesOf(processes(['one'], { isUnprivileged: false }))).toContain(
    'a: serve gateway may run as root.',
  )
  expect(issuesOf(processes(['one'], { variables: ['SUBGRAPH_ONE_URL', 'NOBODY', ...TLS] }))).toEqual(
    expect.arrayContaining([
      'a: serve gateway has NOBODY, which nobody reads.',
      'serve gateway has other variables in a than in b.',
    ]),
  )
  expect(
    issuesOf([...processes(['one']), { ...processes(['one'])[0]!, command: ['npm', 'start'] }]),
  ).toContain('a: serve gateway does not start with "node bin/fiducia.js".')
})

test('a login beyond one workspace is given only to the processes that need it', () => {
  const variables = ['PORT', ...TLS, 'SUBGRAPH_ONE_URL', 'DATABASE_WORKER_URL']

  expect(issuesOf(processes(['one'], { variables }), processes(['one'], { variables }))).toEqual([
    ...['a', 'b'].flatMap(title => [
      `${title}: serve gateway must not have DATABASE_WORKER_URL.`,
      `${title}: serve subgraph:one must not have DATABASE_WORKER_URL.`,
      `${title}: admin migrate lacks DATABASE_ADMIN_URL.`,
    ]),
  ])
})

test('a process without its certificate or the shared authority is an error', () => {
  expect(
    issuesOf(
      processes(['one'], { variables: ['PORT', 'TLS_CERT_FILE', 'TLS_KEY_FILE', 'SUBGRAPH_ONE_URL'] }),
    ),
  ).toContain('a: serve gateway lacks TLS_CA_FILE.')
})
