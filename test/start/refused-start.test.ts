import { spawnSync } from 'node:child_process'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { quote } from './support/client.ts'
import { freePort, installation, serversUnder, type Installation } from './support/installation.ts'

let here: Installation
beforeEach(() => {
  here = installation({ wasStartedBefore: true })
})
afterEach(async () => {
  expect(await here.tidy()).toEqual([])
}, 60_000)

const key = (): string => randomBytes(32).toString('base64')
const jwk = (): object => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid: 'one',
})
const OWN = {
  DATABASE_URL: 'postgresql://app:pw@127.0.0.1:1/db',
  DATABASE_WORKER_URL: 'postgresql://worker:pw@127.0.0.1:1/db',
}

/** Matches one line with one sentence: no stack, no prefix. */
const sentence = (words: RegExp): RegExp => new RegExp(`^[A-Z][^\\n]*${words.source}[^\\n]*\\.\\n$`)

/** Output without the line about creating the database on a first start. */
const withoutCreation = (out: string): string => out.replace(/^Creating the database in [^\n]*\n/, '')

test.each([
  ['a port that is no number', { PORT: 'abc' }, /PORT must be a whole number from 0 to 65535/],
  ['a port in another notation', { PORT: '1e3' }, /PORT must be a whole number/],
  ['a port that does not exist', { PORT: '70000' }, /PORT must be a whole number/],
  ['a proxy that is no address', { TRUST_PROXY: 'maybe' }, /TRUST_PROXY must be 0, 1, or the addresses/],
  [
    'a forwarded host without a proxy',
    { TRUST_FORWARDED_HOST: '1' },
    /TRUST_FORWARDED_HOST must be 0 unless TRUST_PROXY names the proxies that may set the header/,
  ],
  [
    'pages of every origin',
    { CORS_ORIGINS: '*' },
    /CORS_ORIGINS must be a comma-separated list of origins such as https:\/\/app\.example\.com/,
  ],
  [
    'public credentials on an open address',
    { DEMO: '1', HOST: '0.0.0.0' },
    /DEMO must be 0 unless HOST is a loopback address/,
  ],
  ['a public address without DEMO', { HOST: '0.0.0.0' }, /DEMO must be 0 unless HOST is a loopback address/],
  ['a flag that is neither 0 nor 1', { DEMO: 'yes' }, /DEMO must be 0 or 1/],
  ['a level that does not exist', { LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of/],
  [
    'an environment that does not exist',
    { DEFAULT_ENVIRONMENT: 'staging' },
    /DEFAULT_ENVIRONMENT must be "sandbox" or "production"/,
  ],
  [
    'webhook pauses that are none',
    { WEBHOOK_DELAY_SCALE: '0' },
    /WEBHOOK_DELAY_SCALE must be a number above 0, at most 10/,
  ],
  [
    'webhook pauses in words',
    { WEBHOOK_DELAY_SCALE: 'short' },
    /WEBHOOK_DELAY_SCALE must be a number above 0/,
  ],
  [
    'a delay of milder policies that is none',
    { SCREENING_POLICY_DELAY_HOURS: '-1' },
    /SCREENING_POLICY_DELAY_HOURS must be a whole number of hours from 0 to 720/,
  ],
  [
    'a webhook timeout that no receiver can keep',
    { WEBHOOK_TIMEOUT_MS: '5' },
    /WEBHOOK_TIMEOUT_MS must be a whole number of milliseconds from 100 to 30000/,
  ],
  [
    'a webhook timeout longer than promised',
    { WEBHOOK_TIMEOUT_MS: '60000' },
    /WEBHOOK_TIMEOUT_MS must be a whole number of milliseconds/,
  ],
  ['a URL that is none', { PUBLIC_URL: 'here' }, /PUBLIC_URL must be an http or https URL/],
  [
    'a database of another kind',
    { DATABASE_URL: 'mysql://localhost/db', ENCRYPTION_KEY: key(), INTERNAL_KEY: key() },
    /DATABASE_URL must be a postgresql:\/\/ URL/,
  ],
  [
    "a database of one's own without keys",
    { DATABASE_URL: OWN.DATABASE_URL },
    /ENCRYPTION_KEY must be set when DATABASE_URL is.*INTERNAL_KEY must be set/,
  ],
  [
    'one login for the app and the worker',
    { ...OWN, DATABASE_WORKER_URL: OWN.DATABASE_URL, ENCRYPTION_KEY: key(), INTERNAL_KEY: key() },
    /DATABASE_WORKER_URL must be a different login/,
  ],
  [
    'a demonstration on a database that it cannot fill',
    { ...OWN, ENCRYPTION_KEY: key(), INTERNAL_KEY: key(), DEMO: '1', HOST: '127.0.0.1' },
    /DATABASE_ADMIN_URL must be set when DEMO is 1/,
  ],
  [
    'a key of the wrong length',
    { ENCRYPTION_KEY: 'c2hvcnQ=' },
    /ENCRYPTION_KEY must be 32 random bytes in base64/,
  ],
  [
    'a key that is no secret',
    { ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') },
    /ENCRYPTION_KEY must be random: the key is one byte repeated/,
  ],
  [
    'a second key that is no secret',
    { ENCRYPTION_KEY: `${key()},${Buffer.from([...Array(32).keys()]).toString('base64')}` },
    /ENCRYPTION_KEY must be random: key 2 is a count/,
  ],
  ['signing keys that are no JSON', { SIGNING_KEYS: 'secret' }, /SIGNING_KEYS must be a JWK set in JSON/],
  ['signing keys without a key', { SIGNING_KEYS: '{"keys":[]}' }, /SIGNING_KEYS must be a JWK set in JSON/],
  [
    'signing keys that are torn',
    { SIGNING_KEYS: JSON.stringify({ keys: [{ ...jwk(), n: 'x' }] }) },
    /SIGNING_KEYS must be a JWK set in JSON/,
  ],
  [
    'signing keys without a name',
    { SIGNING_KEYS: JSON.stringify({ keys: [{ ...jwk(), kid: undefined }] }) },
    /SIGNING_KEYS must be a JWK set in JSON/,
  ],
  ["a host that is none of this machine's", { HOST: '192.0.2.1', DEMO: '0' }, /192\.0\.2\.1/],
  ['an unknown host', { HOST: 'nowhere.invalid', DEMO: '0' }, /nowhere\.invalid/],
  [
    'a database address without a listener',
    { ...OWN, ENCRYPTION_KEY: key(), INTERNAL_KEY: key() },
    /connect to the database.*127\.0\.0\.1:1/,
  ],
])(
  '%s is refused with a message',
  async (_, env, words) => {
    const { code, out, err } = await here.run(['start'], { env: { PORT: String(await freePort()), ...env } })

    expect(err).toMatch(sentence(words))
    expect([code, withoutCreation(out), serversUnder(here.path)]).toEqual([1, '', []])
  },
  60_000,
)

test('all configuration errors are reported at once', async () => {
  const { err } = await here.run(['start'], { env: { PORT: 'abc', LOG_LEVEL: 'loud' } })

  expect(err).toMatch(sentence(/PORT must .* LOG_LEVEL must /))
})

test('a data folder in use is refused with a message that names its user', async () => {
  const first = await here.start()
  await first.ready()

  const second = await here.run(['start'], { env: { PORT: String(await freePort()) } })

  expect(second).toEqual({
    code: 1,
    out: '',
    err: `The data folder ${here.dataDir} is in use: ${first.url} (process ${here.pids().node}).\n`,
  })
  expect((await quote(first.url)).status).toBe(201)
}, 60_000)

test('a port in use is refused with a message, and the database is stopped again', async () => {
  const taken = createServer()
  await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as AddressInfo

  const { code, out, err } = await here.run(['start'], { env: { PORT: String(port) } })

  await closed(taken)
  expect(err).toBe(`Another process already listens on 127.0.0.1:${port}: set PORT to another number.\n`)
  expect([code, withoutCreation(out), serversUnder(here.path)]).toEqual([1, '', []])
}, 60_000)

test('a data folder without its secrets is refused with a message, and works again once they are restored', async () => {
  const first = await here.start()
  await first.ready()
  first.signal('SIGTERM')
  await first.ended
  const secrets = join(here.dataDir, 'secrets.json')
  renameSync(secrets, `${secrets}.backup`)

  const without = await here.run(['start'], { env: { PORT: String(await freePort()) } })
  renameSync(`${secrets}.backup`, secrets)
  const restored = await here.start()
  await restored.ready()

  expect(without).toEqual({
    code: 1,
    out: '',
    err: `The file "secrets.json" is missing from the data folder ${here.dataDir}: restore it from a backup.\n`,
  })
  expect((await quote(restored.url)).status).toBe(201)
}, 60_000)

test('a data folder of another build is refused in one sentence, at every start', async () => {
  const platform = await here.start()
  await platform.ready()
  await (await here.superuser()).query(`update kernel.migrations set name = replace(name, '2026', '2025')`)
  await platform.stop()
  const start = async (): Promise<unknown> => here.run(['start'], { env: { PORT: String(await freePort()) } })

  const starts = [await start(), await start()]

  for (const each of starts)
    expect(each).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(
        /^The database was made by an incompatible build, which had run the migration 2025\d+_kernel_\w+: create a new database, or set DATA_DIR to a new folder\.\n$/,
      ),
    })
}, 60_000)

