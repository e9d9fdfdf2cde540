import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { wilson } from '#compliance/statistics/wilson.ts'

// Published examples: Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998), table I.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('the interval of %d of %d agrees with the published one', (successes, total, low, high) => {
  const interval = wilson(successes, total)

  expect(interval?.share).toBe(successes / total)
  expect(interval?.low).toBeCloseTo(low, 4)
  expect(interval?.high).toBeCloseTo(high, 4)
})

test('an interval contains its share, lies within 0 and 1, and that of the failures is its complement', () => {
  const sample = fc.nat(5000).chain(total => fc.tuple(fc.nat(total), fc.constant(total)))
  fc.assert(
    fc.property(sample, ([successes, total]) => {
      const interval = wilson(successes, total)
      if (total === 0) return expect(interval).toBeNull()
      const { share, low, high } = interval!
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(1)
      expect(low).toBeLessThanOrEqual(share)
      expect(high).toBeGreaterThanOrEqual(share)
      expect(wilson(total - successes, total)!.low).toBeCloseTo(1 - high, 12)
    }),
  )
})

test('numbers that are no share are refused', () => {
  expect(() => wilson(3, 2)).toThrow(RangeError)
  expect(() => wilson(-1, 2)).toThrow(RangeError)
  expect(() => wilson(0.5, 2)).toThrow(RangeError)
})
