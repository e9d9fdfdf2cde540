import { expect, test } from '@jest/globals'
import { exchangeHandoffToken } from '#identity/operations/sessions/exchange-handoff-token.ts'
import { loginStaff } from '#identity/operations/staff/login-staff.ts'
import { mintHandoffToken } from '#identity/operations/sessions/mint-handoff-token.ts'
import { refreshSession } from '#identity/operations/sessions/refresh-session.ts'
import { world } from '#test/support/world.ts'
import {
  anonymous,
  givenPartner,
  givenStaff,
  inDatabase,
  withoutTenant,
  PASSWORD,
} from '#test/identity/given.ts'

test('no issued secret is in any table in plain text', async () => {
  const tenant = await world()
  const { ctx, key } = await givenPartner(tenant)
  const { token } = await mintHandoffToken(
    { ...ctx, idempotency: { key: 'k', subject: 's', fingerprint: 'f' } },
    { partnerUserId: 'u-1' },
  )
  const session = await exchangeHandoffToken(withoutTenant(tenant), { token })
  const renewed = await refreshSession(withoutTenant(tenant), session)
  const { email } = await givenStaff(tenant)
  const staffSession = await loginStaff(anonymous(tenant), { email, password: PASSWORD })
  const secrets = [
    key.secret,
    token,
    PASSWORD,
    ...[session, renewed, staffSession].flatMap(({ accessToken, refreshToken }) => [
      accessToken,
      refreshToken,
    ]),
  ]

  const tables = await inDatabase<{ name: string }>(
    tenant,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('identity', 'kernel')`,
  )
  for (const { name } of tables) {
    const text = JSON.stringify(await inDatabase(tenant, `select t::text as row from ${name} t`))
    for (const secret of secrets) expect(text).not.toContain(secret)
  }
  expect(tables.length).toBeGreaterThan(10)
})
