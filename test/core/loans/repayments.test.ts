import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import type { Json } from '#test/e2e/support/rest.ts'
import { openLoanDesk, type LoanDesk } from './bank-with-loans.ts'

let desk: LoanDesk
let payer: string

beforeAll(async () => {
  desk = await openLoanDesk()
  payer = await desk.account(500_000)
})

const pay = (
  id: string,
  amount: number,
  how = 'repayments',
  given: Json = {},
): ReturnType<LoanDesk['call']> =>
  desk.call(`POST /loans/${id}/${how}`, {
    as: 'teller',
    body: { amount, source_account_id: payer, ...given },
  })

test('a payment pays the oldest installment first, interest before principal', async () => {
  const { id } = await desk.disbursed()
  const before = await desk.balance(payer)
  const key = randomUUID()
  const request = { as: 'teller', key, body: { amount: 2_000, source_account_id: payer } } as const
  const paid = await desk.done(`POST /loans/${id}/repayments`, request)

  expect(paid).toMatchObject({
    amount: 2_000,
    currency: 'NGN',
    allocation: { penalty: 0, fee: 0, interest: 1_800, principal: 200 },
    // Interest is paid before it is earned, so that it counts as principal.
    loan: { id, status: 'ACTIVE', outstanding: { principal: 88_000, interest: 0, total: 88_000 } },
  })
  expect(await desk.done(`POST /loans/${id}/repayments`, request)).toEqual(paid)
  expect(await desk.balance(payer)).toBe(before - 2_000)
  expect(await desk.done(`GET /transactions/${paid.transaction_id}`)).toMatchObject({
    transaction_type: 'PAYMENT',
    amount: 2_000,
    source_account_id: payer,
    metadata: { loanId: id },
  })
  const { schedule } = await desk.done(`GET /loans/${id}/schedule`)
  expect(schedule[0]).toMatchObject({
    status: 'PARTIAL',
    paid: { interest: 1_800, principal: 200, total: 2_000 },
    outstanding: 29_207.92,
  })
  expect(await desk.isClean()).toBe(true)
})

test('payments are listed newest first, in pages, and an installment that is paid in full is PAID at once', async () => {
  const { id } = await desk.disbursed()
  const first = await pay(id, 31_000)
  const second = await pay(id, 207.92, 'repayments', { channel: 'MOBILE', narration: 'Rest of March' })
  const statuses = (await desk.done(`GET /loans/${id}/schedule`)).schedule.map(({ status }: Json) => status)
  const { loan: _, ...newest } = second.body
  const { loan: __, ...oldest } = first.body

  expect(statuses).toEqual(['PAID', 'PENDING', 'PENDING'])
  expect(newest).toMatchObject({ kind: 'REPAYMENT', source_account_id: payer, amount: 207.92 })
  expect(await desk.done(`GET /loans/${id}/repayments`, { as: 'viewer' })).toEqual({
    repayments: [newest, oldest],
    has_more: false,
    next_cursor: null,
  })
  const page = await desk.done(`GET /loans/${id}/repayments?limit=1`)
  expect(page).toMatchObject({ repayments: [newest], has_more: true })
  expect(await desk.done(`GET /loans/${id}/repayments?limit=1&cursor=${page.next_cursor}`)).toEqual({
    repayments: [oldest],
    has_more: false,
    next_cursor: null,
  })
  expect((await desk.call(`GET /loans/${randomUUID()}/repayments`)).body.code).toBe('LOAN_NOT_FOUND')
})

