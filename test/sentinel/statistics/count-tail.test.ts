import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { upperTail } from '#sentinel/statistics/count-tail.ts'

const moments = fc
  .tuple(fc.double({ min: 0.01, max: 60, noNaN: true }), fc.double({ min: 0, max: 20, noNaN: true }))
  .map(([mean, ratio]) => ({ mean, variance: mean * ratio }))

/** The definition with the size r and the probability p of the negative binomial distribution, term by term. */
function directTail(k: number, { mean, variance }: { mean: number; variance: number }): number {
  const isPoisson = variance <= mean
  const size = mean ** 2 / (variance - mean)
  const success = mean / variance
  let term = isPoisson ? Math.exp(-mean) : success ** size
  let below = 0
  for (let count = 0; count < k; count++) {
    below += term
    term *= isPoisson ? mean / (count + 1) : ((count + size) / (count + 1)) * (1 - success)
  }
  return 1 - below
}

// Closed forms: a Poisson distribution of mean 2, and with r = 1 a geometric one, whose tail is (1 - p)^k.
test.each([
  [1, { mean: 2, variance: 2 }, 1 - Math.exp(-2)],
  [3, { mean: 2, variance: 1 }, 1 - 5 * Math.exp(-2)],
  [1, { mean: 3, variance: 12 }, 0.75],
  [40, { mean: 3, variance: 12 }, 0.75 ** 40],
  [2000, { mean: 3, variance: 12 }, 0.75 ** 2000],
])('the probability of at least %d for %j agrees with the closed form', (k, of, expected) => {
  const tail = upperTail(k, of)

  expect(Math.abs(tail / expected - 1)).toBeLessThan(1e-11)
})

test('a tail far from the mean has its own digits instead of the rounding error of 1 - p', () => {
  // P(X >= 40) for mean 5 is P(X = 40) (1 + 5/41 + 25/(41·42) + …).
  const first =
    Math.exp(-5) * Array.from({ length: 40 }, (_, index) => 5 / (index + 1)).reduce((a, b) => a * b)
  const series = 1 + 5 / 41 + 25 / (41 * 42) + 125 / (41 * 42 * 43) + 625 / (41 * 42 * 43 * 44)

  const tail = upperTail(40, { mean: 5, variance: 5 })

  expect(tail).toBeGreaterThan(1e-23)
  expect(Math.abs(tail / (first * series) - 1)).toBeLessThan(1e-4)
})

test('the tail agrees with the sum of the definition', () => {
  fc.assert(
    fc.property(moments, fc.nat(80), (of, k) => {
      // The size of an almost Poisson distribution is too large for the definition.
      fc.pre(of.variance <= of.mean || of.variance > of.mean * 1.001)
      expect(upperTail(k, of)).toBeCloseTo(directTail(k, of), 9)
    }),
  )
})

test('the tail starts at 1, never rises with the count, and stays within 0 and 1', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 200 }), (of, k) => {
      const [at, before] = [upperTail(k, of), upperTail(k - 1, of)]
      expect(at).toBeLessThanOrEqual(before + 1e-12)
      expect(at).toBeGreaterThanOrEqual(0)
      expect(before).toBeLessThanOrEqual(1)
    }),
  )
  expect(upperTail(0, { mean: 5, variance: 50 })).toBe(1)
})

test('a variance just above the mean continues the Poisson distribution', () => {
  const poisson = upperTail(15, { mean: 5, variance: 5 })

  expect(Math.abs(upperTail(15, { mean: 5, variance: 5 + 1e-12 }) / poisson - 1)).toBeLessThan(1e-9)
})

test('a count of any size has a tail', () => {
  expect(upperTail(1_000_000, { mean: 5, variance: 9 })).toBe(0)
  expect(upperTail(100_000, { mean: 100_000, variance: 100_000 })).toBeCloseTo(0.5, 2)
  expect(upperTail(101_000, { mean: 100_000, variance: 100_000 })).toBeCloseTo(0.0008, 4)
})

test('a baseline without counts makes every count impossible', () => {
  expect(upperTail(0, { mean: 0, variance: 0 })).toBe(1)
  expect(upperTail(1, { mean: 0, variance: 0 })).toBe(0)
})

test('numbers that are no counts and no moments are refused', () => {
  expect(() => upperTail(-1, { mean: 1, variance: 1 })).toThrow(RangeError)
  expect(() => upperTail(1.5, { mean: 1, variance: 1 })).toThrow(RangeError)
  expect(() => upperTail(1, { mean: -1, variance: 1 })).toThrow(RangeError)
  expect(() => upperTail(1, { mean: 1, variance: Number.NaN })).toThrow(RangeError)
  expect(() => upperTail(1, { mean: 1, variance: Infinity })).toThrow(RangeError)
})
