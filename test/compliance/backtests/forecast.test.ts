import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { countsOfDays } from '#compliance/backtests/backtest-result.ts'
import { forecastWeek } from '#compliance/statistics/forecast.ts'

test('fewer than seven days give no forecast, and the mean of days gives the value', () => {
  expect(forecastWeek([3, 3, 3, 3, 3, 3])).toBeNull()
  expect(forecastWeek([2, 4, 2, 4, 2, 4, 3])).toMatchObject({ value: 21 })
})

test('days without any event bound a future week by the rule of exponential waiting', () => {
  expect(forecastWeek(Array(28).fill(0) as number[])).toEqual({
    value: 0,
    low: 0,
    high: expect.closeTo(0.922, 3),
  })
})

test('the interval contains the value, never begins below 0, and is at least that of a Poisson process', () => {
  const counts = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 7, maxLength: 60 })
  fc.assert(
    fc.property(counts, days => {
      const { value, low, high } = forecastWeek(days)!
      expect(low).toBeGreaterThanOrEqual(0)
      expect(low).toBeLessThanOrEqual(value)
      if (value > 0) expect(high - value).toBeGreaterThanOrEqual(1.95 * Math.sqrt(value))
    }),
  )
})

/** Repeatable numbers from 0 to 1. */
function uniform(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state + 0.5) / 2 ** 32
  }
}

function poisson(mean: number, next: () => number): number {
  let [count, product] = [0, next()]
  while (product > Math.exp(-mean)) {
    count += 1
    product *= next()
  }
  return count
}

test('of two thousand simulated weeks about 95 % fall into their interval', () => {
  const next = uniform(5)
  const days = (count: number): number[] => Array.from({ length: count }, () => poisson(3, next))
  let within = 0
  for (let run = 0; run < 2_000; run++) {
    const { low, high } = forecastWeek(days(28))!
    const week = days(7).reduce((sum, count) => sum + count, 0)
    if (week >= low && week <= high) within += 1
  }
  expect(within / 2_000).toBeGreaterThan(0.93)
  expect(within / 2_000).toBeLessThan(0.985)
})

test('only whole days in UTC count, those without alerts too', () => {
  const period = { from: new Date('2026-01-01T12:00:00Z'), to: new Date('2026-01-05T06:00:00Z') }
  const perDay = [
    { day: '2026-01-01', alerts: 9 },
    { day: '2026-01-03', alerts: 2 },
    { day: '2026-01-05', alerts: 9 },
  ]

  expect(countsOfDays(period, perDay)).toEqual([0, 2, 0])
})