test('the last unit closes the loan, and one more is refused', async () => {
  const { id } = await desk.disbursed({ principal: 1_000 })
  const quote = await desk.done(`GET /loans/${id}/payoff-quote`, { as: 'viewer' })
  expect(quote).toMatchObject({ principal: 1_000, interest: 0, fee: 0, penalty: 0, total: 1_000 })

  const refused = await pay(id, 1_000.01)
  expect([refused.status, refused.body.code]).toEqual([422, 'REPAYMENT_EXCEEDS_PAYOFF'])
  expect(refused.body.message).toContain('1000.00 NGN')
  const almost = await pay(id, 999.99)
  expect(almost.body.loan).toMatchObject({ status: 'ACTIVE', outstanding: { total: 0.01 } })
  const last = await pay(id, 0.01)

  expect(last.body.loan).toMatchObject({
    status: 'CLOSED_OBLIGATIONS_MET',
    outstanding: { total: 0 },
    next_due: null,
    classification: null,
  })
  const { schedule } = await desk.done(`GET /loans/${id}/schedule`)
  expect(schedule.reduce((sum: number, { paid }: Json) => sum + paid.principal, 0)).toBe(1_000)
  expect(schedule.reduce((sum: number, { paid }: Json) => sum + paid.interest, 0)).toBe(0)
  expect((await pay(id, 1)).body.code).toBe('INVALID_STATE')
  expect((await desk.call(`GET /loans/${id}/payoff-quote`)).body.code).toBe('INVALID_STATE')
  expect(await desk.isClean()).toBe(true)
})

test('a prepayment lowers the principal and keeps the due dates', async () => {
  const { id } = await desk.disbursed()
  const { schedule: before } = await desk.done(`GET /loans/${id}/schedule`)

  expect((await pay(id, 90_000.01, 'prepay')).body.code).toBe('REPAYMENT_EXCEEDS_PAYOFF')
  const paid = await pay(id, 45_000, 'prepay')
  expect(paid.body).toMatchObject({
    allocation: { interest: 0, principal: 45_000 },
    loan: { schedule_version: 2, outstanding: { principal: 45_000, total: 45_000 } },
  })
  const { schedule } = await desk.done(`GET /loans/${id}/schedule`)
  expect(schedule.map(({ due_date }: Json) => due_date)).toEqual(before.map(({ due_date }: Json) => due_date))
  expect(schedule.reduce((sum: number, { principal }: Json) => sum + principal, 0)).toBe(45_000)
  const { schedule: replaced } = await desk.done(`GET /loans/${id}/schedule?version=1`)
  expect(replaced).toMatchObject([{ paid: { principal: 45_000, total: 45_000 }, status: 'PAID' }])
  expect((await pay(id, 45_000, 'prepay')).body.loan).toMatchObject({ status: 'CLOSED_OBLIGATIONS_MET' })
  expect(await desk.isClean()).toBe(true)
})

test('a payment without funds, in another currency or for an unknown loan changes nothing', async () => {
  const { id } = await desk.disbursed()
  const [poor, dollars] = [await desk.account(), await desk.account(100, 'USD')]

  const codes = [
    await pay(id, 10, 'repayments', { source_account_id: poor }),
    await pay(id, 10, 'repayments', { source_account_id: dollars }),
    await pay(randomUUID(), 10),
    await pay(id, 0),
  ].map(({ status, body }) => [status, body.code])
  expect(codes).toEqual([
    [422, 'INSUFFICIENT_FUNDS'],
    [422, 'CURRENCY_MISMATCH'],
    [404, 'LOAN_NOT_FOUND'],
    [400, 'VALIDATION_ERROR'],
  ])
  expect(await desk.done(`GET /loans/${id}`)).toMatchObject({ outstanding: { total: 90_000 } })
})

test('of twenty payments at once each is booked once, and the loan closes with the last', async () => {
  const { id } = await desk.disbursed({ principal: 1_000 })
  const before = await desk.balance(payer)
  const results = await Promise.all(Array.from({ length: 20 }, () => pay(id, 100)))

  expect(results.filter(({ status }) => status === 201)).toHaveLength(10)
  expect(await desk.balance(payer)).toBe(before - 1_000)
  expect(await desk.done(`GET /loans/${id}`)).toMatchObject({ status: 'CLOSED_OBLIGATIONS_MET' })
  expect(await desk.isClean()).toBe(true)
})
