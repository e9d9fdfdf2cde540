import { expect, test } from '@jest/globals'
import { loanProductIssues } from '#core/rules/loans/product-issues.ts'
import { loanProductTerms, type GivenLoanProduct } from '#core/rules/loans/product-terms.ts'
import { loanRequestIssues } from '#core/rules/loans/request-issues.ts'

const PRODUCT: GivenLoanProduct = {
  name: 'Business loan',
  interestRate: '24',
  rateType: 'DECLINING',
  amortization: 'EQUAL_INSTALLMENT',
  repaymentFrequency: 'MONTHLY',
  dayCount: 'THIRTY_360',
  minPrincipal: '1000.00',
  maxPrincipal: '500000.00',
  minInstallments: 3,
  maxInstallments: 24,
}

const BAND = { name: 'A', fromDays: 0, provisionPercent: '1', nonPerforming: false }

const fieldsOf = (change: Partial<GivenLoanProduct>): readonly string[] =>
  loanProductIssues({ ...PRODUCT, ...change }, 'NGN').map(({ field }) => field)

test('accepts a product, whose absent terms get defaults', () => {
  expect(fieldsOf({})).toEqual([])
  expect(loanProductTerms(PRODUCT, 'NGN')).toMatchObject({
    interestRate: 24_0000n,
    minPrincipalMinor: 100_000n,
    interestOnlyInstallments: 0,
    fees: [],
    latePenalty: null,
    allocation: { order: ['penalty', 'fee', 'interest', 'principal'], direction: 'VERTICAL' },
    bands: [
      { name: 'PERFORMING', fromDays: 0 },
      { name: 'PASS_AND_WATCH', fromDays: 1 },
      { name: 'SUBSTANDARD', fromDays: 31 },
      { name: 'DOUBTFUL', fromDays: 61 },
      { name: 'LOST', fromDays: 91 },
    ],
  })
})

test('accepts a product with all terms', () => {
  const given: GivenLoanProduct = {
    ...PRODUCT,
    interestOnlyInstallments: 2,
    fees: [{ name: 'Processing', type: 'PERCENTAGE', value: '1.5', timing: 'DISBURSEMENT' }],
    latePenalty: { type: 'FLAT', value: '500.00', graceDays: 3 },
    allocation: ['INTEREST', 'PRINCIPAL', 'FEE', 'PENALTY'],
    allocationDirection: 'HORIZONTAL',
    bands: [BAND, { name: 'B', fromDays: 90, provisionPercent: '12.5', nonPerforming: true }],
  }

  expect(fieldsOf(given)).toEqual([])
  expect(loanProductTerms(given, 'NGN')).toMatchObject({
    fees: [{ type: 'PERCENTAGE', ratePpm: 15_000n, valueMinor: 0n }],
    latePenalty: { type: 'FLAT', valueMinor: 50_000n, graceDays: 3 },
    allocation: { order: ['interest', 'principal', 'fee', 'penalty'], direction: 'HORIZONTAL' },
    bands: [
      { name: 'A', provisionPpm: 10_000n },
      { name: 'B', fromDays: 90, provisionPpm: 125_000n, isNonPerforming: true },
    ],
  })
})

