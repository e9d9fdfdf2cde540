import { beforeAll, expect, test } from '@jest/globals'
import { bearer, DEMO, type Headers, type Json } from '#test/e2e/support/rest.ts'
import { ask, staffToken } from '#test/e2e/support/tokens.ts'
import { openLoanDesk, type LoanDesk } from './bank-with-loans.ts'

const LOAN = `id status outstanding { total } nextDue { amount } daysPastDue product { code }
  schedule { number outstanding status } customer { id }`
const PORTFOLIO = `query ($id: UUID!) {
  customer(id: $id) { loans(first: 20) { nodes { ${LOAN} } } }
  loans(first: 20, customerId: $id) { nodes { ${LOAN} } }
  loanPortfolio { principal buckets { days amount ratio } }
  loanProvisions { total classes { classification provision } }
}`

let desk: LoanDesk
let headers: Headers

beforeAll(async () => {
  desk = await openLoanDesk()
  headers = bearer(await staffToken(desk.demo.app, DEMO), DEMO.id)
})

test('the page of a portfolio takes as many statements for six loans as for one', async () => {
  const { customerId, accountId } = await desk.borrower()
  const lend = (): Promise<Json> =>
    desk.disbursed({ customer_id: customerId, disbursement_account_id: accountId })
  const shown = async (): Promise<{ data: Json; statements: string[] }> => {
    desk.demo.statements.length = 0
    const { data, errors } = await ask(desk.demo.app, PORTFOLIO, { headers, variables: { id: customerId } })
    expect(errors).toEqual([])
    return { data, statements: [...desk.demo.statements].sort() }
  }
  await lend()
  await shown()
  const one = await shown()
  for (let count = 1; count < 6; count++) await lend()
  await shown()
  const six = await shown()

  expect(six.statements).toEqual(one.statements)
  expect(six.data.customer.loans).toEqual(six.data.loans)
  expect(six.data.loans.nodes).toHaveLength(6)
  expect(six.data.loans.nodes[0]).toMatchObject({
    status: 'ACTIVE',
    outstanding: { total: '90000.00' },
    nextDue: { amount: '31207.92' },
    customer: { id: customerId },
  })
  expect(six.data.loanPortfolio.principal).toBe('540000.00')
})

test('a payment is found by its id, with its loan as it is now', async () => {
  const { id } = await desk.disbursed()
  const pay = async (): Promise<Json> =>
    desk.done(`POST /loans/${id}/repayments`, {
      body: { amount: 100, source_account_id: await desk.account(100) },
    })
  const { id: paid } = await pay()
  await pay()
  const { data } = await ask(
    desk.demo.app,
    'query ($id: UUID!) { loanRepayment(id: $id) { amount currency allocation { interest } loan { outstanding { total } } } }',
    { headers, variables: { id: paid } },
  )

  expect(data.loanRepayment).toEqual({
    amount: '100.00',
    currency: 'NGN',
    allocation: { interest: '100.00' },
    loan: { outstanding: { total: '89800.00' } },
  })
})
