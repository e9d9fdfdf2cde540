import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { CHOICES, VARIABLES, variableNamed } from '#app/config/variable-table.ts'
import { misspeltVariables } from '#app/config/variables.ts'
import { REPOSITORY } from '#test/start/support/installation.ts'

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['ENCRYPTION_KEYS', 'ENCRYPTION_KEY'],
  ['SIGNING_KEY', 'SIGNING_KEYS'],
  ['database_url', 'DATABASE_URL'],
  ['SUBGRAPH_CORES_URL', 'SUBGRAPH_CORE_URL'],
  ['WATCHLIST_UN_CONSOLIDATE_URL', 'WATCHLIST_UN_CONSOLIDATED_URL'],
])('the misspelt %s is corrected to %s', (name, meant) => {
  expect(misspeltVariables({ [name]: 'x' })).toEqual([
    `The environment variable ${name} is not used. Did you mean ${meant}?`,
  ])
})

test('known, empty and unrelated variables are not reported', () => {
  const others = [
    'HOSTNAME',
    'HOME',
    'PATH',
    'POST',
    'DEMOS',
    'REDIS_PORT',
    'SSL_CERT_FILE',
    'XDG_DATA_DIRS',
    'NODE_ENV',
    'LOGNAME',
    'PGHOST',
    'KUBERNETES_PORT',
    'DATABASE_PASSWORD',
    'OTEL_SERVICE_NAME',
    'CHROMIUM_PATH',
    'WATCHLIST_TEST_DATA',
  ]
  const env = Object.fromEntries([...VARIABLES, ...others].map(name => [name, 'x']))

  expect(misspeltVariables({ ...env, DATABSE_URL: '' })).toEqual([])
})

test('the known variables are exactly those of .env.example', () => {
  const described = [
    ...readFileSync(join(REPOSITORY, '.env.example'), 'utf8').matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm),
  ].map(([, name]) => name!)
  const isOfSeveral = (name: string): boolean => /^(?:SUBGRAPH|WATCHLIST)_.*_URL$/.test(name)

  expect(described.filter(name => !VARIABLES.includes(name))).toEqual([])
  expect(VARIABLES.filter(name => !isOfSeveral(name) && !described.includes(name))).toEqual([])
})

test('.env.example shows the defaults of the table, and a default is among the allowed values', () => {
  const shown = [
    ...readFileSync(join(REPOSITORY, '.env.example'), 'utf8').matchAll(/^([A-Z][A-Z_]+)=(.*)$/gm),
  ].map(([, name, value]) => [name!, value!] as const)

  expect(shown.length).toBeGreaterThan(10)
  expect(shown.filter(([name, value]) => value !== (variableNamed(name).default ?? ''))).toEqual([])
  for (const row of CHOICES)
    for (const value of [row.default, row.defaultOnOwnDatabase])
      expect([undefined, ...row.values]).toContain(value)
})
