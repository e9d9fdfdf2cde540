import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { loginStaff } from '#identity/operations/staff/login-staff.ts'
import { setStaffPassword } from '#identity/operations/staff/set-staff-password.ts'
import { world } from '#test/support/world.ts'
import { administrator, anonymous, givenStaff, inDatabase, PASSWORD, reader } from '#test/identity/given.ts'

const NEW = 'another long password'

test('after a password change the old password fails, and its sessions are ended', async () => {
  const here = await world()
  const { id, email } = await givenStaff(here)
  await loginStaff(anonymous(here), { email, password: PASSWORD })

  const { data, errors } = await here.ask<{ setStaffPassword: { id: string } }>(
    'mutation ($id: UUID!, $password: String!) { setStaffPassword(id: $id, password: $password) { id } }',
    { id, password: NEW },
    administrator(here),
  )

  expect([errors, data?.setStaffPassword.id]).toEqual([undefined, id])
  expect(
    await inDatabase(
      here,
      'select end_reason as reason from identity.sessions where workspace_id = $1 and staff_id = $2',
      [here.workspaceId, id],
    ),
  ).toEqual([{ reason: 'password_set' }])
  await expect(loginStaff(anonymous(here), { email, password: PASSWORD })).rejects.toMatchObject({
    code: 'LOGIN_FAILED',
  })
  await expect(loginStaff(anonymous(here), { email, password: NEW })).resolves.toMatchObject({
    expiresIn: 900,
  })
  expect((await here.published()).find(({ type }) => type === 'identity.staff_password_set')).toMatchObject({
    aggregateId: id,
    data: { staffMemberId: id },
  })
})

test('a repeat under the same Idempotency-Key sets it once', async () => {
  const here = await world()
  const { id } = await givenStaff(here)
  const ctx = { ...administrator(here), idempotency: { key: newId(), subject: 's', fingerprint: 'f' } }

  const [first, second] = [
    await setStaffPassword(ctx, { id, password: NEW }),
    await setStaffPassword(ctx, { id, password: NEW }),
  ]

  expect(second).toEqual(first)
  expect((await here.published()).filter(({ type }) => type === 'identity.staff_password_set')).toHaveLength(
    1,
  )
})

test("an unknown staff member, another tenant's, and a caller who is no administrator are refused", async () => {
  const [here, rival] = [await world(), await world()]
  const { id } = await givenStaff(here)

  await expect(setStaffPassword(administrator(here), { id: newId(), password: NEW })).rejects.toMatchObject({
    code: 'STAFF_MEMBER_NOT_FOUND',
  })
  await expect(setStaffPassword(administrator(rival), { id, password: NEW })).rejects.toMatchObject({
    code: 'STAFF_MEMBER_NOT_FOUND',
  })
  await expect(setStaffPassword(reader(here), { id, password: NEW })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
})
