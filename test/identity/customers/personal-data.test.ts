import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { newId } from '#kernel/id.ts'
import { withClient } from '#test/support/clients.ts'
import { sealCustomers as sealJob } from '#identity/jobs/seal-customers.ts'
import { attestKyc } from '#identity/operations/customers/attest-kyc.ts'
import { ensureCustomer } from '#identity/operations/customers/ensure-customer.ts'
import { sealCustomers } from '#identity/operations/customers/seal-customers.ts'
import { customer } from '#identity/queries/customer.ts'
import type { Customer } from '#identity/customer-record.ts'
import { customers } from '#identity/queries/customers.ts'
import { fillGapsOf } from '#identity/rules/fill-gaps.ts'
import { LOGINS, loginOf } from '#test/support/cluster.ts'
import { workerOn, world, type World } from '#test/support/world.ts'
import { administrator, inDatabase, reader } from '#test/identity/given.ts'

const CONTACT = {
  email: 'ngozi@example.com',
  phone: '+2348031234567',
  dateOfBirth: '1990-05-17',
  address: '1 Marina, Lagos',
}

const stored = async (tenant: World, id: string): Promise<Record<string, string | null>> =>
  (
    await inDatabase<Record<string, string | null>>(
      tenant,
      'select personal, phone_hash, email, phone, date_of_birth, address, c::text as text from identity.customers c where id = $1',
      [id],
    )
  )[0]!

/** A customer row as written by earlier versions. */
async function inClear(tenant: World, phone: string | null = CONTACT.phone): Promise<string> {
  const id = newId()
  await inDatabase(
    tenant,
    `insert into identity.customers (workspace_id, id, external_id, first_name, email, phone, date_of_birth, address, kyc_status, kyc_level, created_at, updated_at)
    values ($1, $2, $3, 'Ngozi', $4, $5, $6, $7, 'UNVERIFIED', 0, now(), now())`,
    [tenant.workspaceId, id, `old-${id}`, CONTACT.email, phone, CONTACT.dateOfBirth, CONTACT.address],
  )
  return id
}

test('e-mail address, phone number, date of birth and address are not in the table in plain text', async () => {
  const tenant = await world()
  const { id } = await ensureCustomer(administrator(tenant), {
    externalId: 'c-1',
    firstName: 'Ngozi',
    ...CONTACT,
  })
  await attestKyc(administrator(tenant), { customerId: id, status: 'VERIFIED', level: 1 })

  const row = await stored(tenant, id)

  expect(row).toMatchObject({
    personal: expect.any(String),
    phone_hash: expect.any(String),
    email: null,
    phone: null,
    date_of_birth: null,
    address: null,
  })
  expect(row['text']).not.toMatch(/ngozi|8031234567|1990-05-17|Marina/)
  expect(await customer(reader(tenant), { id })).toMatchObject(CONTACT)
})

