import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { daysAfter } from '#kernel/local-day.ts'
import { DEFAULT_ALLOCATION } from '#core/rules/loans/allocation.ts'
import { chargeLoan } from '#core/rules/loans/charge.ts'
import { loanOnDate } from '#core/rules/loans/day-close.ts'
import { openOf, sumOf } from '#core/rules/loans/installment.ts'
import { loanProductTerms, type LoanProductTerms } from '#core/rules/loans/product-terms.ts'
import { payoffOf } from '#core/rules/loans/payoff.ts'
import { repay } from '#core/rules/loans/repayment.ts'
import { anyTerms, scheduleFor, WEEKLY_TERMS } from './loan-samples.ts'

const PRODUCT: LoanProductTerms = loanProductTerms(
  {
    name: 'Loan',
    interestRate: '36.5',
    rateType: 'DECLINING',
    amortization: 'EQUAL_INSTALLMENT',
    repaymentFrequency: 'WEEKLY',
    dayCount: 'ACTUAL_365',
    minPrincipal: '1',
    maxPrincipal: '1000000',
    minInstallments: 1,
    maxInstallments: 52,
    latePenalty: { type: 'FLAT', value: '5', graceDays: 1 },
  },
  'NGN',
)

const on = (date: string, lines = scheduleFor()) =>
  loanOnDate(PRODUCT, lines, { date, paidInterestMinor: sumOf(lines.lines.map(({ paid }) => paid)).interest })

test('a loan earns by day, and one day late it is in the next class', () => {
  expect(on('2027-01-05').books).toEqual({
    accruedMinor: 10_000n,
    suspendedMinor: 0n,
    provisionMinor: 100_000n,
  })
  expect(on('2027-01-11')).toMatchObject({ daysPastDue: 0, band: { name: 'PERFORMING' } })
  expect(on('2027-01-12')).toMatchObject({
    daysPastDue: 1,
    band: { name: 'PASS_AND_WATCH' },
    penaltyMinor: 0n,
    books: { provisionMinor: 500_000n },
  })
})

test('a late line is penalised once, on the day after its days of grace', () => {
  const first = on('2027-01-13')
  expect(first.penaltyMinor).toBe(500n)
  expect(on('2027-01-14', first.schedule).penaltyMinor).toBe(0n)
  expect(on('2027-01-20', first.schedule).penaltyMinor).toBe(500n)
})

test('all unpaid interest of a non-performing loan is in suspense, and that of no other', () => {
  const { books, band } = on('2027-02-15')
  expect(band.isNonPerforming).toBe(true)
  expect(books.suspendedMinor).toBe(books.accruedMinor)
})

test('however a loan is paid, its earned interest less what is paid equals the interest of its payoff', () => {
  fc.assert(
    fc.property(anyTerms, fc.array(fc.tuple(fc.nat(40), fc.nat(99)), { maxLength: 6 }), (terms, payments) => {
      let schedule = scheduleFor(terms)
      let date = terms.startDate
      for (const [days, percent] of payments) {
        date = daysAfter(date, days)
        const amount = (payoffOf(schedule, date).total * BigInt(percent)) / 100n
        const result = repay(schedule, amount, date, DEFAULT_ALLOCATION)
        if (typeof result === 'object') schedule = { ...schedule, lines: result.lines }
      }
      const paid = sumOf(schedule.lines.map(line => line.paid)).interest
      const { books } = loanOnDate(PRODUCT, schedule, { date, paidInterestMinor: paid })
      const { interest, principal } = payoffOf(schedule, date)
      const advance = sumOf(schedule.lines.map(openOf)).principal - principal
      expect(books.accruedMinor - paid).toBe(interest - advance)
    }),
  )
})

test('a charge is added to the next open line, and to the last one once all are past', () => {
  const { lines } = scheduleFor()
  const feesOn = (date: string): readonly bigint[] => chargeLoan(lines, 100n, date).map(({ due }) => due.fee)

  expect(feesOn(WEEKLY_TERMS.startDate)).toEqual([100n, 0n, 0n, 0n])
  expect(feesOn('2027-01-18')).toEqual([0n, 100n, 0n, 0n])
  expect(feesOn('2027-03-01')).toEqual([0n, 0n, 0n, 100n])
})
