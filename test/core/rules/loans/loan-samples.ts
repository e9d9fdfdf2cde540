import fc from 'fast-check'
import { installmentOf, type LoanSchedule } from '#core/rules/loans/installment.ts'
import { scheduleOf, type LoanTerms } from '#core/rules/loans/schedule.ts'

/** A loan of 100,000.00 at 0.1 % a day over four weeks. */
export const WEEKLY_TERMS: LoanTerms = {
  principal: 10_000_000n,
  installments: 4,
  startDate: '2027-01-04',
  interestRate: 36_5000n,
  rateType: 'DECLINING',
  amortization: 'EQUAL_INSTALLMENT',
  repaymentFrequency: 'WEEKLY',
  dayCount: 'ACTUAL_365',
  interestOnlyInstallments: 0,
}

export const scheduleFor = (terms: Partial<LoanTerms> = {}): LoanSchedule => {
  const all = { ...WEEKLY_TERMS, ...terms }
  return { version: 1, terms: all, lines: scheduleOf(all).map(installmentOf) }
}

/** Terms that a product can have. */
export const anyTerms: fc.Arbitrary<LoanTerms> = fc
  .record({
    principal: fc.bigInt(1n, 10n ** 9n),
    installments: fc.integer({ min: 1, max: 14 }),
    startDate: fc.constantFrom('2028-02-29', '2027-01-31', '2027-06-15', '2027-12-30'),
    interestRate: fc.bigInt(0n, 90_0000n),
    method: fc.constantFrom(
      ['DECLINING', 'EQUAL_INSTALLMENT'] as const,
      ['DECLINING', 'EQUAL_PRINCIPAL'] as const,
      ['DECLINING', 'INTEREST_ONLY'] as const,
      ['DECLINING', 'BULLET'] as const,
      ['FLAT', 'EQUAL_INSTALLMENT'] as const,
      ['FLAT', 'BULLET'] as const,
    ),
    repaymentFrequency: fc.constantFrom('WEEKLY', 'BIWEEKLY', 'MONTHLY', 'QUARTERLY'),
    dayCount: fc.constantFrom('ACTUAL_365', 'ACTUAL_360', 'ACTUAL_ACTUAL', 'THIRTY_360'),
  })
  .map(({ method: [rateType, amortization], ...terms }) => ({
    ...terms,
    rateType,
    amortization,
    interestOnlyInstallments: 0,
  }))
