import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { formatMinor } from '#kernel/money.ts'
import { judge } from '#compliance/evaluation/judge.ts'
import { historyFrom } from '#compliance/evaluation/history/memory-history.ts'
import type { BehavioralParameters } from '#compliance/monitoring-rules/parameters.ts'
import {
  DAY,
  HOUR,
  hitOf,
  isTriggered,
  judgeLast,
  nearMissOf,
  payment,
  ruleOf,
  type Given,
} from './fixture.ts'

const behavioral = (given: Partial<BehavioralParameters> = {}) =>
  ruleOf({
    ruleType: 'BEHAVIORAL',
    deviationMetric: 'AMOUNT',
    deviationThreshold: 3,
    robust: false,
    ...given,
  })

/** One transaction a day before the judged one, newest last. */
const daily = (amounts: readonly string[], given: Given = {}) =>
  amounts.map((amount, index) => payment({ ...given, amount, ago: (amounts.length - index) * DAY }))

const judgedAfter = (
  amounts: readonly string[],
  amount: string,
  given: Partial<BehavioralParameters> = {},
  transaction: Given = {},
) => judgeLast(behavioral(given), [...daily(amounts, transaction), payment({ ...transaction, amount })])

const ten = (amount: string) => Array.from({ length: 10 }, () => amount)

test('fewer than ten earlier values are too few, in each metric', () => {
  const skipped = { outcome: 'SKIPPED', why: 'INSUFFICIENT_HISTORY' }

  for (const deviationMetric of ['AMOUNT', 'DAILY_VOLUME', 'DAILY_COUNT'] as const)
    for (const robust of [false, true]) {
      expect(judgedAfter(ten('100').slice(1), '5000', { deviationMetric, robust })).toEqual(skipped)
      expect(judgedAfter(ten('100'), '100', { deviationMetric, robust }).outcome).toBe('CLEAR')
    }
  expect(judgeLast(behavioral(), [...daily(ten('100'), { currency: 'EUR' }), payment()])).toEqual(skipped)
})

test('amounts lie so many standard deviations above the mean, reaching the threshold exactly', () => {
  // Mean 200, standard deviation 100.
  const earlier = [...ten('100').slice(5), ...ten('300').slice(5)]

  expect(judgedAfter(earlier, '499.99').outcome).toBe('CLEAR')
  expect(hitOf(judgedAfter(earlier, '500'))).toMatchObject({
    reason:
      'Amount of 500.00 USD is 3 standard deviations above the mean of 200.00 USD over 10 transactions, threshold 3',
    observed: { value: '500.00', mean: '200.00', deviation: 3, observations: 10 },
    counterfactual: { text: '499.99 USD', amount: '499.99', fewerTransactions: null },
  })
  expect(judgedAfter(earlier, '0.01').outcome).toBe('CLEAR')
})

test('a deviation is at least 1 % of the mean, and at least one minor unit', () => {
  const triggersFrom = (usual: string, amounts: string[], given: Given = {}) =>
    amounts.filter(amount =>
      [true, false].every(robust => isTriggered(judgedAfter(ten(usual), amount, { robust }, given))),
    )

  expect(triggersFrom('100', ['102.99', '103'])).toEqual(['103'])
  expect(triggersFrom('0.5', ['0.52', '0.53'])).toEqual(['0.53'])
  expect(triggersFrom('50', ['52', '53'], { currency: 'JPY' })).toEqual(['53'])
  expect(triggersFrom('0.05', ['0.052', '0.053'], { currency: 'KWD' })).toEqual(['0.053'])
})

test('the median withstands an outlier that the mean does not', () => {
  // Median 100, median absolute deviation 10, so one robust deviation is 14.826.
  const earlier = ['80', '90', '90', '90', '100', '100', '110', '110', '110', '100000']

  expect(judgedAfter(earlier, '144.47', { robust: true }).outcome).toBe('CLEAR')
  expect(hitOf(judgedAfter(earlier, '144.48', { robust: true })).reason).toBe(
    'Amount of 144.48 USD is 3 robust deviations above the median of 100.00 USD over 10 transactions, threshold 3',
  )
  expect(judgedAfter(earlier, '1000').outcome).toBe('CLEAR')
})

