import { expect, test } from '@jest/globals'
import { calculateLoan } from '#core/rules/loans/calculation.ts'
import { disbursementFees, type LoanFee } from '#core/rules/loans/product-terms.ts'
import type { LoanTerms } from '#core/rules/loans/schedule.ts'

const TERMS: LoanTerms = {
  principal: 10_000_000n,
  installments: 12,
  startDate: '2027-01-31',
  interestRate: 24_0000n,
  rateType: 'DECLINING',
  amortization: 'EQUAL_INSTALLMENT',
  repaymentFrequency: 'MONTHLY',
  dayCount: 'THIRTY_360',
  interestOnlyInstallments: 0,
}

const FEES: readonly LoanFee[] = [
  { name: 'Processing', timing: 'DISBURSEMENT', type: 'PERCENTAGE', valueMinor: 0n, ratePpm: 15_000n },
  { name: 'Credit check', timing: 'DISBURSEMENT', type: 'FLAT', valueMinor: 50_000n, ratePpm: 0n },
]

test('the annual rates include the fees that are taken at disbursement', () => {
  const fees = disbursementFees(FEES, TERMS.principal)
  const { lines, totals, apr, effectiveRate } = calculateLoan(TERMS, fees)

  expect(fees).toBe(200_000n)
  expect({ apr, effectiveRate }).toEqual({ apr: 27_9661n, effectiveRate: 31_8443n })
  expect(totals).toEqual({
    principal: 10_000_000n,
    interest: 1_347_153n,
    fees: 200_000n,
    total: 11_547_153n,
  })
  expect(lines[0]).toMatchObject({
    dueDate: '2027-02-28',
    principal: 745_596n,
    interest: 200_000n,
    fees: 0n,
    totalDue: 945_596n,
  })
})

test('rounds a percentage of the principal half-up', () => {
  expect(disbursementFees(FEES.slice(0, 1), 33n)).toBe(0n)
  expect(disbursementFees(FEES.slice(0, 1), 100n)).toBe(2n)
})

test('the payment of a BULLET loan is discounted over all of its periods', () => {
  const { lines, apr, effectiveRate } = calculateLoan({ ...TERMS, amortization: 'BULLET' }, 0n)

  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ dueDate: '2028-01-31', totalDue: 12_400_000n })
  // 1.24^(1/12) - 1 = 1.80876 % a month.
  expect({ apr, effectiveRate }).toEqual({ apr: 21_7051n, effectiveRate: 24_0000n })
})

test('a loan without interest and fees costs nothing', () => {
  expect(calculateLoan({ ...TERMS, interestRate: 0n }, 0n)).toMatchObject({
    totals: { principal: 10_000_000n, interest: 0n, fees: 0n, total: 10_000_000n },
    apr: 0n,
    effectiveRate: 0n,
  })
})
