import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { mintHandoffToken } from '#identity/operations/sessions/mint-handoff-token.ts'
import { customer } from '#identity/queries/customer.ts'
import { world } from '#test/support/world.ts'
import { givenPartner, inDatabase, reader } from '#test/identity/given.ts'

test('a token is created with a link that contains it, and its user becomes an unverified customer', async () => {
  const tenant = await world()
  const { ctx } = await givenPartner(tenant)

  const minted = await mintHandoffToken(ctx, {
    partnerUserId: 'u-1',
    firstName: 'Ada',
    dateOfBirth: '1990-05-17T23:30:00+02:00',
    email: 'ada@example.com',
  })

  expect(minted).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    redirectUrl: `http://127.0.0.1:4000/handoff?token=${minted.token}`,
    expiresIn: 300,
  })
  expect(await customer(reader(tenant), { externalId: 'u-1' })).toMatchObject({
    firstName: 'Ada',
    dateOfBirth: '1990-05-17',
    kycStatus: 'UNVERIFIED',
    kycLevel: 0,
  })
  expect((await tenant.published()).filter(({ type }) => type === 'identity.customer_created')).toHaveLength(
    1,
  )
})

test('the graph offers the same operation, with a context that is passed on', async () => {
  const tenant = await world()
  const { ctx } = await givenPartner(tenant)

  const { data, errors } = await tenant.ask<{ mintHandoffToken: { token: string; expiresIn: number } }>(
    'mutation Mint($input: MintHandoffTokenInput!) { mintHandoffToken(input: $input) { token expiresIn } }',
    { input: { partnerUserId: 'u-1', context: { campaign: 'spring', nested: { list: [1, 'two'] } } } },
    ctx,
  )

  expect(errors).toBeUndefined()
  expect(data!.mintHandoffToken.expiresIn).toBe(300)
  expect(
    await inDatabase(tenant, 'select context from identity.handoff_tokens where workspace_id = $1', [
      tenant.workspaceId,
    ]),
  ).toEqual([{ context: { campaign: 'spring', nested: { list: [1, 'two'] } } }])
})

test('a context of more than 8 KiB is refused with its field', async () => {
  const tenant = await world()
  const { ctx } = await givenPartner(tenant)

  const { errors } = await tenant.ask(
    'mutation Mint($input: MintHandoffTokenInput!) { mintHandoffToken(input: $input) { token } }',
    { input: { partnerUserId: 'u-1', context: { text: 'x'.repeat(8_192) } } },
    ctx,
  )

  expect(errors![0]!.extensions).toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ field: 'context' }] })
})

test.each([
  '2023-02-29',
  '1990-13-01',
  'yesterday',
  '1990-05-17T25:00:00Z',
  '9999-01-01',
  '0000-01-01',
  '17/05/1990',
])('a date of birth of %s is refused with its field', async dateOfBirth => {
  const tenant = await world()
  const { ctx } = await givenPartner(tenant)

  const minting = mintHandoffToken(ctx, { partnerUserId: 'u-1', dateOfBirth })

  await expect(minting).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    kind: 'invalid',
    issues: [{ field: 'dateOfBirth' }],
  })
})

test('a returnUrl must be on the allow-list, and is stored normalised', async () => {
  const tenant = await world()
  const { ctx } = await givenPartner(tenant, ['https://app.demo.example/back'])

  await mintHandoffToken(ctx, {
    partnerUserId: 'u-1',
    returnUrl: 'HTTPS://APP.demo.example:443/back/x/../done?ok=1',
  })
  const refused = mintHandoffToken(ctx, {
    partnerUserId: 'u-1',
    returnUrl: 'https://app.demo.example.evil.com/back',
  })

  await expect(refused).rejects.toMatchObject({ code: 'RETURN_URL_NOT_ALLOWED', kind: 'invalid' })
  expect(
    await inDatabase(tenant, 'select return_url from identity.handoff_tokens where workspace_id = $1', [
      tenant.workspaceId,
    ]),
  ).toEqual([{ return_url: 'https://app.demo.example/back/done?ok=1' }])
})

