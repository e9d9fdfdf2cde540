import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { createApiKey } from '#identity/operations/tenants/create-api-key.ts'
import { revokeApiKey } from '#identity/operations/tenants/revoke-api-key.ts'
import { world } from '#test/support/world.ts'
import { administrator, reader, whoIs } from '#test/identity/given.ts'

test('a revoked key is rejected, and a second revocation changes nothing', async () => {
  const tenant = await world()
  const {
    apiKey: { id },
    secret,
  } = await createApiKey(administrator(tenant), { service: 'remittance', name: 'Key' })

  const { data } = await tenant.ask<{ revokeApiKey: { revokedAt: string } }>(
    'mutation ($id: UUID!) { revokeApiKey(id: $id) { id revokedAt } }',
    { id },
    administrator(tenant),
  )
  const again = await revokeApiKey(administrator(tenant), { id })

  expect(await whoIs(tenant, { bearer: secret })).toBeNull()
  expect(again.revokedAt?.toISOString()).toBe(data!.revokeApiKey.revokedAt)
  expect((await tenant.published()).filter(({ type }) => type === 'identity.api_key_revoked')).toHaveLength(1)
})

test("an unknown key is not found, and neither is another tenant's", async () => {
  const [tenant, rival] = [await world(), await world()]
  const {
    apiKey: { id },
    secret,
  } = await createApiKey(administrator(tenant), { service: 'remittance', name: 'Key' })

  await expect(revokeApiKey(administrator(tenant), { id: newId() })).rejects.toMatchObject({
    code: 'API_KEY_NOT_FOUND',
    kind: 'not-found',
  })
  await expect(revokeApiKey(administrator(rival), { id })).rejects.toMatchObject({
    code: 'API_KEY_NOT_FOUND',
  })
  expect(await whoIs(tenant, { bearer: secret })).not.toBeNull()
})

test('a reader revokes nothing', async () => {
  const tenant = await world()
  const {
    apiKey: { id },
  } = await createApiKey(administrator(tenant), { service: 'remittance', name: 'Key' })

  await expect(revokeApiKey(reader(tenant), { id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
