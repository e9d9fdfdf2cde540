import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { TOTP } from 'otpauth'
import { ORDER, call, type Headers } from './support/client.ts'
import { ownDatabase, type OwnDatabase } from './support/own-database.ts'
import { freePort, installation, type Installation } from './support/installation.ts'

let here: Installation
let own: OwnDatabase
beforeEach(async () => {
  here = installation()
  own = await ownDatabase(here)
}, 180_000)
afterEach(async () => {
  await own.stop()
  expect(await here.tidy()).toEqual([])
}, 60_000)

const admin = (words: string, env: Readonly<Record<string, string>> = {}): ReturnType<Installation['run']> =>
  here.run(['admin', ...words.split(' ')], { env: { ...own.env, ...env } })
const found = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? `not in: ${text}`
const graph = (
  url: string,
  headers: Headers,
  query: string,
  variables: object = {},
): ReturnType<typeof call> => call(`${url}/graphql`, { headers, body: { query, variables } })

test('commands alone set up a working installation on an external database', async () => {
  const migrated = await admin('migrate')
  const again = await admin('migrate')
  const tenant = await admin('tenant create acme Acme')
  const key = await admin('key create acme production remittance')
  const staff = await admin('staff create acme production ann@acme.example', {
    STAFF_PASSWORD: 'correct horse battery',
  })
  const tenantId = found(tenant.out, /X-Tenant-ID +(\S+)/)
  const secret = found(key.out, /(svc_live_\S+)/)
  const first = await here.start({ env: own.env })
  await first.ready()

  const quoted = await call(`${first.url}/api/v1/remittance/quotes`, {
    headers: { authorization: `Bearer ${secret}`, 'x-tenant-id': tenantId },
    body: ORDER,
  })
  const demo = await call(`${first.url}/api/v1/remittance/corridors`, {
    headers: { authorization: 'Bearer svc_live_demo', 'x-tenant-id': '11111111-1111-4111-8111-111111111111' },
  })
  const login = await graph(
    first.url,
    { 'x-tenant-id': tenantId },
    'mutation ($email: String!, $password: String!) { loginStaff(email: $email, password: $password) { accessToken } }',
    { email: 'ann@acme.example', password: 'correct horse battery' },
  )
  const asStaff = {
    authorization: `Bearer ${login.body.data?.loginStaff.accessToken}`,
    'x-tenant-id': tenantId,
  }
  const outcomes: string[] = []
  const step = async (query: string, variables = {}): Promise<Record<string, Record<string, string>>> => {
    const { body } = await graph(first.url, asStaff, query, variables)
    outcomes.push(body.errors?.[0].extensions.code ?? 'done')
    return body.data
  }
  await step('{ staff { email } }')
  await step(
    'mutation ($from: String!, $to: String!) { changeMyPassword(currentPassword: $from, newPassword: $to) { id } }',
    { from: 'correct horse battery', to: 'battery staple of mine' },
  )
  await step('{ staff { email } }')
  const { secret: totpSecret } = (
    await step('mutation ($password: String!) { beginTotp(password: $password) { secret } }', {
      password: 'battery staple of mine',
    })
  )['beginTotp']!
  await step('mutation ($code: String!) { confirmTotp(code: $code) { codes } }', {
    code: new TOTP({ secret: totpSecret! }).generate(),
  })
  const viewer = await graph(first.url, asStaff, '{ viewer { __typename } staff { email } }')

  expect([migrated.code, migrated.err, again, tenant.code, key.code, staff.code]).toEqual([
    0,
    '',
    { code: 0, out: 'No pending migrations: the database is up to date.\n', err: '' },
    0,
    0,
    0,
  ])
  expect([quoted.status, quoted.body.code]).toEqual([400, 'CORRIDOR_NOT_AVAILABLE'])
  expect(demo.status).toBe(401)
  expect(outcomes).toEqual([
    'PASSWORD_CHANGE_REQUIRED',
    'done',
    'SECOND_FACTOR_ENROLMENT_REQUIRED',
    'done',
    'done',
  ])
  expect(viewer.body).toEqual({
    data: { viewer: { __typename: 'Viewer' }, staff: [{ email: 'ann@acme.example' }] },
  })

  const rotated = await admin('signing-key rotate')
  const second = await here.start({ env: own.env })
  await second.ready()
  const jwks = await call(`${second.url}/.well-known/jwks.json`)
  const afterRotation = await graph(second.url, asStaff, '{ viewer { __typename } }')

  expect(rotated.code).toBe(0)
  expect(jwks.body.keys.map(({ kid }: { kid: string }) => kid)).toHaveLength(2)
  expect(jwks.body.keys.map(({ kid }: { kid: string }) => kid)).toContain(
    found(rotated.out, /New signing key (\S+)/),
  )
  expect(Object.keys(Object.assign({}, ...jwks.body.keys))).not.toContain('d')
  expect(afterRotation.body.data.viewer.__typename).toBe('Viewer')
}, 180_000)

