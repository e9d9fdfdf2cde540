import { expect, test } from '@jest/globals'
import { activateCustomer } from '#identity/operations/customers/activate-customer.ts'
import { exchangeHandoffToken } from '#identity/operations/sessions/exchange-handoff-token.ts'
import { mintHandoffToken } from '#identity/operations/sessions/mint-handoff-token.ts'
import { refreshSession } from '#identity/operations/sessions/refresh-session.ts'
import { suspendCustomer } from '#identity/operations/customers/suspend-customer.ts'
import { customer } from '#identity/queries/customer.ts'
import { world } from '#test/support/world.ts'
import {
  administrator,
  givenPartner,
  inDatabase,
  withoutTenant,
  reader,
  whoIs,
} from '#test/identity/given.ts'

test('a suspension ends each session in its own transaction and publishes it, and a refused suspension ends none', async () => {
  const tenant = await world()
  const { ctx } = await givenPartner(tenant)
  const token = async (partnerUserId: string): Promise<string> =>
    (await mintHandoffToken(ctx, { partnerUserId })).token
  const [first, second] = [
    await exchangeHandoffToken(withoutTenant(tenant), { token: await token('c-1') }),
    await exchangeHandoffToken(withoutTenant(tenant), { token: await token('c-1') }),
  ]
  const other = await exchangeHandoffToken(withoutTenant(tenant), { token: await token('c-2') })
  const { id } = (await customer(reader(tenant), { externalId: 'c-1' }))!

  await expect(suspendCustomer(tenant.as({ kind: 'user', customerId: id }), { id })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  expect(await whoIs(tenant, { bearer: first.accessToken })).not.toBeNull()
  await suspendCustomer(administrator(tenant), { id })

  expect([
    await whoIs(tenant, { bearer: first.accessToken }),
    await whoIs(tenant, { bearer: second.accessToken }),
  ]).toEqual([null, null])
  expect(await whoIs(tenant, { bearer: other.accessToken })).not.toBeNull()
  expect(
    (await tenant.published())
      .filter(({ type }) => type === 'identity.session_ended')
      .map(({ data }) => data['reason']),
  ).toEqual(['customer_suspended', 'customer_suspended'])
  await expect(
    refreshSession(withoutTenant(tenant), { refreshToken: first.refreshToken }),
  ).rejects.toMatchObject({
    code: 'CUSTOMER_NOT_ACTIVE',
  })
})

test('an open session of an inactive customer is rejected', async () => {
  const tenant = await world()
  const { ctx } = await givenPartner(tenant)
  const session = await exchangeHandoffToken(withoutTenant(tenant), {
    token: (await mintHandoffToken(ctx, { partnerUserId: 'c-1' })).token,
  })

  for (const status of ['PENDING', 'SUSPENDED', 'DORMANT', 'CLOSED', 'BLACKLISTED']) {
    await inDatabase(tenant, 'update identity.customers set status = $2 where workspace_id = $1', [
      tenant.workspaceId,
      status,
    ])
    expect(await whoIs(tenant, { bearer: session.accessToken })).toBeNull()
    await expect(
      refreshSession(withoutTenant(tenant), { refreshToken: session.refreshToken }),
    ).rejects.toMatchObject({ code: status === 'CLOSED' ? 'CUSTOMER_CLOSED' : 'CUSTOMER_NOT_ACTIVE' })
    await expect(mintHandoffToken(ctx, { partnerUserId: 'c-1' })).rejects.toMatchObject({
      code: status === 'CLOSED' ? 'CUSTOMER_CLOSED' : 'CUSTOMER_NOT_ACTIVE',
    })
  }
})

test('a token exchanged or minted during a suspension leaves no open session and no token', async () => {
  const tenant = await world()
  const { ctx } = await givenPartner(tenant)
  const mint = (partnerUserId: string): Promise<{ token: string }> =>
    mintHandoffToken({ ...ctx, loaders: new Map() }, { partnerUserId })

  for (let round = 0; round < 10; round++) {
    const { token } = await mint(`c-${round}`)
    const { id } = (await customer(reader(tenant), { externalId: `c-${round}` }))!
    await Promise.allSettled([
      exchangeHandoffToken(withoutTenant(tenant), { token }),
      mint(`c-${round}`),
      suspendCustomer(administrator(tenant), { id }),
    ])
    if (round % 2 === 0) await activateCustomer(administrator(tenant), { id })
  }

  expect(
    await inDatabase(tenant, 'select 1 from identity.sessions where workspace_id = $1 and ended_at is null', [
      tenant.workspaceId,
    ]),
  ).toEqual([])
  expect(
    await inDatabase(
      tenant,
      'select 1 from identity.handoff_tokens where workspace_id = $1 and used_at is null',
      [tenant.workspaceId],
    ),
  ).toEqual([])
})