test('the volume of a day is compared with all days since the first one, idle ones as zero', () => {
  // Eight days of 100 and two idle ones: mean 80, standard deviation 40.
  const earlier = [12, 11, 10, 9, 8, 6, 4, 3].map(days =>
    payment({ ago: days * DAY - 2 * DAY, amount: '100' }),
  )
  const today = [payment({ ago: 2 * HOUR, amount: '60' }), payment({ ago: HOUR, amount: '40' })]
  const judged = (amount: string) =>
    judgeLast(behavioral({ deviationMetric: 'DAILY_VOLUME' }), [...earlier, ...today, payment({ amount })])

  expect(judged('99.99').outcome).toBe('CLEAR')
  expect(hitOf(judged('100'))).toMatchObject({
    reason:
      '200.00 USD on 2026-11-20 is 3 standard deviations above the mean of 80.00 USD over 10 days, threshold 3',
    transactionIds: [...today.map(({ transactionId }) => transactionId), expect.any(String)],
    counterfactual: { text: 'one transaction fewer, or 99.99 USD', amount: '99.99', fewerTransactions: 1 },
  })
})

test('the number of a day does not depend on its amounts', () => {
  const today = [3, 2, 1].map(ago => payment({ ago, amount: '99999' }))
  const judged = (transactions: typeof today) =>
    judgeLast(behavioral({ deviationMetric: 'DAILY_COUNT' }), [
      ...daily(ten('1')),
      ...transactions,
      payment(),
    ])

  expect(judged(today.slice(1)).outcome).toBe('CLEAR')
  expect(hitOf(judged(today))).toMatchObject({
    reason:
      '4 transactions in USD on 2026-11-20: 3 standard deviations above the mean of 1 over 10 days, threshold 3',
    counterfactual: { text: 'one transaction fewer', amount: null, fewerTransactions: 1 },
  })
})

test('days change at midnight in UTC', () => {
  const midnight = Date.parse('2026-11-20T00:00:00.000Z')
  const at = (occurredAt: number) => payment({ occurredAt: new Date(occurredAt), amount: '500' })
  const outcome = (...times: number[]) =>
    judgeLast(behavioral({ deviationMetric: 'DAILY_COUNT' }), [...daily(ten('100')), ...times.map(at)])
      .outcome

  expect(outcome(midnight, midnight + 1, midnight + 2, midnight + DAY - 1)).toBe('TRIGGERED')
  expect(outcome(midnight, midnight + 1, midnight + 2, midnight + DAY)).toBe('CLEAR')
})

test('a deviation is a near miss from four fifths of the threshold on', () => {
  const earlier = [...ten('100').slice(5), ...ten('300').slice(5)]

  expect(nearMissOf(judgedAfter(earlier, '440'))).toMatchObject({ observed: { deviation: 2.4 } })
  expect(nearMissOf(judgedAfter(earlier, '439.99'))).toBe(null)
})

const cents = fc.integer({ min: 1, max: 5_000 })

test('any amount agrees with mean, deviation and median in floating point, in any order of rows', () => {
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 10, maxLength: 25 }),
      fc.integer({ min: 1, max: 30_000 }),
      fc.constantFrom(0.5, 1, 2.5, 3, 4),
      fc.boolean(),
      (earlier, value, deviationThreshold, robust) => {
        const all = [
          ...daily(earlier.map(each => formatMinor(BigInt(each), 'USD'))),
          payment({ amount: formatMinor(BigInt(value), 'USD') }),
        ]
        const rule = behavioral({ deviationThreshold, robust })
        const history = historyFrom(all, earlier.length, [rule])
        const median = (values: number[]) => {
          const ordered = values.toSorted((a, b) => a - b)
          return (ordered[(ordered.length - 1) >> 1]! + ordered[ordered.length >> 1]!) / 2
        }
        const mean = earlier.reduce((sum, each) => sum + each, 0) / earlier.length
        const center = robust ? median(earlier) : mean
        const sigma = robust
          ? 1.4826 * median(earlier.map(each => Math.abs(each - center)))
          : Math.sqrt(earlier.reduce((sum, each) => sum + (each - mean) ** 2, 0) / earlier.length)
        const score = (value - center) / Math.max(sigma, center / 100, 1)
        fc.pre(Math.abs(score - deviationThreshold) > 1e-3)

        const verdict = judge(rule, all.at(-1)!, history)
        expect(isTriggered(verdict)).toBe(score >= deviationThreshold)
        const reversed = {
          ...history,
          amounts: history.amounts.toReversed(),
          days: history.days.toReversed(),
        }
        expect(judge(rule, all.at(-1)!, reversed)).toEqual(verdict)
      },
    ),
    { numRuns: 300 },
  )
})
