import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { RIVAL, type Json } from '#test/e2e/support/rest.ts'
import { openLoanDesk, type LoanDesk } from './bank-with-loans.ts'

let desk: LoanDesk
let payer: string
const reason = { reason: 'Harvest failed' }

beforeAll(async () => {
  desk = await openLoanDesk()
  payer = await desk.account(500_000)
})

const act = (id: string, name: string, body: Json, as: 'officer' | 'manager' | 'teller' = 'manager') =>
  desk.call(`POST /loans/${id}/${name}`, { as, body })
const scheduleOf = async (id: string): Promise<Json[]> =>
  (await desk.done(`GET /loans/${id}/schedule`)).schedule

test('a restructured loan is repaid over new installments, and interest paid in advance becomes principal', async () => {
  const { id } = await desk.disbursed()
  await act(id, 'repayments', { amount: 2_000, source_account_id: payer }, 'teller')
  const { status, body } = await act(id, 'restructure', { ...reason, installments: 6 })

  expect([status, body]).toMatchObject([
    200,
    {
      status: 'RESTRUCTURED',
      status_reason: reason.reason,
      schedule_version: 2,
      outstanding: { principal: 88_000, total: 88_000 },
      next_due: { number: 1 },
    },
  ])
  const schedule = await scheduleOf(id)
  expect(schedule).toHaveLength(6)
  expect(schedule.reduce((sum, { principal }) => sum + principal, 0)).toBe(88_000)
  expect(await desk.isClean()).toBe(true)
})

test('a charge is due with the next installment, and what is waived is no longer owed', async () => {
  const { id } = await desk.disbursed()
  const charged = await act(id, 'charges', { name: 'Site visit', amount: 1_500 }, 'officer')
  expect([charged.status, charged.body.outstanding]).toMatchObject([201, { fee: 1_500, total: 91_500 }])
  expect((await scheduleOf(id))[0]).toMatchObject({ fees: 1_500, total_due: 32_707.92 })

  const waive = (part: string, amount: number) => act(id, 'waive', { ...reason, part, amount })
  expect((await waive('FEE', 1_500.01)).body.code).toBe('VALIDATION_ERROR')
  expect((await waive('FEE', 500)).body.outstanding).toMatchObject({ fee: 1_000, total: 91_000 })
  expect((await act(id, 'waive', { part: 'INTEREST', amount: 800 })).body.outstanding).toMatchObject({
    total: 91_000,
  })
  expect((await scheduleOf(id))[0]).toMatchObject({ waived: { fee: 500, interest: 800, total: 1_300 } })
  const paid = await act(id, 'repayments', { amount: 31_407.92, source_account_id: payer }, 'teller')
  expect(paid.body.allocation).toEqual({ penalty: 0, fee: 1_000, interest: 1_000, principal: 29_407.92 })
  expect(await desk.isClean()).toBe(true)
})

test('a written-off loan owes nothing, and what is recovered is income up to what was written off', async () => {
  const { id } = await desk.disbursed({ principal: 10_000 })
  const { body } = await act(id, 'write-off', reason)
  expect(body).toMatchObject({
    status: 'CLOSED_WRITTEN_OFF',
    written_off: 10_000,
    recovered: 0,
    outstanding: { total: 0 },
    next_due: null,
  })
  const recover = (amount: number) => act(id, 'recoveries', { amount, source_account_id: payer }, 'teller')

  expect((await recover(10_000.01)).body.code).toBe('REPAYMENT_EXCEEDS_PAYOFF')
  const recovered = await recover(4_000)
  expect([recovered.status, recovered.body.loan]).toMatchObject([
    201,
    { status: 'CLOSED_WRITTEN_OFF', recovered: 4_000 },
  ])
  expect((await act(id, 'repayments', { amount: 1, source_account_id: payer }, 'teller')).body.code).toBe(
    'INVALID_STATE',
  )
  const { id: other } = await desk.disbursed()
  expect((await act(other, 'recoveries', { amount: 1, source_account_id: payer }, 'teller')).body.code).toBe(
    'INVALID_STATE',
  )
  expect(await desk.isClean()).toBe(true)
})

test('collateral and guarantors are added by an officer and listed', async () => {
  const { id, customer_id } = await desk.requested()
  const pledge = { type: 'VEHICLE', description: 'Van', value: 120_000.5 }
  const added = await act(id, 'collateral', pledge, 'officer')
  const guarantee = { name: 'Chidi Okafor', amount: 45_000 }
  const guarantor = await act(id, 'guarantors', guarantee, 'officer')

  expect([added.status, added.body]).toMatchObject([201, { ...pledge, loan_id: id, currency: 'NGN' }])
  expect([guarantor.status, guarantor.body]).toMatchObject([201, { ...guarantee, customer_id: null }])
  expect(await desk.done(`GET /loans/${id}/collateral`, { as: 'viewer' })).toEqual({
    collateral: [added.body],
  })
  expect(await desk.done(`GET /loans/${id}/guarantors`, { as: 'viewer' })).toEqual({
    guarantors: [guarantor.body],
  })
  const codes = [
    await act(id, 'guarantors', { ...guarantee, customer_id }, 'officer'),
    await act(id, 'guarantors', { ...guarantee, customer_id: randomUUID() }, 'officer'),
    await act(id, 'collateral', { ...pledge, value: 0 }, 'officer'),
  ].map(refused => refused.body.code)
  expect(codes).toEqual(['VALIDATION_ERROR', 'CUSTOMER_NOT_FOUND', 'VALIDATION_ERROR'])
  await act(id, 'reject', reason)
  expect((await act(id, 'collateral', pledge, 'officer')).body.code).toBe('INVALID_STATE')
})

