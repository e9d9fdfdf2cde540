import { expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { bearer, DEMO, send, type Json } from '#test/e2e/support/rest.ts'
import { staffToken } from '#test/e2e/support/tokens.ts'
import { account, core, deliveredTo, demo, shows, work } from './desk.ts'

const REASON = { reason: 'Asked for' }

/** A loan that another member of staff requested. */
async function requested(product_id: string): Promise<Json> {
  const accountId = await account()
  const { customer_id } = await core('GET', `/accounts/${accountId}`)
  const { status, body } = await send(demo.app, {
    base: '/api/v1/cba',
    method: 'POST',
    path: '/loans',
    headers: {
      ...bearer(await staffToken(demo.app, DEMO, 'officer'), DEMO.id),
      'idempotency-key': randomUUID(),
    },
    body: {
      customer_id,
      product_id,
      principal: 1_000,
      installments: 2,
      purpose: 'Stock',
      disbursement_account_id: accountId,
    },
  })
  expect(status).toBe(201)
  return body
}

test('every webhook of a loan equals the GET response at that time', async () => {
  const { id: product_id } = await core('POST', '/loans/products', {
    code: 'WEBHOOKS',
    name: 'Loan',
    currency: 'NGN',
    interest_rate: 36.5,
    rate_type: 'DECLINING',
    amortization: 'EQUAL_INSTALLMENT',
    repayment_frequency: 'WEEKLY',
    day_count: 'ACTUAL_365',
    min_principal: 100,
    max_principal: 1_000,
    min_installments: 1,
    max_installments: 4,
  })
  const [loan, lost] = [await requested(product_id), await requested(product_id)]
  const id = loan.id as string
  await shows('loan.submitted', '/loans', id)
  await core('POST', `/loans/${id}/approve`, {})
  await shows('loan.approved', '/loans', id)
  const { next_due } = await core('POST', `/loans/${id}/disburse`, {})
  await shows('loan.disbursed', '/loans', id)
  const payment = { amount: 100, source_account_id: loan.disbursement_account_id }
  await core('POST', `/loans/${id}/repayments`, payment)
  await shows('loan.repaid', '/loans', id)
  await core('POST', '/eod/run', { through: next_due.due_date }, [202])
  await shows('loan.overdue', '/loans', id)
  const { total } = await core('GET', `/loans/${id}/payoff-quote`)
  await core('POST', '/deposits', {
    account_id: loan.disbursement_account_id,
    amount: 1_000,
    channel: 'BRANCH',
    narration: 'Cash',
    initiated_by: loan.customer_id,
  })
  await core('POST', `/loans/${id}/repayments`, { ...payment, amount: total })
  await shows('loan.closed', '/loans', id)

  await core('POST', `/loans/${lost.id}/approve`, {})
  await core('POST', `/loans/${lost.id}/disburse`, {})
  await core('POST', `/loans/${lost.id}/write-off`, REASON)
  await shows('loan.written_off', '/loans', lost.id as string)
  await work()
  expect(deliveredTo(id).map(({ event }) => event)).toEqual([
    'loan.submitted',
    'loan.approved',
    'loan.disbursed',
    'loan.repaid',
    'loan.overdue',
    'loan.repaid',
    'loan.closed',
  ])
})