test('a customer is found by any full notation of the phone number, with the KYC status, at one tenant only', async () => {
  const [tenant, rival] = [await world(), await world()]
  const add = async (externalId: string, more: object = {}) =>
    (
      await ensureCustomer(administrator(tenant), {
        externalId,
        firstName: 'Ngozi',
        dateOfBirth: CONTACT.dateOfBirth,
        phone: '0803 123 4567',
        countryCode: 'NG',
        ...more,
      })
    ).id
  const ids = [await add('c-1'), await add('c-2')].reverse()
  await add('c-3', { phone: '+2348039999999' })
  await attestKyc(administrator(tenant), { customerId: ids[0]!, status: 'VERIFIED', level: 1 })
  const found = async (phone: string, more: object = {}) =>
    (await customers(reader(tenant), { phone, ...more })).nodes.map(({ id }) => id)

  expect(await found('+2348031234567')).toEqual(ids)
  expect(await found('+234 803 123 4567')).toEqual(ids)
  expect(await found('+2348031234567', { kycStatus: 'VERIFIED' })).toEqual([ids[0]])
  expect(await found('+2348030000000')).toEqual([])
  expect((await customers(reader(rival), { phone: '+2348031234567' })).nodes).toEqual([])
  await expect(
    customers(tenant.as({ kind: 'user', customerId: ids[0]! }), { phone: '+2348031234567' }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('a phone number without country is found in full once the country is known, in either order', async () => {
  const tenant = await world()
  const ensure = (externalId: string, details: object) =>
    ensureCustomer(administrator(tenant), { externalId, ...details })
  const ids: string[] = []
  for (const [first, then] of [
    [{ phone: '0803 123 4567' }, { countryCode: 'NG' }],
    [{ countryCode: 'NG' }, { phone: '0803 123 4567' }],
  ] as const) {
    const externalId = newId()
    await ensure(externalId, first)
    ids.unshift((await ensure(externalId, then)).id)
  }

  expect((await customers(reader(tenant), { phone: '+2348031234567' })).nodes.map(({ id }) => id)).toEqual(
    ids,
  )
})

test("the search by phone number is read in order from its index as the app's role", async () => {
  const tenant = await world()
  tenant.statements.length = 0
  await customers(reader(tenant), { phone: '+2348031234567' })
  await customers(reader(tenant), { phone: '+2348031234567', kycStatus: 'VERIFIED' })

  const plans = await withClient(loginOf(LOGINS.app, tenant.databaseName), async client => {
    await client.query(
      `set enable_seqscan = off; set enable_bitmapscan = off; set app.workspace = '${tenant.workspaceId}'`,
    )
    const lines = []
    for (const text of tenant.statements)
      lines.push(
        (await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan, costs off) ${text}`)).rows
          .map(row => row['QUERY PLAN'])
          .join('\n'),
      )
    return lines
  })

  expect(plans).toHaveLength(2)
  for (const plan of plans) expect(plan).not.toMatch(/Sort|Seq Scan/)
  expect(plans[0]).toMatch(/customers_by_phone[^]*Index Cond:.*phone_hash/)
})

test('concurrent calls with different data return one customer with all of the data', async () => {
  const tenant = await world()
  const parts = Object.entries({
    ...CONTACT,
    firstName: 'Ngozi',
    lastName: 'Adeyemi',
    countryCode: 'NG',
  }).map(([name, value]) => ({ [name]: value }))

  await Promise.all(
    [...parts, ...parts, ...parts].map(part =>
      ensureCustomer(administrator(tenant), { externalId: 'c-1', ...part }),
    ),
  )

  const found = (await customers(reader(tenant), {})).nodes
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ ...CONTACT, firstName: 'Ngozi', lastName: 'Adeyemi', countryCode: 'NG' })
})

test('gaps of an existing customer are filled, nothing is overwritten, and verified identities and legal names stay', () => {
  const text = fc.option(fc.string({ minLength: 1 }), { nil: null })
  const fields = {
    firstName: text,
    lastName: text,
    countryCode: text,
    dateOfBirth: text,
    email: text,
    phone: text,
    address: text,
  }
  fc.assert(
    fc.property(
      fc.record({ ...fields, legalName: text, kycStatus: fc.constantFrom('UNVERIFIED', 'VERIFIED') }),
      fc.record(fields),
      (known, given) => {
        const after = fillGapsOf(known as Customer, given) ?? known

        for (const name of Object.keys(fields) as (keyof typeof fields)[]) {
          const isOpen =
            known[name] === null &&
            (['email', 'phone', 'address'].includes(name) ||
              (known.kycStatus !== 'VERIFIED' && (known.legalName === null || name === 'countryCode')))
          expect(after[name]).toBe(isOpen ? given[name] : known[name])
        }
      },
    ),
  )
})

test('a customer of an earlier version is read and filled in plain text, encrypted by the worker, and then found by phone', async () => {
  const tenant = await world()
  const [id, unknownPhone] = [await inClear(tenant), await inClear(tenant, null)]
  expect(await customer(reader(tenant), { id })).toMatchObject(CONTACT)
  await ensureCustomer(administrator(tenant), { externalId: `old-${unknownPhone}`, phone: '+2348039999999' })
  expect(await stored(tenant, unknownPhone)).toMatchObject({
    email: null,
    address: null,
    personal: expect.any(String),
  })

  expect(await sealJob.run(workerOn(tenant.platform))).toBe(1)
  expect(await sealJob.run(workerOn(tenant.platform))).toBe(0)

  for (const each of [id, unknownPhone])
    expect((await stored(tenant, each))['text']).not.toMatch(/ngozi|80312345|80399999|1990-05-17|Marina/)
  expect(await customer(reader(tenant), { id })).toMatchObject(CONTACT)
  expect(await customer(reader(tenant), { id: unknownPhone })).toMatchObject({
    ...CONTACT,
    phone: '+2348039999999',
  })
  expect((await customers(reader(tenant), { phone: CONTACT.phone })).nodes.map(each => each.id)).toEqual([id])
  await expect(sealCustomers(administrator(tenant), { ids: [id] })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
})
