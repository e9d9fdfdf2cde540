import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { demoWorld } from '#test/support/world.ts'
import { openDescribedCore, type DescribedCore } from '../support/described-core.ts'
import { RIVAL, type Json, type RestResponse } from '../support/rest.ts'
import { columnsHolding } from '../support/tables.ts'

let core: DescribedCore

beforeAll(async () => {
  core = await openDescribedCore()
})

/** Eleven digits that no other test uses. */
const number = (): string => String(10_000_000_000 + Math.floor(Math.random() * 89_999_999_999))

const create = (more: object = {}, as = 'officer', key?: string): Promise<RestResponse> =>
  core.call('POST /customers', {
    as,
    body: { first_name: 'Ada', last_name: 'Obi', date_of_birth: '1990-05-17', ...more },
    ...(key && { key }),
  })

const found = async (filter: object, tenant = {}): Promise<string[]> =>
  (
    await core.call('POST /customers/search', { as: 'viewer', key: null, body: filter, ...tenant })
  ).body.customers.map(({ id }: Json) => id)

const branchIds = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await core.call('GET /branches', { as: 'viewer' })).body.branches.map(({ code, id }: Json) => [
      code,
      id,
    ]),
  )

test('identification numbers are shown masked, found in full, and nowhere in the database in clear', async () => {
  const [bvn, nin, serial] = [number(), number(), number()]
  const tin = `${serial}-0001`

  const created = await create({ bvn, nin, tin })
  const { id } = created.body
  const read = await core.call('GET /customers/{id}', { as: 'viewer', path: `/customers/${id}` })

  expect([created.status, read.body]).toMatchObject([
    201,
    { bvn: `*******${bvn.slice(-4)}`, nin: `*******${nin.slice(-4)}`, tin: '***********-0001' },
  ])
  for (const filter of [{ bvn }, { nin }, { tin }, { tin: `${serial}0001` }, { bvn, nin, tin, limit: 1 }])
    expect(await found(filter)).toEqual([id])
  for (const filter of [{ bvn: nin }, { bvn, nin: bvn }, { tin: bvn }])
    expect(await found(filter)).toEqual([])
  expect(await found({ bvn }, { tenant: RIVAL })).toEqual([])
  const twin = (await create({ bvn })).body.id
  const first = await core.call('POST /customers/search', { key: null, body: { bvn, limit: 1 } })
  expect([first.body.customers[0].id, first.body.has_more]).toEqual([twin, true])
  expect(await found({ bvn, cursor: first.body.next_cursor })).toEqual([id])
  expect(await columnsHolding((await demoWorld()).databaseName, [bvn, nin, serial])).toEqual([])
})

test('a number of the wrong length or form is refused, and only officers change numbers', async () => {
  const { id } = (await create({ bvn: number() })).body
  const change = (body: object, as = 'officer'): Promise<RestResponse> =>
    core.call('PATCH /customers/{id}', { as, path: `/customers/${id}`, body })

  const refused = [
    await create({ bvn: '2221234234' }),
    await create({ nin: '7012345678a' }),
    await create({ tin: '1234567' }),
    await create({ tin: '12345678--1' }),
    await change({ bvn: '222123423456' }),
    await core.call('POST /customers/search', { key: null, body: { bvn: '1' } }),
  ]
  const byTeller = await change({ bvn: number() }, 'teller')
  const next = number()
  const changed = await change({ bvn: next, tin: '20456789-0001' })
  const cleared = await change({ bvn: null })

  expect(refused.map(({ status, body }) => [status, body.details.map(({ field }: Json) => field)])).toEqual(
    ['bvn', 'nin', 'tin', 'tin', 'bvn', 'bvn'].map(field => [400, [field]]),
  )
  expect([byTeller.status, byTeller.body.code]).toEqual([403, 'FORBIDDEN'])
  expect(changed.body).toMatchObject({ bvn: `*******${next.slice(-4)}`, tin: '********-0001' })
  expect([cleared.body.bvn, cleared.body.tin]).toEqual([null, '********-0001'])
  expect(await found({ bvn: next })).toEqual([])
})

