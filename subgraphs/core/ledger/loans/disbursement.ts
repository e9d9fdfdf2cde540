import type { Context } from '#kernel/context.ts'
import { isId } from '#kernel/id.ts'
import { policyOf, systemAccount } from '#core/ledger/policy.ts'
import type { Posting } from '#core/ledger/posting.ts'
import { postingOrigin } from '#core/ledger/price-posting.ts'
import { transactionReference } from '#core/ledger/references.ts'
import type { LoanRow } from '#core/queries/loans/loans.ts'
import { disbursementFees, type LoanProductTerms } from '#core/rules/loans/product-terms.ts'

const NARRATION_MAX = 100

/** The posting that credits the principal of a loan to its account, and takes the fees from it. */
export async function disbursementPosting(
  ctx: Context,
  { id, loanNumber, branchId, currency, principalMinor, disbursementAccountId }: LoanRow,
  { fees }: LoanProductTerms,
): Promise<Posting> {
  const policy = await policyOf(ctx)
  const origin = await postingOrigin(ctx, policy)
  const { subjectId } = ctx.actor
  const feeMinor = disbursementFees(fees, principalMinor)
  const feeAccount = await systemAccount(ctx, policy, 'LOAN_FEE_INCOME', currency)
  return {
    ...origin,
    type: 'PAYMENT',
    status: 'COMPLETED',
    channel: 'API',
    currency,
    amountMinor: principalMinor,
    ...(feeMinor > 0n && {
      feeMinor,
      vatMinor: 0n,
      fee: {
        reference: await transactionReference(ctx, origin.today),
        accountId: feeAccount,
        vatAccountId: feeAccount,
        narration: fees
          .map(({ name }) => name)
          .join(', ')
          .slice(0, NARRATION_MAX),
      },
    }),
    debit: { id: await systemAccount(ctx, policy, 'LOAN_PRINCIPAL', currency), isSystem: true },
    credit: { id: disbursementAccountId, isSystem: false },
    // The fees are less than the principal, but an overdrawn account may have no funds for them.
    mayOverdraw: true,
    narration: `Loan ${loanNumber}`,
    initiatedBy: isId(subjectId) ? subjectId : null,
    metadata: { loanId: id, branchId },
  }
}
