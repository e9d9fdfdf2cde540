import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { SERVICES, type Environment } from '#kernel/principal.ts'
import type { Refusal } from '#kernel/refusals.ts'
import { createApiKey, type NewApiKey } from '#identity/operations/tenants/create-api-key.ts'
import { revokeApiKey } from '#identity/operations/tenants/revoke-api-key.ts'
import { world, type World } from '#test/support/world.ts'
import { administrator, givenPartner, inDatabase, whoIs } from '#test/identity/given.ts'

async function key(
  tenant: World,
  input: Partial<NewApiKey>,
  environment: Environment = 'sandbox',
): Promise<{ id: string; secret: string }> {
  const ctx = administrator(tenant)
  const { apiKey, secret } = await createApiKey(
    environment === 'sandbox'
      ? ctx
      : { ...ctx, actor: { ...ctx.actor, workspaceId: tenant.production.workspaceId, environment } },
    { name: 'Key', ...input },
  )
  return { id: apiKey.id, secret }
}

const codeOf = async (tenant: World): Promise<string> =>
  (
    await inDatabase<{ code: string }>(tenant, 'select code from identity.tenants where id = $1', [
      tenant.tenantId,
    ])
  )[0]!.code

test('a key is accepted by its own service and the graph, and by no other service', async () => {
  const tenant = await world()
  for (const service of SERVICES) {
    const { id, secret } = await key(tenant, { service })

    for (const audience of SERVICES)
      expect(await whoIs(tenant, { audience, bearer: secret }).then(found => found?.kind)).toBe(
        audience === service ? 'tenant_key' : undefined,
      )
    expect(await whoIs(tenant, { audience: 'graph', bearer: secret })).toEqual({
      kind: 'tenant_key',
      workspaceId: tenant.workspaceId,
      tenantId: tenant.tenantId,
      environment: 'sandbox',
      subjectId: id,
      service,
      roles: [],
      scopes: [`${service}:*`],
      tier: 'standard',
      expiresAt: null,
    })
  }
})

test('a key is found by one statement', async () => {
  const tenant = await world()
  const { secret } = await key(tenant, { service: 'core', role: 'admin' })
  tenant.statements.length = 0

  const found = await whoIs(tenant, { audience: 'core', bearer: secret })

  expect(found).toMatchObject({ roles: ['admin'] })
  expect(tenant.statements).toHaveLength(1)
})

test('a key of remittance, compliance or idv must match the environment of the host; other keys select their own', async () => {
  const tenant = await world()
  for (const service of SERVICES) {
    const { secret } = await key(tenant, { service }, 'production')
    const isBound = ['remittance', 'compliance', 'idv'].includes(service)

    for (const audience of [service, 'graph']) {
      expect(await whoIs(tenant, { audience, environment: 'production', bearer: secret })).toMatchObject({
        environment: 'production',
        workspaceId: tenant.production.workspaceId,
      })
      const atOtherHost = await whoIs(tenant, { audience, environment: 'sandbox', bearer: secret }).then(
        found => found?.environment,
        (error: Refusal) => error.code,
      )
      expect(atOtherHost).toBe(isBound ? (audience === 'idv' ? 'FORBIDDEN' : undefined) : 'production')
    }
  }
})

test('the tenant must be named and match the key, except in compliance, which ignores it; elder and identity verification say that the tenant is unknown', async () => {
  const [tenant, rival] = [await world(), await world()]
  const code = await codeOf(tenant)
  for (const service of SERVICES) {
    const { secret } = await key(tenant, { service })
    const isTaken = async (audience: string, named: string | null): Promise<boolean | string> => {
      try {
        return (await whoIs(tenant, { audience, bearer: secret, tenant: named })) !== null
      } catch (error) {
        return (error as Refusal).code
      }
    }
    const ignores = service === 'compliance'
    const ofAnother = service === 'sentinel' || service === 'idv' ? 'TENANT_NOT_FOUND' : ignores
    const takesCode = service === 'banking' || service === 'core'

    expect(await isTaken(service, tenant.tenantId.toUpperCase())).toBe(true)
    for (const named of [null, '', rival.tenantId, newId(), 'nonsense', `${tenant.tenantId} `])
      expect(await isTaken(service, named)).toBe(ofAnother)
    expect(await isTaken(service, code)).toBe(takesCode || ofAnother)
    expect([
      await isTaken('graph', code),
      await isTaken('graph', tenant.tenantId),
      await isTaken('graph', null),
      await isTaken('graph', rival.tenantId),
    ]).toEqual([true, true, false, false])
  }
})

