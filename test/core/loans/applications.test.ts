import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { RIVAL, type Json } from '#test/e2e/support/rest.ts'
import { openLoanDesk, type LoanDesk } from './bank-with-loans.ts'

let desk: LoanDesk
let product: Json

beforeAll(async () => {
  desk = await openLoanDesk()
  product = await desk.product({
    fees: [{ name: 'Processing fee', type: 'PERCENTAGE', value: 1, timing: 'DISBURSEMENT' }],
  })
})

const codeOf = async (route: string, request: Parameters<LoanDesk['call']>[1]): Promise<unknown> => {
  const { status, body } = await desk.call(route, request)
  return [status, body.code]
}

test('an officer requests a loan, a manager approves and disburses it, and the account gets principal less fees', async () => {
  const { customerId, accountId } = await desk.borrower()
  const [key, body] = [
    randomUUID(),
    {
      customer_id: customerId,
      product_id: product.id,
      principal: 90_000,
      installments: 3,
      purpose: 'Stock',
      disbursement_account_id: accountId,
      repayment_account_id: accountId,
    },
  ]
  const loan = await desk.done('POST /loans', { as: 'officer', key, body })
  const { business_date: today } = await desk.done('GET /business-date')

  expect(loan).toMatchObject({
    ...body,
    status: 'SUBMITTED',
    product_version: 1,
    requested_principal: 90_000,
    outstanding: { total: 0 },
    next_due: null,
    disbursed_on: null,
  })
  expect(loan.loan_number).toMatch(/^LN\d{8}\d{8}$/)
  expect((await desk.done('POST /loans', { as: 'officer', key, body })).id).toBe(loan.id)

  const approved = await desk.done(`POST /loans/${loan.id}/approve`, { body: { principal: 60_000 } })
  expect(approved).toMatchObject({ status: 'APPROVED', requested_principal: 90_000, principal: 60_000 })
  const disbursed = await desk.done(`POST /loans/${loan.id}/disburse`)

  expect(disbursed).toMatchObject({
    status: 'ACTIVE',
    classification: 'PERFORMING',
    disbursed_on: today,
    schedule_version: 1,
    days_past_due: 0,
    outstanding: { principal: 60_000, interest: 0, fee: 0, penalty: 0, total: 60_000 },
    next_due: { number: 1, amount: 20_805.28 },
  })
  expect(await desk.done(`GET /loans/${loan.id}`, { as: 'viewer' })).toEqual(disbursed)
  expect(await desk.balance(accountId)).toBe(59_400)
  expect(await desk.done(`GET /transactions/${disbursed.disbursement_transaction_id}`)).toMatchObject({
    transaction_type: 'PAYMENT',
    amount: 60_000,
    fee: 600,
    narration: `Loan ${loan.loan_number}`,
  })
  const { schedule } = await desk.done(`GET /loans/${loan.id}/schedule`, { as: 'viewer' })
  expect(schedule.map(({ total_due, status }: Json) => [total_due, status])).toEqual([
    [20_805.28, 'PENDING'],
    [20_805.28, 'PENDING'],
    [20_805.28, 'PENDING'],
  ])
  expect(await desk.isClean()).toBe(true)
})

test('a product that changes later does not change a loan', async () => {
  const { id: product_id } = await desk.product()
  const { id } = await desk.approved({ product_id })
  await desk.done(`PATCH /loans/products/${product_id}`, { as: 'admin', body: { interest_rate: 3 } })

  expect(await desk.done(`POST /loans/${id}/disburse`)).toMatchObject({
    product_version: 1,
    next_due: { amount: 31_207.92 },
  })
})

test('the person who requested a loan cannot approve it, and a rejected loan stays rejected', async () => {
  const { customerId, accountId } = await desk.borrower()
  const request = {
    customer_id: customerId,
    product_id: product.id,
    principal: 5_000,
    installments: 2,
    purpose: 'Stock',
    disbursement_account_id: accountId,
  }
  const { id: own } = await desk.done('POST /loans', { body: request })
  const { id: other } = await desk.requested()
  const reason = { reason: 'Income too low' }

  expect(await codeOf(`POST /loans/${own}/approve`, { body: {} })).toEqual([403, 'SELF_APPROVAL_FORBIDDEN'])
  expect(await codeOf(`POST /loans/${other}/approve`, { body: { principal: 90_000.01 } })).toEqual([
    400,
    'VALIDATION_ERROR',
  ])
  expect(await codeOf(`POST /loans/${other}/disburse`, {})).toEqual([409, 'INVALID_STATE'])
  expect(await desk.done(`POST /loans/${other}/reject`, { body: reason })).toMatchObject({
    status: 'REJECTED',
    status_reason: reason.reason,
  })
  expect(await codeOf(`POST /loans/${other}/approve`, { body: {} })).toEqual([409, 'INVALID_STATE'])
  expect(await desk.done(`POST /loans/${own}/withdraw`, { as: 'officer', body: reason })).toMatchObject({
    status: 'WITHDRAWN',
  })
  expect((await desk.done(`GET /loans/${own}/schedule`)).schedule).toEqual([])
})

