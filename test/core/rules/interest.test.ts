import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { daysAfter } from '#kernel/local-day.ts'
import {
  accrueDay,
  afterPosting,
  halfEven,
  interestOf,
  INTEREST_UNITS,
  NOTHING_ACCRUED,
  type AccrualState,
  type AccrualTerms,
} from '#core/rules/interest/accrual.ts'
import {
  isEndOfPeriod,
  partOfYear,
  type DayCount,
  type InterestPeriod,
} from '#core/rules/interest/day-count.ts'
import { accrualTermsOf, rateUnits } from '#core/rules/interest/terms.ts'
import { withholdingTaxOf } from '#core/rules/interest/withholding-tax.ts'

const terms = (given: Partial<AccrualTerms> = {}): AccrualTerms => ({
  tiers: [{ fromMinor: 0n, rate: rateUnits('12') }],
  overdraftRate: 0n,
  calculationMethod: 'DAILY_BALANCE',
  dayCount: 'ACTUAL_365',
  compounding: 'ANNUAL',
  posting: 'ANNUAL',
  ...given,
})

const MILLION = 100_000_000n

/** Interest of a constant balance from one date to another, in minor units. */
function interestBetween(given: AccrualTerms, from: string, to: string, balance = MILLION): bigint {
  let units = 0n
  for (let date = from; date < to; date = daysAfter(date, 1))
    units += accrueDay(given, date, balance, NOTHING_ACCRUED).amount
  return halfEven(units)
}

test.each([
  ['2027-12-31', '2028-03-31', 2_991_781n, 3_033_333n, 3_000_000n, 2_983_696n],
  ['2028-01-31', '2028-02-29', 953_425n, 966_667n, 966_667n, 950_820n],
  ['2027-02-28', '2027-03-31', 1_019_178n, 1_033_333n, 1_066_667n, 1_019_178n],
  ['2027-11-01', '2028-05-01', 5_983_562n, 6_066_667n, 6_000_000n, 5_972_693n],
] as const)(
  'a million at 12 %% from %s to %s earns the same day by day as over the whole span, under each day count',
  (from, to, actual365, actual360, thirty360, actualActual) => {
    const earned = (['ACTUAL_365', 'ACTUAL_360', 'THIRTY_360', 'ACTUAL_ACTUAL'] as const).map(dayCount =>
      interestBetween(terms({ dayCount }), from, to),
    )

    expect(earned).toEqual([actual365, actual360, thirty360, actualActual])
  },
)

test('tiers pay each slice of the balance at its own rate, and nothing below zero', () => {
  const { tiers } = accrualTermsOf(
    {
      rate: null,
      tiers: [
        { from: '0', rate: '5' },
        { from: '100000', rate: '10' },
      ],
      calculationMethod: 'DAILY_BALANCE',
      dayCount: 'ACTUAL_365',
      compounding: 'MONTHLY',
      posting: 'MONTHLY',
      withholdingTaxRate: '0',
    },
    null,
    'NGN',
  )
  const yearly = (balanceMinor: bigint): bigint => interestOf(tiers, balanceMinor) / 1_000_000n

  expect(yearly(25_000_000n)).toBe(2_000_000n)
  expect(yearly(10_000_000n)).toBe(500_000n)
  expect(yearly(0n)).toBe(0n)
  expect(yearly(-25_000_000n)).toBe(0n)
})

test('periods end with the last day of a month, quarter, half-year and year', () => {
  const ends = (period: InterestPeriod): string[] => {
    const found: string[] = []
    for (let date = '2028-01-01'; date <= '2028-12-31'; date = daysAfter(date, 1))
      if (isEndOfPeriod(period, date)) found.push(date.slice(5))
    return found
  }

  expect(ends('DAILY')).toHaveLength(366)
  expect(ends('MONTHLY')).toEqual([
    ...['01-31', '02-29', '03-31', '04-30', '05-31', '06-30'],
    ...['07-31', '08-31', '09-30', '10-31', '11-30', '12-31'],
  ])
  expect(ends('QUARTERLY')).toEqual(['03-31', '06-30', '09-30', '12-31'])
  expect(ends('BIANNUAL')).toEqual(['06-30', '12-31'])
  expect(ends('ANNUAL')).toEqual(['12-31'])
})

test('half a unit is rounded to even, and tax half up', () => {
  expect([1n, 3n, 5n, -1n, -3n].map(halves => halfEven((halves * INTEREST_UNITS) / 2n))).toEqual([
    0n,
    2n,
    2n,
    0n,
    -2n,
  ])
  expect(halfEven(INTEREST_UNITS / 2n + 1n)).toBe(1n)
  expect([219_178n, 5n, 4n, 0n].map(posted => withholdingTaxOf(posted, rateUnits('10')))).toEqual([
    21_918n,
    1n,
    0n,
    0n,
  ])
})

const anyTerms = fc.record({
  rates: fc.array(fc.bigInt(0n, 10_000_000n), { minLength: 1, maxLength: 4 }),
  overdraftRate: fc.bigInt(0n, 10_000_000n),
  dayCount: fc.constantFrom<DayCount>('ACTUAL_365', 'ACTUAL_360', 'THIRTY_360', 'ACTUAL_ACTUAL'),
})
const ratedTerms = ({
  rates,
  ...given
}: {
  rates: readonly bigint[]
  overdraftRate: bigint
  dayCount: DayCount
}): AccrualTerms =>
  terms({ ...given, tiers: rates.map((rate, index) => ({ fromMinor: BigInt(index) * 1_000_000n, rate })) })
const anyBalance = fc.bigInt(-1_000_000_000_000_000n, 1_000_000_000_000_000n)

test('what is posted over all periods differs from the exact interest by at most half a unit, however often it is posted', () => {
  fc.assert(
    fc.property(
      anyTerms,
      fc.array(anyBalance, { minLength: 1, maxLength: 60 }),
      fc.constantFrom<InterestPeriod>('DAILY', 'MONTHLY'),
      (given, balances, posting) => {
        const monthly = { ...ratedTerms(given), posting }
        let state: AccrualState = NOTHING_ACCRUED
        let [posted, exact] = [0n, 0n]
        balances.forEach((balance, index) => {
          const date = daysAfter('2027-01-01', index)
          const day = accrueDay(monthly, date, balance, state)
          exact += day.amount
          state = day
          if (!isEndOfPeriod(posting, date) && index < balances.length - 1) return
          const due = halfEven(day.accrued)
          posted += due
          state = afterPosting(day, due, 0n)
        })
        const difference = posted * INTEREST_UNITS - exact
        expect(difference * 2n <= INTEREST_UNITS && difference * -2n <= INTEREST_UNITS).toBe(true)
      },
    ),
  )
})

test('the lowest balance of a period earns what its minimum would have earned alone', () => {
  fc.assert(
    fc.property(anyTerms, fc.array(anyBalance, { minLength: 1, maxLength: 40 }), (given, balances) => {
      const minimum = {
        ...ratedTerms(given),
        calculationMethod: 'MINIMUM' as const,
        posting: 'ANNUAL' as const,
      }
      const lowest = balances.reduce((least, each) => (each < least ? each : least))
      let state: AccrualState = NOTHING_ACCRUED
      let parts = 0
      balances.forEach((balance, index) => {
        const date = daysAfter('2027-01-01', index)
        parts += partOfYear(minimum.dayCount, date)
        state = accrueDay(minimum, date, balance, state)
      })

      expect(state.accrued).toBe(interestOf(minimum.tiers, lowest) * BigInt(parts))
    }),
  )
})