test('a manager releases collateral and guarantors once, also of a loan that has ended', async () => {
  const { id } = await desk.requested()
  const pledge = { type: 'VEHICLE', description: 'Van', value: 120_000.5 }
  const { body: collateral } = await act(id, 'collateral', pledge, 'officer')
  const { body: guarantor } = await act(id, 'guarantors', { name: 'Chidi Okafor', amount: 45_000 }, 'officer')
  const released = { released_at: expect.any(String), released_by: expect.any(String) }
  const release = `collateral/${collateral.id}/release`

  expect((await act(id, release, {}, 'officer')).status).toBe(403)
  expect(await act(id, release, { reason: 'Sold' })).toMatchObject({
    status: 200,
    body: { ...collateral, ...released, release_reason: 'Sold' },
  })
  expect(await act(id, release, {})).toMatchObject({ status: 409, body: { code: 'INVALID_STATE' } })
  await act(id, 'reject', {})
  const freed = await act(id, `guarantors/${guarantor.id}/release`, {})
  expect([freed.status, freed.body]).toMatchObject([200, { ...guarantor, ...released, release_reason: null }])
  expect(await desk.done(`GET /loans/${id}/guarantors`)).toEqual({ guarantors: [freed.body] })
  const { id: other } = await desk.requested()
  const codes = [
    await act(other, release, {}),
    await act(other, `guarantors/${guarantor.id}/release`, {}),
    await act(randomUUID(), release, {}),
  ].map(refused => [refused.status, refused.body.code])
  expect(codes).toEqual([
    [404, 'LOAN_COLLATERAL_NOT_FOUND'],
    [404, 'LOAN_GUARANTOR_NOT_FOUND'],
    [404, 'LOAN_NOT_FOUND'],
  ])
})

test('an account from which installments are taken is closed once the loan has ended', async () => {
  const { customerId: customer_id, accountId } = await desk.borrower()
  const { id: current } = await desk.done('POST /accounts', {
    body: { customer_id, account_type: 'CURRENT', currency: 'NGN' },
  })
  const loan = await desk.requested({
    customer_id,
    disbursement_account_id: current,
    repayment_account_id: accountId,
  })
  const close = (id: string) => desk.call(`POST /accounts/${id}/close`, { body: { reason: 'Moved' } })

  expect(await close(accountId)).toMatchObject({ status: 409, body: { code: 'ACCOUNT_REPAYS_LOAN' } })
  await act(loan.id, 'withdraw', {}, 'officer')
  expect(await close(accountId)).toMatchObject({ status: 200, body: { status: 'CLOSED' } })
})

test('an officer names another repayment account, of the customer of the loan', async () => {
  const { customerId: customer_id, accountId } = await desk.borrower()
  const loan = await desk.disbursed({
    customer_id,
    disbursement_account_id: accountId,
    repayment_account_id: accountId,
  })
  const { id: current } = await desk.done('POST /accounts', {
    body: { customer_id, account_type: 'CURRENT', currency: 'NGN' },
  })
  const change = (repayment_account_id: string | null, as: 'officer' | 'teller' = 'officer') =>
    desk.call(`PATCH /loans/${loan.id}`, { as, body: { repayment_account_id } })

  expect((await change(current, 'teller')).status).toBe(403)
  const changed = await change(current)
  expect([changed.status, changed.body]).toEqual([
    200,
    { ...loan, repayment_account_id: current, updated_at: expect.any(String) },
  ])
  expect(await desk.done(`PATCH /loans/${loan.id}`, { as: 'officer', body: {} })).toMatchObject({
    repayment_account_id: current,
  })
  expect((await change(null)).body).toMatchObject({ repayment_account_id: null })
  const codes = [await change(payer), await change(randomUUID())].map(({ body }) => body.code)
  expect(codes).toEqual(['ACCOUNT_OF_ANOTHER_CUSTOMER', 'ACCOUNT_NOT_FOUND'])
  await act(loan.id, 'write-off', reason)
  expect((await change(current)).body.code).toBe('INVALID_STATE')
})

test('the portfolio counts loans in repayment of one currency', async () => {
  const before = await desk.done('GET /loans/portfolio/par', { as: 'viewer' })
  await desk.disbursed({ principal: 5_000 })
  const after = await desk.done('GET /loans/portfolio/par', { as: 'viewer' })

  expect([after.currency, after.loans, after.principal]).toEqual([
    'NGN',
    before.loans + 1,
    before.principal + 5_000,
  ])
  expect(after.buckets).toEqual([1, 30, 60, 90].map(days => ({ days, amount: 0, ratio: 0 })))
  const { classes } = await desk.done('GET /loans/provisions', { as: 'viewer' })
  expect(classes).toMatchObject([
    { classification: 'PERFORMING', loans: after.loans, principal: after.principal },
  ])
  expect((await desk.done('GET /loans/portfolio/par?currency=USD')).loans).toBe(0)
})

test('officers decide nothing about a loan, and another tenant finds nothing', async () => {
  const { id } = await desk.disbursed()
  for (const [name, body] of [
    ['restructure', { ...reason, installments: 2 }],
    ['waive', { ...reason, part: 'INTEREST', amount: 1 }],
    ['write-off', reason],
  ] as [string, Json][]) {
    expect([name, (await act(id, name, body, 'officer')).status]).toEqual([name, 403])
    const rival = await desk.call(`POST /loans/${id}/${name}`, { tenant: RIVAL, body })
    expect([name, rival.status]).toEqual([name, 404])
  }
  for (const name of ['collateral', 'guarantors'])
    expect((await desk.call(`GET /loans/${id}/${name}`, { tenant: RIVAL })).status).toBe(404)
})
