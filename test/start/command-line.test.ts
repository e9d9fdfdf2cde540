import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { installation, REPOSITORY, type Installation } from './support/installation.ts'

let here: Installation
beforeEach(() => {
  here = installation()
})
afterEach(async () => {
  expect(await here.tidy()).toEqual([])
}, 60_000)

const { version } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')) as { version: string }

test.each([
  [['strat'], 'There is no command "strat". Did you mean "start"?'],
  [['begin'], 'There is no command "begin".'],
  [['serve', 'gatway'], 'There is no part "gatway". Did you mean "gateway"?'],
  [['serve', 'subgraph:cor'], 'There is no part "subgraph:cor". Did you mean "subgraph:core"?'],
  [['admin', 'bakcup', 'x'], 'There is no command "bakcup". Did you mean "backup"?'],
  [['admin', 'tenant', 'lsit'], 'There is no command "tenant lsit". Did you mean "tenant list"?'],
])(
  'the unknown command %j is reported below the usage',
  async (words, sentence) => {
    const { code, out, err } = await here.run(words)

    expect([code, out, err]).toEqual([2, '', expect.stringMatching(/^Usage: /)])
    expect(err.trimEnd().split('\n').at(-1)).toBe(sentence)
  },
  60_000,
)

test.each([[['--version']], [['start', '--version']], [['serve', '--version']], [['admin', '--version']]])(
  '%j prints only the version',
  async words => {
    expect(await here.run(words)).toEqual({ code: 0, out: `${version}\n`, err: '' })
  },
  60_000,
)

test('a misspelt variable is reported before the start', async () => {
  const { err } = await here.run(['start'], {
    env: { DATABSE_URL: 'postgresql://localhost/db', PORT: 'abc' },
  })

  expect(err).toBe(
    'The environment variable DATABSE_URL is not used. Did you mean DATABASE_URL?\nThe configuration is invalid. PORT must be a whole number from 0 to 65535.\n',
  )
}, 60_000)

test.each([
  [[]],
  [['everything']],
  [['subgraph']],
  [['subgraph:nothing']],
  [['gateway', 'worker']],
  [['gateway:identity']],
])('serve %j prints the usage and exits with 2', async words => {
  const { code, err, out } = await here.run(['serve', ...words])

  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(/^Usage: npm run serve -- gateway \| worker \| subgraph:compliance/)
})

test.each([
  ['gateway', {}, /DATABASE_URL must be set: separate processes need a shared PostgreSQL database/],
  [
    'worker',
    { DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c' },
    /DATABASE_WORKER_URL must be .* PUBLIC_URL must be set to the URL at which clients reach the gateway/,
  ],
  [
    'gateway',
    {
      DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c',
      ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      INTERNAL_KEY: randomBytes(32).toString('base64'),
      SUBGRAPH_IDENTITY_URL: 'http://127.0.0.1:1',
    },
    /^This process calls compliance, core, idv, remittance, sentinel, webhooks: set SUBGRAPH_COMPLIANCE_URL, SUBGRAPH_CORE_URL, SUBGRAPH_IDV_URL, SUBGRAPH_REMITTANCE_URL, SUBGRAPH_SENTINEL_URL, SUBGRAPH_WEBHOOKS_URL to the URLs of those subgraphs\.$/m,
  ],
])('serve %s names the missing setting', async (part, env, sentence) => {
  const { code, err } = await here.run(['serve', part], { env })

  expect(code).toBe(1)
  expect(err).toMatch(sentence)
})
