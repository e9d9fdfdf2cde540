import { expect, test } from '@jest/globals'
import { decodeJwt } from 'jose'
import { loginStaff } from '#identity/operations/staff/login-staff.ts'
import { updateStaffMember } from '#identity/operations/staff/update-staff-member.ts'
import { world, type World } from '#test/support/world.ts'
import { administrator, anonymous, givenStaff, withoutTenant, PASSWORD, whoIs } from '#test/identity/given.ts'

const later = (tenant: World, ms: number) => ({ ...anonymous(tenant), now: () => new Date(Date.now() + ms) })

async function fail(tenant: World, email: string, times: number): Promise<string[]> {
  const codes: string[] = []
  for (let time = 0; time < times; time++)
    codes.push(
      await loginStaff(anonymous(tenant), { email, password: 'not the password' }).then(
        () => 'signed in',
        error => (error as { code: string }).code,
      ),
    )
  return codes
}

test('a staff member signs in with any spelling of the address, and has the rights of the row', async () => {
  const tenant = await world()
  const member = await givenStaff(tenant, {
    email: 'Ann@Staff.example',
    roles: ['officer'],
    scopes: ['core:write'],
  })

  const { data } = await tenant.ask<{ loginStaff: { accessToken: string; expiresIn: number } }>(
    'mutation ($email: String!, $password: String!) { loginStaff(email: $email, password: $password) { accessToken refreshToken expiresIn } }',
    { email: 'ANN@staff.EXAMPLE', password: PASSWORD },
    anonymous(tenant),
  )

  const { accessToken } = data!.loginStaff
  expect(decodeJwt(accessToken)).toMatchObject({
    sub: member.id,
    aud: ['graph', 'core', 'compliance', 'sentinel', 'idv'],
  })
  expect(await whoIs(tenant, { audience: 'graph', bearer: accessToken })).toMatchObject({
    kind: 'staff',
    subjectId: member.id,
    roles: ['officer'],
    scopes: ['core:write'],
  })
  expect(await whoIs(tenant, { audience: 'remittance', bearer: accessToken })).toBeNull()
})

test('a change of rights applies to existing tokens at once', async () => {
  const tenant = await world()
  const member = await givenStaff(tenant)
  const { accessToken } = await loginStaff(anonymous(tenant), { email: member.email, password: PASSWORD })

  await updateStaffMember(administrator(tenant), { id: member.id, roles: ['viewer'], scopes: [] })

  expect(await whoIs(tenant, { audience: 'graph', bearer: accessToken })).toMatchObject({
    roles: ['viewer'],
    scopes: [],
  })
})

test('wrong, unknown and disabled accounts get the same refusal', async () => {
  const tenant = await world()
  const [member, disabled] = [await givenStaff(tenant), await givenStaff(tenant)]
  await updateStaffMember(administrator(tenant), { id: disabled.id, isActive: false })

  const refusals = await Promise.all(
    [
      { email: member.email, password: 'wrong' },
      { email: 'nobody@staff.example', password: PASSWORD },
      { email: disabled.email, password: PASSWORD },
    ].map(input =>
      loginStaff(anonymous(tenant), input).catch(error => error as Error & { code: string; kind: string }),
    ),
  )

  expect(refusals.map(refusal => 'code' in refusal && [refusal.code, refusal.kind, refusal.message])).toEqual(
    Array.from({ length: 3 }, () => [
      'LOGIN_FAILED',
      'unauthenticated',
      'E-mail address or password is wrong.',
    ]),
  )
})

test('five failures in a row lock the address for fifteen minutes, for the right password too', async () => {
  const tenant = await world()
  const { email } = await givenStaff(tenant)

  const codes = await fail(tenant, email, 6)

  expect(codes).toEqual([...Array<string>(5).fill('LOGIN_FAILED'), 'TOO_MANY_ATTEMPTS'])
  await expect(loginStaff(anonymous(tenant), { email, password: PASSWORD })).rejects.toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
    kind: 'limited',
    retryAfterS: expect.any(Number),
  })
  await expect(
    loginStaff(later(tenant, 15 * 60_000 + 1_000), { email, password: PASSWORD }),
  ).resolves.toMatchObject({ expiresIn: 900 })
})

test('an unknown e-mail address is locked like a known one, so a lock reveals nothing', async () => {
  const tenant = await world()

  const codes = await fail(tenant, 'nobody@staff.example', 6)

  expect(codes).toEqual([...Array<string>(5).fill('LOGIN_FAILED'), 'TOO_MANY_ATTEMPTS'])
})

test('a successful sign-in resets the count of failures', async () => {
  const tenant = await world()
  const { email } = await givenStaff(tenant)
  await fail(tenant, email, 4)
  await loginStaff(anonymous(tenant), { email, password: PASSWORD })

  const codes = await fail(tenant, email, 4)

  expect(codes).toEqual(Array<string>(4).fill('LOGIN_FAILED'))
  await expect(loginStaff(anonymous(tenant), { email, password: PASSWORD })).resolves.toMatchObject({
    expiresIn: 900,
  })
})

test('twelve concurrent sign-ins with the correct password all succeed', async () => {
  const tenant = await world()
  const { email } = await givenStaff(tenant)

  const sessions = await Promise.all(
    Array.from({ length: 12 }, () => loginStaff(anonymous(tenant), { email, password: PASSWORD })),
  )

  expect(new Set(sessions.map(({ refreshToken }) => refreshToken)).size).toBe(12)
})

test('the tenant must be named, and staff of one tenant cannot sign in at another', async () => {
  const [tenant, rival] = [await world(), await world()]
  const { email } = await givenStaff(tenant)

  await expect(loginStaff(withoutTenant(tenant), { email, password: PASSWORD })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  })
  await expect(loginStaff(anonymous(rival), { email, password: PASSWORD })).rejects.toMatchObject({
    code: 'LOGIN_FAILED',
  })
})

test('concurrent guesses lock an address like sequential ones', async () => {
  const tenant = await world()
  const { email } = await givenStaff(tenant)
  await fail(tenant, email, 4)

  const guesses = await Promise.allSettled(
    Array.from({ length: 8 }, () => loginStaff(anonymous(tenant), { email, password: 'not the password' })),
  )

  for (const guess of guesses)
    expect(guess).toMatchObject({
      status: 'rejected',
      reason: { code: expect.stringMatching(/LOGIN_FAILED|TOO_MANY_ATTEMPTS/) },
    })
  await expect(loginStaff(anonymous(tenant), { email, password: PASSWORD })).rejects.toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
  })
})
