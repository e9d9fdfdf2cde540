import { formatMinor } from '#kernel/money.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'
import { disbursementFees, type LoanProductTerms } from './product-terms.ts'

/** Validation issues of a requested loan against its product. */
export function loanRequestIssues(
  product: LoanProductTerms,
  currency: string,
  { principalMinor, installments }: { principalMinor: bigint; installments: number },
): readonly ValidationIssue[] {
  const { minPrincipalMinor, maxPrincipalMinor, maxInstallments } = product
  // At least one installment repays principal.
  const minInstallments = Math.max(product.minInstallments, product.interestOnlyInstallments + 1)
  const issues: ValidationIssue[] = []
  if (principalMinor < minPrincipalMinor || principalMinor > maxPrincipalMinor)
    issues.push({
      field: 'principal',
      reason: `must be from ${formatMinor(minPrincipalMinor, currency)} to ${formatMinor(maxPrincipalMinor, currency)}`,
    })
  else if (disbursementFees(product.fees, principalMinor) >= principalMinor)
    issues.push({ field: 'principal', reason: 'must be more than the fees taken at disbursement' })
  if (!Number.isInteger(installments) || installments < minInstallments || installments > maxInstallments)
    issues.push({
      field: 'installments',
      reason: `must be a whole number from ${minInstallments} to ${maxInstallments}`,
    })
  return issues
}
