import { expect, test } from '@jest/globals'
import { enrolled, signalOf, type TransactionBody } from '../history.ts'
import { enabledRule, verdictOf } from './test-rules.ts'

const to = (id: string, amount = '50.00'): TransactionBody => ({
  type: 'TRANSFER',
  channel: 'ONLINE',
  amount,
  counterparty: { id },
})

test('NEW_PAYEE reports the first debit ever to a payee once the customer has a history', async () => {
  const customer = await enrolled()
  const code = await enabledRule(customer, 'NEW_PAYEE', { min_amount: '20' })
  await customer.load([
    ...Array.from({ length: 8 }, (_, index) => customer.debit(500 + index)),
    customer.debit(600, to('friend')),
  ])

  const skipped = await customer.send(customer.debit(9, to('a')))
  const cash = await customer.send(customer.debit(8, { type: 'CASH' }))
  const small = await customer.send(customer.debit(7, to('b', '19.99')))
  const known = await customer.send(customer.debit(6, to('friend')))
  const fresh = await customer.send(customer.debit(5, to('c')))
  const again = await customer.send(customer.debit(4, to('c')))
  const sameAccount = await customer.send(
    customer.debit(3, { counterparty: { account: 'gb33 bukb 2020', name: 'X' } }),
  )
  const otherName = await customer.send(
    customer.debit(2, { counterparty: { account: 'GB33BUKB2020', name: 'Y' } }),
  )

  expect(verdictOf(skipped, code)).toBe('INSUFFICIENT_HISTORY')
  expect(verdictOf(cash, code)).toBeNull()
  expect(verdictOf(small, code)).toBeNull()
  expect(verdictOf(known, code)).toBeNull()
  expect(verdictOf(fresh, code)).toBe('NEW_PAYEE')
  expect(verdictOf(again, code)).toBeNull()
  expect(verdictOf(sameAccount, code)).toBe('NEW_PAYEE')
  expect(verdictOf(otherName, code)).toBeNull()
})

test('PAYEE_CONCENTRATION compares the share of a payee in two windows of ten debits each', async () => {
  const [customer, young] = await Promise.all([enrolled(), enrolled()])
  const code = await enabledRule(customer, 'PAYEE_CONCENTRATION')
  await customer.load([
    ...Array.from({ length: 10 }, (_, index) => customer.debit(95 + index, to('shop', '100.00'))),
    ...Array.from({ length: 9 }, (_, index) => customer.debit(10 + index, to('shop', '70.00'))),
  ])
  await young.load(Array.from({ length: 15 }, (_, index) => young.debit(10 + index)))

  const below = await customer.send(customer.debit(1, to('nephew', '270.00')))
  const above = await customer.send(customer.debit(0, to('nephew', '1.00')))
  const shop = await customer.send(customer.debit(0, to('shop', '1.00')))
  const skipped = await young.send(young.debit(0, to('nephew', '5000.00')))

  // 270 of 900 is 30 points more than none, which is not above the threshold.
  expect(verdictOf(below, code)).toBeNull()
  expect(verdictOf(above, code)).toBe('FAMILY_EXPLOITATION')
  expect(signalOf(above, code)!.observed).toMatchObject({ share: 0.3008, share_before: 0, debits: 11 })
  expect(verdictOf(shop, code)).toBeNull()
  expect(verdictOf(skipped, code)).toBe('INSUFFICIENT_HISTORY')
})

test('REPEATED_SCAM_PATTERN reports rising payments to a new payee whose gaps do not grow', async () => {
  const customer = await enrolled()
  const code = await enabledRule(customer, 'REPEATED_SCAM_PATTERN')
  const send = async (id: string, payments: readonly (readonly [daysAgo: number, amount: string])[]) => {
    const [last, ...earlier] = payments.toReversed()
    await customer.load(earlier.map(([daysAgo, amount]) => customer.debit(daysAgo, to(id, amount))))
    return customer.send(customer.debit(last![0], to(id, last![1])))
  }

  const rising = await send('a', [
    [35, '300.00'],
    [22, '600.00'],
    [10, '1200.00'],
    [0, '2500.00'],
  ])
  const two = await send('b', [
    [20, '300.00'],
    [0, '600.00'],
  ])
  const falling = await send('c', [
    [20, '600.00'],
    [10, '500.00'],
    [0, '300.00'],
  ])
  const slowing = await send('d', [
    [40, '300.00'],
    [35, '600.00'],
    [0, '900.00'],
  ])
  const constant = await send('e', [
    [20, '300.00'],
    [10, '300.00'],
    [0, '300.00'],
  ])
  const known = await send('f', [
    [60, '100.00'],
    [20, '300.00'],
    [10, '600.00'],
    [0, '900.00'],
  ])

  expect(verdictOf(rising, code)).toBe('ROMANCE_SCAM')
  expect(signalOf(rising, code)).toMatchObject({
    observed: {
      count: 4,
      rho: 1,
      amounts: ['300.00', '600.00', '1200.00', '2500.00'],
      gaps_days: [13, 12, 10],
    },
  })
  expect(signalOf(rising, code)!.transaction_ids).toHaveLength(4)
  for (const response of [two, falling, slowing, constant, known])
    expect(verdictOf(response, code)).toBeNull()
})

test('RELATED_PARTY reports a credit that is passed on to new payees', async () => {
  const customer = await enrolled()
  const code = await enabledRule(customer, 'RELATED_PARTY')
  const credit = (daysAgo: number, amount: string, more = {}) =>
    customer.debit(daysAgo, {
      type: 'TRANSFER',
      direction: 'CREDIT',
      amount,
      counterparty: { id: 'payer' },
      ...more,
    })
  await customer.load([
    customer.debit(40, to('old')),
    credit(6, '1000.00'),
    credit(3.5, '2000.00'),
    credit(3.5, '2.00', { type: 'INTEREST' }),
  ])

  const known = await customer.send(customer.debit(3, to('old', '1900.00')))
  const below = await customer.send(customer.debit(2, to('new', '1599.99')))
  const above = await customer.send(customer.debit(1, to('newer', '0.01')))
  const late = await customer.send(customer.debit(0.4, to('newest', '1600.00')))

  expect(verdictOf(known, code)).toBeNull()
  expect(verdictOf(below, code)).toBeNull()
  expect(verdictOf(above, code)).toBe('MONEY_MULE')
  expect(signalOf(above, code)).toMatchObject({
    observed: { credit: '2000.00', passed_on: '1600.00', share: 0.8, currency: 'USD' },
  })
  expect(signalOf(above, code)!.transaction_ids).toHaveLength(3)
  expect(verdictOf(late, code)).toBeNull()
})

test('INCOME_DIVERSION reports a regular income that leaves for new payees, not any credit', async () => {
  const customer = await enrolled()
  const code = await enabledRule(customer, 'INCOME_DIVERSION')
  const income = (daysAgo: number, id = 'pension') =>
    customer.debit(daysAgo, { type: 'INCOME', direction: 'CREDIT', amount: '2000.00', counterparty: { id } })
  await customer.load([income(91), income(61), income(31), income(1)])
  await customer.load([income(41, 'other'), income(40, 'other'), income(20, 'other')])

  const single = await customer.send(customer.debit(19, to('x', '1900.00')))
  const below = await customer.send(customer.debit(0.5, to('y', '1799.99')))
  const above = await customer.send(customer.debit(0, to('z', '0.01')))

  expect(verdictOf(single, code)).toBeNull()
  expect(verdictOf(below, code)).toBeNull()
  expect(verdictOf(above, code)).toBe('INCOME_DIVERSION')
})
