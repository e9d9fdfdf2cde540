import type { Context } from '#kernel/context.ts'
import { isId } from '#kernel/id.ts'
import { policyOf, systemAccount, type PricingPolicy } from '#core/ledger/policy.ts'
import type { Posting } from '#core/ledger/posting.ts'
import { postingOrigin } from '#core/ledger/price-posting.ts'
import { protect } from '#core/ledger/protection/protect.ts'
import type { LoanRow } from '#core/queries/loans/loans.ts'
import type { SystemAccountKind } from '#core/rules/accounts/system-account-kind.ts'
import { REPAYMENT_PARTS, type PartAmounts, type RepaymentPart } from '#core/rules/loans/allocation.ts'
import type { TransactionChannel } from '#core/rules/transaction.ts'

const ACCOUNTS: Readonly<Record<RepaymentPart, SystemAccountKind>> = {
  penalty: 'LOAN_PENALTY_INCOME',
  fee: 'LOAN_FEE_INCOME',
  interest: 'LOAN_INTEREST_RECEIVABLE',
  principal: 'LOAN_PRINCIPAL',
}

/** The postings of a payment, without their amounts. */
export interface CollectionPlan {
  /** From the customer's account to clearing. */
  readonly whole: Posting
  /** From clearing to the account of each part. */
  readonly parts: Readonly<Record<RepaymentPart, Posting>>
}

export interface CollectedPayment {
  readonly sourceAccountId: string
  readonly channel: TransactionChannel
  readonly narration: string | null
  /** Whether the end of a day makes the payment. */
  readonly isAutomatic?: boolean
}

type PayingLoan = Pick<LoanRow, 'id' | 'loanNumber' | 'branchId' | 'currency'>

/** Builds the postings of a payment of a loan. Call before the transaction in which they are posted. */
export async function planCollection(
  ctx: Context,
  loan: PayingLoan,
  payment: CollectedPayment,
): Promise<CollectionPlan> {
  const [plan] = await planCollections(ctx, [{ loan, payment }])
  return plan!
}

/** Builds the postings of payments of loans, whose accounts are examined together. */
export async function planCollections(
  ctx: Context,
  payments: readonly { readonly loan: PayingLoan; readonly payment: CollectedPayment }[],
): Promise<CollectionPlan[]> {
  const policy = await policyOf(ctx)
  const plans = await Promise.all(
    payments.map(({ loan, payment }) => unprotected(ctx, policy, loan, payment)),
  )
  const wholes = await protect(
    ctx,
    plans.map(({ whole }) => whole),
  )
  return plans.map(({ parts }, index) => ({ whole: wholes[index]!, parts }))
}

async function unprotected(
  ctx: Context,
  policy: PricingPolicy,
  { id, loanNumber, branchId, currency }: PayingLoan,
  { sourceAccountId, channel, narration, isAutomatic = false }: CollectedPayment,
): Promise<CollectionPlan> {
  const { subjectId } = ctx.actor
  const common = async () =>
    ({
      ...(await postingOrigin(ctx, policy)),
      status: 'COMPLETED',
      channel,
      currency,
      amountMinor: 0n,
      narration: narration ?? `Loan ${loanNumber}`,
      initiatedBy: isId(subjectId) ? subjectId : null,
      metadata: { loanId: id, branchId },
    }) as const
  const clearing = { id: await systemAccount(ctx, policy, 'LOAN_CLEARING', currency), isSystem: true }
  const whole: Posting = {
    ...(await common()),
    type: 'PAYMENT',
    debit: { id: sourceAccountId, isSystem: false },
    credit: clearing,
    isAutomatic,
  }
  const parts = await Promise.all(
    REPAYMENT_PARTS.map(async (part): Promise<[RepaymentPart, Posting]> => [
      part,
      {
        ...(await common()),
        type: 'TRANSFER',
        debit: clearing,
        credit: { id: await systemAccount(ctx, policy, ACCOUNTS[part], currency), isSystem: true },
      },
    ]),
  )
  return { whole, parts: Object.fromEntries(parts) as Record<RepaymentPart, Posting> }
}

/**
 * The posting of a payment, whose parts move the money on. Interest that was paid in advance and became principal moves back through
 * clearing.
 */
export const collectionPosting = (
  { whole, parts }: CollectionPlan,
  amountMinor: bigint,
  paid: PartAmounts,
): Posting => ({
  ...whole,
  amountMinor,
  parts: REPAYMENT_PARTS.flatMap(part => {
    const posting = parts[part]
    if (paid[part] === 0n) return []
    if (paid[part] > 0n) return [{ ...posting, amountMinor: paid[part] }]
    return [{ ...posting, debit: posting.credit, credit: posting.debit, amountMinor: -paid[part] }]
  }),
})
