import { expect, test } from '@jest/globals'
import { SignJWT, exportJWK, generateKeyPair, type CryptoKey, type JWTPayload } from 'jose'
import { newId } from '#kernel/id.ts'
import { authenticate } from '#identity/queries/authenticate.ts'
import { signingKey } from '#identity/signing-keys.ts'
import { world } from '#test/support/world.ts'
import { administrator, givenSession, whoIs } from '#test/identity/given.ts'

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
