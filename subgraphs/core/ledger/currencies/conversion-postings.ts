import type { Context } from '#kernel/context.ts'
import { conversionParts, type PartSide } from '#core/rules/currencies/conversion-parts.ts'
import type { ConversionTerms } from '#core/rules/currencies/conversion-terms.ts'
import { systemAccount, type PricingPolicy } from '../policy.ts'
import { newIds } from '../post-call.ts'
import type { AttemptIds } from '../post-parameters.ts'
import type { Posting, Side } from '../posting.ts'
import { transactionReference } from '../references.ts'
import { handToParent } from '../virtual-accounts/hand-to-parent.ts'

export interface ConversionToPost {
  /** The transfer with its fee and limits. */
  readonly request: Posting
  readonly conversion: ConversionTerms
  /** What receives the converted amount. */
  readonly destination: Side
  /** The account that paid, if the request debits a system account on which its money waited. */
  readonly payerId?: string
  /** Metadata of the transfer beside the conversion. */
  readonly metadata: Readonly<Record<string, unknown>>
}

/** A cross-currency transfer before it is posted. */
export interface ConversionToSend {
  readonly transfer: Posting
  readonly parts: readonly Posting[]
}

/** The transfer and its parts one by one, for a transaction in which each is posted and the caller undoes all if one is refused. */
export function oneByOne({ transfer, parts }: ConversionToSend): {
  readonly postings: readonly Posting[]
  readonly ids: readonly AttemptIds[]
} {
  const first = newIds(transfer)
  return {
    postings: [transfer, ...parts.map(part => ({ ...part, parentId: first.id }))],
    ids: [first, ...parts.map(newIds)],
  }
}

/**
 * The posting of a cross-currency transfer, and its parts: the credit of the destination, and the value of the conversion in the tenant's
 * currency.
 */
export async function conversionPostings(
  ctx: Context,
  policy: PricingPolicy,
  { request, conversion, destination, payerId = request.debit.id, metadata }: ConversionToPost,
): Promise<ConversionToSend> {
  const { ownCurrency } = conversion
  const sideOf = async (side: PartSide): Promise<Side> => {
    switch (side.kind) {
      case 'SOURCE':
        return request.debit
      case 'DESTINATION':
        return destination
      case 'FX_POSITION':
        return { id: await systemAccount(ctx, policy, side.kind, side.foreignCurrency), isSystem: true }
      case 'FX_COUNTER_VALUE':
        return {
          id: await systemAccount(ctx, policy, side.kind, ownCurrency, {
            counterCurrency: side.foreignCurrency,
          }),
          isSystem: true,
        }
      case 'FX_INCOME':
        return { id: await systemAccount(ctx, policy, side.kind, ownCurrency), isSystem: true }
    }
  }
  const [paid, ...others] = conversionParts(conversion, request.amountMinor)
  const transfer: Posting = {
    ...request,
    isCollected: false,
    credit: await sideOf(paid.credit),
    metadata: {
      ...metadata,
      conversion,
      ...(!destination.isSystem && { destinationAccountId: destination.id }),
    },
  }
  const parts: Posting[] = []
  for (const { debit, credit, currency, amountMinor } of others) {
    const part: Posting = {
      workspaceId: request.workspaceId,
      actorKind: request.actorKind,
      actorId: request.actorId,
      requestId: request.requestId,
      policyVersion: request.policyVersion,
      today: request.today,
      bookingDate: request.bookingDate,
      reference: await transactionReference(ctx, request.today),
      type: 'TRANSFER',
      status: 'COMPLETED',
      channel: request.channel,
      currency,
      amountMinor,
      debit: await sideOf(debit),
      credit: await sideOf(credit),
      ...(credit.kind === 'DESTINATION'
        ? { destinationName: request.destinationName ?? null, narration: request.narration ?? null }
        : { description: DESCRIPTIONS[credit.kind] ?? null }),
      initiatedBy: request.initiatedBy ?? null,
      ...(credit.kind === 'DESTINATION' &&
        !destination.isSystem && { metadata: { sourceAccountId: payerId } }),
    }
    parts.push(await handToParent(ctx, part))
  }
  return { transfer, parts }
}

const DESCRIPTIONS: Readonly<Partial<Record<PartSide['kind'], string>>> = {
  FX_COUNTER_VALUE: 'Value of the conversion',
  FX_INCOME: 'Income of the conversion',
}
