import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { daysAfter } from '#kernel/local-day.ts'
import { DEFAULT_ALLOCATION } from '#core/rules/loans/allocation.ts'
import {
  daysPastDue,
  isOpen,
  totalOf,
  type Installment,
  type LoanSchedule,
} from '#core/rules/loans/installment.ts'
import { assessLatePenalties } from '#core/rules/loans/late-penalty.ts'
import { payoffOf } from '#core/rules/loans/payoff.ts'
import { repay } from '#core/rules/loans/repayment.ts'
import { prepay, restructure, type Rescheduling } from '#core/rules/loans/rescheduling.ts'
import { anyTerms, scheduleFor } from './loan-samples.ts'

const principalOf = (lines: readonly Installment[]): bigint =>
  lines.reduce((sum, { due }) => sum + due.principal, 0n)

function after(schedule: LoanSchedule, amount: bigint, date: string): LoanSchedule {
  const repayment = repay(schedule, amount, date, DEFAULT_ALLOCATION)
  if (typeof repayment === 'string') throw new Error(repayment)
  return { ...schedule, lines: repayment.lines }
}

function prepaid(schedule: LoanSchedule, amount: bigint, date: string): Rescheduling {
  const result = prepay(schedule, amount, date)
  if (typeof result === 'string') throw new Error(result)
  return result
}

test('a restructured loan carries what is earned to its first line and ends after the new installments', () => {
  const late = assessLatePenalties(scheduleFor({ repaymentFrequency: 'MONTHLY' }).lines, '2027-02-10', {
    type: 'FLAT',
    valueMinor: 5_000n,
    ratePpm: 0n,
    graceDays: 0,
  })
  const schedule = { ...scheduleFor({ repaymentFrequency: 'MONTHLY' }), lines: late.lines }
  const payoff = payoffOf(schedule, '2027-02-10')

  const { settled, next } = restructure(schedule, '2027-02-10', 6)

  expect(settled).toEqual([])
  expect(next.version).toBe(2)
  expect(next.lines.map(({ dueDate }) => dueDate)).toEqual([
    '2027-03-10',
    '2027-04-10',
    '2027-05-10',
    '2027-06-10',
    '2027-07-10',
    '2027-08-10',
  ])
  expect(next.lines[0]).toMatchObject({ carriedInterest: payoff.interest, due: { penalty: 5_000n } })
  expect(daysPastDue(next.lines, '2027-02-11')).toBe(0)
  expect(payoffOf(next, '2027-02-10')).toEqual(payoff)
})

test('a prepayment lowers the installments and keeps their due dates', () => {
  const schedule = after(scheduleFor(), 2_543_903n, '2027-01-11')

  const { settled, next, paid } = prepaid(schedule, 2_037_630n, '2027-01-16')

  expect(paid).toEqual({ penalty: 0n, fee: 0n, interest: 37_630n, principal: 2_000_000n })
  expect(settled).toMatchObject([
    { number: 1, due: { principal: 2_473_903n } },
    {
      number: 5,
      dueDate: '2027-01-16',
      opening: 7_526_097n,
      due: { principal: 2_000_000n, interest: 37_630n },
    },
  ])
  expect(next.lines.map(({ dueDate }) => dueDate)).toEqual(['2027-01-18', '2027-01-25', '2027-02-01'])
  // Two days at 0.1 % a day.
  expect(next.lines[0]).toMatchObject({ opening: 5_526_097n, due: { interest: 11_052n } })
})

test('a prepayment exceeds what is due and keeps within the payoff', () => {
  const schedule = scheduleFor()
  const { total } = payoffOf(schedule, '2027-01-16')

  expect(prepay(schedule, 2_543_903n + 37_630n, '2027-01-16')).toBe('PREPAYMENT_TOO_SMALL')
  expect(prepay(schedule, total + 1n, '2027-01-16')).toBe('REPAYMENT_EXCEEDS_PAYOFF')
  expect(prepaid(schedule, total, '2027-01-16').next.lines).toEqual([])
})

const history = fc.record({
  terms: anyTerms,
  days: fc.nat({ max: 120 }),
  paidPart: fc.bigInt(0n, 999n),
  later: fc.nat({ max: 60 }),
})

function paidSchedule({
  terms,
  days,
  paidPart,
}: {
  terms: LoanSchedule['terms']
  days: number
  paidPart: bigint
}) {
  const schedule = scheduleFor(terms)
  const date = daysAfter(terms.startDate, days)
  return { schedule: after(schedule, (payoffOf(schedule, date).total * paidPart) / 1000n, date), date }
}

test('restructuring changes neither the principal nor the payoff', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 1, max: 12 }), ({ later, ...given }, installments) => {
      const { schedule, date } = paidSchedule(given)
      const on = daysAfter(date, later)
      const { settled, next, paid } = restructure(schedule, on, installments)

      expect(principalOf(settled) + principalOf(next.lines)).toBe(given.terms.principal)
      expect(settled.some(isOpen)).toBe(false)
      expect(totalOf(paid)).toBe(0n)
      expect(payoffOf(next, on).total).toBe(payoffOf(schedule, on).total)
    }),
    { numRuns: 100 },
  )
})

test('a prepayment keeps the principal, and lowers the payoff by its amount', () => {
  fc.assert(
    fc.property(history, fc.bigInt(1n, 1000n), ({ later, ...given }, part) => {
      const { schedule, date } = paidSchedule(given)
      const on = daysAfter(date, later)
      const { total } = payoffOf(schedule, on)
      const amount = (total * part) / 1000n
      const result = prepay(schedule, amount, on)
      if (typeof result === 'string') return
      const { settled, next, paid } = result

      expect(principalOf(settled) + principalOf(next.lines)).toBe(given.terms.principal)
      expect(settled.some(isOpen)).toBe(false)
      expect(totalOf(paid)).toBe(amount)
      expect(payoffOf(next, on).total).toBe(total - amount)
      expect(next.lines.every(line => line.dueDate > on)).toBe(true)
    }),
    { numRuns: 150 },
  )
})
