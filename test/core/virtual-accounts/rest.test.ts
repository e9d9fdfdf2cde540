import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import { RIVAL } from '#test/e2e/support/rest.ts'

type Json = Record<string, unknown>

let desk: Desk
let payer: string

beforeAll(async () => {
  desk = await openDesk()
  payer = await desk.account(10_000)
})

const open = (parent: string, kind: string, given: Json = {}): Promise<Json> =>
  desk.done(`POST /accounts/${parent}/virtual-accounts`, {
    as: 'officer',
    body: { kind, account_name: `Virtual ${kind.replace('_', ' ')}`, ...given },
  })
const balance = async (id: unknown): Promise<unknown> =>
  (await desk.done(`GET /accounts/${id as string}/balance`)).ledger_balance
const pay = async (from: string, to: unknown, amount: number) =>
  desk.call('POST /transfers/internal', { body: await desk.order(from, to as string, amount) })
const refusal = async (sent: Promise<{ status: number; body: Json }>): Promise<unknown[]> => {
  const { status, body } = await sent
  return [status, body.code]
}

test('a collection number hands each credit to its parent in the same posting, however it is paid', async () => {
  const parent = await desk.account()
  const own = await open(parent, 'COLLECTION', { reference: 'INV-1' })
  expect(own).toMatchObject({
    parent_account_id: parent,
    kind: 'COLLECTION',
    account_name: 'Virtual COLLECTION',
    account_number: expect.stringMatching(/^[0-9]{10}$/),
    currency: 'NGN',
    balance: 0,
    status: 'ACTIVE',
    match: 'ANY',
    expected_amount: null,
    expires_at: null,
    reference: 'INV-1',
  })
  const named = { virtualAccountId: own.id, virtualAccountNumber: own.account_number }

  const transfer = await pay(payer, own.id, 100)
  const cash = await desk.done('POST /deposits', { body: await desk.cash(own.id as string, 20) })
  const inward = await desk.done('POST /sandbox/inward-credits', {
    body: {
      account_number: own.account_number,
      amount: 3,
      currency: 'NGN',
      sender_name: 'Bola Eze',
      sender_account_num: '0123456789',
      sender_bank_code: '000013',
      narration: 'Invoice',
    },
  })
  const bulk = await desk.done('POST /transfers/bulk', {
    body: { items: [await desk.order(payer, own.id as string, 4)], atomic: true },
  })

  expect(transfer.status).toBe(201)
  expect([transfer.body.metadata, cash.metadata]).toEqual([named, named])
  expect(inward.metadata).toMatchObject(named)
  expect(bulk).toMatchObject({ items: [{ transaction: { status: 'COMPLETED' } }] })
  expect([await balance(parent), await balance(own.id)]).toEqual([127, 0])
  expect(
    await desk.done('POST /transfers/name-enquiry', { body: { account_number: own.account_number } }),
  ).toMatchObject({ account_name: 'Virtual COLLECTION' })
  expect(await refusal(pay(parent, own.id, 1))).toEqual([422, 'SAME_ACCOUNT'])
  expect(await desk.isClean()).toBe(true)
})

