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