test('a new customer belongs to the branch that is given, and to the head office otherwise', async () => {
  const { HO, LAG } = await branchIds()
  const external_id = randomUUID()
  const key = randomUUID()

  const [plain, remote] = [await create(), await create({ branch_id: LAG, external_id }, 'officer', key)]
  const repeated = await create({ branch_id: LAG, external_id }, 'officer', key)
  const refused = [
    await create({ branch_id: randomUUID() }),
    await create({ branch_id: LAG, external_id }),
    await create({ branch_id: LAG, last_name: null }),
    await create({ branch_id: LAG }, 'teller'),
  ]

  expect([plain.body.branch_id, remote.body.branch_id]).toEqual([HO, LAG])
  expect(repeated.text).toBe(remote.text)
  expect(
    (await core.call('GET /customers/{id}', { path: `/customers/${remote.body.id}` })).body.branch_id,
  ).toBe(LAG)
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [404, 'BRANCH_NOT_FOUND'],
    [409, 'CUSTOMER_EXISTS'],
    [400, 'VALIDATION_ERROR'],
    [403, 'FORBIDDEN'],
  ])
  expect(await found({ external_id })).toEqual([remote.body.id])
})

test('a document waits for its review, expires by its date, and shows only the end of its number', async () => {
  const { id } = (await create()).body
  const documents = `/customers/${id}/documents`
  const passport = { type: 'PASSPORT', number: `P${number()}`, issuing_country: 'NG' }
  const add = (more: object = {}, more2: object = {}): Promise<RestResponse> =>
    core.call('POST /customers/{id}/documents', {
      as: 'officer',
      path: documents,
      body: { ...passport, ...more },
      ...more2,
    })
  const review = (documentId: string, body: object, as = 'officer'): Promise<RestResponse> =>
    core.call('PATCH /customers/{id}/documents/{document_id}', {
      as,
      path: `${documents}/${documentId}`,
      body,
    })

  const added = await add({ issued_on: '2024-03-01', expires_on: '2099-02-28' })
  const old = await add({ expires_on: '2020-01-01' })
  const verified = await review(added.body.id, { status: 'VERIFIED' })
  const rejected = await review(old.body.id, { status: 'REJECTED', reason: 'Unreadable' })
  const refused = [
    await review((await add({ expires_on: '2020-01-01' })).body.id, { status: 'VERIFIED' }),
    await review(randomUUID(), { status: 'VERIFIED' }),
    await review(added.body.id, { status: 'VERIFIED' }, 'teller'),
    await add({ issued_on: '2999-01-01' }),
    await add({ issued_on: '2024-03-01', expires_on: '2024-03-01' }),
    await add({ number: 'A12' }),
    await add({}, { as: 'teller' }),
    await add({}, { tenant: RIVAL }),
  ]
  const list = await core.call('GET /customers/{id}/documents', { as: 'viewer', path: documents })

  expect([added.status, added.body]).toMatchObject([
    201,
    { status: 'PENDING', number: `********${passport.number.slice(-4)}`, customer_id: id },
  ])
  expect([old.body.status, verified.body.status]).toEqual(['EXPIRED', 'VERIFIED'])
  expect(verified.body.reviewed_by).not.toBeNull()
  expect(rejected.body).toMatchObject({ status: 'REJECTED', status_reason: 'Unreadable' })
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [422, 'DOCUMENT_EXPIRED'],
    [404, 'DOCUMENT_NOT_FOUND'],
    [403, 'FORBIDDEN'],
    [400, 'VALIDATION_ERROR'],
    [400, 'VALIDATION_ERROR'],
    [400, 'VALIDATION_ERROR'],
    [403, 'FORBIDDEN'],
    [404, 'CUSTOMER_NOT_FOUND'],
  ])
  expect(list.body.documents.map(({ status }: Json) => status)).toEqual(['EXPIRED', 'REJECTED', 'VERIFIED'])
  expect(await columnsHolding((await demoWorld()).databaseName, [passport.number])).toEqual([])
})

