import type { Context } from '#kernel/context.ts'
import type { TransferBranches } from '#core/rules/transaction.ts'
import { systemAccount, type PricingPolicy } from '#core/ledger/policy.ts'
import type { Posting, Side } from '#core/ledger/posting.ts'
import { postingOrigin } from '#core/ledger/price-posting.ts'

/** What the leg of a transfer between branches takes from the transfer. */
type BranchTransfer = Pick<Posting, 'channel' | 'currency' | 'amountMinor' | 'narration' | 'initiatedBy'> & {
  readonly id: string
}

/**
 * The second posting of a transfer between branches. The customers' accounts move in the transfer itself, so afterwards the payer's
 * branch owes the amount to the payee's. The entries of each branch add up to zero, and so do the due accounts of all branches.
 */
export async function dueLeg(
  ctx: Context,
  policy: PricingPolicy,
  { id, channel, currency, amountMinor, narration, initiatedBy }: BranchTransfer,
  { sourceBranchId, destinationBranchId }: TransferBranches,
): Promise<Posting> {
  const dueAccount = async (branchId: string): Promise<Side> => ({
    id: await systemAccount(ctx, policy, 'INTER_BRANCH_DUE', currency, { branchId }),
    isSystem: true,
  })
  return {
    ...(await postingOrigin(ctx, policy)),
    type: 'TRANSFER',
    status: 'COMPLETED',
    channel,
    currency,
    amountMinor,
    debit: await dueAccount(destinationBranchId),
    credit: await dueAccount(sourceBranchId),
    narration: narration ?? null,
    initiatedBy: initiatedBy ?? null,
    parentId: id,
  }
}
