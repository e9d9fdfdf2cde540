import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { Refusal } from '#kernel/refusals.ts'
import { requireInitiator } from '#core/clients/identity.ts'
import { refuse } from '#core/errors.ts'
import type { CachedAccount } from '#core/ledger/account-cache.ts'
import { amountIn } from '#core/ledger/amount.ts'
import { conversionPostings } from '#core/ledger/currencies/conversion-postings.ts'
import { heldConversionPosting } from '#core/ledger/currencies/held-conversion.ts'
import type { PricingPolicy } from '#core/ledger/policy.ts'
import { post } from '#core/ledger/post.ts'
import type { Posting } from '#core/ledger/posting.ts'
import { pricePosting } from '#core/ledger/price-posting.ts'
import { earlierPosting } from '#core/ledger/used-keys.ts'
import { convertAmount } from '#core/queries/currencies/convert-amount.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { admitRole } from '#core/rules/rights.ts'
import { conversionDecision, type ConversionDecision } from './decide-conversion.ts'
import { accountsToConvert, QUOTE_COLUMNS, type ConversionQuoteRow } from './quote-cross-currency.ts'
import { internalTransferRequest, type TransferInternally } from './transfer-internally.ts'

export interface TransferCrossCurrency extends TransferInternally {
  readonly quoteId?: string | null
}

interface Order {
  readonly input: TransferCrossCurrency
  readonly amountMinor: bigint
  readonly source: CachedAccount
  readonly destination: CachedAccount
  readonly decision: ConversionDecision
}

type GivenQuote = ConversionQuoteRow & { readonly isCorridorEnabled: boolean }

const READ_QUOTE = planOnce(
  `select ${QUOTE_COLUMNS}, exists (
      select from core.corridors where workspace_id = $1 and id = (quote.conversion ->> 'corridorId')::uuid and enabled) as "isCorridorEnabled"
    from core.conversion_quotes quote where workspace_id = $1 and id = $2`,
)

/** The quote that the request names; refuses one that it may not use. Of two concurrent transfers with one quote, the ledger refuses the second. */
async function quoteFor(
  ctx: Context,
  quoteId: string,
  { amountMinor, source, destination }: Order,
): Promise<ConversionQuoteRow> {
  const { workspaceId } = ctx.actor
  const [quote] = await ctx.database.read<GivenQuote>(workspaceId, READ_QUOTE, [workspaceId, quoteId])
  if (!quote) throw refuse('QUOTE_NOT_FOUND')
  if (
    quote.sourceAccountId !== source.id ||
    quote.destinationAccountId !== destination.id ||
    quote.amountMinor !== amountMinor
  )
    throw refuse('QUOTE_MISMATCH')
  if (quote.usedAt !== null) throw refuse('QUOTE_ALREADY_USED')
  if (quote.expiresAt <= ctx.now()) throw refuse('QUOTE_EXPIRED')
  if (!quote.isCorridorEnabled) throw refuse('CORRIDOR_NOT_AVAILABLE')
  return quote
}

/** The transfer with its parts: at the rate and with the fee of its quote, or at those in force. If compliance holds it, its money waits. */
async function conversionPosting(ctx: Context, given: PricingPolicy, order: Order): Promise<Posting> {
  const { input, amountMinor, source, destination, decision } = order
  const quote = input.quoteId ? await quoteFor(ctx, input.quoteId, order) : undefined
  const { conversion, policy } = quote
    ? { conversion: quote.conversion, policy: given }
    : await convertAmount(ctx, {
        sourceCurrency: source.currency,
        targetCurrency: destination.currency,
        amountMinor,
      })
  const decided = await decision.ask(policy)
  const transferRequest = internalTransferRequest(input, amountMinor, source.accountType)
  const request = await pricePosting(ctx, policy, transferRequest, quote)
  const quoteUse = quote && { quoteId: quote.id }
  if (decided && !decided.isClear) {
    const { sourceCurrency, targetCurrency } = conversion
    const held = { sourceCurrency, targetCurrency, quoted: quote?.conversion ?? null }
    const { paymentId } = decided
    return {
      ...(await heldConversionPosting(ctx, policy, { request, destination, paymentId, held })),
      ...quoteUse,
    }
  }
  const { transfer, parts } = await conversionPostings(ctx, policy, {
    request,
    conversion,
    destination: { id: destination.id, isSystem: false },
    metadata: decided ? { paymentId: decided.paymentId } : {},
  })
  const last = parts.length - 1
  return { ...transfer, parts: parts.with(last, { ...parts[last]!, ...quoteUse }) }
}

/** Thrown to end a request that an earlier one has made. */
const REPEATED = new Error('an earlier request has made the transfer')

/**
 * Posts the transfer with its parts. A repeat returns what the first request did, even if its quote is used by now, or what it needs has
 * changed.
 */
async function postConversion(ctx: Context, order: Order): Promise<TransactionRow> {
  let earlier: TransactionRow | undefined
  const endIfRepeated = async (): Promise<void> => {
    earlier = await earlierPosting(ctx, { currency: order.input.currency, amountMinor: order.amountMinor })
    if (earlier) throw REPEATED
  }
  try {
    return await post(ctx, async policy => {
      // What was decided about the first request stands.
      if (policy.decidesInternalTransfers) await endIfRepeated()
      try {
        return await conversionPosting(ctx, policy, order)
      } catch (error) {
        if (error instanceof Refusal) await endIfRepeated()
        throw error
      }
    })
  } catch (error) {
    if (error === REPEATED) return earlier!
    throw error
  }
}

/**
 * Moves money between two accounts of the tenant in different currencies, at the rate of the quote, or at the rates in force:
 * immediately, unless compliance holds it. Then its money waits in the source currency until compliance has decided.
 */
export async function transferCrossCurrency(
  ctx: Context,
  input: TransferCrossCurrency,
): Promise<TransactionRow> {
  admitRole(ctx.actor, 'teller')
  const amountMinor = amountIn(input.amount, input.currency)
  const accounts = await accountsToConvert(ctx, input)
  const { source } = accounts
  if (source.currency !== input.currency)
    throw refuse('CURRENCY_MISMATCH', {
      message: `The amount must be in ${source.currency}, the currency of the source account.`,
    })
  await requireInitiator(ctx, input.initiatedBy)
  const request = internalTransferRequest(input, amountMinor, source.accountType)
  const decision = conversionDecision(ctx, { request, ...accounts })
  try {
    return await postConversion(ctx, { input, amountMinor, ...accounts, decision })
  } catch (error) {
    await decision.voidAfter(error)
    throw error
  }
}
