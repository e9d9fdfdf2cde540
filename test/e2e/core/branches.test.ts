import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { openDescribedCore, TRANSACTION, type DescribedCore } from '../support/described-core.ts'
import { RIVAL, type Json } from '../support/rest.ts'

let core: DescribedCore

beforeAll(async () => {
  core = await openDescribedCore()
})

const branchesOf = async (tenant = {}): Promise<Json[]> =>
  (await core.call('GET /branches', { as: 'viewer', ...tenant })).body.branches

const branchIds = async (): Promise<Record<string, string>> =>
  Object.fromEntries((await branchesOf()).map(({ code, id }: Json) => [code, id]))

const customer = async (): Promise<string> =>
  (
    await core.call('POST /customers', {
      as: 'admin',
      body: { type: 'INDIVIDUAL', first_name: 'Ada', last_name: 'Obi', country_code: 'NG' },
    })
  ).body.id

const open = async (customerId: string, more: object = {}): Promise<Json> =>
  (
    await core.call('POST /accounts', {
      as: 'officer',
      body: { customer_id: customerId, account_type: 'SAVINGS', currency: 'NGN', ...more },
    })
  ).body

test('the demo has three branches, an administrator adds more, and codes are unique in the tenant', async () => {
  expect((await branchesOf()).map(({ code }) => code).sort()).toEqual(['ABJ', 'HO', 'LAG'])
  const kano = { code: 'KAN', name: 'Kano' }

  const created = await core.call('POST /branches', { as: 'admin', body: kano })
  const refusals = [
    await core.call('POST /branches', { as: 'admin', body: kano }),
    await core.call('POST /branches', { as: 'admin', body: { code: 'HO', name: 'Another head office' } }),
    await core.call('POST /branches', { as: 'manager', body: { code: 'IBA', name: 'Ibadan' } }),
    await core.call('POST /branches', { as: 'admin', body: { code: 'a-1', name: 'Ibadan' } }),
  ]
  const page = await core.call('GET /branches', { as: 'viewer', path: '/branches?limit=1' })

  expect([created.status, created.body]).toMatchObject([201, kano])
  expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'BRANCH_EXISTS'],
    [409, 'BRANCH_EXISTS'],
    [403, 'FORBIDDEN'],
    [400, 'VALIDATION_ERROR'],
  ])
  expect([page.body.branches[0].code, page.body.has_more]).toEqual(['KAN', true])
  expect((await branchesOf({ tenant: RIVAL })).map(({ code }) => code)).not.toContain('KAN')
  const foreign = await core.call('GET /branches/{id}', {
    tenant: RIVAL,
    path: `/branches/${created.body.id}`,
  })
  expect([foreign.status, foreign.body.code]).toEqual([404, 'BRANCH_NOT_FOUND'])
})

test('accounts and customers belong to the head office unless another branch is given', async () => {
  const { HO, LAG, ABJ } = await branchIds()
  const holder = await customer()
  const [plain, remote] = [await open(holder), await open(holder, { branch_id: LAG })]
  const unknown = await open(holder, { branch_id: randomUUID() })
  const read = async (): Promise<Json> =>
    (await core.call('GET /customers/{id}', { path: `/customers/${holder}` })).body.branch_id
  const assign = (branch_id: string, as: string, id = holder) =>
    core.call('PUT /customers/{id}/branch', { as, path: `/customers/${id}/branch`, body: { branch_id } })

  expect([plain.branch_id, remote.branch_id, unknown.code]).toEqual([HO, LAG, 'BRANCH_NOT_FOUND'])
  const listed = await core.call('GET /accounts', {
    path: `/accounts?branch_id=${LAG!}&customer_id=${holder}`,
  })
  expect(listed.body.accounts.map(({ id }: Json) => id)).toEqual([remote.id])
  expect((await core.call('GET /accounts', { path: `/accounts?branch_id=${ABJ!}` })).body.accounts).toEqual(
    [],
  )
  expect(await read()).toBe(HO)
  const assigned = await assign(ABJ!, 'officer')
  expect([assigned.status, assigned.body.branch_id, await read()]).toEqual([200, ABJ, ABJ])
  expect((await assign(ABJ!, 'teller')).status).toBe(403)
  expect((await assign(randomUUID(), 'officer')).body.code).toBe('BRANCH_NOT_FOUND')
  expect((await assign(ABJ!, 'officer', randomUUID())).body.code).toBe('CUSTOMER_NOT_FOUND')
})

