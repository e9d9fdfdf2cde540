import type { Context } from '#kernel/context.ts'
import { localDay } from '#kernel/local-day.ts'
import { invalid, Refusal } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { chargesOf } from '#core/ledger/international/charges.ts'
import type { PricingPolicy } from '#core/ledger/policy.ts'
import { correspondentFor } from '#core/providers/configured.ts'
import type { ConversionTerms } from '#core/rules/currencies/conversion-terms.ts'
import { accountIssues, canonicalAccountNumber } from '#core/rules/international/bank-identifiers.ts'
import type { ChargeBearer } from '#core/rules/international/terms.ts'
import { convertAmount } from '../currencies/convert-amount.ts'

/** A transfer abroad, as far as the caller knows it. */
export interface InternationalPreviewed {
  readonly destinationAccountNum?: string | null
  readonly destinationBankCode?: string | null
  readonly destinationCountry?: string | null
  readonly destinationCurrency?: string | null
  readonly chargeBearer?: ChargeBearer | null
}

/** What an order abroad costs and brings. Amounts are minor units of the source account's currency. */
export interface InternationalPreview {
  readonly chargeBearer: ChargeBearer
  readonly orderedMinor: bigint
  /** Charges of the correspondent that the sender pays, as part of the fee. */
  readonly correspondentMinor: bigint
  /** What charges take out of the ordered amount. */
  readonly deductedMinor: bigint
  readonly currency: string
  readonly destinationCurrency: string
  /** Null if the amount is not converted, or cannot be. */
  readonly conversion: ConversionTerms | null
  /** What leaves for the payee's bank, in minor units of the destination's currency; null if it cannot be converted. */
  readonly arrivingMinor: bigint | null
  /** Null if there is no correspondent. */
  readonly estimatedArrival: string | null
}

/** The order as it would be booked. */
export interface PreviewedOrder {
  readonly amountMinor: bigint
  readonly feeMinor: bigint
  readonly vatMinor: bigint
  readonly international: InternationalPreview
  readonly refusal: Refusal | undefined
}

/** Costs, conversion and arrival of an order abroad. Nothing is written, and the rate is not promised. */
export async function previewInternational(
  ctx: Context,
  policy: PricingPolicy,
  input: InternationalPreviewed,
  { amountMinor, currency }: { readonly amountMinor: bigint; readonly currency: string },
): Promise<PreviewedOrder> {
  const { destinationCurrency, chargeBearer } = requireTerms(input)
  const rail = correspondentFor(ctx)
  const charged = rail && chargesOf(policy, rail, { amountMinor, currency, chargeBearer })
  const movedMinor = charged?.movedMinor ?? 0n
  const converted =
    charged && currency !== destinationCurrency
      ? await conversionOrRefusal(ctx, { currency, destinationCurrency, movedMinor })
      : null
  const conversion = converted instanceof Refusal ? null : converted
  return {
    amountMinor: charged ? movedMinor : amountMinor,
    feeMinor: charged?.fee.feeMinor ?? 0n,
    vatMinor: charged?.fee.vatMinor ?? 0n,
    international: {
      chargeBearer,
      orderedMinor: amountMinor,
      correspondentMinor: charged?.correspondentMinor ?? 0n,
      deductedMinor: charged ? amountMinor - movedMinor : 0n,
      currency,
      destinationCurrency,
      conversion,
      arrivingMinor: !charged
        ? null
        : currency === destinationCurrency
          ? movedMinor
          : conversion && BigInt(conversion.convertedMinor),
      estimatedArrival:
        rail?.arrivesOn(currency, destinationCurrency, localDay(ctx.now(), policy.timeZone)) ?? null,
    },
    refusal: !rail
      ? refuse('RAIL_NOT_CONFIGURED')
      : !charged
        ? refuse('AMOUNT_BELOW_CHARGES')
        : converted instanceof Refusal
          ? converted
          : undefined,
  }
}

/** Refuses an order without the terms that determine its costs, or with a payee who cannot exist. */
function requireTerms({
  destinationAccountNum: number,
  destinationBankCode: bankCode,
  destinationCountry: country,
  destinationCurrency,
  chargeBearer,
}: InternationalPreviewed) {
  const isNamed = number && bankCode && country
  const issues = isNamed
    ? accountIssues({ accountNumber: canonicalAccountNumber(number, country), bankCode, country })
    : []
  if (!destinationCurrency) issues.push({ field: 'destinationCurrency', reason: 'is required' })
  if (!chargeBearer) issues.push({ field: 'chargeBearer', reason: 'is required' })
  if (!destinationCurrency || !chargeBearer || issues.length > 0) throw invalid(issues)
  return { destinationCurrency, chargeBearer }
}

async function conversionOrRefusal(
  ctx: Context,
  {
    currency,
    destinationCurrency,
    movedMinor,
  }: { readonly currency: string; readonly destinationCurrency: string; readonly movedMinor: bigint },
): Promise<ConversionTerms | Refusal> {
  try {
    const { conversion } = await convertAmount(ctx, {
      sourceCurrency: currency,
      targetCurrency: destinationCurrency,
      amountMinor: movedMinor,
    })
    return conversion
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'refused') return error
    throw error
  }
}
