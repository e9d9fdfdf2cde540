import { expect, test } from '@jest/globals'
import { demoWorld } from '#test/support/world.ts'
import { codesOf, enrolled, request, type Customer } from '#test/sentinel/history.ts'

const CASES = [
  { amount: '50.00' },
  { amount: '900.00', device_id: 'phone-1' },
  { type: 'CASH', channel: 'ATM', amount: '400.00', at_limit: true },
  { type: 'WIRE', channel: 'ONLINE', amount: '2500.00', counterparty: { name: 'Nobody', country: 'NG' } },
  { type: 'GIFT_CARD', amount: '500.00', merchant: { name: 'Shop 3' } },
  { type: 'CRYPTO', amount: '700', currency: 'JPY', country: 'FR' },
] as const

/** What a response says without ids, which differ by customer. */
const contentOf = ({ body }: Awaited<ReturnType<Customer['send']>>) => ({
  decision: body['decision'],
  skipped: (body['skipped_rules'] as { code: string; why: string }[]).map(({ code, why }) => [code, why]),
  signals: (body['signals'] as Record<string, unknown>[]).map(
    ({ rule_code, severity, reason, observed, threshold, window }) => ({
      ...{ rule_code, severity, reason, observed, threshold, window },
    }),
  ),
})

const withHistory = async (): Promise<Customer> => {
  const customer = await enrolled()
  await customer.loadOrdinaryHistory({ merchant: { name: 'Shop 3' }, country: 'US' })
  return customer
}

const transactionOf = (customer: Customer, index: number): Record<string, unknown> => ({
  ...customer.debit(0, { merchant: { name: 'Shop 3' }, ...CASES[index % CASES.length] }),
})

test('transactions that arrive together are evaluated as each one alone, in single requests and in a batch', async () => {
  const count = 2 * CASES.length
  const [alone, grouped, batched] = await Promise.all(
    [1, 2, 3].map(() => Promise.all(Array.from({ length: count }, withHistory))),
  )
  const expected = []
  for (const [index, customer] of alone!.entries())
    expected.push(contentOf(await customer.send(transactionOf(customer, index))))

  const responses = await Promise.all(
    grouped!.map((customer, index) => customer.send(transactionOf(customer, index))),
  )
  const transactions = batched!.map(transactionOf)
  const batch = await request('/transactions/batch', { transactions })
  const repeats = []
  for (const transaction of transactions) repeats.push(await request('/transactions', transaction))

  expect(responses.map(({ status }) => status)).toEqual(Array<number>(count).fill(201))
  expect(responses.map(contentOf)).toEqual(expected)
  expect(batch.status).toBe(200)
  expect(repeats.map(({ status }) => status)).toEqual(Array<number>(count).fill(200))
  expect(repeats.map(contentOf)).toEqual(expected)
  expect(expected.flatMap(({ signals }) => signals).length).toBeGreaterThan(count)
})

test('transactions of several customers that arrive together take one transaction and few statements', async () => {
  const { statements } = await demoWorld()
  const customers = await Promise.all(Array.from({ length: 12 }, withHistory))
  const bodies = customers.map(customer => customer.debit(0, { merchant: { name: 'Shop 3' } }))

  statements.length = 0
  const responses = await Promise.all(customers.map((customer, index) => customer.send(bodies[index]!)))

  expect(responses.every(({ status }) => status === 201)).toBe(true)
  expect(responses.flatMap(codesOf)).toEqual([])
  const histories = statements.filter(text => text.includes('with history as'))
  expect(histories.length).toBeLessThanOrEqual(6)
  expect(statements.filter(text => text.includes('insert into sentinel.transactions')).length).toBe(
    histories.length,
  )
})
