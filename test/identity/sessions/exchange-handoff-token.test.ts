import { expect, test } from '@jest/globals'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { exchangeHandoffToken } from '#identity/operations/sessions/exchange-handoff-token.ts'
import { customer } from '#identity/queries/customer.ts'
import { world } from '#test/support/world.ts'
import { givenHandoffToken, inDatabase, withoutTenant, reader, whoIs } from '#test/identity/given.ts'

test('a token is exchanged for a session of its user, valid for remittance, banking and the graph', async () => {
  const tenant = await world()
  const token = await givenHandoffToken(tenant, { partnerUserId: 'u-1' })

  const session = await exchangeHandoffToken(withoutTenant(tenant), { token })

  const { id } = (await customer(reader(tenant), { externalId: 'u-1' }))!
  expect(session).toMatchObject({ expiresIn: 900, refreshToken: expect.stringMatching(/^[\w-]{43}$/) })
  expect(decodeProtectedHeader(session.accessToken)).toMatchObject({ alg: 'RS256', kid: expect.any(String) })
  const claims = decodeJwt(session.accessToken)
  expect(claims).toMatchObject({
    iss: 'fiducia',
    sub: id,
    aud: ['remittance', 'banking', 'graph'],
    tid: tenant.tenantId,
    wid: tenant.workspaceId,
    env: 'sandbox',
    jti: expect.any(String),
  })
  expect(claims.exp! - claims.iat!).toBe(900)
  for (const audience of ['remittance', 'banking', 'graph'])
    expect(await whoIs(tenant, { audience, bearer: session.accessToken })).toMatchObject({
      kind: 'user',
      customerId: id,
      subjectId: id,
      workspaceId: tenant.workspaceId,
      expiresAt: claims.exp! * 1000,
    })
  expect(await whoIs(tenant, { audience: 'compliance', bearer: session.accessToken })).toBeNull()
  expect(await tenant.published()).toContainEqual(
    expect.objectContaining({ type: 'identity.session_started', aggregateId: claims['sid'] }),
  )
})

test("the partner's handoff data reach the session", async () => {
  const tenant = await world()
  const token = await givenHandoffToken(tenant, {
    context: { campaign: 'spring' },
    returnUrl: 'https://app.partner.example/done',
  })

  const { data } = await tenant.ask<{ exchangeHandoffToken: unknown }>(
    'mutation ($token: String!) { exchangeHandoffToken(token: $token) { expiresIn returnUrl context } }',
    { token },
    withoutTenant(tenant),
  )

  expect(data!.exchangeHandoffToken).toEqual({
    expiresIn: 900,
    returnUrl: 'https://app.partner.example/done',
    context: { campaign: 'spring' },
  })
})

test('a token works once: a second exchange is refused', async () => {
  const tenant = await world()
  const token = await givenHandoffToken(tenant)
  await exchangeHandoffToken(withoutTenant(tenant), { token })

  const second = exchangeHandoffToken(withoutTenant(tenant), { token })

  await expect(second).rejects.toMatchObject({ code: 'TOKEN_USED', kind: 'unauthenticated' })
})

test('of twenty concurrent exchanges exactly one succeeds', async () => {
  const tenant = await world()
  const token = await givenHandoffToken(tenant)

  const attempts = await Promise.allSettled(
    Array.from({ length: 20 }, () => exchangeHandoffToken(withoutTenant(tenant), { token })),
  )

  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const attempt of attempts)
    if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject({ code: 'TOKEN_USED' })
  expect(
    await inDatabase(tenant, 'select count(*)::int as many from identity.sessions where workspace_id = $1', [
      tenant.workspaceId,
    ]),
  ).toEqual([{ many: 1 }])
})

test('a token is refused five minutes after it was minted, and purged a day later', async () => {
  const tenant = await world()
  const token = await givenHandoffToken(tenant)
  const later = (ms: number) => ({ ...withoutTenant(tenant), now: () => new Date(Date.now() + ms) })

  await expect(exchangeHandoffToken(later(300_500), { token })).rejects.toMatchObject({
    code: 'TOKEN_EXPIRED',
    kind: 'unauthenticated',
  })
  await tenant.work(25 * 3_600_000)
  tenant.clock.offsetMs = 0

  await expect(exchangeHandoffToken(later(0), { token })).rejects.toMatchObject({ code: 'TOKEN_INVALID' })
})

test.each([' ', 'x', 'null', '../../etc/passwd', "' or 1=1 --", '💥', 'a'.repeat(100_000)])(
  'an invalid token is refused: %.20s',
  async token => {
    const tenant = await world()

    const { errors } = await tenant.ask(
      'mutation ($token: String!) { exchangeHandoffToken(token: $token) { accessToken } }',
      { token },
      withoutTenant(tenant),
    )

    expect(errors![0]!.extensions).toMatchObject({ code: 'TOKEN_INVALID', kind: 'unauthenticated' })
  },
)

test('an empty token is invalid input', async () => {
  const tenant = await world()

  await expect(exchangeHandoffToken(withoutTenant(tenant), { token: '' })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ field: 'token' }],
  })
})

test("a caller who named another tenant cannot exchange this tenant's token, which stays valid", async () => {
  const [tenant, rival] = [await world(), await world()]
  const token = await givenHandoffToken(tenant)

  const foreign = exchangeHandoffToken(rival.as({ kind: 'anonymous', subjectId: '' }), { token })

  await expect(foreign).rejects.toMatchObject({ code: 'TOKEN_INVALID' })
  await expect(exchangeHandoffToken(withoutTenant(tenant), { token })).resolves.toMatchObject({
    expiresIn: 900,
  })
})
