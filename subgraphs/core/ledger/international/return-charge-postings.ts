import type { Context } from '#kernel/context.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import {
  conversionOfDeduction,
  deductionOfAmount,
  type Returned,
} from '#core/rules/international/return-charges.ts'
import { conversionOf, type TransactionChannel } from '#core/rules/transaction.ts'
import { conversionPostings, oneByOne } from '../currencies/conversion-postings.ts'
import { policyOf, systemAccount } from '../policy.ts'
import { newIds } from '../post-call.ts'
import type { AttemptIds } from '../post-parameters.ts'
import type { Posting } from '../posting.ts'
import { postingOrigin } from '../price-posting.ts'

export interface ReturnCharge {
  readonly postings: readonly Posting[]
  readonly ids: readonly AttemptIds[]
  /** What the customer pays, in the currency of the source account. */
  readonly chargedMinor: bigint
}

/**
 * The postings by which the customer pays what a correspondent kept of a returned transfer: the reversal has returned all of it. They
 * have the reversal as their parent, and are made whatever state the account is in, as the reversal is.
 */
export async function returnChargePostings(
  ctx: Context,
  transfer: TransactionRow,
  { reversalId, ...returned }: Omit<Returned, 'amountMinor'> & { readonly reversalId: string },
): Promise<ReturnCharge> {
  const policy = await policyOf(ctx)
  const { amountMinor } = transfer
  const converted = conversionOf(transfer)
  const deduction = converted && conversionOfDeduction(converted, { amountMinor, ...returned })
  const chargedMinor = deduction?.amountMinor ?? deductionOfAmount({ amountMinor, ...returned })
  const currency = converted?.targetCurrency ?? transfer.currency
  const destination = {
    id: await systemAccount(ctx, policy, 'CORRESPONDENT_SETTLEMENT', currency),
    isSystem: true,
  }
  const request: Posting = {
    ...(await postingOrigin(ctx, policy)),
    type: 'TRANSFER',
    status: 'COMPLETED',
    channel: transfer.channel as TransactionChannel,
    currency: transfer.currency,
    amountMinor: chargedMinor,
    debit: { id: transfer.debitAccountId, isSystem: false },
    credit: destination,
    mayOverdraw: true,
    isUnrestricted: true,
    mayMoveTerm: true,
    description: 'Charges of the correspondent bank',
    initiatedBy: transfer.initiatedBy,
    parentId: reversalId,
  }
  return deduction
    ? {
        ...oneByOne(
          await conversionPostings(ctx, policy, {
            request,
            conversion: deduction.terms,
            destination,
            metadata: {},
          }),
        ),
        chargedMinor,
      }
    : { postings: [request], ids: [newIds(request)], chargedMinor }
}
