import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { AS_DEMO, call, DEMO_TENANT } from './support/client.ts'
import { installation, until, type Installation } from './support/installation.ts'

let here: Installation
beforeEach(() => {
  here = installation({ wasStartedBefore: true })
})
afterEach(async () => {
  expect(await here.tidy()).toEqual([])
}, 60_000)

const admin = (words: string, env: Readonly<Record<string, string>> = {}): ReturnType<Installation['run']> =>
  here.run(['admin', ...words.split(' ')], { env })
const json = async <Value>(words: string): Promise<Value> => {
  const { code, out, err } = await admin(`${words} --json`)
  if (code !== 0) throw new Error(err)
  return JSON.parse(out) as Value
}

interface Key {
  readonly id: string
  readonly secret: string
}
interface Entry {
  readonly act: string
  readonly actorKind: string
  readonly actorId: string
  readonly environment: string
}

test('commands work beside a running platform, take effect at once, and appear in the audit log', async () => {
  const platform = await here.start()
  await platform.ready()
  const corridors = (secret: string): ReturnType<typeof call> =>
    call(`${platform.url}/api/v1/remittance/corridors`, {
      headers: { ...AS_DEMO, authorization: `Bearer ${secret}` },
    })

  const tenants = await json<{ code: string }[]>('tenant list')
  const key = await json<Key>(
    'key create demo sandbox remittance --name Shop --scopes remittance:read --expires 2199-01-01',
  )
  const used = await corridors(key.secret)
  const unasked = await admin(`key revoke demo sandbox ${key.id}`)
  const revoked = await admin(`key revoke demo sandbox ${key.id} --yes`)
  const refused = await until(async () => (await corridors(key.secret)).status === 401)
  const partner = await json<{ id: string; returnUrls: string[] }>(
    'partner create demo sandbox Shop --return-urls https://shop.example/done',
  )
  const partnerKey = await json<Key>(`key create demo sandbox partner --partner ${partner.id}`)
  const minted = await call(`${platform.url}/api/v1/remittance/auth/partner-token`, {
    headers: { 'x-partner-api-key': partnerKey.secret },
    body: { partnerUserId: 'somebody', returnUrl: 'https://shop.example/done/1' },
  })
  const tellers = await json<Key>('key create demo sandbox core --role teller')
  const roleless = await admin('key create demo sandbox core')
  const boss = await admin('key create demo sandbox core --role boss')
  const token = await call(`${platform.url}/api/v1/cba/auth/token`, {
    headers: { 'x-tenant-id': 'demo', authorization: `Bearer ${tellers.secret}` },
    body: { grant_type: 'client_credentials' },
  })
  const books = await json<{
    transactions: number
    checks: { name: string; broken: number }[]
    chain: { broken: number }
  }>('ledger verify demo sandbox')
  const rewritten = await admin(`ledger verify demo sandbox --head 7:${'a'.repeat(64)} --json`)
  const audits = await json<{ tenant: string; environment: string; broken: number }[]>('audit verify')
  const audit = 'audit verify --tenant demo --environment sandbox'
  const forged = await admin(`${audit} --head 1:${'a'.repeat(64)}`)
  const unnamed = await admin(`audit verify --head 1:${'a'.repeat(64)}`)
  const entries = await json<Entry[]>('audit demo --environment sandbox --limit 5')
  const everywhere = await json<Entry[]>('audit demo --limit 1000')
  const installation = await json<{ act: string; by: string }[]>('audit installation')

  expect(audits.map(({ tenant, environment, broken }) => `${tenant} ${environment} ${broken}`)).toEqual([
    'demo production 0',
    'demo sandbox 0',
    'rival production 0',
    'rival sandbox 0',
  ])
  expect([forged.code, forged.out]).toEqual([
    1,
    expect.stringMatching(/First error of demo sandbox, at sequence 1: HEAD_MISMATCH, /),
  ])
  expect([unnamed.code, unnamed.err]).toEqual([1, expect.stringMatching(/--tenant and --environment/)])
  expect(tenants.map(({ code }) => code)).toEqual(['demo', 'rival'])
  expect([used.status, unasked.code, unasked.out, unasked.err, revoked.code, refused]).toEqual([
    200,
    2,
    '',
    expect.stringMatching(/--yes/),
    0,
    true,
  ])
  expect([partner.returnUrls, minted.status]).toEqual([['https://shop.example/done'], 200])
  expect([boss.code, boss.err]).toEqual([1, 'role must be one of viewer, teller, officer, manager, admin.\n'])
  expect([token.status, roleless.code, roleless.err]).toEqual([200, 1, expect.stringMatching(/--role/)])
  // The loans of the demonstration.
  expect([books.transactions, books.checks.map(({ name, broken }) => `${name} ${broken}`)]).toEqual([
    18,
    expect.arrayContaining(['DOUBLE_ENTRY 0', 'BALANCE 0', 'HOLDS 0']),
  ])
  expect([
    books.chain.broken,
    rewritten.code,
    (JSON.parse(rewritten.out) as typeof books & { chain: { discrepancies: unknown[] } }).chain.discrepancies,
  ]).toEqual([0, 1, [expect.objectContaining({ kind: 'HEAD_MISMATCH', position: '7' })]])
  expect(entries.map(({ act }) => act)).toEqual([
    'identity.api_key_created',
    'identity.api_key_created',
    'identity.partner_created',
    'identity.api_key_revoked',
    'identity.api_key_created',
  ])
  for (const entry of entries)
    expect([entry.environment, entry.actorKind, entry.actorId]).toEqual([
      'sandbox',
      'platform',
      expect.stringMatching(/^administration:./),
    ])
  expect(new Set(everywhere.map(({ environment }) => environment))).toEqual(
    new Set(['sandbox', 'production']),
  )
  expect(installation.map(({ act }) => act)).toContain('identity.tenant_created')
  expect((await call(`${platform.url}/readyz`)).status).toBe(200)
  await platform.stop()
}, 180_000)

