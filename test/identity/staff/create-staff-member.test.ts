import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { createStaffMember } from '#identity/operations/staff/create-staff-member.ts'
import { loginStaff } from '#identity/operations/staff/login-staff.ts'
import { staff } from '#identity/queries/staff.ts'
import { world } from '#test/support/world.ts'
import { administrator, anonymous, inDatabase, reader } from '#test/identity/given.ts'

const input = {
  email: 'Ann@Staff.example',
  name: 'Ann',
  password: 'a first password',
  roles: ['officer'],
  scopes: ['core:write', 'identity:read'],
}

test('a staff member can sign in at once with the first password', async () => {
  const tenant = await world()

  const { data, errors } = await tenant.ask<{ createStaffMember: { id: string } }>(
    'mutation ($input: CreateStaffMemberInput!) { createStaffMember(input: $input) { id email name roles scopes isActive createdAt } }',
    { input },
    administrator(tenant),
  )

  expect(errors).toBeUndefined()
  expect(data!.createStaffMember).toMatchObject({
    email: 'ann@staff.example',
    name: 'Ann',
    roles: ['officer'],
    scopes: ['core:write', 'identity:read'],
    isActive: true,
  })
  expect(await loginStaff(anonymous(tenant), input)).toMatchObject({ expiresIn: 900 })
  expect(await staff(reader(tenant))).toMatchObject([{ id: data!.createStaffMember.id }])
  expect(await tenant.published()).toContainEqual(
    expect.objectContaining({
      type: 'identity.staff_member_created',
      aggregateId: data!.createStaffMember.id,
    }),
  )
})

test('an e-mail address is unique within a tenant, and free at another', async () => {
  const [tenant, rival] = [await world(), await world()]
  await createStaffMember(administrator(tenant), input)

  await expect(
    createStaffMember(administrator(tenant), { ...input, email: 'ann@STAFF.example' }),
  ).rejects.toMatchObject({ code: 'STAFF_MEMBER_EXISTS', kind: 'conflict' })
  await expect(createStaffMember(administrator(rival), input)).resolves.toMatchObject({
    email: 'ann@staff.example',
  })
})

test('a repeat under the same Idempotency-Key returns the same member', async () => {
  const tenant = await world()
  const ctx = { ...administrator(tenant), idempotency: { key: newId(), subject: 's', fingerprint: 'f' } }

  const [first, second] = [await createStaffMember(ctx, input), await createStaffMember(ctx, input)]

  expect(second).toEqual(first)
  expect(
    JSON.stringify(
      await inDatabase(tenant, 'select snapshot from kernel.idempotency where workspace_id = $1', [
        tenant.workspaceId,
      ]),
    ),
  ).not.toMatch(/argon2|first password/)
})

test('all issues of roles and scopes are reported', async () => {
  const tenant = await world()

  const creating = createStaffMember(administrator(tenant), {
    ...input,
    roles: ['officer', 'boss'],
    scopes: ['core:write', 'everything', 'payments:read', 'core:decide'],
  })

  await expect(creating).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    message: expect.stringContaining('roles[1] must be one of viewer, teller, officer, manager, admin'),
    issues: [
      { field: 'roles[1]' },
      ...[1, 2, 3].map(index => ({
        field: `scopes[${index}]`,
        reason: expect.stringContaining(
          'identity, remittance, compliance, sentinel, idv, banking, core, webhooks',
        ),
      })),
    ],
  })
})

test.each([
  ['staff without the scope', { kind: 'staff', roles: ['admin'], scopes: ['identity:read'] }],
  ['staff without the role', { kind: 'staff', roles: ['officer'], scopes: ['identity:write'] }],
  ['a key with every scope', { kind: 'tenant_key', service: 'core', roles: ['admin'], scopes: ['*'] }],
  ['a customer', { kind: 'user', roles: [], scopes: [] }],
] as const)('%s cannot add staff', async (_, principal) => {
  const tenant = await world()

  await expect(createStaffMember(tenant.as(principal), input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
