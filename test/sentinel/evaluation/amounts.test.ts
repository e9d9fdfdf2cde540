import { expect, test } from '@jest/globals'
import { enrolled, signalOf } from '../history.ts'
import { confirmTransactions } from './confirm-transactions.ts'
import { enabledRule, verdictOf } from './test-rules.ts'

test('AMOUNT_THRESHOLD compares in the currency of the debit, and only its channels and types', async () => {
  const customer = await enrolled()
  const any = await enabledRule(customer, 'AMOUNT_THRESHOLD', { amount: '499.99' })
  const narrow = await enabledRule(customer, 'AMOUNT_THRESHOLD', {
    amount: '1',
    currency: 'EUR',
    channels: ['BRANCH'],
    types: ['CHECK'],
  })
  const send = async (more: object) => {
    const response = await customer.send(customer.debit(0, more as never))
    return [verdictOf(response, any), verdictOf(response, narrow)]
  }

  expect(await send({ amount: '499.99' })).toEqual(['LARGE_TRANSFER', null])
  expect(await send({ amount: '499.98' })).toEqual([null, null])
  expect(await send({ amount: '500', currency: 'JPY' })).toEqual(['LARGE_TRANSFER', null])
  expect(await send({ amount: '499', currency: 'JPY' })).toEqual([null, null])
  expect(await send({ amount: '500', type: 'FEE' })).toEqual([null, null])
  expect(await send({ amount: '500', direction: 'CREDIT' })).toEqual([null, null])
  const eur = { amount: '2', currency: 'EUR', channel: 'BRANCH', type: 'CHECK' }
  expect(await send(eur)).toEqual([null, 'LARGE_TRANSFER'])
  expect(await send({ ...eur, channel: 'MAIL' })).toEqual([null, null])
})

test('AMOUNT_DEVIATION compares with the median of the baseline, which the last seven days and outliers do not move', async () => {
  const customer = await enrolled()
  const code = await enabledRule(customer, 'AMOUNT_DEVIATION', { min_amount: '100' })
  const early = await customer.send(customer.debit(0, { amount: '900.00' }))
  await customer.loadOrdinaryHistory()
  await customer.load([
    ...Array.from({ length: 3 }, (_, index) => customer.debit(100 + index, { amount: '10000.00' })),
    ...Array.from({ length: 30 }, () => customer.debit(3, { amount: '900.00' })),
  ])

  const hit = await customer.send(customer.debit(0, { amount: '900.00' }))
  const below = await customer.send(customer.debit(0, { amount: '99.99' }))
  const usual = await customer.send(customer.debit(0, { amount: '100.00', currency: 'EUR' }))

  expect(verdictOf(early, code)).toBe('INSUFFICIENT_HISTORY')
  expect(verdictOf(hit, code)).toBe('UNUSUAL_WITHDRAWAL')
  const { observed, threshold, reason } = signalOf(hit, code)!
  expect(observed.baseline).toMatchObject({ n: 123, unit: 'ln(1+x)', currency: 'USD' })
  const { median, mad } = observed.baseline as { median: number; mad: number }
  expect(observed.z).toBeCloseTo((Math.log(901) - median) / (1.4826 * mad), 3)
  expect(threshold).toEqual({ z: 3.5, min_amount: '100' })
  expect(reason).toContain('900.00 USD')
  expect(verdictOf(below, code)).toBeNull()
  expect(verdictOf(usual, code)).toBe('INSUFFICIENT_HISTORY')
})

test('debits of confirmed signals are left out of the baseline', async () => {
  const customer = await enrolled()
  const code = await enabledRule(customer, 'AMOUNT_DEVIATION')
  await customer.load(Array.from({ length: 20 }, (_, index) => customer.debit(80 + index)))

  const ready = await customer.send(customer.debit(0, { amount: '900.00' }))
  await confirmTransactions(customer, 1)
  const notReady = await customer.send(customer.debit(0, { amount: '900.00' }))

  expect(verdictOf(ready, code)).toBe('UNUSUAL_WITHDRAWAL')
  expect(verdictOf(notReady, code)).toBe('INSUFFICIENT_HISTORY')
})

test('FREQUENCY_DEVIATION compares the count of a window with the counts of the baseline, empty windows included', async () => {
  const customer = await enrolled()
  const code = await enabledRule(customer, 'FREQUENCY_DEVIATION')
  const skipped = await customer.send(customer.debit(400))
  await customer.loadOrdinaryHistory()

  const verdicts: (string | null)[] = []
  for (let count = 1; count <= 5; count++)
    verdicts.push(verdictOf(await customer.send(customer.debit(0)), code))

  expect(verdictOf(skipped, code)).toBe('INSUFFICIENT_HISTORY')
  expect(verdicts.slice(0, 2)).toEqual([null, null])
  expect(verdicts[4]).toBe('UNUSUAL_WITHDRAWAL')
})

