import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { refuse } from '#core/errors.ts'
import { convertAmount } from '#core/queries/currencies/convert-amount.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import type { ConversionTerms } from '#core/rules/currencies/conversion-terms.ts'
import { heldDestinationId, type HeldConversion, type TransactionChannel } from '#core/rules/transaction.ts'
import type { CachedAccount } from '../account-cache.ts'
import { policyOf, systemAccount, type PricingPolicy } from '../policy.ts'
import type { AttemptIds } from '../post-parameters.ts'
import type { Posting } from '../posting.ts'
import { postingOrigin } from '../price-posting.ts'
import { conversionPostings, oneByOne } from './conversion-postings.ts'

interface Postings {
  readonly postings: readonly Posting[]
  readonly ids: readonly AttemptIds[]
}

/** The posting of a cross-currency transfer that waits for compliance: its money waits in the source currency on a system account. */
export async function heldConversionPosting(
  ctx: Context,
  policy: PricingPolicy,
  {
    request,
    destination,
    paymentId,
    held,
  }: {
    /** The transfer with its fee and limits. */
    readonly request: Posting
    readonly destination: CachedAccount
    readonly paymentId: string
    readonly held: HeldConversion
  },
): Promise<Posting> {
  return {
    ...request,
    status: 'PENDING',
    isCollected: false,
    credit: { id: await systemAccount(ctx, policy, 'HELD_TRANSFERS', request.currency), isSystem: true },
    otherAccountNumber: destination.accountNumber,
    metadata: { paymentId, destinationAccountId: destination.id, heldConversion: held },
  }
}

/**
 * The postings that convert the money of a held transfer and credit its destination. A quote keeps its terms; without one, the rates in
 * force now apply. Refuses a transfer whose corridor was disabled, or that the rates do not allow any more.
 */
export async function completionOfHeldConversion(
  ctx: Context,
  transfer: TransactionRow,
  { sourceCurrency, targetCurrency, quoted }: HeldConversion,
): Promise<Postings> {
  const { amountMinor } = transfer
  const { conversion, policy } = quoted
    ? await quotedConversion(ctx, quoted)
    : await convertAmount(ctx, { sourceCurrency, targetCurrency, amountMinor })
  const completion = await conversionPostings(ctx, policy, {
    request: {
      ...(await postingOrigin(ctx, policy)),
      type: 'TRANSFER',
      transferType: 'INTERNAL',
      status: 'COMPLETED',
      channel: transfer.channel as TransactionChannel,
      currency: transfer.currency,
      amountMinor,
      debit: { id: transfer.creditAccountId, isSystem: true },
      // Replaced by the position that takes the money.
      credit: { id: transfer.creditAccountId, isSystem: true },
      destinationName: transfer.destinationName,
      narration: transfer.narration,
      initiatedBy: transfer.initiatedBy,
      parentId: transfer.id,
    },
    conversion,
    destination: { id: heldDestinationId(transfer)!, isSystem: false },
    payerId: transfer.debitAccountId,
    metadata: { sourceAccountId: transfer.debitAccountId },
  })
  return oneByOne(completion)
}

const ENABLED = planOnce('select 1 from core.corridors where workspace_id = $1 and id = $2 and enabled')

/** The terms of a quote, whose corridor must still be enabled. */
async function quotedConversion(
  ctx: Context,
  conversion: ConversionTerms,
): Promise<{ readonly conversion: ConversionTerms; readonly policy: PricingPolicy }> {
  const { workspaceId } = ctx.actor
  const enabled = await ctx.database.read(workspaceId, ENABLED, [workspaceId, conversion.corridorId])
  if (enabled.length === 0) throw refuse('CORRIDOR_NOT_AVAILABLE')
  return { conversion, policy: await policyOf(ctx) }
}
