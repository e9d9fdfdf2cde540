import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import type { Role } from '#core/rules/rights.ts'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import { RIVAL } from '#test/e2e/support/rest.ts'

let desk: Desk
let payout: string

beforeAll(async () => {
  desk = await openDesk()
  payout = await desk.account()
})

/** Creates an active product. */
async function product(terms: Record<string, unknown>): Promise<string> {
  const as = 'admin'
  const { id } = await desk.done('POST /products', {
    as,
    body: { code: `P-${randomUUID().slice(0, 8)}`, name: 'Product', currency: 'NGN', ...terms },
  })
  await desk.done(`POST /products/${id}/activate`, { as })
  return id as string
}

/** Opens an account under a product, and pays the amount in. */
async function opened(product_id: string, amount: number, customer_id?: string): Promise<string> {
  const customer =
    customer_id ??
    (await desk.done('POST /customers', { body: { first_name: 'Ada', last_name: `Obi ${randomUUID()}` } })).id
  const { id } = await desk.done('POST /accounts', {
    body: { customer_id: customer, product_id, currency: 'NGN' },
  })
  if (amount > 0) await desk.done('POST /deposits', { body: await desk.cash(id, amount) })
  return id as string
}

const fixed = () =>
  product({
    category: 'FIXED_DEPOSIT',
    interest: { rate: 12, withholding_tax_rate: 10 },
    break_penalty_percent: 25,
    minimum_balance: 1_000,
  })

const terms = (given: Record<string, unknown> = {}) => ({
  tenor_days: 10,
  maturity_instruction: 'PAYOUT',
  payout_account_id: payout,
  ...given,
})

const codeOf = async (route: string, body: unknown, as: Role = 'manager'): Promise<unknown> => {
  const { status, body: response } = await desk.call(route, { as, body })
  return [status, response.code]
}

test('an officer starts a term, nothing moves on the account, and a manager breaks it', async () => {
  const id = await opened(await fixed(), 1_000_000)
  const { business_date } = await desk.done('GET /business-date')

  const started = await desk.call(`POST /accounts/${id}/term`, { as: 'officer', body: terms() })

  expect(started.status).toBe(201)
  const term = {
    principal: 1_000_000,
    rate: 12,
    tenor_days: 10,
    start_date: business_date,
    maturity_date: new Date(Date.parse(business_date as string) + 10 * 86_400_000).toISOString().slice(0, 10),
    maturity_instruction: 'PAYOUT',
    payout_account_id: payout,
    interest_at_maturity: 3287.67,
  }
  const held = { ledger_balance: 1_000_000, available_balance: 0, held_balance: 0 }
  expect(started.body).toMatchObject({ id, status: 'ACTIVE', ...held, term })
  expect(await desk.done(`GET /accounts/${id}/balance`)).toMatchObject(held)
  expect(await desk.done(`GET /accounts/${id}/consolidated-balance`)).toMatchObject({
    parent: { ledger_balance: 1_000_000, available_balance: 0 },
    total_ledger: 1_000_000,
    total_available: 0,
  })
  expect((await desk.done(`GET /accounts/${id}`, { as: 'viewer' })).term).toEqual(term)

  const refused = [422, 'TERM_RUNNING']
  const cash = await desk.cash(id, 1)
  expect(await codeOf('POST /deposits', cash)).toEqual(refused)
  expect(await codeOf('POST /withdrawals', cash)).toEqual(refused)
  expect(await codeOf('POST /transfers/internal', await desk.order(id, payout, 1))).toEqual(refused)
  const other = await desk.account(10)
  expect(await codeOf('POST /transfers/internal', await desk.order(other, id, 1))).toEqual(refused)
  expect(await codeOf(`POST /accounts/${id}/term`, terms())).toEqual(refused)
  expect(await codeOf(`POST /accounts/${id}/close`, { reason: 'Enough' })).toEqual(refused)
  expect(await codeOf(`POST /accounts/${id}/holds`, { amount: 1, reason: 'Card', type: 'CARD' })).toEqual(
    refused,
  )
  const { body: preview } = await desk.call('POST /transfers/preview', {
    body: {
      transfer_type: 'INTERNAL',
      source_account_id: other,
      destination_account_id: id,
      amount: 1,
      currency: 'NGN',
    },
  })
  expect(JSON.stringify(preview)).toContain('TERM_RUNNING')

  const broken = await desk.call(`POST /accounts/${id}/term/break`, { body: { reason: 'Needed' } })
  expect(broken.status).toBe(200)
  expect(broken.body).toMatchObject({ id, status: 'ACTIVE', ledger_balance: 0, term: null })
  expect(await codeOf(`POST /accounts/${id}/term/break`, { reason: 'Again' })).toEqual([
    422,
    'TERM_NOT_RUNNING',
  ])
  const again = await opened(await fixed(), 2_000)
  await desk.done(`POST /accounts/${again}/term`, { body: terms() })
  expect(await desk.done(`GET /accounts/${id}/terms`, { as: 'viewer' })).toEqual({
    terms: [
      {
        id: expect.any(String),
        account_id: id,
        status: 'BROKEN',
        currency: 'NGN',
        ...term,
        ended_on: business_date,
        interest_paid: 0,
        tax_withheld: 0,
        interest_forgone: 0,
      },
    ],
    has_more: false,
    next_cursor: null,
  })
  expect((await desk.done(`GET /accounts/${again}/terms`)).terms).toMatchObject([
    { account_id: again, status: 'RUNNING', principal: 2_000, ended_on: null, interest_paid: null },
  ])
  expect((await desk.call(`GET /accounts/${id}/terms`, { tenant: RIVAL })).status).toBe(404)
  expect(await desk.done(`GET /accounts/${payout}`)).toMatchObject({ ledger_balance: 1_000_000 })
  expect(await desk.isClean()).toBe(true)
})