test('a decision needs no body', async () => {
  const [first, second] = [await desk.requested(), await desk.requested()]

  expect(await desk.done(`POST /loans/${first.id}/reject`)).toMatchObject({
    status: 'REJECTED',
    status_reason: null,
  })
  expect(await desk.done(`POST /loans/${second.id}/approve`)).toMatchObject({ status: 'APPROVED' })
  expect(await desk.done(`POST /loans/${second.id}/disburse`, { body: {} })).toMatchObject({
    status: 'ACTIVE',
  })
  expect(await desk.done(`POST /loans/${second.id}/undo-disbursement`, { body: {} })).toMatchObject({
    status: 'APPROVED',
    status_reason: null,
  })
})

test('a request that the product or the accounts do not allow is refused', async () => {
  const { customerId, accountId } = await desk.borrower()
  const foreign = await desk.account()
  const body = {
    customer_id: customerId,
    product_id: product.id,
    principal: 5_000,
    installments: 2,
    purpose: 'Stock',
    disbursement_account_id: accountId,
  }
  const cases: [Json, number, string][] = [
    [{ principal: 999.99 }, 400, 'VALIDATION_ERROR'],
    [{ installments: 25 }, 400, 'VALIDATION_ERROR'],
    [{ purpose: '' }, 400, 'VALIDATION_ERROR'],
    [{ product_id: randomUUID() }, 404, 'LOAN_PRODUCT_NOT_FOUND'],
    [{ customer_id: randomUUID() }, 404, 'CUSTOMER_NOT_FOUND'],
    [{ disbursement_account_id: randomUUID() }, 404, 'ACCOUNT_NOT_FOUND'],
    [{ repayment_account_id: foreign }, 422, 'ACCOUNT_OF_ANOTHER_CUSTOMER'],
  ]
  for (const [given, status, code] of cases)
    expect([given, ...((await codeOf('POST /loans', { body: { ...body, ...given } })) as [])]).toEqual([
      given,
      status,
      code,
    ])
})

test('a disbursement is undone with its fees while nothing is paid, and made again', async () => {
  const loan = await desk.disbursed({ product_id: product.id })
  const account = loan.disbursement_account_id as string
  const reason = { reason: 'Disbursed by mistake' }

  expect(
    await codeOf(`POST /transactions/${loan.disbursement_transaction_id}/reverse`, { body: reason }),
  ).toEqual([409, 'INVALID_STATE'])
  expect(await desk.done(`POST /loans/${loan.id}/undo-disbursement`, { body: reason })).toMatchObject({
    status: 'APPROVED',
    disbursed_on: null,
    disbursement_transaction_id: null,
    outstanding: { total: 0 },
  })
  expect(await desk.balance(account)).toBe(0)
  expect(await desk.done(`GET /transactions/${loan.disbursement_transaction_id}`)).toMatchObject({
    status: 'REVERSED',
  })
  await desk.done(`POST /loans/${loan.id}/disburse`)
  expect(await desk.balance(account)).toBe(89_100)
  await desk.done(`POST /loans/${loan.id}/repayments`, { body: { amount: 1, source_account_id: account } })
  expect(await codeOf(`POST /loans/${loan.id}/undo-disbursement`, { body: reason })).toEqual([
    409,
    'INVALID_STATE',
  ])
  expect(await desk.isClean()).toBe(true)
})

test('loans are listed by status, customer, product and class', async () => {
  const { id: product_id } = await desk.product()
  const first = await desk.requested({ product_id })
  const second = await desk.disbursed({ product_id })
  const idsOf = async (query: Json): Promise<string[]> =>
    (
      await desk.done(`GET /loans?${new URLSearchParams({ product_id, ...query }).toString()}`, {
        as: 'viewer',
      })
    ).loans.map(({ id }: Json) => id)

  expect(await idsOf({})).toEqual([second.id, first.id])
  expect(await idsOf({ status: 'SUBMITTED' })).toEqual([first.id])
  expect(await idsOf({ classification: 'PERFORMING' })).toEqual([second.id])
  expect(await idsOf({ customer_id: first.customer_id })).toEqual([first.id])
})

test('roles and tenants: a teller requests nothing, an officer decides nothing, another tenant finds nothing', async () => {
  const { id } = await desk.requested()
  const reason = { reason: 'Asked for' }

  for (const [route, body] of [
    [`POST /loans/${id}/approve`, {}],
    [`POST /loans/${id}/reject`, reason],
    [`POST /loans/${id}/disburse`, undefined],
    [`POST /loans/${id}/undo-disbursement`, reason],
  ] as [string, Json][]) {
    expect([route, (await desk.call(route, { as: 'officer', body })).status]).toEqual([route, 403])
    expect([route, (await desk.call(route, { tenant: RIVAL, body })).status]).toEqual([route, 404])
  }
  expect((await desk.call(`POST /loans/${id}/withdraw`, { as: 'teller', body: reason })).status).toBe(403)
  for (const route of [`GET /loans/${id}`, `GET /loans/${id}/schedule`, `GET /loans/${id}/payoff-quote`])
    expect((await desk.call(route, { tenant: RIVAL })).status).toBe(404)
})
