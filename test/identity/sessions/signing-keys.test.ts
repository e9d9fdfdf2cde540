import { expect, test } from '@jest/globals'
import { decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose'
import type { Context } from '#kernel/context.ts'
import { ensureSigningKey, rotateSigningKey } from '#identity/administration/rotate-signing-key.ts'
import { refreshSession } from '#identity/operations/sessions/refresh-session.ts'
import { jwks } from '#identity/queries/jwks.ts'
import { adminOf } from '#test/support/cluster.ts'
import { world, type World } from '#test/support/world.ts'
import { asOwner } from '#test/support/clients.ts'
import { administrator, givenSession, inDatabase, withoutTenant, whoIs } from '#test/identity/given.ts'

const MINUTE = 60_000
const rotate = (tenant: World) =>
  asOwner(adminOf(tenant.databaseName), owner =>
    rotateSigningKey(
      owner,
      tenant.platformContext.keys.installation,
      new Date(Date.now() + tenant.clock.offsetMs),
    ),
  )
const kidOf = (token: string): string => decodeProtectedHeader(token).kid!

test('after a rotation old tokens stay valid for their lifetime, the new key is published before it signs, and the old one retires', async () => {
  const tenant = await world()
  const before = await givenSession(tenant)
  const old = kidOf(before.accessToken)

  const { kid } = await rotate(tenant)
  tenant.clock.offsetMs += MINUTE + 1_000
  const published = (await jwks(tenant.platformContext)).keys.map(key => key.kid)
  const soon = await refreshSession(withoutTenant(tenant), before)
  tenant.clock.offsetMs += 2 * MINUTE
  const later = await refreshSession(withoutTenant(tenant), soon)
  const whileBoth = await Promise.all(
    [before, soon, later].map(({ accessToken }) => whoIs(tenant, { bearer: accessToken })),
  )
  tenant.clock.offsetMs += 25 * MINUTE
  const after = await refreshSession(withoutTenant(tenant), later)

  expect(published).toEqual(expect.arrayContaining([old, kid]))
  expect([soon, later, after].map(({ accessToken }) => kidOf(accessToken))).toEqual([old, kid, kid])
  for (const found of whileBoth) expect(found).toMatchObject({ kind: 'user' })
  expect((await jwks(tenant.platformContext)).keys.map(key => key.kid)).not.toContain(old)
})

test('a key that was withdrawn early is refused, though its tokens have not expired', async () => {
  const tenant = await world()
  const { accessToken } = await givenSession(tenant)
  await inDatabase(tenant, 'update identity.signing_keys set retires_at = $2 where kid = $1', [
    kidOf(accessToken),
    new Date(Date.now() + tenant.clock.offsetMs),
  ])
  tenant.clock.offsetMs += MINUTE + 1_000

  const found = await whoIs(tenant, { bearer: accessToken })
  await inDatabase(tenant, 'update identity.signing_keys set retires_at = null where kid = $1', [
    kidOf(accessToken),
  ])
  tenant.clock.offsetMs += MINUTE + 1_000

  expect(found).toBeNull()
  expect(await whoIs(tenant, { bearer: accessToken })).not.toBeNull()
})

test('a token signed by a key that another process just created is accepted, and invented keys do not cause a read each', async () => {
  const tenant = await world()
  await givenSession(tenant)
  await rotate(tenant)
  await inDatabase(tenant, 'update identity.signing_keys set activates_at = created_at', [])
  const elsewhere: Context = { ...withoutTenant(tenant), database: { ...tenant.database } }
  const { accessToken } = await refreshSession(elsewhere, await givenSession(tenant))
  tenant.clock.offsetMs += 5_000

  const found = await whoIs(tenant, { bearer: accessToken })
  tenant.statements.length = 0
  const [, body, signature] = accessToken.split('.')
  for (let number = 0; number < 10; number++)
    await whoIs(tenant, {
      bearer: `${Buffer.from(JSON.stringify({ alg: 'RS256', kid: `made-up-${number}` })).toString('base64url')}.${body}.${signature}`,
    })

  expect(found).toMatchObject({ kind: 'user' })
  expect(tenant.statements.length).toBeLessThanOrEqual(1)
})

test('private keys are encrypted in the table and appear in no response', async () => {
  const tenant = await world()
  await givenSession(tenant)

  const rows = await inDatabase<{ public_jwk: Record<string, unknown>; sealed_private_jwk: string }>(
    tenant,
    'select public_jwk, sealed_private_jwk from identity.signing_keys',
  )
  const { keys } = await jwks(tenant.platformContext)

  for (const row of rows)
    expect(Object.keys(row.public_jwk).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  for (const row of rows) expect(row.sealed_private_jwk).toMatch(/^v2\.[0-9a-f]{8}\.[A-Za-z0-9_-]+$/)
  for (const key of keys) expect(key).not.toHaveProperty('d')
  await expect(jwks(administrator(tenant))).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('configured keys replace those of the table: the first one signs and all are accepted', async () => {
  const tenant = await world()
  const inside = await givenSession(tenant)
  const [first, second] = await Promise.all(
    ['first', 'second'].map(async kid => ({
      ...(await exportJWK((await generateKeyPair('RS256', { extractable: true })).privateKey)),
      kid,
    })),
  )
  const settings = (...keys: object[]) => ({
    ...tenant.platformContext.settings,
    signingKeys: JSON.stringify({ keys }),
  })
  const under = (ctx: Context, ...keys: object[]): Context => ({ ...ctx, settings: settings(...keys) })

  const renewed = await refreshSession(under(withoutTenant(tenant), second!), inside)
  const again = await refreshSession(under(withoutTenant(tenant), first!, second!), renewed)
  const { keys } = await jwks(under(tenant.platformContext, first!, second!))

  expect([renewed, again].map(({ accessToken }) => kidOf(accessToken))).toEqual(['second', 'first'])
  expect(keys.map(({ kid }) => kid)).toEqual(['first', 'second'])
  for (const key of keys) expect(key).not.toHaveProperty('d')
})

test('the first key is created once, even by several concurrent processes', async () => {
  const tenant = await world()

  const created = await Promise.all(
    Array.from({ length: 3 }, () =>
      asOwner(adminOf(tenant.databaseName), owner =>
        ensureSigningKey(owner, tenant.platformContext.keys.installation, new Date()),
      ),
    ),
  )

  expect(created).toEqual([undefined, undefined, undefined])
})