test('a phone number that is valid in its country is normalised, and others stay unchanged', async () => {
  const tenant = await world()
  const { ctx } = await givenPartner(tenant)

  await mintHandoffToken(ctx, { partnerUserId: 'ng', phone: '0803 123 4567', countryCode: 'NG' })
  await mintHandoffToken(ctx, { partnerUserId: 'odd', phone: 'ask reception (ext. 7)' })

  expect((await customer(reader(tenant), { externalId: 'ng' }))?.phone).toBe('+2348031234567')
  expect((await customer(reader(tenant), { externalId: 'odd' }))?.phone).toBe('ask reception (ext. 7)')
})

test('a second token for the same user fills gaps and overwrites nothing', async () => {
  const tenant = await world()
  const { ctx } = await givenPartner(tenant)
  await mintHandoffToken(ctx, { partnerUserId: 'u-1', firstName: 'Ada' })

  await mintHandoffToken(ctx, { partnerUserId: 'u-1', firstName: 'Eve', lastName: 'Obi' })

  expect(await customer(reader(tenant), { externalId: 'u-1' })).toMatchObject({
    firstName: 'Ada',
    lastName: 'Obi',
  })
})

test('twenty concurrent tokens for a new user create one customer', async () => {
  const tenant = await world()
  const { ctx } = await givenPartner(tenant)

  const minted = await Promise.all(
    Array.from({ length: 20 }, () => mintHandoffToken(ctx, { partnerUserId: 'u-1' })),
  )

  expect(new Set(minted.map(({ token }) => token)).size).toBe(20)
  expect(
    await inDatabase(tenant, 'select count(*)::int as many from identity.customers where workspace_id = $1', [
      tenant.workspaceId,
    ]),
  ).toEqual([{ many: 1 }])
  expect((await tenant.published()).filter(({ type }) => type === 'identity.customer_created')).toHaveLength(
    1,
  )
})

test('a repeat under the same Idempotency-Key is refused, because the token was shown once', async () => {
  const tenant = await world()
  const { ctx } = await givenPartner(tenant)
  const idempotency = { key: newId(), subject: ctx.actor.subjectId, fingerprint: 'f' }

  await mintHandoffToken({ ...ctx, idempotency }, { partnerUserId: 'u-1' })
  const repeated = mintHandoffToken({ ...ctx, idempotency }, { partnerUserId: 'u-1' })

  await expect(repeated).rejects.toMatchObject({ code: 'IDEMPOTENCY_REPLAY_UNAVAILABLE' })
})

test("only a partner can mint a token: neither a tenant's key nor staff nor the platform can", async () => {
  const tenant = await world()
  const others = [
    tenant.as({ kind: 'tenant_key', service: 'remittance', scopes: ['remittance:*'] }),
    tenant.as({ kind: 'staff', roles: ['admin'], scopes: ['*'] }),
    tenant.platformContext,
  ]

  const attempts = await Promise.allSettled(
    others.map(ctx => mintHandoffToken(ctx, { partnerUserId: 'u-1' })),
  )

  for (const attempt of attempts)
    expect(attempt).toMatchObject({ status: 'rejected', reason: { code: 'FORBIDDEN' } })
})

test("another tenant's partner cannot use this tenant's allow-list", async () => {
  const [tenant, rival] = [await world(), await world()]
  const { partner } = await givenPartner(tenant, ['https://app.demo.example/'])
  const foreign = rival.as({ kind: 'partner_key', partnerId: partner.id, scopes: ['handoff:write'] })

  const minting = mintHandoffToken(foreign, { partnerUserId: 'u-1', returnUrl: 'https://app.demo.example/' })

  await expect(minting).rejects.toMatchObject({ code: 'RETURN_URL_NOT_ALLOWED' })
})