test('a data folder that is a file is refused with a message', async () => {
  writeFileSync(here.dataDir, '')

  const { code, err } = await here.run(['start'], { env: { PORT: String(await freePort()) } })

  expect([code, err]).toEqual([1, `The data folder ${here.dataDir} is not a folder: set DATA_DIR to one.\n`])
})

test('an explicit data folder that the database user cannot reach is refused with a message', async () => {
  const closed = join(here.path, 'closed')
  mkdirSync(closed)
  chmodSync(closed, process.getuid!() === 0 ? 0o700 : 0o500)

  const { code, err } = await here.run(['start'], {
    env: { PORT: String(await freePort()), DATA_DIR: join(closed, 'data') },
  })

  chmodSync(closed, 0o700)
  expect(code).toBe(1)
  expect(err).toMatch(sentence(/set DATA_DIR to/))
})

const oldNode = ['/usr/bin/node', '/usr/local/bin/node'].find(path =>
  /^v(\d|1\d|2[0-3])\./.test(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? ''),
)
const testWithOldNode = oldNode === undefined ? test.skip : test

testWithOldNode(
  `an old Node reports the required version (skipped where this machine has none; here: ${oldNode ?? 'none'})`,
  async () => {
    const { code, out, err } = await here.run(['start'], { node: oldNode! })

    expect(err).toMatch(
      /^Node \d+\.\d+\.\d+ is too old: run "npm start", which brings its own for most platforms, or install Node 24 or newer\.\n$/,
    )
    expect([code, out]).toEqual([1, ''])
  },
)

test('an unknown command prints the usage', async () => {
  const results = await Promise.all([here.run([]), here.run(['begin'])])

  for (const { code, err } of results) expect([code, err]).toEqual([2, expect.stringMatching(/^Usage: /)])
})

const closed = (server: Server): Promise<void> => new Promise(resolve => server.close(() => resolve()))
