import { expect, test } from '@jest/globals'
import { asOwner } from '#test/support/clients.ts'
import { setTier } from '#identity/administration/set-tier.ts'
import { createApiKey } from '#identity/operations/tenants/create-api-key.ts'
import { adminOf } from '#test/support/cluster.ts'
import { world } from '#test/support/world.ts'
import { administrator, whoIs } from '#test/identity/given.ts'

test("a credential has its workspace's tier, standard by default, and a key with its own tier keeps it", async () => {
  const tenant = await world()
  const plain = await createApiKey(administrator(tenant), { service: 'remittance', name: 'plain' })
  const before = await whoIs(tenant, { bearer: plain.secret })
  const isThere = await asOwner(adminOf(tenant.databaseName), owner =>
    setTier(owner, { codeOrId: tenant.tenantId, tier: 'enterprise', at: new Date() }),
  )
  const own = await createApiKey(administrator(tenant), {
    service: 'remittance',
    name: 'own',
    tier: 'professional',
  })

  const after = await Promise.all([plain, own].map(({ secret }) => whoIs(tenant, { bearer: secret })))

  expect([before?.tier, isThere, ...after.map(found => found?.tier)]).toEqual([
    'standard',
    true,
    'enterprise',
    'professional',
  ])
  expect([plain.apiKey.tier, own.apiKey.tier]).toEqual([null, 'professional'])
})

test("a tenant's administrator cannot give a key more than the workspace has; the platform can", async () => {
  const tenant = await world()
  const key = { service: 'remittance', name: 'more', tier: 'professional' } as const

  await expect(createApiKey(administrator(tenant), key)).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ field: 'tier', reason: "must be at most the workspace's tier, STANDARD" }],
  })
  expect((await createApiKey(tenant.platformContext, key)).apiKey.tier).toBe('professional')
})

test('a tier can only be set for an existing tenant', async () => {
  const tenant = await world()

  expect(
    await asOwner(adminOf(tenant.databaseName), owner =>
      setTier(owner, { codeOrId: 'nobody', tier: 'enterprise', at: new Date() }),
    ),
  ).toBe(false)
})
