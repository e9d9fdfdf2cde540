import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { scheduleOf, type LoanTerms } from '#core/rules/loans/schedule.ts'
import { anyTerms } from './loan-samples.ts'

/** A fraction of integers. */
type Fraction = readonly [bigint, bigint]

const yearOf = (date: string): number => Number(date.slice(0, 4))
const daysOf = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
const daysOfYear = (year: number): number => daysOf(`${year}-01-01`, `${year + 1}-01-01`)

const sumOf = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d]

/** The part of a year between two dates by the published formulas, for whole periods rather than day by day. */
function partOf({ dayCount, repaymentFrequency }: LoanTerms, from: string, to: string): Fraction {
  if (dayCount === 'ACTUAL_365') return [BigInt(daysOf(from, to)), 365n]
  if (dayCount === 'ACTUAL_360') return [BigInt(daysOf(from, to)), 360n]
  if (dayCount === 'ACTUAL_ACTUAL') {
    let part: Fraction = [0n, 1n]
    for (let year = yearOf(from); year <= yearOf(to); year++) {
      const start = from > `${year}-01-01` ? from : `${year}-01-01`
      const end = to < `${year + 1}-01-01` ? to : `${year + 1}-01-01`
      part = sumOf(part, [BigInt(daysOf(start, end)), BigInt(daysOfYear(year))])
    }
    return part
  }
  if (repaymentFrequency === 'MONTHLY') return [1n, 12n]
  if (repaymentFrequency === 'QUARTERLY') return [1n, 4n]
  const days = (date: string): number =>
    360 * yearOf(date) + 30 * Number(date.slice(5, 7)) + Math.min(30, Number(date.slice(8)))
  return [BigInt(days(to) - days(from)), 360n]
}

/** The integer next to a fraction; of two that are equally near, the even one. */
function nearest([numerator, denominator]: Fraction): bigint {
  const down = numerator / denominator
  const twice = 2n * (numerator - down * denominator)
  return twice < denominator || (twice === denominator && down % 2n === 0n) ? down : down + 1n
}

test('the interest of each line is the exact interest of its opening principal, rounded half-even', () => {
  const declining = anyTerms.filter(
    ({ rateType, amortization }) => rateType === 'DECLINING' && amortization !== 'BULLET',
  )
  fc.assert(
    fc.property(declining, terms => {
      let [opening, from] = [terms.principal, terms.startDate]
      for (const line of scheduleOf(terms)) {
        const [parts, year] = partOf(terms, from, line.dueDate)
        expect(line.opening).toBe(opening)
        expect(line.interest).toBe(nearest([opening * terms.interestRate * parts, 1_000_000n * year]))
        opening -= line.principal
        from = line.dueDate
      }
      expect(opening).toBe(0n)
    }),
    { numRuns: 150 },
  )
})