test('a transfer between branches returns the documented Transaction, and a repeat returns the same bytes', async () => {
  const { HO, LAG } = await branchIds()
  const holder = await customer()
  const [source, destination, neighbour] = [
    await open(holder),
    await open(holder, { branch_id: LAG }),
    await open(holder),
  ]
  await core.call('POST /deposits', { body: core.cash(source.id, 100) })
  const request = { body: core.order(source.id, destination.id, 40.25), key: randomUUID() }

  const moved = await core.call('POST /transfers/inter-branch', request)
  const repeat = await core.call('POST /transfers/inter-branch', request)
  const same = await core.call('POST /transfers/inter-branch', {
    body: core.order(source.id, neighbour.id, 1),
  })
  const much = { body: core.order(source.id, destination.id, 1_000), key: randomUUID() }
  const refused = await core.call('POST /transfers/inter-branch', much)
  const again = await core.call('POST /transfers/inter-branch', much)

  expect(moved.status).toBe(201)
  expect(Object.keys(moved.body)).toEqual(TRANSACTION)
  expect(moved.body).toMatchObject({
    transaction_type: 'TRANSFER',
    transfer_type: 'INTERNAL',
    status: 'COMPLETED',
    amount: 40.25,
    metadata: { sourceBranchId: HO, destinationBranchId: LAG },
  })
  expect([repeat.text, repeat.headers['idempotent-replayed']]).toEqual([moved.text, 'true'])
  expect([same.status, same.body.code]).toEqual([422, 'SAME_BRANCH'])
  expect([refused.status, refused.body.code]).toEqual([422, 'INSUFFICIENT_FUNDS'])
  expect([again.text, again.headers['idempotent-replayed']]).toEqual([refused.text, 'true'])
  const { checks } = (await core.call('GET /reports/integrity', { as: 'viewer' })).body
  expect(checks).toContainEqual(expect.objectContaining({ name: 'BRANCHES', checked: 3, broken: 0 }))
})

test('a credit from another bank is the documented Transaction, and its session id counts once', async () => {
  const account = await open(await customer())
  const body = {
    account_number: account.account_number,
    amount: 250.5,
    currency: 'NGN',
    sender_name: 'Bola Eze',
    sender_account_num: '0123456789',
    sender_bank_code: '000013',
    narration: 'Invoice 17',
    session_id: '000013261128153000000000000001',
  }
  const request = { body, key: randomUUID() }

  const credited = await core.call('POST /sandbox/inward-credits', request)
  const repeat = await core.call('POST /sandbox/inward-credits', request)
  const second = await core.call('POST /sandbox/inward-credits', { body })
  const unknown = await core.call('POST /sandbox/inward-credits', {
    body: { ...body, account_number: '0000000000', session_id: undefined },
  })
  const malformed = await core.call('POST /sandbox/inward-credits', { body: { ...body, session_id: '1' } })

  expect([credited.status, Object.keys(credited.body)]).toEqual([201, TRANSACTION])
  expect(credited.body).toMatchObject({
    transaction_type: 'DEPOSIT',
    transfer_type: 'NIP',
    status: 'COMPLETED',
    source_account_id: null,
    source_account_num: '0123456789',
    source_bank_code: '000013',
    dest_account_id: account.id,
    dest_account_num: account.account_number,
    amount: 250.5,
    session_id: body.session_id,
    metadata: { senderName: 'Bola Eze' },
  })
  expect([repeat.text, repeat.headers['idempotent-replayed']]).toEqual([credited.text, 'true'])
  expect([second, unknown, malformed].map(({ status, body: { code } }) => [status, code])).toEqual([
    [409, 'DUPLICATE_REFERENCE'],
    [404, 'ACCOUNT_NOT_FOUND'],
    [400, 'VALIDATION_ERROR'],
  ])
  const listed = await core.call('GET /transactions', {
    path: `/transactions?session_id=${body.session_id}`,
  })
  expect(listed.body.transactions.map(({ id }: Json) => id)).toEqual([credited.body.id])
})
