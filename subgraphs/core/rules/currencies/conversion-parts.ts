import type { ConversionTerms } from './conversion-terms.ts'

/** A side of a part: a customer's account, or a system account. Counter-values are kept in the tenant's currency, one for each foreign one. */
export type PartSide =
  | { readonly kind: 'SOURCE' | 'DESTINATION' | 'FX_INCOME' }
  | { readonly kind: 'FX_POSITION' | 'FX_COUNTER_VALUE'; readonly foreignCurrency: string }

/** A balanced movement in one currency; amounts are minor units. */
export interface ConversionPart {
  readonly debit: PartSide
  readonly credit: PartSide
  readonly currency: string
  readonly amountMinor: bigint
}

/**
 * The movements of a conversion: the source pays first, the destination is credited second, and movements of its value in the tenant's
 * currency follow. A position holds foreign money, and its counter-value what that money was worth at MID when it was converted; where
 * the customer's own side is in the tenant's currency, it moves against the counter-value.
 */
export function conversionParts(
  terms: ConversionTerms,
  amountMinor: bigint,
): readonly [ConversionPart, ConversionPart, ...ConversionPart[]] {
  const { sourceCurrency, targetCurrency, ownCurrency } = terms
  const [targetValueMinor, incomeMinor] = [BigInt(terms.targetValueMinor), BigInt(terms.incomeMinor)]
  const isSourceOwn = sourceCurrency === ownCurrency
  const isTargetOwn = targetCurrency === ownCurrency
  const position = (foreignCurrency: string): PartSide => ({ kind: 'FX_POSITION', foreignCurrency })
  const counterValue = (foreignCurrency: string): PartSide => ({ kind: 'FX_COUNTER_VALUE', foreignCurrency })
  const value = (debit: PartSide, credit: PartSide, minor: bigint): ConversionPart[] =>
    minor === 0n ? [] : [{ debit, credit, currency: ownCurrency, amountMinor: minor }]
  return [
    {
      debit: { kind: 'SOURCE' },
      credit: isSourceOwn ? counterValue(targetCurrency) : position(sourceCurrency),
      currency: sourceCurrency,
      amountMinor,
    },
    {
      debit: isTargetOwn ? counterValue(sourceCurrency) : position(targetCurrency),
      credit: { kind: 'DESTINATION' },
      currency: targetCurrency,
      amountMinor: BigInt(terms.convertedMinor),
    },
    ...(isSourceOwn || isTargetOwn
      ? []
      : value(counterValue(sourceCurrency), counterValue(targetCurrency), targetValueMinor)),
    ...value(counterValue(isSourceOwn ? targetCurrency : sourceCurrency), { kind: 'FX_INCOME' }, incomeMinor),
  ]
}
