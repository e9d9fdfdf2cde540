import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { categoryProbability } from '#sentinel/statistics/category-probability.ts'

test('a channel never used is improbable only after a long history', () => {
  expect(categoryProbability(0, 20)).toBeGreaterThan(0.02)
  expect(categoryProbability(0, 42)).toBe(0.02)
  expect(categoryProbability(3, 92)).toBe(0.04)
})

test('the probability is above 0 and below 1, and rises with the count', () => {
  const counts = fc.nat(10_000).chain(n => fc.tuple(fc.nat(n), fc.constant(n)))
  fc.assert(
    fc.property(counts, ([count, n]) => {
      const probability = categoryProbability(count, n)
      expect(probability).toBeGreaterThan(0)
      expect(probability).toBeLessThan(1)
      if (count > 0) expect(probability).toBeGreaterThan(categoryProbability(count - 1, n))
    }),
  )
})

test('numbers that are no share are refused', () => {
  expect(() => categoryProbability(3, 2)).toThrow(RangeError)
  expect(() => categoryProbability(-1, 2)).toThrow(RangeError)
  expect(() => categoryProbability(0.5, 2)).toThrow(RangeError)
})
