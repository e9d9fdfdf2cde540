import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { annualRates } from '#core/rules/loans/apr.ts'
import { scheduleOf, type LoanTerms } from '#core/rules/loans/schedule.ts'

const TERMS: LoanTerms = {
  principal: 500_000_00n,
  installments: 12,
  startDate: '2027-01-31',
  interestRate: 24_0000n,
  rateType: 'DECLINING',
  amortization: 'EQUAL_INSTALLMENT',
  repaymentFrequency: 'MONTHLY',
  dayCount: 'THIRTY_360',
  interestOnlyInstallments: 0,
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)

const A = { dayCount: 'ACTUAL_365' } as const

test.each<[string, Partial<LoanTerms>, bigint, bigint, bigint, bigint]>([
  ['annuity', {}, 4_727_980n, 6_735_758n, 4_635_273n, 92_705n],
  ['equal principal', { amortization: 'EQUAL_PRINCIPAL' }, 5_166_667n, 6_500_000n, 4_166_663n, 83_333n],
  ['flat', { rateType: 'FLAT' }, 5_166_667n, 12_000_000n, 4_166_663n, 1_000_000n],
  ['12 %', { principal: 1_000_000n, interestRate: 12_0000n }, 88_849n, 66_186n, 87_967n, 880n],
  [
    '6.5 %, 360 months',
    { principal: 20_000_000n, interestRate: 6_5000n, installments: 360 },
    126_414n,
    25_508_582n,
    125_277n,
    679n,
  ],
  [
    '6 %, 360 months',
    { principal: 20_000_000n, interestRate: 6_0000n, installments: 360 },
    119_910n,
    23_167_704n,
    119_417n,
    597n,
  ],
  [
    'actual days',
    { ...A, principal: 10_000_000n, interestRate: 18_0000n, installments: 6 },
    1_753_577n,
    521_461n,
    1_727_172n,
    26_404n,
  ],
  [
    'weeks',
    { ...A, principal: 10_000_000n, interestRate: 36_5000n, installments: 4, repaymentFrequency: 'WEEKLY' },
    2_543_903n,
    175_611n,
    2_526_218n,
    17_684n,
  ],
  [
    'quarters',
    { principal: 10_000_000n, interestRate: 15_0000n, installments: 8, repaymentFrequency: 'QUARTERLY' },
    1_469_984n,
    1_759_870n,
    1_416_850n,
    53_132n,
  ],
  [
    'actual years',
    {
      principal: 10_000_000n,
      interestRate: 21_0000n,
      installments: 6,
      startDate: '2027-11-15',
      dayCount: 'ACTUAL_ACTUAL',
    },
    1_769_937n,
    619_626n,
    1_739_990n,
    29_951n,
  ],
  [
    'yen',
    { principal: 1_000_000n, interestRate: 5_0000n, installments: 6 },
    169_106n,
    14_633n,
    168_401n,
    702n,
  ],
  [
    'dinars',
    { principal: 1_000_000n, interestRate: 7_2500n, installments: 5 },
    203_640n,
    18_199n,
    202_416n,
    1_223n,
  ],
  [
    'interest only at first',
    { principal: 12_000_000n, interestRate: 20_0000n, installments: 8, interestOnlyInstallments: 2 },
    200_000n,
    1_109_641n,
    2_083_550n,
    34_726n,
  ],
])('computes the schedule of %s', (_, terms, installment, interest, lastPrincipal, lastInterest) => {
  const lines = scheduleOf({ ...TERMS, ...terms })
  expect(lines[0]!.principal + lines[0]!.interest).toBe(installment)
  expect(sum(lines.map(line => line.interest))).toBe(interest)
  expect(lines.at(-1)).toMatchObject({ principal: lastPrincipal, interest: lastInterest })
})

test('installments after those that pay interest alone are equal', () => {
  const lines = scheduleOf({
    ...TERMS,
    principal: 12_000_000n,
    interestRate: 20_0000n,
    installments: 8,
    interestOnlyInstallments: 2,
  })
  expect(lines.map(line => line.principal + line.interest)).toEqual([
    200_000n,
    200_000n,
    ...Array<bigint>(5).fill(2_118_273n),
    2_118_276n,
  ])
})

test('counts months from the first date, to the last day of short months', () => {
  expect(scheduleOf({ ...TERMS, installments: 4 }).map(line => line.dueDate)).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
  ])
})

test('computes the annual rates of payments', () => {
  expect(annualRates(500_000n, Array<bigint>(24).fill(23_000n), 12).apr).toBe(9_6857n)
  const lines = scheduleOf({ ...TERMS, principal: 10_000_000n })
  const payments = lines.map(line => line.principal + line.interest)
  expect(annualRates(9_800_000n, payments, 12)).toEqual({ apr: 27_9661n, effectiveRate: 31_8443n })
  expect(annualRates(10_000_000n, payments, 12).apr).toBe(24_0000n)
})

test('principals add up to the principal and no line is negative', () => {
  const terms = fc.record<LoanTerms>({
    principal: fc.bigInt(1n, 10n ** 10n),
    installments: fc.integer({ min: 1, max: 40 }),
    startDate: fc.constantFrom('2028-02-29', '2027-01-31', '2027-06-15'),
    interestRate: fc.bigInt(0n, 100_0000n),
    rateType: fc.constantFrom('DECLINING', 'FLAT'),
    amortization: fc.constantFrom('EQUAL_INSTALLMENT', 'EQUAL_PRINCIPAL', 'INTEREST_ONLY', 'BULLET'),
    repaymentFrequency: fc.constantFrom('WEEKLY', 'BIWEEKLY', 'MONTHLY', 'QUARTERLY'),
    dayCount: fc.constantFrom('ACTUAL_365', 'ACTUAL_360', 'ACTUAL_ACTUAL', 'THIRTY_360'),
    interestOnlyInstallments: fc.constant(0),
  })
  fc.assert(
    fc.property(terms, given => {
      const lines = scheduleOf(given)
      expect(sum(lines.map(line => line.principal))).toBe(given.principal)
      expect(lines.every(line => line.principal >= 0n && line.interest >= 0n)).toBe(true)
    }),
    { numRuns: 60 },
  )
})