test('an expired or revoked key is rejected, and a valid one has an expiry for caches', async () => {
  const tenant = await world()
  const expiresAt = new Date(Date.now() + 60_000)
  const [expiring, revoked] = [
    await key(tenant, { service: 'core', expiresAt }),
    await key(tenant, { service: 'core' }),
  ]

  const before = await whoIs(tenant, { audience: 'core', bearer: expiring.secret })
  tenant.clock.offsetMs = 60_001
  const after = await whoIs(tenant, { audience: 'core', bearer: expiring.secret })
  tenant.clock.offsetMs = 0
  await revokeApiKey(administrator(tenant), { id: revoked.id })

  expect(before).toMatchObject({ expiresAt: expiresAt.getTime() })
  expect(after).toBeNull()
  expect(await whoIs(tenant, { audience: 'core', bearer: revoked.secret })).toBeNull()
})

test("a partner's key needs no X-Tenant-ID, and works for remittance and the graph, in its own environment", async () => {
  const [tenant, rival] = [await world(), await world()]
  const {
    partner,
    key: { secret, apiKey },
  } = await givenPartner(tenant)
  const service = await key(tenant, { service: 'remittance' })
  const present = (more: object) => whoIs(tenant, { tenant: null, partnerKey: secret, ...more })

  expect(await present({})).toEqual({
    kind: 'partner_key',
    workspaceId: tenant.workspaceId,
    tenantId: tenant.tenantId,
    environment: 'sandbox',
    subjectId: apiKey.id,
    partnerId: partner.id,
    roles: [],
    scopes: ['handoff:write'],
    tier: 'standard',
    expiresAt: null,
  })
  expect(await present({ tenant: tenant.tenantId })).toMatchObject({ kind: 'partner_key' })
  expect(await present({ audience: 'graph' })).toMatchObject({ kind: 'partner_key' })
  for (const more of [
    { tenant: rival.tenantId },
    { environment: 'production' },
    { audience: 'banking' },
    { bearer: service.secret },
    { partnerKey: service.secret },
    { partnerKey: 'pk_sandbox_unknown' },
  ])
    expect(await present(more)).toBeNull()
  expect(await whoIs(tenant, { bearer: secret })).toBeNull()
})

test('without a credential a tenant may be named; the host selects the environment, and an unknown tenant has no workspace', async () => {
  const tenant = await world()
  const code = await codeOf(tenant)
  const nowhere = { kind: 'anonymous', workspaceId: '', tenantId: '', subjectId: '' }

  expect(await whoIs(tenant, { tenant: null })).toMatchObject({ ...nowhere, environment: 'sandbox' })
  expect(await whoIs(tenant, { tenant: '', bearer: '', partnerKey: '' })).toMatchObject(nowhere)
  expect(await whoIs(tenant, {})).toMatchObject({
    kind: 'anonymous',
    workspaceId: tenant.workspaceId,
    tenantId: tenant.tenantId,
  })
  expect(await whoIs(tenant, { environment: 'production' })).toMatchObject({
    workspaceId: tenant.production.workspaceId,
    environment: 'production',
  })
  expect(await whoIs(tenant, { audience: 'banking', tenant: code })).toMatchObject({
    workspaceId: tenant.workspaceId,
  })
  expect(await whoIs(tenant, { audience: 'compliance', tenant: 'anything' })).toMatchObject(nowhere)
  for (const named of [newId(), 'nonsense', code])
    expect(await whoIs(tenant, { tenant: named })).toMatchObject({
      ...nowhere,
      unknownTenant: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
})

test('over HTTP a valid key reaches the graph and an invalid one does not', async () => {
  const tenant = await world()
  const { secret } = await key(tenant, { service: 'core', role: 'teller' })
  const ask = (authorization: string) =>
    tenant.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization, 'x-tenant-id': tenant.tenantId, 'content-type': 'application/json' },
      payload: { query: '{ viewer { kind tenantId environment roles } }' },
    })

  const [good, bad] = [await ask(`Bearer ${secret}`), await ask('Bearer test_core_unknown')]

  expect(good.json()).toEqual({
    data: {
      viewer: { kind: 'tenant_key', tenantId: tenant.tenantId, environment: 'SANDBOX', roles: ['teller'] },
    },
  })
  expect(bad.statusCode).toBe(401)
})
