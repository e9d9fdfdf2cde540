import { expect, test } from '@jest/globals'
import { decodeJwt } from 'jose'
import { endSession } from '#identity/operations/sessions/end-session.ts'
import { loginStaff } from '#identity/operations/staff/login-staff.ts'
import { refreshSession } from '#identity/operations/sessions/refresh-session.ts'
import { updateStaffMember } from '#identity/operations/staff/update-staff-member.ts'
import { world, type World } from '#test/support/world.ts'
import {
  administrator,
  anonymous,
  givenSession,
  givenStaff,
  withoutTenant,
  PASSWORD,
  whoIs,
} from '#test/identity/given.ts'

const sessionIdOf = (accessToken: string): string => decodeJwt(accessToken)['sid'] as string
const inSession = async (tenant: World, accessToken: string) =>
  tenant.as((await whoIs(tenant, { bearer: accessToken, audience: 'graph' }))!)

test('a refresh token returns new tokens of the same session, repeatedly', async () => {
  const tenant = await world()
  const first = await givenSession(tenant)

  const second = await refreshSession(withoutTenant(tenant), first)
  const third = await refreshSession(withoutTenant(tenant), second)

  expect(new Set([first, second, third].map(({ refreshToken }) => refreshToken)).size).toBe(3)
  expect(sessionIdOf(third.accessToken)).toBe(sessionIdOf(first.accessToken))
  expect(await whoIs(tenant, { bearer: third.accessToken })).toMatchObject({ kind: 'user' })
})

test('a refresh token used twice ends the session permanently, including its newest tokens', async () => {
  const tenant = await world()
  const first = await givenSession(tenant)
  const second = await refreshSession(withoutTenant(tenant), first)

  await expect(refreshSession(withoutTenant(tenant), first)).rejects.toMatchObject({
    code: 'TOKEN_REUSED',
    kind: 'unauthenticated',
  })

  await expect(refreshSession(withoutTenant(tenant), second)).rejects.toMatchObject({ code: 'TOKEN_INVALID' })
  expect(await whoIs(tenant, { bearer: second.accessToken })).toBeNull()
  expect(await tenant.published()).toContainEqual({
    type: 'identity.session_ended',
    aggregateId: sessionIdOf(first.accessToken),
    data: expect.objectContaining({ reason: 'refresh_token_reused' }),
  })
})

test('of twenty concurrent renewals one succeeds, and the others end the session', async () => {
  const tenant = await world()
  const first = await givenSession(tenant)

  const attempts = await Promise.allSettled(
    Array.from({ length: 20 }, () => refreshSession(withoutTenant(tenant), first)),
  )

  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const attempt of attempts)
    if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject({ code: 'TOKEN_REUSED' })
  expect(await whoIs(tenant, { bearer: first.accessToken })).toBeNull()
  expect((await tenant.published()).filter(({ type }) => type === 'identity.session_ended')).toHaveLength(1)
})

test('a refresh token expires after thirty days', async () => {
  const tenant = await world()
  const first = await givenSession(tenant)
  const later = { ...withoutTenant(tenant), now: () => new Date(Date.now() + 30 * 24 * 3_600_000 + 1_000) }

  await expect(refreshSession(later, first)).rejects.toMatchObject({
    code: 'TOKEN_EXPIRED',
    kind: 'unauthenticated',
  })
})

test('unknown, empty and ended tokens are refused, and so is an access token', async () => {
  const tenant = await world()
  const session = await givenSession(tenant)
  await endSession(await inSession(tenant, session.accessToken), undefined)

  for (const refreshToken of ['unknown', ' ', session.refreshToken, session.accessToken])
    await expect(refreshSession(withoutTenant(tenant), { refreshToken })).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
      kind: 'unauthenticated',
    })
  await expect(refreshSession(withoutTenant(tenant), { refreshToken: '' })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
  })
})

test("a staff member's session is renewed while the member is active", async () => {
  const tenant = await world()
  const member = await givenStaff(tenant)
  const first = await loginStaff(anonymous(tenant), { email: member.email, password: PASSWORD })

  const second = await refreshSession(withoutTenant(tenant), first)
  await updateStaffMember(administrator(tenant), { id: member.id, isActive: false })

  await expect(refreshSession(withoutTenant(tenant), second)).rejects.toMatchObject({ code: 'TOKEN_INVALID' })
})

test('a caller who named another tenant cannot renew, and the session stays valid', async () => {
  const [tenant, rival] = [await world(), await world()]
  const session = await givenSession(tenant)

  await expect(refreshSession(anonymous(rival), session)).rejects.toMatchObject({ code: 'TOKEN_INVALID' })

  await expect(refreshSession(withoutTenant(tenant), session)).resolves.toMatchObject({ expiresIn: 900 })
})
