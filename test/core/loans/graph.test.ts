import { beforeAll, expect, test } from '@jest/globals'
import { bearer, DEMO, type Headers, type Json } from '#test/e2e/support/rest.ts'
import { ask, staffToken } from '#test/e2e/support/tokens.ts'
import { openLoanDesk, type Borrower, type LoanDesk } from './bank-with-loans.ts'

const LOAN = `id status outstanding { total } nextDue { amount } daysPastDue product { code }
  schedule { number outstanding status } collateral { type value } guarantors { name amount }
  repayments(first: 3) { nodes { amount allocation { interest } } } customer { id }`
const PORTFOLIO = `query ($id: UUID!) {
  customer(id: $id) { loans(first: 20) { nodes { ${LOAN} } } }
  loans(first: 20, customerId: $id) { nodes { ${LOAN} } }
  loanPortfolio { principal buckets { days amount ratio } }
  loanProvisions { total classes { classification provision } }
}`
const CUSTOMERS = `{ customers(first: 20) { nodes { loans(first: 4) { nodes { ${LOAN} } } } } }`

let desk: LoanDesk
let headers: Headers

beforeAll(async () => {
  desk = await openLoanDesk()
  headers = bearer(await staffToken(desk.demo.app, DEMO), DEMO.id)
})

test('the page of a portfolio takes as many statements for six loans of three customers as for one', async () => {
  const lend = async ({ customerId, accountId }: Borrower): Promise<void> => {
    const { id } = await desk.disbursed({ customer_id: customerId, disbursement_account_id: accountId })
    for (const [entry, body] of [
      ['collateral', { type: 'VEHICLE', description: 'Van', value: 50_000 }],
      ['guarantors', { name: 'Chidi Okafor', amount: 20_000 }],
      ['repayments', { amount: 100, source_account_id: accountId }],
    ] as const)
      await desk.done(`POST /loans/${id}/${entry}`, { body })
  }
  const first = await desk.borrower()
  const shown = async (): Promise<{ data: Json; statements: string[] }> => {
    desk.demo.statements.length = 0
    const variables = { id: first.customerId }
    const portfolio = await ask(desk.demo.app, PORTFOLIO, { headers, variables })
    const page = await ask(desk.demo.app, CUSTOMERS, { headers })
    expect([...portfolio.errors, ...page.errors]).toEqual([])
    return { data: { ...portfolio.data, ...page.data }, statements: [...desk.demo.statements].sort() }
  }
  await lend(first)
  await shown()
  const one = await shown()
  for (const borrower of [first, await desk.borrower(), await desk.borrower()]) {
    await lend(borrower)
    if (borrower !== first) await lend(borrower)
  }
  await shown()
  const six = await shown()

  expect(six.statements).toEqual(one.statements)
  expect(six.data.customer.loans).toEqual(six.data.loans)
  const counts = six.data.customers.nodes.map(({ loans }: Json) => loans.nodes.length as number)
  expect(counts.filter((count: number) => count > 0)).toEqual([2, 2, 2])
  expect(six.data.loans.nodes[0]).toMatchObject({
    status: 'ACTIVE',
    outstanding: { total: '89900.00' },
    nextDue: { amount: '31107.92' },
    collateral: [{ value: '50000.00' }],
    guarantors: [{ name: 'Chidi Okafor' }],
    repayments: { nodes: [{ amount: '100.00', allocation: { interest: '100.00' } }] },
    customer: { id: first.customerId },
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
