import { expect, test } from '@jest/globals'
import { SignJWT, exportJWK, generateKeyPair, type CryptoKey, type JWTPayload } from 'jose'
import { newId } from '#kernel/id.ts'
import { SERVICES, type Environment } from '#kernel/principal.ts'
import { createApiKey, type NewApiKey } from '#identity/operations/tenants/create-api-key.ts'
import { revokeApiKey } from '#identity/operations/tenants/revoke-api-key.ts'
import { authenticate } from '#identity/queries/authenticate.ts'
import { signingKey } from '#identity/signing-keys.ts'
import { world, type World } from '#test/support/world.ts'
import { administrator, givenPartner, givenSession, inDatabase, whoIs } from '#test/identity/given.ts'

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
      expect(
        await whoIs(tenant, { audience, environment: 'sandbox', bearer: secret }).then(
          found => found?.environment,
        ),
      ).toBe(isBound ? undefined : 'production')
    }
  }
})

test('the tenant must be named and match the key, except in compliance, which ignores it', async () => {
  const [tenant, rival] = [await world(), await world()]
  const code = await codeOf(tenant)
  for (const service of SERVICES) {
    const { secret } = await key(tenant, { service })
    const isTaken = async (audience: string, named: string | null): Promise<boolean> =>
      (await whoIs(tenant, { audience, bearer: secret, tenant: named })) !== null
    const ignores = service === 'compliance'
    const takesCode = service === 'banking' || service === 'core'

    expect(await isTaken(service, tenant.tenantId.toUpperCase())).toBe(true)
    for (const named of [null, '', rival.tenantId, newId(), 'nonsense', `${tenant.tenantId} `])
      expect(await isTaken(service, named)).toBe(ignores)
    expect(await isTaken(service, code)).toBe(ignores || takesCode)
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

test('a session is valid on every host, in its own environment and for its own tenant', async () => {
  const [tenant, rival] = [await world(), await world()]
  const { accessToken } = await givenSession(tenant)

  expect(await whoIs(tenant, { environment: 'production', bearer: accessToken })).toMatchObject({
    environment: 'sandbox',
    workspaceId: tenant.workspaceId,
  })
  for (const named of [null, rival.tenantId, 'nonsense'])
    expect(await whoIs(tenant, { tenant: named, bearer: accessToken })).toBeNull()
})

test('a session takes one statement to authenticate once the signing keys are cached', async () => {
  const tenant = await world()
  const { accessToken } = await givenSession(tenant)
  await whoIs(tenant, { bearer: accessToken })
  tenant.statements.length = 0

  await whoIs(tenant, { bearer: accessToken })

  expect(tenant.statements).toHaveLength(1)
})

test('an access token is valid for fifteen minutes', async () => {
  const tenant = await world()
  const { accessToken } = await givenSession(tenant)

  tenant.clock.offsetMs = 890_000
  const within = await whoIs(tenant, { bearer: accessToken })
  tenant.clock.offsetMs = 901_000
  const after = await whoIs(tenant, { bearer: accessToken })
  tenant.clock.offsetMs = 0

  expect(within).not.toBeNull()
  expect(after).toBeNull()
})

test('a token that is altered, unsigned, or of another issuer, key or algorithm is rejected', async () => {
  const tenant = await world()
  const { accessToken } = await givenSession(tenant)
  const [head, body, signature] = accessToken.split('.') as [string, string, string]
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as JWTPayload
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const { kid, key: ours } = await signingKey(tenant.platformContext)
  const theirs = await generateKeyPair('RS256', { extractable: true })
  const sign = (payload: JWTPayload, by: CryptoKey, header: object = {}): Promise<string> =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(by)
  const hmac = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid })
    .sign(new TextEncoder().encode(JSON.stringify(await exportJWK(theirs.publicKey))))

  const forged = [
    `${head}.${encode({ ...claims, sub: newId() })}.${signature}`,
    `${head}.${body}.`,
    `${head}.${body}`,
    `${encode({ alg: 'none' })}.${body}.`,
    `${encode({ alg: 'none', kid })}.${body}.${signature}`,
    hmac,
    await sign(claims, theirs.privateKey),
    await sign(claims, theirs.privateKey, { kid: 'unknown' }),
    await sign(claims, theirs.privateKey, { jwk: await exportJWK(theirs.publicKey) }),
    await sign({ ...claims, iss: 'somebody' }, ours),
    await sign({ ...claims, aud: ['core'] }, ours),
    await sign({ ...claims, sid: newId() }, ours),
    await sign({ ...claims, sid: "' or 1=1" }, ours),
    await sign({ ...claims, wid: newId() }, ours),
    await sign({ ...claims, wid: 7 }, ours),
    await sign({ ...claims, sub: newId() }, ours),
    await sign({ ...claims, exp: 1 }, ours),
  ]

  expect(await whoIs(tenant, { bearer: await sign(claims, ours) })).toMatchObject({ kind: 'user' })
  for (const token of forged) expect(await whoIs(tenant, { bearer: token })).toBeNull()
})

test('hostile text never throws and is never accepted', async () => {
  const tenant = await world()
  const texts = [
    '.',
    '..',
    'a.b.c',
    '\u0000',
    '\ud800',
    '💥',
    '{}',
    'null',
    ' ',
    "' or ''='",
    'svc_',
    'svc_sandbox_',
    'test_\u0000',
    'eyJhbGciOiJSUzI1NiJ9.e30.',
    'x'.repeat(1_048_576),
    `svc_${'x'.repeat(1_048_576)}`,
    `${'e'.repeat(500_000)}.${'e'.repeat(500_000)}.e`,
  ]

  for (const text of texts) {
    expect(await whoIs(tenant, { bearer: text })).toBeNull()
    expect(await whoIs(tenant, { partnerKey: text })).toBeNull()
    for (const audience of ['remittance', 'core'])
      expect(await whoIs(tenant, { audience, tenant: text })).toMatchObject({
        kind: 'anonymous',
        workspaceId: '',
        tenantId: '',
        scopes: [],
      })
    expect(await whoIs(tenant, { audience: text, bearer: 'svc_sandbox_x' })).toBeNull()
  }
})

test('only the platform can authenticate credentials', async () => {
  const tenant = await world()
  const others = [
    administrator(tenant),
    tenant.as({ kind: 'service', scopes: ['*'] }),
    tenant.as({ kind: 'tenant_key', scopes: ['*'] }),
    tenant.as({ kind: 'anonymous' }),
  ]

  for (const ctx of others)
    await expect(authenticate(ctx, { audience: 'graph', environment: 'sandbox' })).rejects.toMatchObject({
      code: expect.stringMatching(/FORBIDDEN|UNAUTHENTICATED/),
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