test('a credit unlike the expected amount is refused, and so is one to a suspended, expired or closed number', async () => {
  const parent = await desk.account()
  const exact = await open(parent, 'COLLECTION', { expected_amount: 50 })
  const least = await open(parent, 'SUB_ACCOUNT', { expected_amount: 50, match: 'AT_LEAST' })
  expect([exact.match, least.match]).toEqual(['EXACT', 'AT_LEAST'])

  for (const [to, amount] of [
    [exact.id, 49.99],
    [exact.id, 50.01],
    [least.id, 49.99],
  ] as const)
    expect(await refusal(pay(payer, to, amount))).toEqual([422, 'AMOUNT_MISMATCH'])
  const mixed = await desk.done('POST /transfers/bulk', {
    body: {
      items: [
        await desk.order(payer, exact.id as string, 1),
        await desk.order(payer, exact.id as string, 50),
      ],
      atomic: false,
    },
  })
  expect((await pay(payer, least.id, 60)).status).toBe(201)
  expect(mixed).toMatchObject({ items: [{ error: { code: 'AMOUNT_MISMATCH' } }, { error: null }] })
  expect([await balance(parent), await balance(least.id)]).toEqual([50, 60])

  const path = `/virtual-accounts/${least.id as string}`
  expect(await desk.done(`PATCH ${path}`, { body: { expected_amount: null } })).toMatchObject({
    match: 'ANY',
  })
  expect(await desk.done(`POST ${path}/suspend`)).toMatchObject({ status: 'SUSPENDED' })
  expect(await refusal(pay(payer, least.id, 1))).toEqual([422, 'VIRTUAL_ACCOUNT_SUSPENDED'])
  expect(await desk.done(`POST ${path}/activate`)).toMatchObject({ status: 'ACTIVE' })
  expect((await pay(payer, least.id, 1)).status).toBe(201)
  expect(await refusal(desk.call(`POST ${path}/close`))).toEqual([422, 'ACCOUNT_NOT_EMPTY'])
  expect((await pay(least.id as string, payer, 61)).status).toBe(201)
  expect(await desk.done(`POST ${path}/close`)).toMatchObject({ status: 'CLOSED', balance: 0 })
  expect(await refusal(pay(payer, least.id, 1))).toEqual([422, 'ACCOUNT_CLOSED'])
  for (const change of ['suspend', 'activate', 'close'])
    expect(await refusal(desk.call(`POST ${path}/${change}`))).toEqual([409, 'INVALID_STATE'])
  expect(await desk.isClean()).toBe(true)
})

test('virtual accounts are listed by kind and by the status that they have now', async () => {
  const parent = await desk.account()
  const [active, suspended, closed, escrow] = [
    await open(parent, 'COLLECTION'),
    await open(parent, 'COLLECTION'),
    await open(parent, 'COLLECTION'),
    await open(parent, 'ESCROW'),
  ]
  await desk.done(`POST /virtual-accounts/${suspended.id as string}/suspend`)
  await desk.done(`POST /virtual-accounts/${closed.id as string}/close`)
  const soon = new Date(Date.now() + 100)
  const expired = await open(parent, 'COLLECTION', { expires_at: soon.toISOString() })
  while (new Date() <= soon) await desk.done(`GET /virtual-accounts/${expired.id as string}`)
  const list = async (query: string): Promise<unknown[]> =>
    ((await desk.done(`GET /accounts/${parent}/virtual-accounts?${query}`)).virtual_accounts as Json[]).map(
      ({ id }) => id,
    )

  expect(await list('kind=ESCROW')).toEqual([escrow.id])
  expect(await list('kind=COLLECTION')).toEqual([expired.id, closed.id, suspended.id, active.id])
  expect(await list('status=ACTIVE')).toEqual([escrow.id, active.id])
  expect(await list('status=SUSPENDED')).toEqual([suspended.id])
  expect(await list('status=EXPIRED')).toEqual([expired.id])
  expect(await list('status=CLOSED&kind=COLLECTION')).toEqual([closed.id])
  expect(await list('status=CLOSED&kind=ESCROW')).toEqual([])
  expect((await desk.call(`GET /accounts/${parent}/virtual-accounts?kind=LOAN`)).status).toBe(400)
})

