import { beforeAll, expect, test } from '@jest/globals'
import { readExamples } from '#gateway/portal/examples.ts'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import { bearer, DEMO, makeTransfer, signIn, type Headers, type Json } from '#test/e2e/support/rest.ts'
import { ask, staffToken } from '#test/e2e/support/tokens.ts'

const ACCOUNTS = 20
const DOCUMENT = readExamples().find(({ name }) => name === 'BankCustomer')!.document

let desk: Desk
let headers: Headers
let customerId: string

/** Creates an account with transactions of several kinds, a hold, and a partly used limit. */
async function busyAccount(): Promise<string> {
  const { id } = await desk.done('POST /accounts', {
    body: { customer_id: customerId, account_type: 'SAVINGS', currency: 'NGN' },
  })
  await desk.done('POST /deposits', { body: await desk.cash(id, 100) })
  await desk.done('POST /transfers/internal', { body: await desk.order(id, await desk.account(), 10) })
  await desk.done('POST /transfers/nip', {
    body: {
      source_account_id: id,
      destination_account_num: '9000000007',
      destination_bank_code: '000013',
      destination_account_name: 'Chidi Okafor',
      amount: 5,
      currency: 'NGN',
      channel: 'MOBILE',
      narration: 'Rent',
      initiated_by: await desk.initiator(),
    },
  })
  await desk.done(`POST /accounts/${id}/holds`, {
    body: { amount: 20, reason: 'Hotel', type: 'AUTHORIZATION', expires_at: '2099-01-01T00:00:00Z' },
  })
  return id
}

beforeAll(async () => {
  desk = await openDesk()
  headers = bearer(await staffToken(desk.demo.app, DEMO), DEMO.id)
  const session = await signIn(desk.demo.app, DEMO)
  for (let count = 0; count < 3; count++) await makeTransfer(desk.demo.app, session)
  customerId = (await ask(desk.demo.app, '{ customer(externalId: "verified-user") { id } }', { headers }))
    .data.customer.id
  await desk.done('POST /limits', {
    as: 'admin',
    body: {
      transaction_type: 'TRANSFER',
      account_type: 'SAVINGS',
      single_limit: 1_000,
      daily_limit: 5_000,
      monthly_limit: 50_000,
    },
  })
})

test('the page of a bank customer takes as many statements for twenty accounts as for one', async () => {
  const shown = async (): Promise<{ customer: Json; statements: string[] }> => {
    desk.demo.statements.length = 0
    const { data, errors } = await ask(desk.demo.app, DOCUMENT, { headers })
    expect(errors).toEqual([])
    return { customer: data.customer, statements: [...desk.demo.statements] }
  }
  await busyAccount()
  await shown()
  const one = await shown()
  for (let count = 1; count < ACCOUNTS; count++) await busyAccount()
  await shown()
  const twenty = await shown()

  expect(twenty.statements).toEqual(one.statements)
  expect(twenty.statements.length).toBeLessThanOrEqual(12)
  const busy = {
    ledgerBalance: '74.25',
    availableBalance: '54.25',
    heldBalance: '20.00',
    openHolds: [{ remainingAmount: '20.00' }],
    limits: [
      {
        windows: [
          { window: 'DAILY', used: '15.00', remaining: '4985.00' },
          { window: 'MONTHLY', used: '15.00' },
        ],
      },
    ],
  }
  const { accounts, remittances } = twenty.customer
  expect(accounts.nodes.filter(({ currency }: Json) => currency === 'NGN')).toMatchObject(
    Array.from({ length: ACCOUNTS }, () => busy),
  )
  for (const { transactions } of accounts.nodes)
    expect(transactions.edges.map(({ node }: Json) => node.transactionType)).toEqual([
      'FEE',
      'TRANSFER',
      'TRANSFER',
      'DEPOSIT',
    ])
  expect(remittances.nodes).toHaveLength(3)
})
