import { expect, test } from '@jest/globals'
import { endSession } from '#identity/operations/sessions/end-session.ts'
import { loginStaff } from '#identity/operations/staff/login-staff.ts'
import { refreshSession } from '#identity/operations/sessions/refresh-session.ts'
import { world } from '#test/support/world.ts'
import { anonymous, givenSession, givenStaff, withoutTenant, PASSWORD, whoIs } from '#test/identity/given.ts'

test('an ended session is rejected, and other sessions stay valid', async () => {
  const tenant = await world()
  const [ended, other] = [await givenSession(tenant), await givenSession(tenant)]
  const ctx = tenant.as((await whoIs(tenant, { bearer: ended.accessToken }))!)

  const { data } = await tenant.ask('mutation { endSession }', {}, ctx)

  expect(data).toEqual({ endSession: true })
  expect(await whoIs(tenant, { bearer: ended.accessToken })).toBeNull()
  await expect(refreshSession(withoutTenant(tenant), ended)).rejects.toMatchObject({ code: 'TOKEN_INVALID' })
  expect(await whoIs(tenant, { bearer: other.accessToken })).toMatchObject({ kind: 'user' })
})

test('ending a session twice is the same as once, and is published once', async () => {
  const tenant = await world()
  const session = await givenSession(tenant)
  const ctx = tenant.as((await whoIs(tenant, { bearer: session.accessToken }))!)

  const results = [await endSession(ctx, undefined), await endSession(ctx, undefined)]

  expect(results).toEqual([true, true])
  expect((await tenant.published()).filter(({ type }) => type === 'identity.session_ended')).toEqual([
    {
      type: 'identity.session_ended',
      aggregateId: ctx.actor.sessionId,
      data: { sessionId: ctx.actor.sessionId, reason: 'ended_by_holder' },
    },
  ])
})

test('staff end their sessions in the same way', async () => {
  const tenant = await world()
  const member = await givenStaff(tenant)
  const session = await loginStaff(anonymous(tenant), { email: member.email, password: PASSWORD })
  const ctx = tenant.as((await whoIs(tenant, { audience: 'core', bearer: session.accessToken }))!)

  await endSession(ctx, undefined)

  expect(await whoIs(tenant, { audience: 'core', bearer: session.accessToken })).toBeNull()
})

test('a key has no session to end', async () => {
  const tenant = await world()

  await expect(
    endSession(tenant.as({ kind: 'tenant_key', service: 'remittance', scopes: ['remittance:*'] }), undefined),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(endSession(withoutTenant(tenant), undefined)).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  })
})

test("another tenant's session cannot be ended", async () => {
  const [tenant, rival] = [await world(), await world()]
  const session = await givenSession(tenant)
  const { sessionId } = (await whoIs(tenant, { bearer: session.accessToken }))!

  await endSession(rival.as({ kind: 'user', sessionId: sessionId! }), undefined)

  expect(await whoIs(tenant, { bearer: session.accessToken })).toMatchObject({ kind: 'user' })
})
