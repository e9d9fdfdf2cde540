import type { Context } from '#kernel/context.ts'
import type { ConversionTerms } from '#core/rules/currencies/conversion-terms.ts'
import { CHARGE_LEG, type InternationalTerms } from '#core/rules/international/terms.ts'
import { conversionPostings, oneByOne } from '../currencies/conversion-postings.ts'
import { systemAccount, type PricingPolicy } from '../policy.ts'
import { newIds } from '../post-call.ts'
import type { AttemptIds } from '../post-parameters.ts'
import type { Posting, Side } from '../posting.ts'
import { postingOrigin } from '../price-posting.ts'

interface InternationalToPost {
  /** The priced transfer; its credit is replaced. */
  readonly request: Posting
  readonly conversion: ConversionTerms | undefined
  readonly terms: InternationalTerms
  readonly paymentId: string
}

/**
 * The postings of an international transfer, to be posted together. The amount goes to the settlement account of the correspondent in the
 * payee's currency, through the positions if it is converted. Charges of the correspondent that the sender pays are part of the fee, and
 * move from the fees to the settlement account.
 */
export async function internationalPostings(
  ctx: Context,
  policy: PricingPolicy,
  { request, conversion, terms, paymentId }: InternationalToPost,
): Promise<{ readonly postings: readonly Posting[]; readonly ids: readonly AttemptIds[] }> {
  const settlement = async (currency: string): Promise<Side> => ({
    id: await systemAccount(ctx, policy, 'CORRESPONDENT_SETTLEMENT', currency),
    isSystem: true,
  })
  const destination = await settlement(terms.currency)
  const metadata = { paymentId, international: terms }
  const { postings, ids } = oneByOne(
    conversion
      ? await conversionPostings(ctx, policy, { request, conversion, destination, metadata })
      : { transfer: { ...request, credit: destination, metadata }, parts: [] },
  )
  const chargeMinor = BigInt(terms.correspondentMinor)
  if (chargeMinor === 0n) return { postings, ids }
  const charge: Posting = {
    ...(await postingOrigin(ctx, policy)),
    type: 'TRANSFER',
    status: 'COMPLETED',
    channel: request.channel,
    currency: request.currency,
    amountMinor: chargeMinor,
    debit: { id: await systemAccount(ctx, policy, 'FEE_INCOME', request.currency), isSystem: true },
    credit: await settlement(request.currency),
    description: 'Charges of the correspondent bank',
    initiatedBy: request.initiatedBy ?? null,
    parentId: ids[0]!.id,
    metadata: CHARGE_LEG,
  }
  return { postings: [...postings, charge], ids: [...ids, newIds(charge)] }
}
