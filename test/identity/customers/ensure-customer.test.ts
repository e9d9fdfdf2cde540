import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { attestKyc } from '#identity/operations/customers/attest-kyc.ts'
import { ensureCustomer } from '#identity/operations/customers/ensure-customer.ts'
import { world, type World } from '#test/support/world.ts'
import { administrator, inDatabase, reader } from '#test/identity/given.ts'

const server = (tenant: World, scopes = ['idv:*']) =>
  tenant.as({ kind: 'tenant_key', service: 'idv', scopes })

test('a new customer is added unverified, and found the next time', async () => {
  const tenant = await world()
  const ask = () =>
    tenant.ask<{ ensureCustomer: { id: string } }>(
      'mutation ($input: EnsureCustomerInput!) { ensureCustomer(input: $input) { id externalId firstName dateOfBirth phone kycStatus kycLevel kycAttestedBy } }',
      {
        input: {
          externalId: 'c-1',
          firstName: 'Ada',
          dateOfBirth: '1990-05-17',
          phone: '0803 123 4567',
          countryCode: 'NG',
        },
      },
      server(tenant),
    )

  const [first, second] = [await ask(), await ask()]

  expect(first.data!.ensureCustomer).toMatchObject({
    externalId: 'c-1',
    firstName: 'Ada',
    dateOfBirth: null,
    phone: null,
    kycStatus: 'UNVERIFIED',
    kycLevel: 0,
    kycAttestedBy: null,
  })
  expect(second).toEqual(first)
  const { data } = await tenant.ask<{ customer: object }>(
    '{ customer(externalId: "c-1") { dateOfBirth phone email address } }',
    {},
    reader(tenant),
  )
  expect(data!.customer).toEqual({
    dateOfBirth: '1990-05-17',
    phone: '+2348031234567',
    email: null,
    address: null,
  })
  expect(await tenant.published()).toEqual([
    {
      type: 'identity.customer_created',
      aggregateId: first.data!.ensureCustomer.id,
      data: { customerId: first.data!.ensureCustomer.id, externalId: 'c-1' },
    },
  ])
})

test('twenty concurrent calls return one customer with the data of all of them', async () => {
  const tenant = await world()

  const found = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      ensureCustomer(server(tenant), {
        externalId: 'c-1',
        ...(index % 2 ? { firstName: 'Ada' } : { lastName: 'Obi' }),
      }),
    ),
  )

  expect(new Set(found.map(({ id }) => id)).size).toBe(1)
  expect(
    await inDatabase(tenant, 'select first_name, last_name from identity.customers where workspace_id = $1', [
      tenant.workspaceId,
    ]),
  ).toEqual([{ first_name: 'Ada', last_name: 'Obi' }])
  expect(await tenant.published()).toHaveLength(1)
})

test('gaps are filled and nothing is overwritten', async () => {
  const tenant = await world()
  await ensureCustomer(server(tenant), { externalId: 'c-1', firstName: 'Ada', email: 'ada@example.com' })

  const after = await ensureCustomer(server(tenant), {
    externalId: 'c-1',
    firstName: 'Eve',
    lastName: 'Obi',
    email: 'eve@example.com',
    phone: '+447700900123',
    address: ' 1 Marina, Lagos ',
  })

  expect(after).toMatchObject({
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada@example.com',
    phone: '+447700900123',
    address: '1 Marina, Lagos',
  })
})

test('only contact details of a verified identity are filled in', async () => {
  const tenant = await world()
  const { id } = await ensureCustomer(server(tenant), {
    externalId: 'c-1',
    firstName: 'Ada',
    dateOfBirth: '1990-05-17',
  })
  await attestKyc(administrator(tenant), { customerId: id, status: 'VERIFIED', level: 2 })

  const after = await ensureCustomer(server(tenant), {
    externalId: 'c-1',
    firstName: 'Eve',
    lastName: 'Smith',
    dateOfBirth: '2000-01-01',
    countryCode: 'FR',
    email: 'ada@example.com',
    phone: 'x',
    address: 'y',
  })
  const later = await ensureCustomer(server(tenant), { externalId: 'c-1', address: 'z' })

  expect(later.address).toBe('y')
  expect(after).toMatchObject({
    firstName: 'Ada',
    lastName: null,
    dateOfBirth: '1990-05-17',
    countryCode: null,
    email: 'ada@example.com',
    phone: 'x',
    address: 'y',
    kycStatus: 'VERIFIED',
    kycLevel: 2,
  })
})

test('the same id is another customer at another tenant and in the other environment', async () => {
  const [tenant, rival] = [await world(), await world()]
  const production = {
    ...server(tenant),
    actor: {
      ...server(tenant).actor,
      workspaceId: tenant.production.workspaceId,
      environment: 'production' as const,
    },
  }

  const ids = [server(tenant), server(rival), production].map(
    async ctx => (await ensureCustomer(ctx, { externalId: 'c-1' })).id,
  )

  expect(new Set(await Promise.all(ids)).size).toBe(3)
})

test('a repeat under the same Idempotency-Key returns the same response', async () => {
  const tenant = await world()
  const ctx = { ...server(tenant), idempotency: { key: newId(), subject: 's', fingerprint: 'f' } }

  const [first, second] = [
    await ensureCustomer(ctx, { externalId: 'c-1' }),
    await ensureCustomer(ctx, { externalId: 'c-1' }),
  ]

  expect(second).toEqual(first)
})

test('a birthday in the future is refused with its field', async () => {
  const tenant = await world()

  await expect(
    ensureCustomer(server(tenant), { externalId: 'c-1', dateOfBirth: '2999-01-01' }),
  ).rejects.toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ field: 'dateOfBirth' }] })
})

test('callers with read access only cannot add a customer', async () => {
  const tenant = await world()

  for (const ctx of [
    server(tenant, ['idv:read']),
    reader(tenant),
    tenant.as({ kind: 'user' }),
    tenant.as({ kind: 'partner_key', scopes: ['handoff:write'] }),
  ])
    await expect(ensureCustomer(ctx, { externalId: 'c-1' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(ensureCustomer(tenant.as({ kind: 'anonymous' }), { externalId: 'c-1' })).rejects.toMatchObject(
    { code: 'UNAUTHENTICATED' },
  )
  await expect(ensureCustomer(tenant.as({ kind: 'service' }), { externalId: 'c-1' })).resolves.toMatchObject({
    externalId: 'c-1',
  })
})
