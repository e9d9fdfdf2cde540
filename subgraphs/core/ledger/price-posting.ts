import type { Context } from '#kernel/context.ts'
import { feeOf, NO_FEE, type Fee } from '#core/rules/fee.ts'
import { localDay } from '#kernel/local-day.ts'
import type { TransactionType, TransferType } from '#core/rules/transaction.ts'
import { classesOf, classOf } from '#core/rules/usage.ts'
import { handToParent } from './virtual-accounts/hand-to-parent.ts'
import { systemAccount, type FeeConfigRow, type LimitRow, type PricingPolicy } from './policy.ts'
import type { PostingLimitCheck, Posting } from './posting.ts'
import { transactionReference } from './references.ts'

/** A posting as its operation requests it; the policy adds the fee, the limits and the reference. */
export type PostingRequest = Omit<
  Posting,
  | 'workspaceId'
  | 'claim'
  | 'policyVersion'
  | 'today'
  | 'bookingDate'
  | 'reference'
  | 'feeMinor'
  | 'vatMinor'
  | 'fee'
  | 'usage'
  | 'checks'
  | 'actorKind'
  | 'actorId'
  | 'requestId'
> & {
  /** Type of the debited account, or for a deposit of the credited one; it determines the limits. */
  readonly accountType: string
}

export type PostingOrigin = Pick<
  Posting,
  | 'workspaceId'
  | 'actorKind'
  | 'actorId'
  | 'requestId'
  | 'policyVersion'
  | 'today'
  | 'bookingDate'
  | 'reference'
>

/** The caller, the policy, the dates and a new reference: the parts that every posting has. */
export async function postingOrigin(ctx: Context, policy: PricingPolicy): Promise<PostingOrigin> {
  const { actor, requestId } = ctx
  const today = localDay(ctx.now(), policy.timeZone)
  return {
    workspaceId: actor.workspaceId,
    actorKind: actor.kind,
    actorId: actor.subjectId,
    requestId,
    policyVersion: policy.version,
    today,
    bookingDate: policy.businessDate,
    reference: await transactionReference(ctx, today),
  }
}

/** Computes the fee of a posting, unless one was promised, and selects the limits that apply. */
export async function pricePosting(
  ctx: Context,
  policy: PricingPolicy,
  { accountType, ...request }: PostingRequest,
  promised?: Fee,
): Promise<Posting> {
  const { type, transferType = null, currency, amountMinor } = request
  const { feeMinor, vatMinor } = promised ?? feeFor(policy, { type, transferType, currency, amountMinor })
  const usageClass = classOf(type, transferType)
  const origin = await postingOrigin(ctx, policy)
  const { today } = origin
  const { idempotency } = ctx
  return {
    // Interest accrues on accounts that keep money, of which a day has very many.
    ...(type === 'INTEREST' ? request : await handToParent(ctx, request)),
    ...origin,
    claim: idempotency && {
      subject: idempotency.subject,
      key: idempotency.key,
      fingerprint: idempotency.fingerprint,
    },
    feeMinor,
    vatMinor,
    ...(feeMinor > 0n && {
      fee: {
        reference: await transactionReference(ctx, today),
        accountId: await systemAccount(ctx, policy, 'FEE_INCOME', currency),
        vatAccountId: await systemAccount(ctx, policy, 'VAT_PAYABLE', currency),
      },
    }),
    ...(usageClass !== undefined && { usage: { class: usageClass, date: today } }),
    checks: limitsFor(policy, { accountType, type, transferType, currency }),
  }
}

interface PricedPosting {
  readonly type: TransactionType
  readonly transferType: TransferType | null
  readonly currency: string
  readonly amountMinor: bigint
}

type LimitedPosting = Omit<PricedPosting, 'amountMinor'> & { readonly accountType: string }

/** The fee of a posting. Among matching configurations, one for its transfer type takes precedence. */
export function feeFor({ fees }: Pick<PricingPolicy, 'fees'>, posting: PricedPosting): Fee {
  const fitting = fees.filter(config => isApplicable(config, posting))
  const config = fitting.find(({ transferType }) => transferType !== null) ?? fitting[0]
  return config
    ? feeOf(posting.amountMinor, {
        ...config,
        feeType: config.feeType as 'FLAT' | 'PERCENTAGE',
        minimumMinor: config.minimumFeeMinor,
        maximumMinor: config.maximumFeeMinor,
      })
    : NO_FEE
}

const isApplicable = (
  config: FeeConfigRow,
  { type, transferType, currency, amountMinor }: PricedPosting,
): boolean =>
  config.transactionType === type &&
  config.currency === currency &&
  (config.transferType === null || config.transferType === transferType) &&
  (config.minimumAmountMinor === null || amountMinor >= config.minimumAmountMinor) &&
  (config.maximumAmountMinor === null || amountMinor <= config.maximumAmountMinor)

/** All limits that apply to a posting; the strictest one decides. */
export const limitRowsFor = (
  { limits }: Pick<PricingPolicy, 'limits'>,
  { accountType, type, transferType, currency }: LimitedPosting,
): LimitRow[] =>
  limits.filter(
    limit =>
      limit.transactionType === type &&
      limit.currency === currency &&
      (limit.transferType === null || limit.transferType === transferType) &&
      (limit.accountType === null || limit.accountType === accountType),
  )

/** The same limits in the form that the ledger checks. */
export function limitsFor(
  policy: Pick<PricingPolicy, 'limits'>,
  posting: LimitedPosting,
): PostingLimitCheck[] {
  return limitRowsFor(policy, posting).map(
    ({ transferType, singleMinor, dailyMinor, weeklyMinor, monthlyMinor }) => ({
      classes: classesOf(posting.type, transferType as TransferType | null),
      singleMinor,
      dayMinor: dailyMinor,
      weekMinor: weeklyMinor,
      monthMinor: monthlyMinor,
    }),
  )
}
