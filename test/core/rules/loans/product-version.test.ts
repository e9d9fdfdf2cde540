import { expect, test } from '@jest/globals'
import { loanProductIssues } from '#core/rules/loans/product-issues.ts'
import { loanProductTerms, type GivenLoanProduct } from '#core/rules/loans/product-terms.ts'
import { changedTerms, versionTerms } from '#core/rules/loans/product-version.ts'

const GIVEN: GivenLoanProduct = {
  name: 'Working capital',
  interestRate: '24.5000',
  rateType: 'DECLINING',
  amortization: 'EQUAL_INSTALLMENT',
  repaymentFrequency: 'MONTHLY',
  dayCount: 'THIRTY_360',
  minPrincipal: '1000',
  maxPrincipal: '5000.5',
  minInstallments: 2,
  maxInstallments: 12,
}

test('stored terms are complete and in one form', () => {
  const terms = versionTerms(
    {
      ...GIVEN,
      fees: [
        { name: 'Fee', type: 'FLAT', value: '5', timing: 'DISBURSEMENT' },
        { name: 'Share', type: 'PERCENTAGE', value: '1.50', timing: 'DISBURSEMENT' },
      ],
      latePenalty: { type: 'PERCENTAGE', value: '2.0', graceDays: 3 },
    },
    'NGN',
  )

  expect(terms).toMatchObject({
    interestRate: '24.5',
    minPrincipal: '1000.00',
    maxPrincipal: '5000.50',
    interestOnlyInstallments: 0,
    fees: [{ value: '5.00' }, { value: '1.5' }],
    latePenalty: { value: '2', graceDays: 3 },
    allocation: ['PENALTY', 'FEE', 'INTEREST', 'PRINCIPAL'],
    allocationDirection: 'VERTICAL',
  })
  expect(terms.bands.map(({ provisionPercent }) => provisionPercent)).toEqual(['1', '5', '20', '50', '100'])
})

test('stored terms mean the same as those that were given, and storing them again changes nothing', () => {
  const terms = versionTerms(GIVEN, 'NGN')

  expect(loanProductIssues(terms, 'NGN')).toEqual([])
  expect(loanProductTerms(terms, 'NGN')).toEqual(loanProductTerms(GIVEN, 'NGN'))
  expect(versionTerms(terms, 'NGN')).toEqual(terms)
})

test('a change keeps what it leaves out, and null restores a default but removes no required term', () => {
  const before = versionTerms({ ...GIVEN, allocation: ['PRINCIPAL', 'INTEREST', 'FEE', 'PENALTY'] }, 'NGN')
  const changed = changedTerms(before, {
    name: null,
    interestRate: '3',
    allocation: null,
  })

  expect(versionTerms(changed, 'NGN')).toEqual({
    ...before,
    interestRate: '3',
    allocation: ['PENALTY', 'FEE', 'INTEREST', 'PRINCIPAL'],
  })
})
