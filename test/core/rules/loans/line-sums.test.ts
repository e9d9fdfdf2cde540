import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { daysAfter } from '#kernel/local-day.ts'
import { DEFAULT_ALLOCATION } from '#core/rules/loans/allocation.ts'
import { loanOnDate, summedLoanOnDate } from '#core/rules/loans/day-close.ts'
import { isOpen, openPart, sumOf, type LoanSchedule } from '#core/rules/loans/installment.ts'
import { sumsSuffice, type LineSums } from '#core/rules/loans/line-sums.ts'
import { payoffOf } from '#core/rules/loans/payoff.ts'
import { loanProductTerms, type LoanProductTerms } from '#core/rules/loans/product-terms.ts'
import { repay } from '#core/rules/loans/repayment.ts'
import { anyTerms, scheduleFor } from './loan-samples.ts'

const PRODUCT = loanProductTerms(
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
  },
  'NGN',
)

/** The sums as the database computes them. */
function sumsOf({ terms, lines }: LoanSchedule, date: string): LineSums {
  const due = lines.filter(({ dueDate }) => dueDate <= date)
  const later = lines.filter(({ dueDate }) => dueDate > date)
  const [running] = later
  const late = lines.filter(line => line.dueDate < date && !line.isPenalised && isOpen(line))
  return {
    periodStart: due.at(-1)?.dueDate ?? terms.startDate,
    dueInterestMinor: due.reduce(
      (sum, line) => sum + line.due.interest - line.waived.interest - line.paid.interest,
      0n,
    ),
    advanceInterestMinor: later.reduce((sum, { paid }) => sum + paid.interest, 0n),
    running: running
      ? {
          opening: running.opening,
          interestMinor: running.due.interest,
          waivedInterestMinor: running.waived.interest,
          carriedInterestMinor: running.carriedInterest,
        }
      : null,
    unpenalisedDueDate: late[0]?.dueDate ?? null,
  }
}

test('however a loan is paid and waived, its books are the same from the sums of its lines and from the lines', () => {
  const declining = anyTerms.filter(({ rateType }) => rateType === 'DECLINING')
  const payments = fc.array(fc.tuple(fc.nat(40), fc.integer({ min: 0, max: 99 })), { maxLength: 6 })
  fc.assert(
    fc.property(
      declining,
      payments,
      fc.tuple(fc.nat(120), fc.nat(13), fc.nat(100)),
      (terms, paid, [days, waivedLine, waivedPercent]) => {
        let schedule = scheduleFor(terms)
        let date = terms.startDate
        for (const [after, percent] of paid) {
          date = daysAfter(date, after)
          const amount = (payoffOf(schedule, date).total * BigInt(percent)) / 100n
          const result = repay(schedule, amount, date, DEFAULT_ALLOCATION)
          if (typeof result === 'object') schedule = { ...schedule, lines: result.lines }
        }
        const lines = schedule.lines.map((line, index) => {
          const open = line.due.interest - line.paid.interest
          const interest = index === waivedLine && open > 0n ? (open * BigInt(waivedPercent)) / 100n : 0n
          return { ...line, waived: { ...line.waived, interest }, carriedInterest: BigInt(index) }
        })
        schedule = { ...schedule, lines }
        date = daysAfter(date, days)
        const product: LoanProductTerms = { ...PRODUCT, ...terms }
        const paidInterestMinor = sumOf(lines.map(line => line.paid)).interest
        const { daysPastDue, band, books } = loanOnDate(product, schedule, { date, paidInterestMinor })

        const totals = {
          date,
          paidInterestMinor,
          openPrincipalMinor: openPart(lines, 'principal'),
          nextDueDate: lines.find(isOpen)?.dueDate ?? null,
        }
        expect(summedLoanOnDate(product, sumsOf(schedule, date), totals)).toEqual({
          daysPastDue,
          band,
          books,
        })
      },
    ),
  )
})

test('the lines are needed for a penalty after its days of grace, and for FLAT interest', () => {
  const sums = sumsOf(scheduleFor(), '2027-01-14')
  const latePenalty = { type: 'FLAT', valueMinor: 500n, ratePpm: 0n, graceDays: 2 } as const

  expect(sums.unpenalisedDueDate).toBe('2027-01-11')
  expect(sumsSuffice(PRODUCT, sums, '2027-01-14')).toBe(true)
  expect(sumsSuffice({ ...PRODUCT, latePenalty }, sums, '2027-01-13')).toBe(true)
  expect(sumsSuffice({ ...PRODUCT, latePenalty }, sums, '2027-01-14')).toBe(false)
  expect(sumsSuffice({ ...PRODUCT, rateType: 'FLAT' }, sums, '2027-01-14')).toBe(false)
})
