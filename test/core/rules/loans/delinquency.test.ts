import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { bandOf, DEFAULT_BANDS, provisionOf, suspenseMovement } from '#core/rules/loans/delinquency.ts'
import { daysPastDue } from '#core/rules/loans/installment.ts'
import { assessLatePenalties } from '#core/rules/loans/late-penalty.ts'
import { portfolioAtRisk } from '#core/rules/loans/portfolio-at-risk.ts'
import type { LatePenalty } from '#core/rules/loans/product-terms.ts'
import { scheduleFor } from './loan-samples.ts'

const PERCENTAGE: LatePenalty = { type: 'PERCENTAGE', valueMinor: 0n, ratePpm: 10_000n, graceDays: 3 }

test('a late line is penalised once, after the days of grace', () => {
  const { lines } = scheduleFor()

  expect(assessLatePenalties(lines, '2027-01-14', PERCENTAGE).penaltyMinor).toBe(0n)
  // 1 % of the installment of 25,439.03.
  const first = assessLatePenalties(lines, '2027-01-15', PERCENTAGE)
  expect(first.penaltyMinor).toBe(25_439n)
  expect(first.lines.map(({ due }) => due.penalty)).toEqual([25_439n, 0n, 0n, 0n])
  expect(assessLatePenalties(first.lines, '2027-01-21', PERCENTAGE).penaltyMinor).toBe(0n)
  const second = assessLatePenalties(first.lines, '2027-01-22', PERCENTAGE)
  expect(second.lines.map(({ due }) => due.penalty)).toEqual([25_439n, 25_439n, 0n, 0n])
})

test('a line that is paid is not penalised', () => {
  const { lines } = scheduleFor()
  const paid = lines.map(line => ({ ...line, paid: line.due }))

  expect(assessLatePenalties(paid, '2027-06-01', { ...PERCENTAGE, type: 'FLAT', valueMinor: 5n })).toEqual({
    lines: paid,
    penaltyMinor: 0n,
  })
})

test('the days past due count from the oldest open line', () => {
  const { lines } = scheduleFor()

  expect(daysPastDue(lines, '2027-01-11')).toBe(0)
  expect(daysPastDue(lines, '2027-02-11')).toBe(31)
  expect(daysPastDue([{ ...lines[0]!, paid: lines[0]!.due }, ...lines.slice(1)], '2027-02-11')).toBe(24)
})

test.each([
  [0, 'PERFORMING', 10_000n],
  [1, 'PASS_AND_WATCH', 50_000n],
  [30, 'PASS_AND_WATCH', 50_000n],
  [31, 'SUBSTANDARD', 200_000n],
  [61, 'DOUBTFUL', 500_000n],
  [91, 'LOST', 1_000_000n],
])('%i days past due is %s', (days, name, provision) => {
  const band = bandOf(DEFAULT_BANDS, days)
  expect(band.name).toBe(name)
  expect(provisionOf(band, 1_000_000n)).toBe(provision)
})

test('provisions never fall as days pass, and never exceed the principal', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 12n), fc.nat(200), fc.nat(200), (principal, days, more) => {
      const provisionAfter = (late: number): bigint => provisionOf(bandOf(DEFAULT_BANDS, late), principal)
      expect(provisionAfter(days + more)).toBeGreaterThanOrEqual(provisionAfter(days))
      expect(provisionAfter(days + more)).toBeLessThanOrEqual(principal)
    }),
  )
})

test('the unpaid interest of a non-performing loan is suspended until it is paid or the loan performs', () => {
  const [performing, nonPerforming] = [bandOf(DEFAULT_BANDS, 30), bandOf(DEFAULT_BANDS, 31)]

  expect(suspenseMovement(performing, 500n, 0n)).toBe(0n)
  expect(suspenseMovement(nonPerforming, 500n, 0n)).toBe(500n)
  expect(suspenseMovement(nonPerforming, 520n, 500n)).toBe(20n)
  expect(suspenseMovement(nonPerforming, 100n, 520n)).toBe(-420n)
  expect(suspenseMovement(performing, 100n, 100n)).toBe(-100n)
})

test('the portfolio at risk is the open principal of loans that are late for more than the days', () => {
  const loans = [0, 1, 2, 30, 31, 91].map(late => ({ openPrincipalMinor: 100n, daysPastDue: late }))

  expect(portfolioAtRisk(loans)).toEqual([
    { days: 1, amountMinor: 400n, ratioPpm: 666_667n },
    { days: 30, amountMinor: 200n, ratioPpm: 333_333n },
    { days: 60, amountMinor: 100n, ratioPpm: 166_667n },
    { days: 90, amountMinor: 100n, ratioPpm: 166_667n },
  ])
  expect(portfolioAtRisk([]).map(({ ratioPpm }) => ratioPpm)).toEqual([0n, 0n, 0n, 0n])
})

test('the portfolio at risk shrinks with the days and never exceeds the portfolio', () => {
  const loan = fc.record({ openPrincipalMinor: fc.bigInt(0n, 10n ** 9n), daysPastDue: fc.nat(120) })
  fc.assert(
    fc.property(fc.array(loan, { maxLength: 20 }), loans => {
      const buckets = portfolioAtRisk(loans)
      const total = loans.reduce((sum, { openPrincipalMinor }) => sum + openPrincipalMinor, 0n)
      buckets.forEach(({ amountMinor, ratioPpm }, index) => {
        expect(amountMinor).toBeLessThanOrEqual(buckets[index - 1]?.amountMinor ?? total)
        expect(ratioPpm >= 0n && ratioPpm <= 1_000_000n).toBe(true)
        // The ratio is rounded to the nearest millionth.
        const distance = 2n * (ratioPpm * total - amountMinor * 1_000_000n)
        expect(distance <= total && distance >= -total).toBe(true)
      })
    }),
  )
})