test('a repeat under one key starts one term and breaks it once', async () => {
  const id = await opened(await fixed(), 5_000)
  const key = randomUUID()
  const first = await desk.call(`POST /accounts/${id}/term`, { key, body: terms() })
  const second = await desk.call(`POST /accounts/${id}/term`, { key, body: terms() })
  expect([first.status, second.status, second.text]).toEqual([201, 201, first.text])
  const again = randomUUID()
  const body = { reason: 'Needed' }
  const broken = await desk.call(`POST /accounts/${id}/term/break`, { key: again, body })
  expect((await desk.call(`POST /accounts/${id}/term/break`, { key: again, body })).text).toBe(broken.text)
})

test('a term is refused for each reason, and for the wrong role or tenant', async () => {
  const productId = await fixed()
  const [empty, held, closed] = [
    await opened(productId, 0),
    await opened(productId, 5_000),
    await desk.account(),
  ]
  const savings = await desk.account(100)
  const dollars = await desk.account(0, 'USD')
  await desk.done(`POST /accounts/${closed}/close`, { body: { reason: 'Done' } })
  const start = (id: string, given = {}, as: Role = 'officer') =>
    codeOf(`POST /accounts/${id}/term`, terms(given), as)

  expect(await start(savings)).toEqual([422, 'NOT_A_FIXED_DEPOSIT'])
  expect(await start(empty)).toEqual([422, 'NO_PRINCIPAL'])
  expect(await start(held, { payout_account_id: held })).toEqual([422, 'SAME_ACCOUNT'])
  expect(await start(held, { payout_account_id: dollars })).toEqual([422, 'CURRENCY_MISMATCH'])
  expect(await start(held, { payout_account_id: closed })).toEqual([422, 'ACCOUNT_CLOSED'])
  expect(await start(held, { payout_account_id: randomUUID() })).toEqual([404, 'ACCOUNT_NOT_FOUND'])
  expect(await start(randomUUID())).toEqual([404, 'ACCOUNT_NOT_FOUND'])
  expect((await start(held, { tenor_days: 0 })) as unknown[]).toContain(400)
  expect((await start(held, { tenor_days: 3_661 })) as unknown[]).toContain(400)
  expect((await start(held, { maturity_instruction: 'KEEP' })) as unknown[]).toContain(400)
  expect(await start(held, {}, 'teller')).toEqual([403, expect.any(String)])
  expect(await codeOf(`POST /accounts/${held}/term/break`, { reason: 'x' }, 'officer')).toEqual([
    403,
    expect.any(String),
  ])
  expect(
    (await desk.call(`POST /accounts/${held}/term`, { as: 'officer', tenant: RIVAL, body: terms() })).status,
  ).toBe(404)
  await desk.done(`POST /accounts/${held}/holds`, {
    body: { amount: 1, reason: 'Collateral', type: 'LIEN' },
  })
  expect(await start(held)).toEqual([422, 'ACCOUNT_HAS_PENDING_ITEMS'])
  await desk.done(`POST /accounts/${held}/freeze`, { body: { reason: 'Court' } })
  expect(await start(held)).toEqual([422, 'ACCOUNT_FROZEN'])
})

test('an account with a minimum opening amount is PENDING until a credit reaches it', async () => {
  const productId = await product({ category: 'SAVINGS', minimum_opening: 100 })
  const id = await opened(productId, 0)
  expect(await desk.done(`GET /accounts/${id}`)).toMatchObject({ status: 'PENDING', version: 1 })
  const cash = (amount: number) => desk.cash(id, amount)

  expect(await codeOf('POST /withdrawals', await cash(1))).toEqual([422, 'ACCOUNT_NOT_ACTIVE'])
  await desk.done('POST /deposits', { body: await cash(99.99) })
  expect(await desk.done(`GET /accounts/${id}`)).toMatchObject({ status: 'PENDING', ledger_balance: 99.99 })
  expect(await codeOf('POST /withdrawals', await cash(1))).toEqual([422, 'ACCOUNT_NOT_ACTIVE'])
  await Promise.all([1, 2, 3].map(async () => desk.done('POST /deposits', { body: await cash(0.01) })))

  expect(await desk.done(`GET /accounts/${id}`)).toMatchObject({ status: 'ACTIVE', version: 2 })
  expect((await desk.done(`GET /accounts/${id}/history`)).changes).toMatchObject([
    { version: 2, change: 'ACTIVATED', status: 'ACTIVE', status_before: 'PENDING', actor_kind: 'staff' },
    { version: 1, change: 'OPENED', status: 'PENDING' },
  ])
  await desk.done('POST /withdrawals', { body: await cash(100) })
  expect(await desk.isClean()).toBe(true)
})

test('a product without a minimum opens accounts ACTIVE, and a pending account can be closed with its money paid out', async () => {
  const plain = await opened(await product({ category: 'SAVINGS', minimum_opening: 0 }), 0)
  expect(await desk.done(`GET /accounts/${plain}`)).toMatchObject({ status: 'ACTIVE', version: 1 })
  const id = await opened(await product({ category: 'SAVINGS', minimum_opening: 100 }), 40)
  const target = await desk.account()

  expect(await codeOf(`POST /accounts/${id}/close`, { reason: 'Changed mind' })).toEqual([
    422,
    'ACCOUNT_NOT_EMPTY',
  ])
  expect(
    await desk.done(`POST /accounts/${id}/close`, {
      body: { reason: 'Changed mind', payout_account_id: target },
    }),
  ).toMatchObject({ status: 'CLOSED', ledger_balance: 0 })
  expect(await desk.done(`GET /accounts/${target}`)).toMatchObject({ ledger_balance: 40 })
})
