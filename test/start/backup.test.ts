import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import {
  AS_DEMO,
  call,
  DEMO_TENANT,
  quote,
  readTransfer,
  recipient,
  session,
  transfer,
} from './support/client.ts'
import { ownDatabase } from './support/own-database.ts'
import { installation, until, type Installation } from './support/installation.ts'
import { hasPostgres15, postgres15 } from './support/postgres15.ts'

const BASE = '/api/v1/remittance'
const testOn15 = hasPostgres15 ? test : test.skip

let here: Installation
beforeEach(() => {
  const created = installation({ wasStartedBefore: true })
  // Removes progress lines, which appear only on slow machines.
  const run: Installation['run'] = async (...how) => {
    const { err, ...rest } = await created.run(...how)
    return { ...rest, err: err.replace(/^\d+ % {2}.*\n/gm, '') }
  }
  here = { ...created, run }
})
afterEach(async () => {
  expect(await here.tidy()).toEqual([])
}, 60_000)

interface Digest {
  readonly name: string
  readonly rows: number
  readonly sha256: string
}

/**
 * Digests of the tables that must be equal in two backups of the same rows. Excludes the audit log of the
 * installation, which differs.
 */
const digestsIn = async (file: string, env: Readonly<Record<string, string>> = {}): Promise<Digest[]> => {
  const { out, err } = await here.run(['admin', 'verify', file, '--json'], { env })
  if (err !== '') throw new Error(err)
  return (JSON.parse(out) as { tables: Digest[] }).tables.filter(
    ({ name }) => name !== 'kernel.installation_audit',
  )
}

test('a backup of a running platform restores keys, sessions and a transfer in progress elsewhere', async () => {
  const first = await here.start()
  await first.ready()
  const user = await session(first.url)
  const recipientId = await recipient(first.url, user)
  const order = async (sourceOfFunds: string): Promise<string> => {
    const { body } = await quote(first.url, user)
    const created = await call(`${first.url}${BASE}/transfers`, {
      headers: user,
      body: {
        quoteId: body.quoteId,
        recipientId,
        transferReason: 'family_support',
        sourceOfFunds,
        relationshipToRecipient: 'parent',
      },
    })
    return created.body.id as string
  }
  const waiting = await order('manual')
  const hook = await call(`${first.url}${BASE}/webhooks/subscriptions`, {
    headers: AS_DEMO,
    body: { name: 'Ledger', url: 'http://127.0.0.1:9/hooks', events: ['transfer.*'] },
  })
  let isOver = false
  const working = (async () => {
    while (!isOver) await order('salary')
  })()
  const folder = join(here.path, 'backups')
  mkdirSync(folder)

  const created = await here.run(['admin', 'backup', folder])
  const whileRunning = await here.run(['admin', 'restore', join(folder, readdirSync(folder)[0]!)])
  isOver = true
  await working
  await first.stop()
  const [file] = readdirSync(folder).map(name => join(folder, name))
  const elsewhere = { DATA_DIR: join(here.path, 'elsewhere') }
  mkdirSync(elsewhere.DATA_DIR)
  copyFileSync(join(here.dataDir, 'secrets.json'), join(elsewhere.DATA_DIR, 'secrets.json'))
  const restored = await here.run(['admin', 'restore', file!], { env: elsewhere })
  const compared = await here.run(['admin', 'compare', file!, '--json'], { env: elsewhere })

  expect([created.code, created.err]).toEqual([0, ''])
  expect(created.out).toMatch(/secrets\.json in DATA_DIR, separately/)
  expect(statSync(file!).mode & 0o777).toBe(0o600)
  expect([whileRunning.code, whileRunning.err]).toEqual([
    1,
    expect.stringMatching(/is in use: .* Stop it first/),
  ])
  expect([restored.code, restored.err, restored.out]).toEqual([
    0,
    '',
    expect.stringMatching(/^Restored \d+ tables, \d+ rows/),
  ])
  expect((JSON.parse(compared.out) as { differing: Digest[] }).differing.map(({ name }) => name)).toEqual([
    'kernel.installation_audit',
  ])

  const second = await here.start({ env: elsewhere })
  await second.ready()
  const before = await readTransfer(second.url, user, waiting)
  const funded = await call(`${second.url}${BASE}/transfers/${waiting}/fund`, {
    method: 'POST',
    headers: AS_DEMO,
  })
  const completed = await until(
    async () => (await readTransfer(second.url, user, waiting)).body.status === 'completed',
  )
  const hooks = await call(`${second.url}${BASE}/webhooks/subscriptions/${hook.body.id}`, {
    headers: AS_DEMO,
  })

  expect([before.status, before.body.status, funded.status, completed]).toEqual([200, 'created', 200, true])
  expect([hooks.status, hooks.body.name]).toEqual([200, 'Ledger'])
  expect((await quote(second.url, user)).status).toBe(201)
  await second.stop()
}, 180_000)

