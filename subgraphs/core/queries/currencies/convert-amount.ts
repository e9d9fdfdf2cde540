import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import { refuse } from '#core/errors.ts'
import { evictPolicy, policyOf, type PricingPolicy } from '#core/ledger/policy.ts'
import { conversion, type ConversionRefusal } from '#core/rules/currencies/conversion.ts'
import { conversionTerms, type ConversionTerms } from '#core/rules/currencies/conversion-terms.ts'
import { corridorRates, type EnabledCorridor } from './corridor-rates.ts'

/** An amount to convert, in the source currency. */
export interface AmountToConvert {
  readonly sourceCurrency: string
  readonly targetCurrency: string
  readonly amountMinor: bigint
}

/** Converts an amount at the rates in force and the terms of the corridor. Returns the current policy as well. */
export async function convertAmount(
  ctx: Context,
  { sourceCurrency, targetCurrency, amountMinor }: AmountToConvert,
): Promise<{ readonly conversion: ConversionTerms; readonly policy: PricingPolicy }> {
  let policy = await policyOf(ctx)
  const { baseCurrency: ownCurrency } = policy
  const now = ctx.now()
  const found = await corridorRates(ctx, { sourceCurrency, targetCurrency, ownCurrency })
  if (!found) throw refuse('CORRIDOR_NOT_AVAILABLE')
  const { corridor, rates } = found
  const { policyVersion, rateTtlHours } = corridor
  if (policyVersion !== policy.version) {
    evictPolicy(ctx)
    policy = await policyOf(ctx)
  }
  refuseOutOfRange(corridor, sourceCurrency, amountMinor)
  const result = conversion({
    sourceCurrency,
    targetCurrency,
    amountMinor,
    ownCurrency,
    spreadBps: corridor.spreadBps,
    rates,
  })
  if (typeof result === 'string') throw conversionRefusal(result)
  if (rateTtlHours !== null && result.since.getTime() < now.getTime() - rateTtlHours * HOUR_MS)
    throw refuse('RATE_STALE', {
      message: `The exchange rate is of ${result.since.toISOString()}, and rates are used for ${rateTtlHours} hours.`,
    })
  const names = { sourceCurrency, targetCurrency, ownCurrency, corridorId: corridor.id }
  return { conversion: conversionTerms(result, names), policy }
}

const HOUR_MS = 3_600_000

function refuseOutOfRange(
  { minAmountMinor, maxAmountMinor }: EnabledCorridor,
  currency: string,
  amountMinor: bigint,
): void {
  if (minAmountMinor !== null && amountMinor < minAmountMinor)
    throw refuse('AMOUNT_OUT_OF_RANGE', {
      message: `The smallest amount of the corridor is ${formatMinor(minAmountMinor, currency)} ${currency}.`,
    })
  if (maxAmountMinor !== null && amountMinor > maxAmountMinor)
    throw refuse('AMOUNT_OUT_OF_RANGE', {
      message: `The largest amount of the corridor is ${formatMinor(maxAmountMinor, currency)} ${currency}.`,
    })
}

function conversionRefusal(refusal: ConversionRefusal): Error {
  switch (refusal) {
    case 'TOO_SMALL':
      return refuse('AMOUNT_OUT_OF_RANGE', {
        message: 'The amount converts to less than the smallest unit of the target currency.',
      })
    case 'TOO_LARGE':
      return refuse('AMOUNT_OUT_OF_RANGE', { message: 'The converted amount exceeds the largest amount.' })
    case 'RATES_CROSSED':
      return refuse('RATES_CROSSED', {
        message:
          "The published rates contradict each other: the converted amount is worth more than the given one in the tenant's currency.",
      })
    case 'RATE_UNAVAILABLE':
      return refuse('RATE_UNAVAILABLE')
  }
}
