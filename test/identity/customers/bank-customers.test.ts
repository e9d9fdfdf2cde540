import { expect, test } from '@jest/globals'
import { activateCustomer } from '#identity/operations/customers/activate-customer.ts'
import { attestKyc } from '#identity/operations/customers/attest-kyc.ts'
import { closeCustomer } from '#identity/operations/customers/close-customer.ts'
import { createCustomer } from '#identity/operations/customers/create-customer.ts'
import { ensureCustomer } from '#identity/operations/customers/ensure-customer.ts'
import { suspendCustomer } from '#identity/operations/customers/suspend-customer.ts'
import { updateCustomer } from '#identity/operations/customers/update-customer.ts'
import { customers } from '#identity/queries/customers.ts'
import { newId } from '#kernel/id.ts'
import { world } from '#test/support/world.ts'
import { ADA, officerOf } from './bank-customer.ts'

test('a new bank customer is active at once, with the next customer number of its tenant, and its own id as the default externalId', async () => {
  const [here, other] = [await world(), await world()]
  const first = await createCustomer(officerOf(here), ADA)
  const second = await createCustomer(here.as({ kind: 'tenant_key', service: 'core', roles: ['admin'] }), {
    type: 'CORPORATE',
    legalName: 'Obi Ltd',
    incorporationDate: '2015-03-02',
    externalId: 'cif-2',
  })
  const elsewhere = await createCustomer(officerOf(other), ADA)

  expect(first).toMatchObject({
    customerNumber: 'CUS00000001',
    status: 'ACTIVE',
    type: 'INDIVIDUAL',
    kycStatus: 'UNVERIFIED',
    kycLevel: 0,
    externalId: first.id,
    email: 'Ada@Example.com',
    address: '1 Marina Road',
  })
  expect(second).toMatchObject({
    customerNumber: 'CUS00000002',
    legalName: 'Obi Ltd',
    incorporationDate: '2015-03-02',
    externalId: 'cif-2',
    firstName: null,
  })
  expect(elsewhere.customerNumber).toBe('CUS00000001')
  expect(await here.published()).toEqual([
    {
      type: 'identity.customer_created',
      aggregateId: first.id,
      data: { customerId: first.id, externalId: first.id },
    },
    {
      type: 'identity.customer_created',
      aggregateId: second.id,
      data: { customerId: second.id, externalId: 'cif-2' },
    },
  ])
})

test('a type requires its own fields and forbids others, and all issues are returned at once', async () => {
  const officer = officerOf(await world())
  const issuesOf = async (input: object): Promise<string[]> =>
    createCustomer(officer, input).then(
      () => [],
      (error: { issues: { field: string; reason: string }[] }) =>
        error.issues.map(({ field, reason }) => `${field} ${reason}`),
    )

  expect(await issuesOf({})).toEqual([
    'firstName is required for INDIVIDUAL',
    'lastName is required for INDIVIDUAL',
  ])
  expect(await issuesOf({ type: 'CORPORATE', dateOfBirth: '1990-01-01' })).toEqual([
    'legalName is required for CORPORATE',
    'dateOfBirth must be left out for CORPORATE; use incorporationDate',
  ])
  expect(await issuesOf({ ...ADA, incorporationDate: '2015-03-02', dateOfBirth: '2999-01-01' })).toEqual([
    'incorporationDate must be left out, except for CORPORATE',
    'dateOfBirth must be in the past',
  ])
  expect(await issuesOf({ type: 'JOINT', legalName: 'Ada and Ben Obi' })).toEqual([])
})

test('an externalId is unique, including customers added through other operations', async () => {
  const here = await world()
  await ensureCustomer(here.as({ kind: 'staff', scopes: ['identity:write'] }), { externalId: 'cif-1' })

  await expect(createCustomer(officerOf(here), { ...ADA, externalId: 'cif-1' })).rejects.toMatchObject({
    code: 'CUSTOMER_EXISTS',
    kind: 'conflict',
  })
})