test('staff can be created, listed, given another password, locked out and readmitted', async () => {
  const platform = await here.start()
  await platform.ready()
  const login = async (password: string): Promise<boolean> => {
    const { body } = await call(`${platform.url}/graphql`, {
      headers: { 'x-tenant-id': DEMO_TENANT },
      body: {
        query: 'mutation ($p: String!) { loginStaff(email: "ann@demo.example", password: $p) { expiresIn } }',
        variables: { p: password },
      },
    })
    return body.data?.loginStaff?.expiresIn === 900
  }

  const created = await admin(
    'staff create demo sandbox ann@demo.example --roles officer --scopes remittance:read',
    { STAFF_PASSWORD: 'the first password' },
  )
  const boss = await admin('staff create demo sandbox bob@demo.example --roles boss', {
    STAFF_PASSWORD: 'the first password',
  })
  const weak = await admin('staff create demo sandbox bob@demo.example', { STAFF_PASSWORD: 'Password-2026!' })
  const first = await login('the first password')
  const reset = await admin('staff reset-password demo sandbox Ann@demo.example --yes', {
    STAFF_PASSWORD: 'the second password',
  })
  const [old, second] = [await login('the first password'), await login('the second password')]
  const disabled = await admin('staff disable demo sandbox ann@demo.example --yes')
  const locked = await login('the second password')
  const enabled = await admin('staff enable demo sandbox ann@demo.example')
  const again = await login('the second password')
  const without = await admin('staff reset-second-factor demo sandbox ann@demo.example --yes')
  const listed =
    await json<{ email: string; mustChangePassword: boolean; hasSecondFactor: boolean }[]>(
      'staff list demo sandbox',
    )
  const unknown = await admin('staff disable demo sandbox nobody@demo.example --yes')

  expect([boss.code, boss.err]).toEqual([
    1,
    'roles[0] must be one of viewer, teller, officer, manager, admin.\n',
  ])
  expect([weak.code, weak.err]).toEqual([1, expect.stringMatching(/^password must not be .*common.*\n$/)])
  expect([created.code, reset.code, disabled.code, enabled.code]).toEqual([0, 0, 0, 0])
  expect([without.code, listed.find(({ email }) => email === 'ann@demo.example')]).toEqual([
    0,
    expect.objectContaining({ mustChangePassword: true, hasSecondFactor: false }),
  ])
  expect([first, old, second, locked, again]).toEqual([true, false, true, false, true])
  expect([unknown.code, unknown.err]).toEqual([
    1,
    expect.stringMatching(/^The staff member .* does not exist; .*\n$/),
  ])
  await platform.stop()
}, 180_000)
