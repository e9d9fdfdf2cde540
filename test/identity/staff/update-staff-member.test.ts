import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { loginStaff } from '#identity/operations/staff/login-staff.ts'
import { updateStaffMember } from '#identity/operations/staff/update-staff-member.ts'
import { world } from '#test/support/world.ts'
import { administrator, anonymous, givenStaff, PASSWORD, reader, whoIs } from '#test/identity/given.ts'

test('the given fields change and the others stay', async () => {
  const tenant = await world()
  const { id } = await givenStaff(tenant, { roles: ['officer'], scopes: ['core:read'] })

  const { data } = await tenant.ask(
    'mutation ($id: UUID!) { updateStaffMember(id: $id, input: { roles: ["manager"] }) { roles scopes isActive } }',
    { id },
    administrator(tenant),
  )

  expect(data).toEqual({ updateStaffMember: { roles: ['manager'], scopes: ['core:read'], isActive: true } })
  expect(await tenant.published()).toContainEqual(
    expect.objectContaining({ type: 'identity.staff_member_updated', aggregateId: id }),
  )
})

test('deactivation ends open sessions, and a later activation does not restore them', async () => {
  const tenant = await world()
  const { id, email } = await givenStaff(tenant)
  const { accessToken } = await loginStaff(anonymous(tenant), { email, password: PASSWORD })

  await updateStaffMember(administrator(tenant), { id, isActive: false })
  const whileInactive = await whoIs(tenant, { audience: 'graph', bearer: accessToken })
  await updateStaffMember(administrator(tenant), { id, isActive: true })

  expect(whileInactive).toBeNull()
  expect(await whoIs(tenant, { audience: 'graph', bearer: accessToken })).toBeNull()
  await expect(loginStaff(anonymous(tenant), { email, password: PASSWORD })).resolves.toMatchObject({
    expiresIn: 900,
  })
})

test("an unknown member is not found, and neither is another tenant's", async () => {
  const [tenant, rival] = [await world(), await world()]
  const { id } = await givenStaff(tenant)

  await expect(
    updateStaffMember(administrator(tenant), { id: newId(), isActive: false }),
  ).rejects.toMatchObject({ code: 'STAFF_MEMBER_NOT_FOUND', kind: 'not-found' })
  await expect(updateStaffMember(administrator(rival), { id, isActive: false })).rejects.toMatchObject({
    code: 'STAFF_MEMBER_NOT_FOUND',
  })
})

test('a reader cannot change staff, and invalid scopes are refused', async () => {
  const tenant = await world()
  const { id } = await givenStaff(tenant)

  await expect(updateStaffMember(reader(tenant), { id, roles: ['admin'] })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  await expect(updateStaffMember(administrator(tenant), { id, scopes: ['all'] })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ field: 'scopes[0]' }],
  })
  await expect(updateStaffMember(administrator(tenant), { id, roles: ['boss'] })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ field: 'roles[0]', reason: 'must be one of viewer, teller, officer, manager, admin' }],
  })
})
