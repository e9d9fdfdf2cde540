import { isAmount, amountIssue, toMinor } from '#kernel/money.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'
import { partsPerMillion } from './percentage.ts'

/** Fee terms as entered by an administrator. */
export interface FeeOrder {
  readonly transactionType: string
  readonly transferType?: string | null
  readonly minAmount?: string | null
  readonly maxAmount?: string | null
  readonly feeType: 'FLAT' | 'PERCENTAGE'
  readonly feeValue: string
  readonly minFee?: string | null
  readonly maxFee?: string | null
  readonly vatRate?: string
}

const NO_VAT = '0'
const ALL_PPM = 1_000_000n

/** Validation issues of the terms in a currency. */
export function feeIssues(order: FeeOrder, currency: string): ValidationIssue[] {
  const {
    transactionType,
    transferType,
    feeType,
    feeValue,
    vatRate = NO_VAT,
    minAmount,
    maxAmount,
    minFee,
    maxFee,
  } = order
  const amounts = { minAmount, maxAmount, minFee, maxFee, ...(feeType === 'FLAT' && { feeValue }) }
  const issues: ValidationIssue[] = Object.entries(amounts).flatMap(([field, amount]) => {
    const reason = typeof amount === 'string' ? amountIssue(amount, currency) : undefined
    return reason === undefined ? [] : [{ field, reason }]
  })
  if (issues.length > 0) return issues
  const isLess = (max: string | null | undefined, min: string | null | undefined): boolean =>
    typeof max === 'string' && typeof min === 'string' && toMinor(max, currency) < toMinor(min, currency)
  return [
    ...transferTypeIssues(transactionType, transferType),
    // The debited account pays the fee, and a deposit debits a system account.
    ...(transactionType === 'DEPOSIT'
      ? [{ field: 'transactionType', reason: 'must be TRANSFER, WITHDRAWAL or PAYMENT' }]
      : []),
    ...(isLess(maxAmount, minAmount)
      ? [{ field: 'maxAmount', reason: 'must be at least the smallest amount' }]
      : []),
    ...(isLess(maxFee, minFee) ? [{ field: 'maxFee', reason: 'must be at least the smallest fee' }] : []),
    ...(feeType === 'PERCENTAGE' && !isPercentage(feeValue)
      ? [{ field: 'feeValue', reason: 'must be at most 100 percent' }]
      : []),
    ...(isPercentage(vatRate) ? [] : [{ field: 'vatRate', reason: 'must be at most 100 percent' }]),
  ]
}

const isPercentage = (text: string): boolean => isAmount(text) && partsPerMillion(text) <= ALL_PPM

/** A transfer type is allowed only for transfers. */
export const transferTypeIssues = (
  transactionType: string,
  transferType: string | null | undefined,
): ValidationIssue[] =>
  transferType && transactionType !== 'TRANSFER'
    ? [{ field: 'transferType', reason: 'is for transfers only' }]
    : []

/** Terms as stored: amounts in minor units, percentages in parts per million. */
export function feeTerms(
  { minAmount, maxAmount, feeType, feeValue, minFee, maxFee, vatRate = NO_VAT }: FeeOrder,
  currency: string,
): {
  minimumAmountMinor: bigint | null
  maximumAmountMinor: bigint | null
  valueMinor: bigint
  ratePpm: bigint
  minimumFeeMinor: bigint | null
  maximumFeeMinor: bigint | null
  vatPpm: bigint
} {
  const minor = (amount: string | null | undefined): bigint | null =>
    typeof amount === 'string' ? toMinor(amount, currency) : null
  return {
    minimumAmountMinor: minor(minAmount),
    maximumAmountMinor: minor(maxAmount),
    valueMinor: feeType === 'FLAT' ? toMinor(feeValue, currency) : 0n,
    ratePpm: feeType === 'PERCENTAGE' ? partsPerMillion(feeValue) : 0n,
    minimumFeeMinor: minor(minFee),
    maximumFeeMinor: minor(maxFee),
    vatPpm: partsPerMillion(vatRate),
  }
}