test('an administrator who may create roles and owns the database, but is no superuser, can migrate', async () => {
  await own.query(`create role boss login createrole password 'boss-word'`)
  await own.query('create database mine owner boss')
  const at = (url: string): string => url.replace('/postgres?', '/mine?')
  const env = Object.fromEntries(Object.entries(own.env).map(([name, value]) => [name, at(value)]))
  env['DATABASE_ADMIN_URL'] = env['DATABASE_ADMIN_URL']!.replace(/\/\/.*@/, '//boss:boss-word@')

  const migrated = await admin('migrate', env)
  const tenant = await admin('tenant create acme Acme', env)
  const key = await admin('key create acme sandbox remittance', env)
  const platform = await here.start({ env })
  await platform.ready()

  const { status, body } = await call(`${platform.url}/api/v1/remittance/corridors`, {
    headers: {
      host: 'sandbox.acme.example',
      authorization: `Bearer ${found(key.out, /(svc_sandbox_\S+)/)}`,
      'x-tenant-id': found(tenant.out, /X-Tenant-ID +(\S+)/),
    },
  })
  expect([migrated.code, migrated.err, tenant.err, key.err]).toEqual([0, '', '', ''])
  expect([status, body]).toEqual([200, { corridors: [] }])
}, 60_000)

test('two concurrent migrations both succeed', async () => {
  const both = await Promise.all([admin('migrate'), admin('migrate')])

  expect(both.map(({ code, err }) => [code, err])).toEqual([
    [0, ''],
    [0, ''],
  ])
  expect(both.map(({ out }) => out.startsWith('Ran ')).sort()).toEqual([false, true])
}, 60_000)

test('a start on an unprepared database is refused with a message that names the next step', async () => {
  const start = async (env: Readonly<Record<string, string>> = {}): Promise<string> => {
    const { code, out, err } = await here.run(['start'], {
      env: { PORT: String(await freePort()), ...own.env, ...env },
    })
    expect([code, out, err.split('\n').length]).toEqual([1, '', 2])
    return err
  }
  const withoutLogins = await start()
  await own.query(
    `create role own_app login password 'p@ss/word'; create role own_worker login password 'worker-word'`,
  )
  const withoutMigrations = await start()
  await admin('migrate')
  const otherKey = await start({ ENCRYPTION_KEY: randomBytes(32).toString('base64') })
  await own.query('delete from kernel.migrations where name = (select max(name) from kernel.migrations)')
  const behind = await start()
  const asSuperuser = await start({ DATABASE_URL: own.env['DATABASE_ADMIN_URL']! })
  await own.query('grant fiducia_worker to own_app')
  const seesAll = await start()

  expect(withoutLogins).toMatch(/rejected the login .*npm run admin -- migrate/)
  expect(withoutMigrations).toMatch(
    /Database user own_app is not a member of fiducia_app; run "npm run admin -- migrate"/,
  )
  expect(otherKey).toMatch(/^ENCRYPTION_KEY does not match this database: the key [0-9a-f]{8} is missing/)
  expect(behind).toMatch(/The database is 1 migration behind; run "npm run admin -- migrate"\.\n/)
  expect(asSuperuser).toMatch(/Database user postgres is a superuser or bypasses row-level security/)
  expect(seesAll).toMatch(/Database user own_app is a member of fiducia_worker, which sees every workspace/)
}, 60_000)

test('an unknown administration command prints the usage and exits with code 2', async () => {
  const wrong = [
    'admin',
    'admin fly',
    'admin tenant',
    'admin tenant create',
    'admin tenant create acme',
    'admin migrate now',
    'admin key create a b c --colour red',
    'admin signing-key',
  ]
  const results = await Promise.all(wrong.map(words => here.run(words.split(' '), { env: own.env })))
  const help = await here.run(['admin', '--help'])

  for (const { code, out, err } of results)
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(/^Usage: npm run admin -- /)])
  expect([help.code, help.out, help.err]).toEqual([0, expect.stringMatching(/^Usage: npm run admin -- /), ''])
}, 60_000)

test('a command that fails gives the reason in one sentence and exits with code 1', async () => {
  await admin('migrate')
  await admin('tenant create acme Acme')
  const results = await Promise.all([
    admin('tenant create A Acme'),
    admin('tenant create acme Other'),
    admin('key create nobody sandbox remittance'),
    admin('key create acme staging remittance'),
    admin('key create acme sandbox laundry'),
    admin('staff create acme sandbox ann@acme.example'),
    admin('staff create acme sandbox ann@acme.example', { STAFF_PASSWORD: 'short' }),
    admin('migrate', { DATABASE_ADMIN_URL: '' }),
    admin('migrate', { DATABASE_ADMIN_URL: 'postgresql://nobody:x@127.0.0.1:1/db' }),
  ])

  for (const { code, out, err } of results)
    expect([code, out, err]).toEqual([1, '', expect.stringMatching(/^\w[^\n]*\.\n$/)])
}, 60_000)
