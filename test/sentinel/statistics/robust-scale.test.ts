import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { robustScale, robustZ, scaleOf, summarise } from '#sentinel/statistics/robust-scale.ts'

const amount = fc.integer({ min: 0, max: 1e11 }).map(minor => minor / 100)
const sample = fc.array(amount, { minLength: 1, maxLength: 60 })

test('three outliers of 10,000 among thirty payments of 100 do not hide a payment of 3,000', () => {
  const baseline = [...Array<number>(30).fill(100), ...Array<number>(3).fill(10_000)]
  const mean = baseline.reduce((sum, each) => sum + each) / baseline.length
  const sigma = Math.sqrt(baseline.reduce((sum, each) => sum + (each - mean) ** 2, 0) / baseline.length)

  // Payments of 97 to 103 have a MAD; for equal payments the scale is 5 % of the median.
  const varied = baseline.map((each, index) => each + (each === 100 ? (index % 7) - 3 : 0))

  const z = robustZ(3_000, robustScale(baseline)!)
  const zOfVaried = robustZ(3_000, robustScale(varied)!)

  expect((3_000 - mean) / sigma).toBeCloseTo(0.7, 1)
  expect(z).toBeCloseTo(Math.log(3_001 / 101) / (0.05 * Math.log(101)), 10)
  expect(z).toBeGreaterThan(14)
  expect(zOfVaried).toBeGreaterThan(50)
})

test('the scale is that of a normal distribution, from the MAD first, then the IQR, then 5 % of the median', () => {
  expect(scaleOf({ mad: 2, iqr: 9, median: 50 })).toBe(2.9652)
  expect(scaleOf({ mad: 0, iqr: 2.698, median: 50 })).toBeCloseTo(2, 12)
  expect(scaleOf({ mad: 0, iqr: 0, median: 50 })).toBe(2.5)
  expect(scaleOf({ mad: 0, iqr: 0, median: 0.1 })).toBe(0.01)
  expect(scaleOf({ mad: 0, iqr: 0, median: 0 })).toBe(0.01)
})

test('a larger amount never has a smaller z, and the z of a baseline is finite', () => {
  fc.assert(
    fc.property(sample, amount, amount, (baseline, a, b) => {
      const scale = robustScale(baseline)!
      const [low, high] = [robustZ(Math.min(a, b), scale), robustZ(Math.max(a, b), scale)]
      expect(low).toBeLessThanOrEqual(high + 1e-9)
      expect(Number.isFinite(high)).toBe(true)
    }),
  )
})

test('scale and z are of ln(1 + x)', () => {
  const baseline = [10, 20, 40, 80, 160]
  const logs = baseline.map(Math.log1p)

  const scale = robustScale(baseline)!

  expect(scale).toEqual({
    n: 5,
    median: logs[2],
    mad: logs[3]! - logs[2]!,
    iqr: logs[3]! - logs[1]!,
  })
  expect(robustZ(40, scale)).toBe(0)
  expect(robustZ(160, scale)).toBeCloseTo((logs[4]! - logs[2]!) / (1.4826 * (logs[3]! - logs[2]!)), 12)
})

// Expected values: PostgreSQL 18.4, percentile_cont(...) within group (order by x).
test('quantiles agree with percentile_cont of PostgreSQL', () => {
  expect(summarise([7, 1, 3, 10])).toEqual({
    n: 4,
    median: 5,
    mad: 3,
    iqr: 5.25,
    p05: 1.3,
    p25: 2.5,
    p50: 5,
    p75: 7.75,
    p95: 9.549999999999999,
    p99: 9.91,
  })
  expect(summarise([4])).toMatchObject({ n: 1, median: 4, mad: 0, iqr: 0, p05: 4, p99: 4 })
})

test('quantiles are in order, within the sample, and independent of the order of the sample', () => {
  fc.assert(
    fc.property(sample, values => {
      const { p05, p25, p50, p75, p95, p99, median } = summarise(values)!
      const quantiles = [Math.min(...values), p05, p25, p50, p75, p95, p99, Math.max(...values)]
      for (const [index, each] of quantiles.slice(1).entries())
        expect(each).toBeGreaterThanOrEqual(quantiles[index]! * (1 - 1e-15))
      expect(median).toBe(p50)
      expect(summarise(values.toReversed())).toEqual(summarise(values))
    }),
  )
})

test('an empty baseline has no scale, and a negative amount is refused', () => {
  expect(summarise([])).toBeUndefined()
  expect(robustScale([])).toBeUndefined()
  expect(() => robustScale([-2])).toThrow(RangeError)
  expect(() => robustZ(Number.NaN, robustScale([1])!)).toThrow(RangeError)
})
