import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { daysAfter } from '#kernel/local-day.ts'
import { DEFAULT_ALLOCATION, type AllocationRule } from '#core/rules/loans/allocation.ts'
import {
  installmentStatus,
  isOpen,
  openPart,
  totalOf,
  type LoanSchedule,
} from '#core/rules/loans/installment.ts'
import { payoffOf } from '#core/rules/loans/payoff.ts'
import { repay, type Repayment } from '#core/rules/loans/repayment.ts'
import { waive } from '#core/rules/loans/waiver.ts'
import { anyTerms, scheduleFor } from './loan-samples.ts'

const RULES = [
  DEFAULT_ALLOCATION,
  { ...DEFAULT_ALLOCATION, direction: 'HORIZONTAL' },
  { order: ['principal', 'interest', 'fee', 'penalty'], direction: 'VERTICAL' },
] as const

/** A repayment that the payoff covers. */
function paid(
  schedule: LoanSchedule,
  amount: bigint,
  date: string,
  rule: AllocationRule = DEFAULT_ALLOCATION,
): Repayment {
  const repayment = repay(schedule, amount, date, rule)
  if (typeof repayment === 'string') throw new Error(repayment)
  return repayment
}

const after = (schedule: LoanSchedule, { lines }: Repayment): LoanSchedule => ({ ...schedule, lines })

test('the payoff is what is open of the lines due, the interest of the running days and the open principal', () => {
  const schedule = scheduleFor()
  const date = '2027-01-16'

  expect(payoffOf(schedule, date)).toEqual({
    principal: 10_000_000n,
    interest: 107_630n,
    fee: 0n,
    penalty: 0n,
    total: 10_107_630n,
  })
  const first = paid(schedule, 2_543_903n, date)
  expect(first.paid).toMatchObject({ principal: 2_473_903n, interest: 70_000n })
  expect(payoffOf(after(schedule, first), date)).toMatchObject({ interest: 37_630n, total: 7_563_727n })
})

test('nothing has been earned on the day of the disbursement, and all interest at the end', () => {
  expect(payoffOf(scheduleFor(), '2027-01-04').total).toBe(10_000_000n)
  expect(payoffOf(scheduleFor(), '2027-02-01').total).toBe(10_175_611n)
  expect(payoffOf(scheduleFor(), '2027-06-01').total).toBe(10_175_611n)
})

test('a FLAT loan earns interest by the rule of 78', () => {
  const schedule = scheduleFor({
    principal: 50_000_000n,
    installments: 12,
    startDate: '2027-01-15',
    interestRate: 24_0000n,
    rateType: 'FLAT',
    repaymentFrequency: 'MONTHLY',
    dayCount: 'THIRTY_360',
  })
  const interestOn = (date: string): bigint => payoffOf(schedule, date).interest

  // 12,000,000 x 12 / 78, x 57 / 78, and in the seventh month another 6 / 78 by day.
  expect(interestOn('2027-02-15')).toBe(1_846_154n)
  expect(interestOn('2027-07-15')).toBe(8_769_231n)
  expect(interestOn('2027-07-30')).toBe(8_769_231n + 446_650n)
  expect(interestOn('2028-01-15')).toBe(12_000_000n)
})

test('a payment above the payoff is refused, and a payment of the payoff closes the loan', () => {
  const schedule = scheduleFor()
  const date = '2027-01-16'
  const { total } = payoffOf(schedule, date)

  expect(repay(schedule, total + 1n, date, DEFAULT_ALLOCATION)).toBe('REPAYMENT_EXCEEDS_PAYOFF')
  const closing = paid(schedule, total, date)
  expect(closing).toMatchObject({ isClosed: true, paid: { principal: 10_000_000n, interest: 107_630n } })
  expect(closing.lines.some(isOpen)).toBe(false)
})

test('the last unit closes the loan', () => {
  const schedule = scheduleFor()
  const date = '2027-01-16'
  const almost = paid(schedule, payoffOf(schedule, date).total - 1n, date)
  expect(almost.isClosed).toBe(false)

  const last = paid(after(schedule, almost), 1n, date)

  expect(last.isClosed).toBe(true)
  expect(last.lines.some(isOpen)).toBe(false)
  expect(totalOf(last.paid)).toBe(1n)
  // The first payment also paid interest of later lines, which is principal in the end.
  expect(last.paid.interest).toBeLessThan(0n)
})

test('an installment that is paid early pays the interest of its line, which a payoff credits', () => {
  const schedule = scheduleFor()
  const early = after(schedule, paid(schedule, 2_543_903n, '2027-01-09'))

  expect(installmentStatus(early.lines[0]!, '2027-01-09')).toBe('PAID')
  expect(payoffOf(early, '2027-01-09')).toMatchObject({ interest: 0n, principal: 7_526_097n - 20_000n })
  expect(payoffOf(early, '2027-01-11')).toMatchObject({ interest: 0n, principal: 7_526_097n })
})