test('officers manage customers and viewers read them; callers with neither role nor scope are refused', async () => {
  const { as } = await world()
  const none = [
    as({ kind: 'staff', roles: ['teller'] }),
    as({ kind: 'staff', scopes: ['identity:read'] }),
    as({ kind: 'tenant_key', service: 'core', roles: ['teller'] }),
    as({ kind: 'tenant_key', service: 'remittance', roles: ['admin'], scopes: ['remittance:*'] }),
    as({ kind: 'user', roles: ['admin'] }),
    as({ kind: 'partner_key' }),
  ]

  for (const caller of none)
    for (const act of [
      () => createCustomer(caller, ADA),
      () => updateCustomer(caller, { id: newId() }),
      () => activateCustomer(caller, { id: newId() }),
      () => suspendCustomer(caller, { id: newId() }),
      () => closeCustomer(caller, { id: newId() }),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect((await customers(as({ kind: 'staff', roles: ['viewer'] }), {})).nodes).toEqual([])
  await expect(customers(as({ kind: 'staff', scopes: ['remittance:read'] }), {})).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
})

test('an updated customer is found by its new values, null clears a value, and an update without changes publishes nothing', async () => {
  const here = await world()
  const officer = officerOf(here)
  const { id } = await createCustomer(officer, ADA)

  const changed = await updateCustomer(officer, {
    id,
    phone: '08087654321',
    email: 'ada@obi.example',
    address: null,
  })
  await updateCustomer(officer, { id, email: 'ada@obi.example' })
  const found = async (filter: object): Promise<number> => (await customers(officer, filter)).nodes.length

  expect(changed).toMatchObject({
    phone: '+2348087654321',
    email: 'ada@obi.example',
    address: null,
    firstName: 'Ada',
  })
  expect(
    await Promise.all(
      [
        { phone: '+2348087654321' },
        { email: 'ADA@obi.example' },
        { email: 'ada@example.com' },
        { phone: '+2348012345678' },
        { customerNumber: 'CUS00000001' },
        { status: 'ACTIVE', type: 'INDIVIDUAL' },
        { status: 'CLOSED' },
        { externalId: id },
      ].map(found),
    ),
  ).toEqual([1, 1, 0, 0, 1, 1, 0, 1])
  expect((await here.published()).filter(({ type }) => type === 'identity.customer_updated')).toEqual([
    {
      type: 'identity.customer_updated',
      aggregateId: id,
      data: {
        customerId: id,
        externalId: id,
        changed: ['phone', 'email', 'address'],
        isUnverified: false,
        updatedBy: officer.actor.subjectId,
      },
    },
  ])
  await expect(updateCustomer(officer, { id, lastName: null })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
  })
  await expect(updateCustomer(officerOf(await world()), { id, address: 'Elsewhere' })).rejects.toMatchObject({
    code: 'CUSTOMER_NOT_FOUND',
  })
})

test('a change of name sets a verified identity back to UNVERIFIED', async () => {
  const here = await world()
  const officer = officerOf(here)
  const { id } = await createCustomer(officer, ADA)
  await attestKyc(here.as({ kind: 'staff', scopes: ['identity:write'] }), {
    customerId: id,
    status: 'VERIFIED',
    level: 2,
  })

  expect(await updateCustomer(officer, { id, phone: '+447700900123' })).toMatchObject({
    kycStatus: 'VERIFIED',
    kycLevel: 2,
  })
  expect(await updateCustomer(officer, { id, lastName: 'Bello' })).toMatchObject({
    kycStatus: 'UNVERIFIED',
    kycLevel: 0,
    kycAttestedBy: null,
  })
})

test('another BVN or NIN in place of a known one makes it another identity; the first one and a TIN do not', async () => {
  const here = await world()
  const officer = officerOf(here)
  const { id } = await createCustomer(officer, ADA)
  const verify = () =>
    attestKyc(here.as({ kind: 'staff', scopes: ['identity:write'] }), {
      customerId: id,
      status: 'VERIFIED',
      level: 2,
    })
  const statusAfter = async (given: object): Promise<string> => {
    await verify()
    return (await updateCustomer(officer, { id, ...given })).kycStatus
  }

  expect(await statusAfter({ bvn: '22212342345', nin: '70123456789', tin: '12345678' })).toBe('VERIFIED')
  expect(await statusAfter({ tin: '12345679' })).toBe('VERIFIED')
  expect(await statusAfter({ bvn: '22212342346' })).toBe('UNVERIFIED')
  expect(await statusAfter({ nin: null })).toBe('UNVERIFIED')
})

test('customers encrypted by an earlier version are found by e-mail address after the job has run', async () => {
  const here = await world()
  const officer = officerOf(here)
  const { id } = await createCustomer(officer, ADA)
  await here.database.transaction(here.workspaceId, session =>
    session.commit({
      text: 'update identity.customers set email_hash = null where workspace_id = $1 and id = $2',
      values: [here.workspaceId, id],
    }),
  )
  expect((await customers(officer, { email: 'ada@example.com' })).nodes).toEqual([])

  await here.work()

  expect(
    (await customers(officer, { email: 'ada@example.com' })).nodes.map(({ email, phone }) => [email, phone]),
  ).toEqual([['Ada@Example.com', '+2348012345678']])
})
