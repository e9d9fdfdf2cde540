import { amountIssue, compareRates, isAmount, toMinor } from '#kernel/money.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'
import { partsPerMillion } from '../percentage.ts'
import { REPAYMENT_PARTS } from './allocation.ts'
import type { GivenLoanProduct } from './product-terms.ts'

const RATE_MAX = '1000'
const INSTALLMENTS_MAX = 600

const issue = (isWrong: boolean, field: string, reason: string): ValidationIssue[] =>
  isWrong ? [{ field, reason }] : []

/** Validation issues of a loan product in its currency. */
export function loanProductIssues(given: GivenLoanProduct, currency: string): readonly ValidationIssue[] {
  const { fees, latePenalty } = given
  return [
    ...percentageIssues('interestRate', given.interestRate, RATE_MAX),
    ...methodIssues(given),
    ...principalIssues(given, currency),
    ...installmentIssues(given),
    ...(fees ?? []).flatMap((fee, index) => chargeIssues(`fees[${index}].value`, fee, currency)),
    ...(latePenalty
      ? [
          ...chargeIssues('latePenalty.value', latePenalty, currency),
          ...issue(
            !isCount(latePenalty.graceDays, 0),
            'latePenalty.graceDays',
            'must be a whole number from 0',
          ),
        ]
      : []),
    ...allocationIssues(given.allocation),
    ...bandIssues(given.bands),
  ]
}

const isCount = (value: number, minimum: number): boolean => Number.isInteger(value) && value >= minimum

const percentageIssues = (field: string, text: string, maximum = '100'): ValidationIssue[] =>
  isAmount(text)
    ? issue(compareRates(text, maximum) > 0, field, `must be at most ${maximum}`)
    : [{ field, reason: 'must be a plain decimal number with at most four decimals' }]

function chargeIssues(
  field: string,
  { type, value }: { type: 'FLAT' | 'PERCENTAGE'; value: string },
  currency: string,
): ValidationIssue[] {
  if (type === 'PERCENTAGE') return percentageIssues(field, value)
  const reason = amountIssue(value, currency)
  return reason ? [{ field, reason }] : []
}

function methodIssues({
  rateType,
  amortization,
  interestOnlyInstallments,
}: GivenLoanProduct): ValidationIssue[] {
  const isFlat = rateType === 'FLAT'
  return [
    ...issue(
      isFlat && (amortization === 'EQUAL_PRINCIPAL' || amortization === 'INTEREST_ONLY'),
      'amortization',
      'must be EQUAL_INSTALLMENT or BULLET for a FLAT rate',
    ),
    ...issue(
      (interestOnlyInstallments ?? 0) > 0 &&
        (isFlat || amortization === 'INTEREST_ONLY' || amortization === 'BULLET'),
      'interestOnlyInstallments',
      'applies only to a DECLINING rate with EQUAL_INSTALLMENT or EQUAL_PRINCIPAL',
    ),
  ]
}

function principalIssues(
  { minPrincipal, maxPrincipal }: GivenLoanProduct,
  currency: string,
): ValidationIssue[] {
  const issues = Object.entries({ minPrincipal, maxPrincipal }).flatMap(([field, amount]) => {
    const reason = amountIssue(amount, currency)
    return reason ? [{ field, reason }] : []
  })
  if (issues.length > 0) return issues
  const [min, max] = [toMinor(minPrincipal, currency), toMinor(maxPrincipal, currency)]
  return [
    ...issue(min === 0n, 'minPrincipal', 'must be more than 0'),
    ...issue(max < min, 'maxPrincipal', 'must not be less than minPrincipal'),
  ]
}

function installmentIssues({
  minInstallments: min,
  maxInstallments: max,
  interestOnlyInstallments,
}: GivenLoanProduct): ValidationIssue[] {
  const interestOnly = interestOnlyInstallments ?? 0
  return [
    ...issue(!isCount(min, 1), 'minInstallments', 'must be a whole number from 1'),
    ...issue(
      !isCount(max, 1) || max > INSTALLMENTS_MAX,
      'maxInstallments',
      `must be a whole number from 1 to ${INSTALLMENTS_MAX}`,
    ),
    ...issue(max < min, 'maxInstallments', 'must not be less than minInstallments'),
    ...issue(
      !isCount(interestOnly, 0) || (interestOnly > 0 && interestOnly >= max),
      'interestOnlyInstallments',
      'must be a whole number from 0, below maxInstallments',
    ),
  ]
}

function allocationIssues(allocation: GivenLoanProduct['allocation']): ValidationIssue[] {
  if (!allocation) return []
  const parts = REPAYMENT_PARTS.map(part => part.toUpperCase())
  const isComplete = parts.every(part => (allocation as readonly string[]).includes(part))
  return issue(
    !isComplete || allocation.length !== parts.length,
    'allocation',
    `must name ${parts.join(', ')} once each`,
  )
}

function bandIssues(bands: GivenLoanProduct['bands']): ValidationIssue[] {
  if (!bands) return []
  if (bands.length === 0) return [{ field: 'bands', reason: 'must not be empty' }]
  return bands.flatMap(({ name, fromDays, provisionPercent, nonPerforming }, index) => {
    const field = `bands[${index}]`
    const before = bands[index - 1]
    const percentage = percentageIssues(`${field}.provisionPercent`, provisionPercent)
    return [
      ...issue(
        bands.some((other, at) => at < index && other.name === name),
        `${field}.name`,
        'must differ from the names of the other bands',
      ),
      ...issue(!before && fromDays !== 0, `${field}.fromDays`, 'must be 0 in the first band'),
      ...issue(
        before !== undefined && (!isCount(fromDays, 1) || fromDays <= before.fromDays),
        `${field}.fromDays`,
        'must be above the fromDays of the band before',
      ),
      ...percentage,
      ...issue(
        before !== undefined &&
          percentage.length === 0 &&
          isAmount(before.provisionPercent) &&
          partsPerMillion(provisionPercent) < partsPerMillion(before.provisionPercent),
        `${field}.provisionPercent`,
        'must not be less than that of the band before',
      ),
      ...issue(
        before !== undefined && before.nonPerforming && !nonPerforming,
        `${field}.nonPerforming`,
        'must be true after a band of non-performing loans',
      ),
    ]
  })
}