test('a horizontal payment pays the interest of all lines due before their principal', () => {
  const schedule = scheduleFor()
  const rule: AllocationRule = { ...DEFAULT_ALLOCATION, direction: 'HORIZONTAL' }
  const { lines } = paid(schedule, 130_000n, '2027-01-18', rule)

  expect(lines.map(line => line.paid.interest)).toEqual([70_000n, 52_683n, 0n, 0n])
  expect(lines.map(line => line.paid.principal)).toEqual([7_317n, 0n, 0n, 0n])
  expect(lines.map(line => installmentStatus(line, '2027-01-18'))).toEqual([
    'OVERDUE',
    'PARTIAL',
    'PENDING',
    'PENDING',
  ])
})

test('gives each line its status', () => {
  const schedule = scheduleFor()
  const { lines } = paid(schedule, 3_000_000n, '2027-01-18')
  const statusesOn = (date: string): readonly string[] => lines.map(line => installmentStatus(line, date))

  expect(statusesOn('2027-01-17')).toEqual(['PAID', 'PARTIAL', 'PENDING', 'PENDING'])
  expect(statusesOn('2027-01-25')).toEqual(['PAID', 'OVERDUE', 'DUE', 'PENDING'])
})

test('waives the oldest lines first, and returns what is not open', () => {
  const { lines, rest } = waive(scheduleFor({ amortization: 'INTEREST_ONLY' }).lines, 'interest', 100_000n)

  expect(lines.map(({ waived }) => waived.interest)).toEqual([70_000n, 30_000n, 0n, 0n])
  expect(rest).toBe(0n)
  expect(lines.map(line => installmentStatus(line, '2027-01-12'))).toEqual([
    'WAIVED',
    'PENDING',
    'PENDING',
    'PENDING',
  ])
  expect(waive(lines, 'interest', 200_001n)).toMatchObject({ rest: 20_001n })
  expect(waive(lines, 'fee', 1n)).toEqual({ lines, rest: 1n })
})

test('waived interest that is due lowers the payoff', () => {
  const schedule = scheduleFor()
  const { lines } = waive(schedule.lines, 'interest', 50_000n)

  expect(payoffOf({ ...schedule, lines }, '2027-01-16').interest).toBe(57_630n)
})

test('each payment lowers the payoff by its amount, and the payoff leaves nothing open', () => {
  const step = fc.record({ days: fc.nat({ max: 40 }), part: fc.bigInt(1n, 999n) })
  fc.assert(
    fc.property(
      anyTerms,
      fc.array(step, { maxLength: 6 }),
      fc.constantFrom(...RULES),
      (terms, steps, rule) => {
        let [schedule, date, sum] = [scheduleFor(terms), terms.startDate, 0n]
        for (const { days, part } of steps) {
          date = daysAfter(date, days)
          const { total } = payoffOf(schedule, date)
          const amount = (total * part) / 1000n
          if (amount === 0n) continue
          const repayment = paid(schedule, amount, date, rule)
          expect(totalOf(repayment.paid)).toBe(amount)
          schedule = after(schedule, repayment)
          sum += amount
          expect(payoffOf(schedule, date).total).toBe(total - amount)
        }

        const { total, principal } = payoffOf(schedule, date)
        const closing = paid(schedule, total, date, rule)

        expect(principal).toBeGreaterThanOrEqual(0n)
        expect(closing.isClosed).toBe(true)
        expect(closing.lines.some(isOpen)).toBe(false)
        expect(payoffOf(after(schedule, closing), date).total).toBe(0n)
        expect(closing.lines.reduce((paidSum, line) => paidSum + totalOf(line.paid), 0n)).toBe(sum + total)
        expect(closing.lines.reduce((principalSum, line) => principalSum + line.paid.principal, 0n)).toBe(
          terms.principal,
        )
      },
    ),
    { numRuns: 150 },
  )
})

test('the payoff never falls as days pass, and never exceeds what is open', () => {
  fc.assert(
    fc.property(anyTerms, fc.nat({ max: 200 }), fc.nat({ max: 60 }), (terms, start, days) => {
      const schedule = scheduleFor(terms)
      const date = daysAfter(terms.startDate, start)
      const [one, other] = [payoffOf(schedule, date), payoffOf(schedule, daysAfter(date, days))]
      expect(other.total).toBeGreaterThanOrEqual(one.total)
      expect(other.interest).toBeLessThanOrEqual(openPart(schedule.lines, 'interest'))
    }),
    { numRuns: 60 },
  )
})