test('a truncated, altered or foreign backup, or one under another key, is refused with a message', async () => {
  const own = await ownDatabase(here)
  const admin = (...words: string[]): ReturnType<Installation['run']> =>
    here.run(['admin', ...words], { env: own.env })
  await admin('migrate')
  await admin('tenant', 'create', 'acme', 'Acme')
  const whole = join(here.path, 'whole')
  const created = await admin('backup', whole)
  const again = await admin('backup', whole)
  const underAnother = await here.run(['admin', 'backup', join(here.path, 'under-another')], {
    env: { ...own.env, ENCRYPTION_KEY: own.env['INTERNAL_KEY']! },
  })
  const tables = async (): Promise<unknown> =>
    (await own.query(`select count(*)::int as many from pg_tables where schemaname = 'identity'`))[0]!['many']
  await own.query(
    'drop schema kernel, identity, compliance, remittance, webhooks, core, sentinel, idv cascade',
  )
  const [cut, altered, letter] = ['cut', 'altered', 'letter'].map(name => join(here.path, name)) as [
    string,
    string,
    string,
  ]
  copyFileSync(whole, cut)
  truncateSync(cut, statSync(whole).size - 100)
  const bytes = readFileSync(whole)
  bytes[bytes.length >> 1]! ^= 1
  writeFileSync(altered, bytes)
  writeFileSync(letter, 'Dear administrator,\n')

  const results = []
  for (const file of [cut, altered, letter, join(here.path, 'nowhere')])
    results.push(await admin('verify', file), await admin('restore', file))
  const otherKey = await here.run(['admin', 'restore', whole], {
    env: { ...own.env, ENCRYPTION_KEY: own.env['INTERNAL_KEY']! },
  })
  const left = await tables()
  const restored = await admin('restore', whole)
  const twice = await admin('restore', whole)

  expect([created.code, created.err, again.code, again.err]).toEqual([
    0,
    '',
    1,
    expect.stringMatching(/already exists: choose another file\.\n$/),
  ])
  expect([
    underAnother.code,
    underAnother.err,
    readdirSync(here.path).filter(name => name.startsWith('under-another')),
  ]).toEqual([1, expect.stringMatching(/^ENCRYPTION_KEY does not match this database/), []])
  for (const { code, out, err } of [...results, otherKey])
    expect([code, out, err]).toEqual([1, '', expect.stringMatching(/^[^\n]+\.\n$/)])
  expect(results.map(({ err }) => /is damaged|is not a backup|The file/.exec(err)?.[0])).toEqual([
    'is damaged',
    'is damaged',
    'is damaged',
    'is damaged',
    'is not a backup',
    'is not a backup',
    'The file',
    'The file',
  ])
  expect(otherKey.err).toMatch(/encrypted with another key/)
  expect(left).toBe(0)
  expect([restored.code, twice.code, twice.err]).toEqual([
    0,
    1,
    expect.stringMatching(/^The database is not empty/),
  ])
  await own.stop()
}, 180_000)

testOn15(
  'a backup of the embedded PostgreSQL can be restored on PostgreSQL 15 without a superuser, and a backup from there is the same (skipped where this machine has none)',
  async () => {
    const first = await here.start()
    await first.ready()
    const user = await session(first.url)
    const { body } = await quote(first.url, user)
    await transfer(first.url, user, { quoteId: body.quoteId, recipientId: await recipient(first.url, user) })
    await first.stop()
    const own = await postgres15(here)
    await own.query(`create role boss login createrole password 'boss-word'`)
    await own.query('create database mine owner boss')
    const { encryptionKey } = JSON.parse(readFileSync(join(here.dataDir, 'secrets.json'), 'utf8')) as {
      encryptionKey: string
    }
    const env: Record<string, string> = {
      ...Object.fromEntries(
        Object.entries(own.env).map(([name, value]) => [name, value.replace('/postgres?', '/mine?')]),
      ),
      ENCRYPTION_KEY: encryptionKey,
      DEFAULT_ENVIRONMENT: 'sandbox',
    }
    env['DATABASE_ADMIN_URL'] = env['DATABASE_ADMIN_URL']!.replace(/\/\/.*@/, '//boss:boss-word@')
    const [eighteen, fifteen] = [join(here.path, 'eighteen'), join(here.path, 'fifteen.backup')]

    const created = await here.run(['admin', 'backup', eighteen])
    const restored = await here.run(['admin', 'restore', eighteen], { env })
    const back = await here.run(['admin', 'backup', fifteen], { env })
    const second = await here.start({ env })
    await second.ready()
    const quoted = await quote(second.url, {
      authorization: 'Bearer svc_sandbox_demo',
      'x-tenant-id': DEMO_TENANT,
    })
    await second.stop()
    const [one, other] = [await digestsIn(eighteen), await digestsIn(fifteen, env)]
    await own.stop()

    expect([created.err, restored.err, back.err]).toEqual(['', '', ''])
    expect(one.length).toBeGreaterThan(30)
    expect(other).toEqual(one)
    expect(quoted.status).toBe(201)
  },
  180_000,
)