test('VELOCITY adds up the debits of the window, which excludes its start', async () => {
  const customer = await enrolled()
  const byCount = await enabledRule(customer, 'VELOCITY', { count_threshold: 3, window_hours: 24 })
  const bySum = await enabledRule(customer, 'VELOCITY', { sum_threshold: '150', window_hours: 24 })
  await customer.load([customer.debit(1), customer.debit(0.5, { currency: 'EUR', amount: '500.00' })])

  const second = await customer.send(customer.debit(0))
  const third = await customer.send(customer.debit(0))
  const fourth = await customer.send(customer.debit(0))

  expect([verdictOf(second, byCount), verdictOf(second, bySum)]).toEqual([null, null])
  expect([verdictOf(third, byCount), verdictOf(third, bySum)]).toEqual(['UNUSUAL_WITHDRAWAL', null])
  expect(verdictOf(fourth, bySum)).toBe('UNUSUAL_WITHDRAWAL')
  expect(signalOf(fourth, bySum)).toMatchObject({ observed: { count: 4, sum: '150.00', currency: 'USD' } })
  expect(signalOf(third, byCount)!.transaction_ids).toHaveLength(3)
})

test('CASH_INTENSITY compares cash of a week with the weeks of the baseline', async () => {
  const customer = await enrolled()
  const code = await enabledRule(customer, 'CASH_INTENSITY')
  const cash = { type: 'CASH', channel: 'ATM' }
  const skipped = await customer.send(customer.debit(399, cash))
  await customer.load(
    Array.from({ length: 40 }, (_, index) =>
      customer.debit(8 + index * 7, { ...cash, amount: `${100 + (index % 5) * 20}.00` }),
    ),
  )

  const usual = await customer.send(customer.debit(0, { ...cash, amount: '140.00' }))
  const hit = await customer.send(customer.debit(0, { ...cash, amount: '900.00' }))
  const card = await customer.send(customer.debit(0, { amount: '900.00' }))

  expect(verdictOf(skipped, code)).toBe('INSUFFICIENT_HISTORY')
  expect(verdictOf(usual, code)).toBeNull()
  expect(verdictOf(hit, code)).toBe('UNUSUAL_WITHDRAWAL')
  expect(signalOf(hit, code)!.observed).toMatchObject({ sum: '1040.00', currency: 'USD' })
  expect(verdictOf(card, code)).toBeNull()
})

test('CASH_INTENSITY has no usual sum for a customer who seldom withdraws cash', async () => {
  const [seldom, often] = await Promise.all([enrolled(), enrolled()])
  const code = await enabledRule(seldom, 'CASH_INTENSITY')
  const cash = { type: 'CASH', channel: 'ATM' }
  const weekly = (customer: typeof seldom, weeks: number) =>
    Array.from({ length: weeks }, (_, week) => customer.debit(8 + 7 * week, { ...cash, amount: '100.00' }))
  // The baseline of 42 weeks begins with the ordinary history.
  await seldom.loadOrdinaryHistory()
  await seldom.load(weekly(seldom, 18))
  await often.loadOrdinaryHistory()
  await often.load(weekly(often, 24))

  const small = await seldom.send(seldom.debit(0, { ...cash, amount: '20.00' }))
  const usual = await often.send(often.debit(0, { ...cash, amount: '100.00' }))

  expect(verdictOf(small, code)).toBe('INSUFFICIENT_HISTORY')
  expect(verdictOf(usual, code)).toBeNull()
})

test('CASH_INTENSITY reports withdrawals at the limit on three of seven days without a baseline', async () => {
  const customer = await enrolled()
  const code = await enabledRule(customer, 'CASH_INTENSITY')
  const atLimit = { type: 'CASH', channel: 'ATM', at_limit: true }
  await customer.load([customer.debit(8, atLimit), customer.debit(2, atLimit), customer.debit(2, atLimit)])

  const second = await customer.send(customer.debit(1, atLimit))
  const third = await customer.send(customer.debit(0, atLimit))

  expect(verdictOf(second, code)).toBe('INSUFFICIENT_HISTORY')
  expect(verdictOf(third, code)).toBe('ATM_MAX_WITHDRAWAL')
  expect(signalOf(third, code)!.observed).toEqual({ days: 3 })
})

test('BALANCE_DRAIN finds weeks that rise a little for long', async () => {
  const [calm, drained, young] = await Promise.all([enrolled(), enrolled(), enrolled()])
  const code = await enabledRule(calm, 'BALANCE_DRAIN')
  const weeks = (from: number, to: number, amount: (week: number) => number) =>
    Array.from({ length: to - from }, (_, index) => ({ week: from + index, amount: amount(from + index) }))
  const usual = (week: number): number => 90 + ((week * 13) % 21)
  const load = (customer: typeof calm, sums: readonly { week: number; amount: number }[]) =>
    customer.load(sums.map(({ week, amount }) => customer.debit(7 * week + 3, { amount: `${amount}.00` })))
  await load(calm, weeks(0, 52, usual))
  await load(drained, [...weeks(0, 10, week => usual(week) + 20), ...weeks(10, 52, usual)])
  await load(young, weeks(0, 31, usual))

  const verdicts = await Promise.all(
    [calm, drained, young].map(async customer =>
      verdictOf(await customer.send(customer.debit(0, { amount: '1.00' })), code),
    ),
  )

  expect(verdicts).toEqual([null, 'FAMILY_EXPLOITATION', 'INSUFFICIENT_HISTORY'])
})
