import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import type { Context } from '#kernel/context.ts'
import { attestKyc } from '#identity/operations/customers/attest-kyc.ts'
import { ensureCustomer } from '#identity/operations/customers/ensure-customer.ts'
import { customer, customerByKey } from '#identity/queries/customer.ts'
import { customers } from '#identity/queries/customers.ts'
import { world, type World } from '#test/support/world.ts'
import { administrator, anonymous, withoutTenant, reader } from '#test/identity/given.ts'

const server = (tenant: World): Context =>
  tenant.as({ kind: 'tenant_key', service: 'remittance', scopes: ['remittance:*'] })
const add = async (tenant: World, externalId: string): Promise<string> =>
  (
    await ensureCustomer(administrator(tenant), {
      externalId,
      firstName: 'Ada',
      lastName: 'Obi',
      dateOfBirth: '1990-05-17',
    })
  ).id

test('a customer is found by either id, by keys of any service, staff with read access and other domains', async () => {
  const tenant = await world()
  const id = await add(tenant, 'c-1')

  for (const make of [server, reader, (each: World) => each.as({ kind: 'service' })]) {
    expect(await customer(make(tenant), { id: id.toUpperCase() })).toMatchObject({ externalId: 'c-1' })
    expect(await customer(make(tenant), { externalId: 'c-1' })).toMatchObject({ id })
  }
  expect(await customer(reader(tenant), { id: newId() })).toBeNull()
})

test('exactly one of the two ids must be given', async () => {
  const tenant = await world()

  for (const key of [{}, { id: null }, { id: newId(), externalId: 'c-1' }])
    await expect(customer(reader(tenant), key)).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
})

test('a session sees only its own customer', async () => {
  const tenant = await world()
  const [own, other] = [await add(tenant, 'own'), await add(tenant, 'other')]
  const user = (): Context => tenant.as({ kind: 'user', subjectId: own, customerId: own })

  expect(await customer(user(), { id: own })).toMatchObject({ externalId: 'own' })
  expect(await customer(user(), { id: other })).toBeNull()
  expect(await customer(user(), { externalId: 'other' })).toBeNull()
  expect(await customerByKey(user(), { id: other })).toBeNull()
  await expect(customers(user(), {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test("another tenant's customers are not found through references", async () => {
  const [tenant, rival] = [await world(), await world()]
  const id = await add(tenant, 'c-1')

  for (const make of [server, reader, (each: World) => each.as({ kind: 'service' })]) {
    expect(await customerByKey(make(rival), { id })).toBeNull()
    expect(await customerByKey(make(rival), { externalId: 'c-1' })).toBeNull()
  }
  expect((await customers(reader(rival), {})).nodes).toEqual([])
})

test('references with invalid ids find no customer and cause no error', async () => {
  const tenant = await world()

  for (const key of [
    { id: 'x' },
    { id: "' or 1=1" },
    { externalId: '\u0000' },
    { externalId: '\ud800' },
    {},
    { id: 7 },
    { externalId: { a: 1 } },
  ])
    expect(await customerByKey(reader(tenant), key as never)).toBeNull()
})

test('callers without access to customers are refused', async () => {
  const tenant = await world()
  const id = await add(tenant, 'c-1')

  for (const ctx of [
    tenant.as({ kind: 'staff', scopes: ['core:read'] }),
    tenant.as({ kind: 'partner_key', scopes: ['handoff:write'] }),
  ]) {
    await expect(customer(ctx, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(customers(ctx, {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  }
  await expect(customer(anonymous(tenant), { id })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('pages show every customer once, newest first, and by KYC status', async () => {
  const tenant = await world()
  const ids: string[] = []
  for (let number = 1; number <= 7; number++) ids.unshift(await add(tenant, `c-${number}`))
  await attestKyc(administrator(tenant), { customerId: ids[2]!, status: 'VERIFIED', level: 1 })
  const page = async (after: string | null) =>
    (
      await tenant.ask<{
        customers: {
          nodes: { id: string }[]
          edges: { cursor: string }[]
          pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string }
        }
      }>(
        'query ($after: String) { customers(first: 3, after: $after) { nodes { id } edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }',
        { after },
        reader(tenant),
      )
    ).data!.customers

  const first = await page(null)
  const second = await page(first.pageInfo.endCursor)
  const third = await page(second.pageInfo.endCursor)

  expect([first, second, third].flatMap(({ nodes }) => nodes.map(({ id }) => id))).toEqual(ids)
  expect([first, second, third].map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, true, false])
  expect([first, second, third].map(({ pageInfo }) => pageInfo.hasPreviousPage)).toEqual([false, true, true])
  for (const { edges, pageInfo } of [first, second, third])
    expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([edges[0]!.cursor, edges.at(-1)!.cursor])
  expect((await customers(reader(tenant), { kycStatus: 'VERIFIED' })).nodes.map(({ id }) => id)).toEqual([
    ids[2],
  ])
  await expect(customers(reader(tenant), { after: 'made up' })).rejects.toMatchObject({
    code: 'CURSOR_INVALID',
  })
})

test('many references cost one statement', async () => {
  const tenant = await world()
  const ids = [await add(tenant, 'c-1'), await add(tenant, 'c-2'), await add(tenant, 'c-3')]
  const ctx = reader(tenant)
  tenant.statements.length = 0

  const found = await Promise.all([...ids, newId(), ids[0]!].map(id => customerByKey(ctx, { id })))

  expect(found.map(each => each?.externalId)).toEqual(['c-1', 'c-2', 'c-3', undefined, 'c-1'])
  expect(tenant.statements).toHaveLength(1)
})

test('every caller can read its own identity', async () => {
  const tenant = await world()
  const id = await add(tenant, 'c-1')
  const ask = async (ctx: Context) =>
    (
      await tenant.ask<{ viewer: unknown }>(
        '{ viewer { kind subjectId tenantId environment roles scopes customer { externalId } } }',
        {},
        ctx,
      )
    ).data!.viewer

  expect(await ask(withoutTenant(tenant))).toEqual({
    kind: 'anonymous',
    subjectId: null,
    tenantId: null,
    environment: 'SANDBOX',
    roles: [],
    scopes: [],
    customer: null,
  })
  expect(await ask(tenant.as({ kind: 'user', subjectId: id, customerId: id }))).toEqual({
    kind: 'user',
    subjectId: id,
    tenantId: tenant.tenantId,
    environment: 'SANDBOX',
    roles: [],
    scopes: [],
    customer: { externalId: 'c-1' },
  })
  expect(await ask(administrator(tenant))).toMatchObject({
    kind: 'staff',
    roles: ['admin'],
    scopes: ['identity:write'],
    customer: null,
  })
})
