import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { RIVAL, type Json } from '#test/e2e/support/rest.ts'
import { openLoanDesk, productBody, type LoanDesk } from './bank-with-loans.ts'

let desk: LoanDesk

beforeAll(async () => {
  desk = await openLoanDesk()
})

test('an administrator creates a product, whose missing terms have the usual values', async () => {
  const [key, body] = [randomUUID(), productBody({ interest_rate: 18.5, fees: null })]
  const created = await desk.done('POST /loans/products', { as: 'admin', key, body })

  expect(created).toMatchObject({
    ...body,
    version: 1,
    interest_only_installments: 0,
    fees: [],
    late_penalty: null,
    allocation: ['PENALTY', 'FEE', 'INTEREST', 'PRINCIPAL'],
    allocation_direction: 'VERTICAL',
  })
  expect(created.bands.map(({ name, provision_percent }: Json) => [name, provision_percent])).toEqual([
    ['PERFORMING', 1],
    ['PASS_AND_WATCH', 5],
    ['SUBSTANDARD', 20],
    ['DOUBTFUL', 50],
    ['LOST', 100],
  ])
  expect((await desk.done('POST /loans/products', { as: 'admin', key, body })).id).toBe(created.id)
  expect(await desk.done(`GET /loans/products/${created.id}`, { as: 'viewer' })).toEqual(created)
  expect(await desk.done(`GET /loans/products?code=${body.code}`, { as: 'viewer' })).toEqual({
    products: [created],
    has_more: false,
    next_cursor: null,
  })
})

test('a change makes a new version, and the same terms make none', async () => {
  const { id, ...before } = await desk.product({ late_penalty: { type: 'FLAT', value: 50, grace_days: 2 } })
  const change = (body: Json): Promise<Json> =>
    desk.done(`PATCH /loans/products/${id}`, { as: 'admin', body })

  expect(await change({ interest_rate: 21, late_penalty: null })).toMatchObject({
    code: before.code,
    version: 2,
    interest_rate: 21,
    late_penalty: null,
    min_principal: 1_000,
  })
  expect(await change({ interest_rate: 21 })).toMatchObject({ version: 2 })
  expect(await change({ allocation_direction: 'HORIZONTAL' })).toMatchObject({
    version: 3,
    allocation_direction: 'HORIZONTAL',
  })
})

test('terms that contradict each other are refused with their field', async () => {
  const cases: [Json, string][] = [
    [{ interest_rate: 1_001 }, 'interest_rate'],
    [{ min_principal: 0 }, 'min_principal'],
    [{ max_principal: 999.99 }, 'max_principal'],
    [{ max_installments: 601 }, 'max_installments'],
    [{ rate_type: 'FLAT', amortization: 'EQUAL_PRINCIPAL' }, 'amortization'],
    [{ interest_only_installments: 24 }, 'interest_only_installments'],
    [{ allocation: ['PRINCIPAL'] }, 'allocation'],
    [{ allocation_direction: 'DIAGONAL' }, 'allocation_direction'],
    [{ bands: [] }, 'bands'],
    [{ fees: [{ name: 'Fee', type: 'PERCENTAGE', value: 101, timing: 'DISBURSEMENT' }] }, 'fees[0].value'],
    [{ late_penalty: { type: 'FLAT', value: 1.001, grace_days: 0 } }, 'late_penalty.value'],
  ]
  for (const [given, field] of cases) {
    const { status, body } = await desk.call('POST /loans/products', {
      as: 'admin',
      body: productBody(given),
    })
    expect([given, status, body.code]).toEqual([given, 400, 'VALIDATION_ERROR'])
    expect(body.details.map((detail: Json) => detail.field)).toContain(field)
  }
  const { code } = await desk.product()
  const again = await desk.call('POST /loans/products', { as: 'admin', body: productBody({ code }) })
  expect([again.status, again.body.code]).toEqual([409, 'LOAN_PRODUCT_EXISTS'])
})

test('a loan is calculated to the unit, of a product or of its terms', async () => {
  const terms = {
    currency: 'NGN',
    interest_rate: 24,
    rate_type: 'DECLINING',
    amortization: 'EQUAL_INSTALLMENT',
    repayment_frequency: 'MONTHLY',
    day_count: 'THIRTY_360',
    fees: [{ name: 'Fee', type: 'FLAT', value: 2_000, timing: 'DISBURSEMENT' }],
  }
  const loan = { principal: 100_000, installments: 12, start_date: '2027-01-31' }
  const calculate = (body: Json): Promise<Json> => desk.done('POST /loans/calculate', { as: 'viewer', body })
  const calculated = await calculate({ ...terms, ...loan })

  expect(calculated).toMatchObject({
    currency: 'NGN',
    totals: { principal: 100_000, interest: 13_471.53, fees: 2_000, total: 115_471.53 },
    apr: 27.9661,
    effective_rate: 31.8443,
  })
  expect(calculated.schedule).toHaveLength(12)
  expect(calculated.schedule[0]).toEqual({
    number: 1,
    due_date: '2027-02-28',
    opening: 100_000,
    principal: 7_455.96,
    interest: 2_000,
    fees: 0,
    total_due: 9_455.96,
  })
  const { id } = await desk.product({ fees: terms.fees })
  expect(await calculate({ product_id: id, ...loan })).toEqual(calculated)
})

test('a calculation names what is missing, and needs no idempotency key', async () => {
  const { id } = await desk.product()
  const cases: [Json, number, string][] = [
    [{ principal: 100, installments: 3 }, 400, 'VALIDATION_ERROR'],
    [{ product_id: id, interest_rate: 3, principal: 2_000, installments: 3 }, 400, 'VALIDATION_ERROR'],
    [{ product_id: id, principal: 999, installments: 3 }, 400, 'VALIDATION_ERROR'],
    [{ product_id: id, principal: 2_000, installments: 25 }, 400, 'VALIDATION_ERROR'],
    [{ product_id: randomUUID(), principal: 2_000, installments: 3 }, 404, 'LOAN_PRODUCT_NOT_FOUND'],
  ]
  for (const [body, status, code] of cases) {
    const refused = await desk.call('POST /loans/calculate', { body })
    expect([body, refused.status, refused.body.code]).toEqual([body, status, code])
  }
})

test('only administrators write products, and another tenant finds none', async () => {
  const { id } = await desk.product()

  expect((await desk.call('POST /loans/products', { body: productBody() })).status).toBe(403)
  expect((await desk.call(`PATCH /loans/products/${id}`, { body: { interest_rate: 1 } })).status).toBe(403)
  for (const route of [`GET /loans/products/${id}`, `PATCH /loans/products/${id}`])
    expect((await desk.call(route, { as: 'admin', tenant: RIVAL, body: {} })).status).toBe(404)
})