test('money in escrow leaves only by a release of a manager', async () => {
  const [parent, payee] = [await desk.account(), await desk.account()]
  const { id } = await open(parent, 'ESCROW')
  await pay(payer, id, 300)
  const body = { amount: 120.5, destination_account_id: payee, reason: 'Delivered' }
  const release = `POST /virtual-accounts/${id as string}/release`

  expect(await refusal(pay(id as string, payee, 1))).toEqual([422, 'ESCROW_RELEASE_REQUIRED'])
  expect(await refusal(desk.call('POST /withdrawals', { body: await desk.cash(id as string, 1) }))).toEqual([
    422,
    'ESCROW_RELEASE_REQUIRED',
  ])
  expect((await desk.call(release, { as: 'officer', body })).status).toBe(403)
  const key = randomUUID()
  const [one, other] = [await desk.done(release, { key, body }), await desk.done(release, { key, body })]
  expect(one).toMatchObject({ transaction_type: 'TRANSFER', status: 'COMPLETED', amount: 120.5 })
  expect(other.id).toBe(one.id)
  expect(await refusal(desk.call(release, { body: { ...body, amount: 179.51 } }))).toEqual([
    422,
    'INSUFFICIENT_FUNDS',
  ])
  const { id: sub } = await open(parent, 'SUB_ACCOUNT')
  expect(await refusal(desk.call(`POST /virtual-accounts/${sub as string}/release`, { body }))).toEqual([
    422,
    'NOT_ESCROW',
  ])
  await desk.done(`POST /transactions/${one.id as string}/reverse`, { body: { reason: 'Returned' } })
  expect([await balance(id), await balance(payee)]).toEqual([300, 0])

  const consolidated = await desk.done(`GET /accounts/${parent}/consolidated-balance`, { as: 'viewer' })
  expect(consolidated).toMatchObject({
    account_id: parent,
    currency: 'NGN',
    parent: { ledger_balance: 0, kind: null },
    children: [
      { account_id: id, kind: 'ESCROW', ledger_balance: 300 },
      { account_id: sub, kind: 'SUB_ACCOUNT', ledger_balance: 0 },
    ],
    total_ledger: 300,
    total_available: 0,
    rates_used: [],
  })
  expect(await desk.isClean()).toBe(true)
})

test('what makes no sense is refused, tellers cannot write, and another tenant finds nothing', async () => {
  const parent = await desk.account()
  const own = await open(parent, 'SUB_ACCOUNT')
  const body = { kind: 'COLLECTION', account_name: 'Number' }
  const route = `POST /accounts/${parent}/virtual-accounts`
  for (const [given, field] of [
    [{ kind: 'LOAN' }, 'kind'],
    [{ account_name: '' }, 'account_name'],
    [{ expected_amount: 0 }, 'expected_amount'],
    [{ match: 'AT_LEAST' }, 'expected_amount'],
    [{ expires_at: '2020-01-01T00:00:00.000Z' }, 'expires_at'],
  ] as const) {
    const refused = await desk.call(route, { body: { ...body, ...given } })
    expect([given, refused.status]).toEqual([given, 400])
    expect(JSON.stringify(refused.body.details)).toContain(`"${field}"`)
  }
  expect(await refusal(desk.call(`POST /accounts/${own.id as string}/virtual-accounts`, { body }))).toEqual([
    422,
    'VIRTUAL_ACCOUNT_NESTED',
  ])
  expect(await refusal(desk.call(`POST /accounts/${parent}/close`, { body: { reason: 'Done' } }))).toEqual([
    422,
    'ACCOUNT_NOT_EMPTY',
  ])
  const collection = await open(parent, 'COLLECTION')
  expect(
    await refusal(
      desk.call(`POST /accounts/${payer}/sweeps`, {
        body: { target_account_id: collection.id, method: 'ZERO_BALANCE' },
      }),
    ),
  ).toEqual([422, 'VIRTUAL_ACCOUNT_COLLECTS'])
  const path = `/virtual-accounts/${own.id as string}`
  for (const [written, sent] of [
    [route, body],
    [`PATCH ${path}`, { reference: 'x' }],
    [`POST ${path}/suspend`, undefined],
    [`POST ${path}/release`, { amount: 1, destination_account_id: payer, reason: 'x' }],
  ] as const) {
    expect([written, (await desk.call(written, { as: 'teller', body: sent })).status]).toEqual([written, 403])
    expect([written, (await desk.call(written, { tenant: RIVAL, body: sent })).status]).toEqual([
      written,
      404,
    ])
  }
  for (const read of [
    `GET ${path}`,
    `GET /accounts/${parent}/virtual-accounts`,
    `GET /accounts/${parent}/consolidated-balance`,
  ])
    expect([read, (await desk.call(read, { tenant: RIVAL })).status]).toEqual([read, 404])
  const listed = await desk.done(`GET /accounts/${parent}/virtual-accounts`, { as: 'viewer' })
  expect((listed.virtual_accounts as Json[]).map(({ id }) => id)).toEqual([collection.id, own.id])
})
