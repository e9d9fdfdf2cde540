import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { spearman } from '#sentinel/statistics/spearman.ts'

const order = (values: readonly number[]): number[] => values.map((_, index) => index)
const pairs = fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), {
  maxLength: 40,
})
const sides = (each: [number, number][]): [number[], number[]] => [
  each.map(([x]) => x),
  each.map(([, y]) => y),
]

test('payments that only rise have rho 1, and one exception lowers it', () => {
  expect(spearman(order([300, 600, 1200, 2500]), [300, 600, 1200, 2500])).toBe(1)
  expect(spearman(order([2500, 1200, 600]), [2500, 1200, 600])).toBe(-1)
  // 1 - 6 Σd² / (n (n² - 1)) with d² = 0, 1, 1, 0.
  expect(spearman(order([300, 1200, 600, 2500]), [300, 1200, 600, 2500])).toBeCloseTo(0.8, 12)
})

test('equal values have the average of their ranks', () => {
  // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4: 4.5 / √(5 · 4.5).
  expect(spearman([1, 2, 3, 4], [10, 20, 20, 30])).toBeCloseTo(4.5 / Math.sqrt(22.5), 12)
})

test('rho is symmetric, within -1 and 1, and changes its sign with the order of one side', () => {
  fc.assert(
    fc.property(pairs, each => {
      const [x, y] = sides(each)
      const rho = spearman(x, y)
      if (rho === undefined) return expect(Math.min(new Set(x).size, new Set(y).size)).toBeLessThan(2)
      expect(Math.abs(rho)).toBeLessThanOrEqual(1)
      expect(spearman(y, x)).toBeCloseTo(rho, 12)
      expect(
        spearman(
          x.map(value => -value),
          y,
        ),
      ).toBeCloseTo(-rho, 12)
    }),
  )
})

test('rho depends on the order of the amounts alone', () => {
  fc.assert(
    fc.property(pairs, each => {
      const [x, y] = sides(each)
      const grown = y.map(value => value ** 3 + 5)
      expect(spearman(x, grown)).toBe(spearman(x, y))
    }),
  )
})

test('fewer than two pairs and constant amounts have no rho, and sides of unequal length are refused', () => {
  expect(spearman([], [])).toBeUndefined()
  expect(spearman([1], [5])).toBeUndefined()
  expect(spearman([1, 2, 3], [5, 5, 5])).toBeUndefined()
  expect(() => spearman([1, 2], [1])).toThrow(RangeError)
})
