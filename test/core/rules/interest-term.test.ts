import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { daysAfter } from '#kernel/local-day.ts'
import { accrueDay, halfEven, NOTHING_ACCRUED, type AccrualState } from '#core/rules/interest/accrual.ts'
import { accrualTermsOf, rateUnits } from '#core/rules/interest/terms.ts'
import { forgoneOf, rateOf, simpleInterest, simpleTerms } from '#core/rules/interest/term.ts'
import { PARTS_OF_YEAR, partOfYear, partsBetween } from '#core/rules/interest/day-count.ts'
import type { InterestTerms } from '#core/rules/product.ts'

const interest = (given: Partial<InterestTerms>): InterestTerms => ({
  rate: null,
  tiers: null,
  calculationMethod: 'DAILY_BALANCE',
  dayCount: 'ACTUAL_365',
  compounding: 'MONTHLY',
  posting: 'MONTHLY',
  withholdingTaxRate: '0',
  ...given,
})
const termsOf = (given: Partial<InterestTerms>) => accrualTermsOf(interest(given), null, 'NGN')

test('ten days of 1,000,000.00 at 12 % are 3,287.67', () => {
  const span = { principalMinor: 100_000_000n, from: '2026-06-01', to: '2026-06-11' }
  expect(simpleInterest(termsOf({ rate: '12' }), span)).toBe(328_767n)
})

test.each([
  ['2027-12-31', '2028-03-31', [2_991_781n, 3_033_333n, 3_000_000n, 2_983_696n]],
  ['2028-01-31', '2028-02-29', [953_425n, 966_667n, 966_667n, 950_820n]],
  ['2027-02-28', '2027-03-31', [1_019_178n, 1_033_333n, 1_066_667n, 1_019_178n]],
  ['2027-11-01', '2028-05-01', [5_983_562n, 6_066_667n, 6_000_000n, 5_972_693n]],
])(
  '1,000,000.00 at 12 % from %s to %s earns by each day count what its convention says',
  (from, to, sums) => {
    const dayCounts = ['ACTUAL_365', 'ACTUAL_360', 'THIRTY_360', 'ACTUAL_ACTUAL']
    expect(
      dayCounts.map(dayCount =>
        simpleInterest(termsOf({ rate: '12', dayCount }), { principalMinor: 100_000_000n, from, to }),
      ),
    ).toEqual(sums)
  },
)

test('each tier pays on its own slice, and the rate of a term is their mean', () => {
  const { tiers, dayCount } = termsOf({
    tiers: [
      { from: '0.00', rate: '5' },
      { from: '100000.00', rate: '10' },
    ],
  })
  const span = { principalMinor: 25_000_000n, from: '2026-01-01', to: '2027-01-01' }
  expect(simpleInterest({ tiers, dayCount }, span)).toBe(2_000_000n)
  expect(rateOf(tiers, 25_000_000n)).toBe('8')
  expect(rateOf(tiers, 30_000_000n)).toBe('8.3333')
  expect(rateOf(tiers, 10_000_000n)).toBe('5')
  expect(rateOf(termsOf({ rate: '0.05' }).tiers, 1n)).toBe('0.05')
  expect(rateOf([], 1n)).toBe('0')
})

test('a year has as many parts as every day count divides', () => {
  expect(partsBetween('ACTUAL_365', '2026-01-01', '2027-01-01')).toBe(PARTS_OF_YEAR)
  expect(partsBetween('ACTUAL_ACTUAL', '2028-01-01', '2029-01-01')).toBe(PARTS_OF_YEAR)
  expect(partsBetween('ACTUAL_365', '2026-01-01', '2026-01-01')).toBe(0)
})

test('the parts between two dates are the sum of those of their days', () => {
  const day = fc.integer({ min: 0, max: 2_000 }).map(days => daysAfter('2027-01-01', days))
  const dayCount = fc.constantFrom('ACTUAL_365', 'ACTUAL_360', 'ACTUAL_ACTUAL', 'THIRTY_360')
  fc.assert(
    fc.property(day, fc.integer({ min: -5, max: 800 }), dayCount, (from, days, by) => {
      let sum = 0
      for (let passed = 0; passed < days; passed++) sum += partOfYear(by, daysAfter(from, passed))
      expect(partsBetween(by, from, daysAfter(from, days))).toBe(sum)
    }),
    { numRuns: 60 },
  )
})

test('the forgone part is rounded half up and is never more than what was earned', () => {
  expect(forgoneOf(101n, rateUnits('50'))).toBe(51n)
  expect(forgoneOf(164_384n, rateUnits('25'))).toBe(41_096n)
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 18n), fc.bigInt(0n, 1_000_000n), (earned, penalty) => {
      const forgone = forgoneOf(earned, penalty)
      return forgone >= 0n && forgone <= earned && (penalty < 1_000_000n || forgone === earned)
    }),
  )
})

test('daily accruals of a term add up to its simple interest, whatever the product compounds', () => {
  fc.assert(
    fc.property(
      fc.record({
        rate: fc.bigInt(0n, 10_000_000n),
        second: fc.bigInt(0n, 10_000_000n),
        above: fc.bigInt(1n, 10n ** 9n),
        principalMinor: fc.bigInt(1n, 10n ** 13n),
        days: fc.integer({ min: 1, max: 800 }),
        offset: fc.integer({ min: 0, max: 1_500 }),
        dayCount: fc.constantFrom('ACTUAL_365', 'ACTUAL_360', 'ACTUAL_ACTUAL', 'THIRTY_360' as const),
        compounding: fc.constantFrom('DAILY', 'MONTHLY', 'QUARTERLY' as const),
        calculationMethod: fc.constantFrom('DAILY_BALANCE', 'AVERAGE_DAILY', 'MINIMUM' as const),
      }),
      ({ rate, second, above, principalMinor, days, offset, ...given }) => {
        const terms = {
          ...given,
          tiers: [
            { fromMinor: 0n, rate },
            { fromMinor: above, rate: second },
          ],
          overdraftRate: 0n,
          posting: 'ANNUAL',
        } as const
        const from = daysAfter('2026-01-15', offset)
        let state: AccrualState = NOTHING_ACCRUED
        for (let day = 0; day < days; day++) {
          const date = daysAfter(from, day)
          // A running term is not posted, and nothing it accrued counts as balance.
          state = { ...accrueDay(simpleTerms(terms), date, principalMinor, state), compoundedMinor: 0n }
        }
        const to = daysAfter(from, days)
        expect(halfEven(state.accrued)).toBe(simpleInterest(terms, { principalMinor, from, to }))
      },
    ),
    { numRuns: 50 },
  )
})
