import { beforeAll, expect, test } from '@jest/globals'
import { readExamples } from '#gateway/portal/examples.ts'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import { bearer, DEMO, type Headers, type Json } from '#test/e2e/support/rest.ts'
import { ask, staffToken } from '#test/e2e/support/tokens.ts'

const DOCUMENT = readExamples().find(({ name }) => name === 'Books')!.document

let desk: Desk
let headers: Headers
let date: string

beforeAll(async () => {
  desk = await openDesk()
  headers = bearer(await staffToken(desk.demo.app, DEMO), DEMO.id)
  date = (await desk.done('GET /business-date')).business_date
})

/** Posts journals of 1.00 in fees between different accounts of the chart. */
async function post(count: number): Promise<void> {
  const journals = Array.from({ length: count }, (_, index) => ({
    journal_type: 'GENERAL',
    description: `Fees ${index}`,
    transaction_date: date,
    requires_approval: false,
    entries: [
      [['1000', '1100', '1200'][index % 3], 'debit'],
      [['4100', '4300'][index % 2], 'credit'],
    ].map(([account_code, entry_type]) => ({ account_code, amount: 1, entry_type, currency_code: 'NGN' })),
  }))
  const { items } = await desk.done('POST /journals/batch', { body: { journals } })
  expect(items.every(({ status }: Json) => status === 'COMPLETED')).toBe(true)
}

async function books(): Promise<{ data: Json; statements: string[] }> {
  desk.demo.statements.length = 0
  const { data, errors } = await ask(desk.demo.app, DOCUMENT, { headers })
  expect(errors).toEqual([])
  return { data, statements: desk.demo.statements.toSorted() }
}

test('the page of the books takes as many statements for a hundred journals as for ten', async () => {
  await post(1)
  await books()
  await post(9)
  const ten = await books()
  await post(90)
  const hundred = await books()

  expect(hundred.statements).toEqual(ten.statements)
  expect(hundred.statements.length).toBeLessThanOrEqual(20)
  expect(ten.data.journals.nodes.length).toBeGreaterThanOrEqual(10)
  expect(hundred.data.journals.nodes).toHaveLength(20)
  for (const { entries } of hundred.data.journals.nodes) {
    expect(entries).toHaveLength(2)
    expect(entries[1].account.code).toMatch(/^4[13]00$/)
  }
  const balances = ({ glAccounts }: Json): Record<string, number> =>
    Object.fromEntries(glAccounts.nodes.map(({ code, balance }: Json) => [code, Number(balance.balance)]))
  const [before, after] = [balances(ten.data), balances(hundred.data)]
  expect(after['4100']! + after['4300']! - before['4100']! - before['4300']!).toBe(90)
  const equity = ({ balanceSheet }: Json): number => Number(balanceSheet.totals.equity)
  expect(equity(hundred.data) - equity(ten.data)).toBe(90)
  expect(hundred.data.trialBalance.checks).toEqual([{ name: 'debits = credits', passed: true }])
})
