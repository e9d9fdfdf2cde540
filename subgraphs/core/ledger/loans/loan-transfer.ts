import type { Context } from '#kernel/context.ts'
import { policyOf, systemAccount } from '#core/ledger/policy.ts'
import type { Posting } from '#core/ledger/posting.ts'
import { postingOrigin } from '#core/ledger/price-posting.ts'
import type { LoanRow } from '#core/queries/loans/loans.ts'
import type { SystemAccountKind } from '#core/rules/accounts/system-account-kind.ts'

/** A posting between system accounts that a change of a loan needs, without its amount. Call before the transaction in which it is posted. */
export async function loanTransfer(
  ctx: Context,
  { id, branchId, currency }: Pick<LoanRow, 'id' | 'branchId' | 'currency'>,
  { debit, credit, narration }: { debit: SystemAccountKind; credit: SystemAccountKind; narration: string },
): Promise<Posting> {
  const policy = await policyOf(ctx)
  const side = async (kind: SystemAccountKind): Promise<Posting['debit']> => ({
    id: await systemAccount(ctx, policy, kind, currency),
    isSystem: true,
  })
  return {
    ...(await postingOrigin(ctx, policy)),
    type: 'TRANSFER',
    status: 'COMPLETED',
    channel: 'API',
    currency,
    amountMinor: 0n,
    debit: await side(debit),
    credit: await side(credit),
    narration,
    metadata: { loanId: id, branchId },
  }
}

/** Interest that was paid in advance becomes principal. */
export const advanceToPrincipal = (ctx: Context, row: LoanRow): Promise<Posting> =>
  loanTransfer(ctx, row, {
    debit: 'LOAN_INTEREST_RECEIVABLE',
    credit: 'LOAN_PRINCIPAL',
    narration: `Interest of loan ${row.loanNumber} paid in advance`,
  })
