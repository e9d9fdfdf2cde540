import { expect, test } from '@jest/globals'
import type { Environment } from '#kernel/principal.ts'
import { demo } from '#identity/demo.ts'
import { loginStaff } from '#identity/operations/staff/login-staff.ts'
import { mintHandoffToken } from '#identity/operations/sessions/mint-handoff-token.ts'
import { customer } from '#identity/queries/customer.ts'
import { world } from '#test/support/world.ts'
import { anonymous, inDatabase, reader, whoIs } from './given.ts'

const counts =
  'select (select count(*)::int from identity.api_keys) as keys, (select count(*)::int from identity.staff) as staff, (select count(*)::int from identity.partners) as partners, (select count(*)::int from identity.customers) as customers, (select count(*)::int from kernel.outbox) as events'

test("the demonstration's credentials work as docs/demo.md shows them, and a second start changes nothing in one statement", async () => {
  const tenant = await world()
  const production = {
    ...tenant.platformContext,
    actor: {
      ...tenant.platformContext.actor,
      workspaceId: tenant.production.workspaceId,
      environment: 'production' as Environment,
    },
  }
  await demo(tenant.platformContext, { tenant: 'demo', environment: 'sandbox' })
  await demo(production, { tenant: 'demo', environment: 'production' })
  const before = await inDatabase(tenant, counts)
  tenant.statements.length = 0

  await demo(tenant.platformContext, { tenant: 'demo', environment: 'sandbox' })

  expect(tenant.statements).toHaveLength(1)
  expect(await inDatabase(tenant, counts)).toEqual(before)
  expect(before).toEqual([{ keys: 17, staff: 12, partners: 2, customers: 4, events: 37 }])
  for (const [audience, bearer] of [
    ['remittance', 'svc_sandbox_demo'],
    ['compliance', 'sk_sandbox_demo'],
    ['compliance', 'sk_sandbox_standard'],
    ['sentinel', 'test_sentinel_demo'],
    ['idv', 'test_idv_demo'],
    ['idv', 'test_idv_basic'],
    ['banking', 'test_banking_demo'],
  ] as const)
    expect(await whoIs(tenant, { audience, bearer })).toMatchObject({
      kind: 'tenant_key',
      service: audience,
      environment: 'sandbox',
      scopes: [`${audience}:*`],
    })
  for (const [audience, bearer] of [
    ['remittance', 'svc_live_demo'],
    ['compliance', 'sk_live_demo'],
    ['sentinel', 'live_sentinel_demo'],
    ['idv', 'live_idv_demo'],
    ['banking', 'live_banking_demo'],
    ['core', 'live_core_demo'],
  ] as const)
    expect(await whoIs(tenant, { audience, bearer, environment: 'production' })).toMatchObject({
      kind: 'tenant_key',
      service: audience,
      environment: 'production',
    })
  expect(await whoIs(tenant, { audience: 'core', bearer: 'test_core_demo' })).toMatchObject({
    roles: ['admin'],
  })
})

test("the demonstration's partner sends its users in, and its people sign in", async () => {
  const tenant = await world()
  await demo(tenant.platformContext, { tenant: 'rival', environment: 'sandbox' })
  const partner = await whoIs(tenant, { tenant: null, partnerKey: 'pk_sandbox_rival' })

  const minted = await mintHandoffToken(tenant.as(partner!), {
    partnerUserId: 'verified-user',
    returnUrl: 'https://app.rival.example/home',
  })
  const { accessToken } = await loginStaff(anonymous(tenant), {
    email: 'dashboard@rival.example',
    password: 'demo-password-1',
  })

  expect(minted.expiresIn).toBe(300)
  expect(await whoIs(tenant, { audience: 'graph', bearer: accessToken })).toMatchObject({
    kind: 'staff',
    scopes: expect.arrayContaining(['identity:read', 'core:read', 'webhooks:read']),
  })
  for (const name of ['viewer', 'teller', 'officer', 'manager', 'admin'])
    expect(
      await whoIs(tenant, {
        audience: 'core',
        bearer: (
          await loginStaff(anonymous(tenant), { email: `${name}@rival.example`, password: 'demo-password-1' })
        ).accessToken,
      }),
    ).toMatchObject({ roles: [name] })
  expect(await customer(reader(tenant), { externalId: 'verified-user' })).toMatchObject({
    kycStatus: 'VERIFIED',
    kycLevel: 2,
    firstName: 'Ada',
    lastName: 'Obi',
    countryCode: 'GB',
  })
  expect(await customer(reader(tenant), { externalId: 'unverified-user' })).toMatchObject({
    kycStatus: 'UNVERIFIED',
    kycLevel: 0,
  })
})
