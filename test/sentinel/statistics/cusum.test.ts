import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { cusum } from '#sentinel/statistics/cusum.ts'
import { scaleOf, summarise } from '#sentinel/statistics/robust-scale.ts'

test('weekly debits that double through small ones are detected, though no week is an outlier', () => {
  const baseline = Array.from({ length: 40 }, (_, week) => 200 + 100 * ((week % 5) - 2))
  const { median } = summarise(baseline)!
  const settings = { median, scale: scaleOf(summarise(baseline)!), k: 0.5, h: 5 }

  const drained = cusum(Array<number>(12).fill(400), settings)
  const ordinary = cusum(baseline.slice(0, 12), settings)

  expect(settings).toMatchObject({ median: 200, scale: 148.26 })
  expect(drained.reachedAt).toBe(5)
  expect(drained.peak).toBeCloseTo(12 * (200 / 148.26 - 0.5), 10)
  expect(ordinary.reachedAt).toBeNull()
})

test('the first sum at which S reaches h is reported, also when S falls below h later', () => {
  expect(cusum([3, 3, 0, 0, 0, 9], { median: 1, scale: 1, k: 0.5, h: 3 })).toEqual({
    reachedAt: 1,
    peak: 7.5,
  })
  expect(cusum([], { median: 1, scale: 1, k: 0.5, h: 5 })).toEqual({ reachedAt: null, peak: 0 })
})

test('h is reached exactly if the peak is at least h, and a larger sum never lowers the peak', () => {
  const sums = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(sums, fc.nat(11), fc.double({ min: 0, max: 1e6, noNaN: true }), (values, index, more) => {
      const settings = { median: 1000, scale: 250, k: 0.5, h: 5 }
      const { reachedAt, peak } = cusum(values, settings)
      const raised = cusum(
        values.map((sum, at) => (at === index ? sum + more : sum)),
        settings,
      )
      expect(reachedAt !== null).toBe(peak >= settings.h)
      expect(raised.peak).toBeGreaterThanOrEqual(peak)
    }),
  )
})

test('a scale that is not above 0 is refused', () => {
  expect(() => cusum([1], { median: 1, scale: 0, k: 0.5, h: 5 })).toThrow(RangeError)
})
