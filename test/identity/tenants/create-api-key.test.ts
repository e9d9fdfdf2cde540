import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { sha256 } from '#kernel/security/keyring.ts'
import { hasScope } from '#kernel/principal.ts'
import { createApiKey, type NewApiKey } from '#identity/operations/tenants/create-api-key.ts'
import { apiKeys } from '#identity/queries/api-keys.ts'
import { world } from '#test/support/world.ts'
import { administrator, givenPartner, inDatabase, reader, whoIs } from '#test/identity/given.ts'

test('a key is shown once, works at once, and has all rights in its service unless restricted', async () => {
  const tenant = await world()

  const { data, errors } = await tenant.ask<{
    createApiKey: { secret: string; apiKey: { id: string; prefix: string } }
  }>(
    'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret apiKey { id service partnerId name prefix scopes role createdAt expiresAt revokedAt } } }',
    { input: { service: 'REMITTANCE', name: 'Backend' } },
    administrator(tenant),
  )

  expect(errors).toBeUndefined()
  const { secret, apiKey } = data!.createApiKey
  expect(secret).toMatch(/^svc_sandbox_[\w-]{43}$/)
  expect(apiKey).toMatchObject({
    service: 'REMITTANCE',
    partnerId: null,
    name: 'Backend',
    prefix: secret.slice(0, 18),
    scopes: ['remittance:*'],
    role: null,
    expiresAt: null,
    revokedAt: null,
  })
  expect(await whoIs(tenant, { bearer: secret })).toMatchObject({ kind: 'tenant_key', subjectId: apiKey.id })
  expect(await apiKeys(reader(tenant))).toMatchObject([{ id: apiKey.id }])
  expect(await tenant.published()).toEqual([
    {
      type: 'identity.api_key_created',
      aggregateId: apiKey.id,
      data: expect.not.objectContaining({ secret: expect.anything() }),
    },
  ])
})

test('the secret is stored nowhere: not with the key, not under an Idempotency-Key, not in the event', async () => {
  const tenant = await world()
  const ctx = { ...administrator(tenant), idempotency: { key: newId(), subject: 's', fingerprint: 'f' } }

  const { secret } = await createApiKey(ctx, { service: 'core', name: 'Key' })
  const repeated = createApiKey(ctx, { service: 'core', name: 'Key' })

  await expect(repeated).rejects.toMatchObject({ code: 'IDEMPOTENCY_REPLAY_UNAVAILABLE' })
  const everything = JSON.stringify([
    await inDatabase(tenant, 'select k::text from identity.api_keys k where workspace_id = $1', [
      tenant.workspaceId,
    ]),
    await inDatabase(tenant, 'select i::text from kernel.idempotency i where workspace_id = $1', [
      tenant.workspaceId,
    ]),
    await inDatabase(tenant, 'select o::text from kernel.outbox o where workspace_id = $1', [
      tenant.workspaceId,
    ]),
  ])
  expect(everything).toContain(sha256(secret))
  expect(everything).not.toContain(secret)
})

test('compliance:decide is a separate scope: compliance keys have it unless their scopes leave it out, other keys never', async () => {
  const tenant = await world()
  const scopesOf = async (scopes?: readonly string[]) =>
    (
      await createApiKey(administrator(tenant), {
        service: 'compliance',
        name: 'Desk',
        ...(scopes && { scopes }),
      })
    ).apiKey.scopes

  expect(await scopesOf()).toEqual(['compliance:*'])
  expect(await scopesOf(['compliance:read', 'compliance:decide'])).toEqual([
    'compliance:read',
    'compliance:decide',
  ])
  expect(
    [['compliance:*'], ['compliance:decide'], ['compliance:write'], ['compliance:read']].map(scopes =>
      hasScope(tenant.as({ kind: 'tenant_key', scopes }).actor, 'compliance:decide'),
    ),
  ).toEqual([true, true, false, false])
  expect(
    ['compliance:read', 'compliance:write'].map(scope =>
      hasScope(tenant.as({ kind: 'tenant_key', scopes: ['compliance:decide'] }).actor, scope),
    ),
  ).toEqual([true, false])
  await expect(
    createApiKey(administrator(tenant), { service: 'remittance', name: 'x', scopes: ['remittance:decide'] }),
  ).rejects.toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ field: 'scopes[0]' }] })
  await expect(
    createApiKey(administrator(tenant), { service: 'remittance', name: 'x', scopes: ['compliance:decide'] }),
  ).rejects.toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ field: 'scopes[0]' }] })
})

test("a partner's key can only mint handoff tokens", async () => {
  const tenant = await world()
  const { partner, key } = await givenPartner(tenant)

  expect(key.secret).toMatch(/^pk_sandbox_/)
  expect(key.apiKey).toMatchObject({ service: null, partnerId: partner.id, scopes: ['handoff:write'] })
  await expect(
    createApiKey(administrator(tenant), { partnerId: partner.id, name: 'x', scopes: ['remittance:read'] }),
  ).rejects.toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ field: 'scopes[0]' }] })
})

test.each<[string, Partial<NewApiKey>, string]>([
  ['neither service nor partner', {}, 'service'],
  ['both', { service: 'core', partnerId: newId() }, 'service'],
  [
    'a scope of another service',
    { service: 'remittance', scopes: ['remittance:read', 'core:write'] },
    'scopes[1]',
  ],
  ['the scope *', { service: 'remittance', scopes: ['*'] }, 'scopes[0]'],
  ['an unknown scope', { service: 'core', scopes: ['core:read', 'core:decide'] }, 'scopes[1]'],
  ['a role outside of core banking', { service: 'idv', role: 'admin' }, 'role'],
  ['an unknown role', { service: 'core', role: 'boss' }, 'role'],
  ['an end in the past', { service: 'core', expiresAt: new Date(0) }, 'expiresAt'],
])('%s is refused with its field', async (_, input, field) => {
  const tenant = await world()

  await expect(createApiKey(administrator(tenant), { name: 'Key', ...input })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ field }],
  })
})

test("an unknown partner is not found, and neither is another tenant's", async () => {
  const [tenant, rival] = [await world(), await world()]
  const { partner } = await givenPartner(tenant)

  for (const [ctx, partnerId] of [
    [administrator(tenant), newId()],
    [administrator(rival), partner.id],
  ] as const)
    await expect(createApiKey(ctx, { partnerId, name: 'Key' })).rejects.toMatchObject({
      code: 'PARTNER_NOT_FOUND',
      kind: 'not-found',
    })
})

test('readers, keys and customers cannot create keys, and only staff can list them', async () => {
  const tenant = await world()
  const [key, user] = [
    tenant.as({ kind: 'tenant_key', service: 'core', roles: ['admin'], scopes: ['*'] }),
    tenant.as({ kind: 'user' }),
  ]

  for (const ctx of [reader(tenant), key, user])
    await expect(createApiKey(ctx, { service: 'core', name: 'Key' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  for (const ctx of [key, user]) await expect(apiKeys(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('keys are only listed for their own tenant', async () => {
  const [tenant, rival] = [await world(), await world()]
  await createApiKey(administrator(tenant), { service: 'core', name: 'Key' })

  expect(await apiKeys(reader(rival))).toEqual([])
})
