import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { judge } from '#compliance/evaluation/judge.ts'
import { historyFrom } from '#compliance/evaluation/history/memory-history.ts'
import type { ChargebackRatioParameters } from '#compliance/monitoring-rules/parameters.ts'
import {
  DAY,
  hitOf,
  isTriggered,
  judgeLast,
  nearMissOf,
  NOW,
  payment,
  ruleOf,
  type Given,
} from './fixture.ts'

const ratio = (given: Partial<ChargebackRatioParameters> = {}) =>
  ruleOf({
    ruleType: 'CHARGEBACK_RATIO',
    tierThresholds: ['0.1', '0.2'],
    ratioBasis: 'COUNT',
    periodDays: 30,
    ratioDenominator: 'SAME_PERIOD',
    minSales: 0,
    ...given,
  })
const of = (type: 'CARD' | 'PAYMENT' | 'CHARGEBACK' | 'TRANSFER', given: Given = {}) =>
  payment({ type, merchantId: 'M1', ago: DAY, ...given })
const sales = (count: number, given: Given = {}) => Array.from({ length: count }, () => of('CARD', given))
const chargebacks = (count: number, given: Given = {}) =>
  Array.from({ length: count }, () => of('CHARGEBACK', given))
const now = (type: 'CARD' | 'CHARGEBACK' | 'TRANSFER' = 'CHARGEBACK', given: Given = {}) =>
  of(type, { ago: 0, ...given })

test('the chargeback that carries the ratio to a tier triggers the rule, the next one does not until the next tier', () => {
  const triggers = (earlier: number) =>
    isTriggered(judgeLast(ratio(), [...sales(20), ...chargebacks(earlier), now()]))

  expect([0, 1, 2, 3, 4].map(triggers)).toEqual([false, true, false, true, false])
})

test('the reason states both totals and the tier', () => {
  expect(hitOf(judgeLast(ratio(), [...sales(20), ...chargebacks(1), now()]))).toMatchObject({
    reason:
      'Merchant has 2 chargebacks in 30 days against 20 sales in the same period (10 %), threshold 10 %',
    observed: { ratio_percent: 10, chargebacks: 2, sales: 20, tier: 1 },
    window: { from: new Date(NOW - 30 * DAY), to: new Date(NOW) },
    counterfactual: { text: 'one chargeback fewer', amount: null, fewerTransactions: 1 },
  })
})

test('ratios by value are exact, and the counterfactual is the largest amount below the tier', () => {
  const judged = (amount: string) =>
    judgeLast(ratio({ ratioBasis: 'VALUE' }), [...sales(10), now('CHARGEBACK', { amount })])

  expect([isTriggered(judged('99.99')), isTriggered(judged('100'))]).toEqual([false, true])
  expect(hitOf(judged('100'))).toMatchObject({
    reason:
      'Merchant has chargebacks of 100.00 USD in 30 days against sales of 1,000.00 USD in the same period (10 %), threshold 10 %',
    counterfactual: { amount: '99.99', fewerTransactions: null },
  })
  expect(nearMissOf(judged('80'))).toMatchObject({ observed: { ratio_percent: 8 } })
  expect(nearMissOf(judged('79.99'))).toBe(null)
})

test('a sale does not trigger the rule, except the one with which there are enough to judge the merchant', () => {
  const rule = ratio({ minSales: 5 })

  expect(judgeLast(rule, [...sales(3), ...chargebacks(3), now()])).toEqual({
    outcome: 'SKIPPED',
    why: 'INSUFFICIENT_HISTORY',
  })
  expect(isTriggered(judgeLast(rule, [...sales(4), ...chargebacks(3), now('CARD')]))).toBe(true)
  expect(judgeLast(rule, [...sales(5), ...chargebacks(3), now('CARD')])).toEqual({
    outcome: 'CLEAR',
    nearMiss: null,
  })
  expect(judgeLast(ratio(), [now()]).outcome).toBe('SKIPPED')
})

test('only the merchant, its currency and the period count, and other types are out of scope', () => {
  const triggers = (given: Given) =>
    isTriggered(judgeLast(ratio(), [...sales(20), ...chargebacks(1, given), now()]))

  expect(triggers({})).toBe(true)
  expect(triggers({ ago: 30 * DAY - 1 })).toBe(true)
  expect([{ ago: 30 * DAY }, { currency: 'EUR' }, { merchantId: 'M2' }].map(triggers)).toEqual([
    false,
    false,
    false,
  ])
  expect(judgeLast(ratio(), [now('TRANSFER')]).outcome).toBe('OUT_OF_SCOPE')
  expect(judgeLast(ratio(), [now('CHARGEBACK', { merchantId: null })])).toEqual({
    outcome: 'SKIPPED',
    why: 'MISSING_KEY',
  })
})

test('the denominator may be the sales of the calendar month before', () => {
  const rule = ratio({ ratioDenominator: 'PREVIOUS_MONTH' })
  const at = (time: string) => ({ occurredAt: new Date(time) })
  const triggers = (...times: [string, string]) =>
    isTriggered(judgeLast(rule, [...sales(8), of('CARD', at(times[0])), of('CARD', at(times[1])), now()]))
  const ten = (given: Given) => [...sales(9, given), of('CARD', given)]

  expect(isTriggered(judgeLast(rule, [...ten(at('2026-10-01T00:00:00.000Z')), now()]))).toBe(true)
  expect(isTriggered(judgeLast(rule, [...ten(at('2026-10-31T23:59:59.999Z')), ...sales(90), now()]))).toBe(
    true,
  )
  expect(triggers('2026-09-30T23:59:59.999Z', '2026-11-01T00:00:00.000Z')).toBe(false)
})

test('each tier is crossed once on the way up, at the first chargeback that reaches it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 25 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 4 }),
      (saleCount, percentages) => {
        const tiers = percentages.toSorted((a, b) => a - b)
        const rule = ratio({ tierThresholds: tiers.map(percent => String(percent / 100)) })
        const all = [...sales(saleCount), ...chargebacks(saleCount)]
        const reached = (count: number) => tiers.filter(percent => count * 100 >= percent * saleCount).length
        for (let count = 1; count <= saleCount; count += 1) {
          const index = saleCount + count - 1
          expect(isTriggered(judge(rule, all[index]!, historyFrom(all, index, [rule])))).toBe(
            reached(count) > reached(count - 1),
          )
        }
      },
    ),
    { numRuns: 60 },
  )
})
