import { expect, test } from '@jest/globals'
import { exchangeHandoffToken } from '#identity/operations/sessions/exchange-handoff-token.ts'
import { handoffPreview, type HandoffPreview } from '#identity/queries/handoff-preview.ts'
import { world, type World } from '#test/support/world.ts'
import { platformPrincipal } from '#kernel/principal.ts'
import { administrator, givenHandoffToken, withoutTenant, reader } from '#test/identity/given.ts'

const INPUT = { firstName: 'Ada', lastName: 'Lovelace', returnUrl: 'https://app.partner.example/done' }
const NOTHING: HandoffPreview = {
  state: 'UNKNOWN',
  tenantName: null,
  environment: null,
  firstName: null,
  lastName: null,
  returnUrl: null,
  expiresAt: null,
}

/** The gateway's preview of a token, from outside of any workspace. */
const preview = (tenant: World, token: string): Promise<HandoffPreview> =>
  handoffPreview(
    tenant.as(platformPrincipal({ workspaceId: '', tenantId: '', environment: 'production' }, 'gateway')),
    { token },
  )

test('a valid token shows its user, tenant and environment, and stays valid', async () => {
  const tenant = await world()
  const token = await givenHandoffToken(tenant, INPUT)

  const previews = [await preview(tenant, token), await preview(tenant, token)]

  for (const preview of previews)
    expect(preview).toEqual({
      state: 'VALID',
      ...INPUT,
      environment: 'sandbox',
      tenantName: expect.stringMatching(/^t/),
      expiresAt: expect.any(Date),
    })
  await expect(exchangeHandoffToken(withoutTenant(tenant), { token })).resolves.toMatchObject({
    expiresIn: 900,
  })
})

test('a used or expired token shows the return URL but no user; a purged one shows nothing', async () => {
  const tenant = await world()
  const [used, late] = [await givenHandoffToken(tenant, INPUT), await givenHandoffToken(tenant, INPUT)]
  await exchangeHandoffToken(withoutTenant(tenant), { token: used })
  const known = {
    firstName: null,
    lastName: null,
    returnUrl: INPUT.returnUrl,
    tenantName: expect.stringMatching(/^t/),
    environment: 'sandbox',
    expiresAt: expect.any(Date),
  }

  tenant.clock.offsetMs = 300_500
  expect(await preview(tenant, used)).toEqual({ state: 'USED', ...known })
  expect(await preview(tenant, late)).toEqual({ state: 'EXPIRED', ...known })
  await tenant.work(25 * 3_600_000)
  expect([
    await preview(tenant, used),
    await preview(tenant, late),
    await preview(tenant, 'x'),
    await preview(tenant, ''),
  ]).toEqual(Array(4).fill(NOTHING))
  tenant.clock.offsetMs = 0
})

test('with tokens of two tenants in one request each shows its own data', async () => {
  const [one, other] = [await world(), await world()]
  const ctx = one.as(platformPrincipal({ workspaceId: '', tenantId: '', environment: 'sandbox' }, 'gateway'))
  const tokens = [
    await givenHandoffToken(one, { firstName: 'Ada' }),
    await givenHandoffToken(other, { firstName: 'Grace' }),
  ]

  const previews = await Promise.all(tokens.map(token => handoffPreview(ctx, { token })))

  expect(previews.map(({ firstName }) => firstName)).toEqual(['Ada', 'Grace'])
})

test('only the gateway can preview a token, not even staff', async () => {
  const tenant = await world()
  const token = await givenHandoffToken(tenant, INPUT)

  for (const ctx of [
    withoutTenant(tenant),
    reader(tenant),
    administrator(tenant),
    tenant.as({ kind: 'service' }),
  ])
    await expect(handoffPreview(ctx, { token })).rejects.toMatchObject({
      code: expect.stringMatching(/^(FORBIDDEN|UNAUTHENTICATED)$/),
    })
})