test.each<[string, Partial<GivenLoanProduct>, readonly string[]]>([
  ['a rate above 1000 percent', { interestRate: '1000.0001' }, ['interestRate']],
  ['a rate with five decimals', { interestRate: '1.00001' }, ['interestRate']],
  ['equal principal at a flat rate', { rateType: 'FLAT', amortization: 'EQUAL_PRINCIPAL' }, ['amortization']],
  ['interest only at a flat rate', { rateType: 'FLAT', amortization: 'INTEREST_ONLY' }, ['amortization']],
  [
    'interest-only installments at a flat rate',
    { rateType: 'FLAT', interestOnlyInstallments: 1 },
    ['interestOnlyInstallments'],
  ],
  [
    'interest-only installments of a BULLET loan',
    { amortization: 'BULLET', interestOnlyInstallments: 1 },
    ['interestOnlyInstallments'],
  ],
  [
    'as many interest-only installments as installments',
    { interestOnlyInstallments: 24 },
    ['interestOnlyInstallments'],
  ],
  ['a smallest principal of 0', { minPrincipal: '0' }, ['minPrincipal']],
  ['a largest principal below the smallest', { maxPrincipal: '999.99' }, ['maxPrincipal']],
  [
    'principals with too many decimals',
    { minPrincipal: '1.001', maxPrincipal: '2.001' },
    ['minPrincipal', 'maxPrincipal'],
  ],
  ['no installment', { minInstallments: 0 }, ['minInstallments']],
  ['a largest number of installments below the smallest', { maxInstallments: 2 }, ['maxInstallments']],
  [
    'a fee above 100 percent',
    { fees: [{ name: 'Fee', type: 'PERCENTAGE', value: '100.01', timing: 'DISBURSEMENT' }] },
    ['fees[0].value'],
  ],
  [
    'a fee that is no amount of the currency',
    { fees: [{ name: 'Fee', type: 'FLAT', value: '0.001', timing: 'DISBURSEMENT' }] },
    ['fees[0].value'],
  ],
  [
    'a penalty before the due date',
    { latePenalty: { type: 'FLAT', value: '1', graceDays: -1 } },
    ['latePenalty.graceDays'],
  ],
  [
    'an allocation without one part',
    { allocation: ['PENALTY', 'FEE', 'INTEREST', 'INTEREST'] },
    ['allocation'],
  ],
  ['no bands', { bands: [] }, ['bands']],
  ['a first band after the due date', { bands: [{ ...BAND, fromDays: 1 }] }, ['bands[0].fromDays']],
  [
    'a band that starts with the one before',
    { bands: [BAND, { ...BAND, name: 'B' }] },
    ['bands[1].fromDays'],
  ],
  ['two bands of one name', { bands: [BAND, { ...BAND, fromDays: 1 }] }, ['bands[1].name']],
  [
    'a later band with less provision',
    { bands: [BAND, { ...BAND, name: 'B', fromDays: 1, provisionPercent: '0.5' }] },
    ['bands[1].provisionPercent'],
  ],
  [
    'a performing band after a non-performing one',
    {
      bands: [
        { ...BAND, nonPerforming: true },
        { ...BAND, name: 'B', fromDays: 1 },
      ],
    },
    ['bands[1].nonPerforming'],
  ],
])('refuses %s', (_, change, fields) => {
  expect(fieldsOf(change)).toEqual(fields)
})

test('a request has more installments than those that pay interest alone', () => {
  const product = loanProductTerms({ ...PRODUCT, interestOnlyInstallments: 5 }, 'NGN')
  const issuesOf = (installments: number): readonly string[] =>
    loanRequestIssues(product, 'NGN', { principalMinor: 200_000n, installments }).map(({ reason }) => reason)

  expect(issuesOf(6)).toEqual([])
  expect(issuesOf(5)).toEqual(['must be a whole number from 6 to 24'])
})

test('a request keeps to the bounds of the product, and its principal exceeds the fees', () => {
  const product = loanProductTerms(
    { ...PRODUCT, fees: [{ name: 'Fee', type: 'FLAT', value: '1000.00', timing: 'DISBURSEMENT' }] },
    'NGN',
  )
  const issuesOf = (principalMinor: bigint, installments: number): readonly string[] =>
    loanRequestIssues(product, 'NGN', { principalMinor, installments }).map(
      ({ field, reason }) => `${field} ${reason}`,
    )

  expect(issuesOf(100_001n, 3)).toEqual([])
  expect(issuesOf(50_000_000n, 24)).toEqual([])
  expect(issuesOf(100_000n, 3)).toEqual(['principal must be more than the fees taken at disbursement'])
  expect(issuesOf(50_000_001n, 25)).toEqual([
    'principal must be from 1000.00 to 500000.00',
    'installments must be a whole number from 3 to 24',
  ])
  expect(issuesOf(99_999n, 2)).toHaveLength(2)
})