test('the KYC status and level of a customer are read on their own', async () => {
  const { id } = (await create()).body

  const kyc = await core.call('GET /customers/{id}/kyc', { as: 'viewer', path: `/customers/${id}/kyc` })

  expect(kyc.body).toEqual({
    customer_id: id,
    status: 'UNVERIFIED',
    level: 0,
    attested_by: null,
    attested_at: null,
  })
})

test('an account has joint holders and signatories; a suspended one cannot act, and one with an open account cannot be closed', async () => {
  const [owner, spouse, clerk] = [
    (await create()).body.id,
    (await create()).body.id,
    (await create()).body.id,
  ]
  const open = async (account_type: string): Promise<string> =>
    (
      await core.call('POST /accounts', {
        as: 'officer',
        body: { customer_id: owner, account_type, currency: 'NGN' },
      })
    ).body.id
  const [joint, savings] = [await open('JOINT'), await open('SAVINGS')]
  const add = (account: string, customer_id: string, role: string, as = 'officer'): Promise<RestResponse> =>
    core.call('POST /accounts/{id}/holders', {
      as,
      path: `/accounts/${account}/holders`,
      body: { customer_id, role },
    })
  const onCustomer = (id: string, act: 'suspend' | 'close'): Promise<RestResponse> =>
    core.call(`POST /customers/{id}/${act}`, {
      as: 'officer',
      path: `/customers/${id}/${act}`,
      body: { reason: 'Test' },
    })
  const remove = (customerId: string): Promise<RestResponse> =>
    core.call('DELETE /accounts/{id}/holders/{customer_id}', {
      as: 'officer',
      path: `/accounts/${joint}/holders/${customerId}`,
    })

  const added = [await add(joint, spouse, 'JOINT'), await add(joint, clerk, 'SIGNATORY')]
  const refused = [
    await add(joint, spouse, 'SIGNATORY'),
    await add(joint, owner, 'JOINT'),
    await add(savings, spouse, 'JOINT'),
    await add(joint, spouse, 'PRIMARY'),
    await add(joint, randomUUID(), 'JOINT'),
    await add(randomUUID(), spouse, 'JOINT'),
    await add(savings, spouse, 'SIGNATORY', 'teller'),
    await onCustomer(spouse, 'close'),
  ]
  const list = await core.call('GET /accounts/{id}/holders', { path: `/accounts/${joint}/holders` })
  const deposit = (initiated_by: string): Promise<RestResponse> =>
    core.call('POST /deposits', { body: { ...core.cash(joint, 10), initiated_by } })
  const bySpouse = await deposit(spouse)
  await onCustomer(clerk, 'suspend')
  const bySuspended = await deposit(clerk)
  const [removed, again] = [await remove(spouse), await remove(spouse)]
  const closed = await onCustomer(spouse, 'close')

  expect(added.map(({ status }) => status)).toEqual([201, 201])
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'HOLDER_EXISTS'],
    [409, 'HOLDER_EXISTS'],
    [422, 'ACCOUNT_NOT_JOINT'],
    [400, 'VALIDATION_ERROR'],
    [404, 'CUSTOMER_NOT_FOUND'],
    [404, 'ACCOUNT_NOT_FOUND'],
    [403, 'FORBIDDEN'],
    [409, 'CUSTOMER_HAS_ACCOUNTS'],
  ])
  expect(list.body.holders.map(({ customer_id, role }: Json) => [customer_id, role])).toEqual([
    [owner, 'PRIMARY'],
    [spouse, 'JOINT'],
    [clerk, 'SIGNATORY'],
  ])
  expect([bySpouse.status, bySuspended.body.code]).toEqual([201, 'CUSTOMER_NOT_ACTIVE'])
  expect([removed.status, again.body.code, closed.body.status]).toEqual([200, 'HOLDER_NOT_FOUND', 'CLOSED'])
})
