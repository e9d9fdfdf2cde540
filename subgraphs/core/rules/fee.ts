import { share } from '#kernel/money.ts'

/** Terms of a fee. Amounts are minor units; percentages and VAT rates are parts per million. */
export interface FeeTerms {
  readonly feeType: 'FLAT' | 'PERCENTAGE'
  /** For FLAT: the fee. */
  readonly valueMinor: bigint
  /** For PERCENTAGE: the share of the amount. */
  readonly ratePpm: bigint
  readonly minimumMinor: bigint | null
  readonly maximumMinor: bigint | null
  readonly vatPpm: bigint
}

export interface Fee {
  readonly feeMinor: bigint
  readonly vatMinor: bigint
}

export const NO_FEE: Fee = { feeMinor: 0n, vatMinor: 0n }

/** The fee of an amount, clamped to its bounds, and the VAT on it; both are charged, so both are rounded half-up. */
export function feeOf(
  amountMinor: bigint,
  { feeType, valueMinor, ratePpm, minimumMinor, maximumMinor, vatPpm }: FeeTerms,
): Fee {
  const exact = feeType === 'FLAT' ? valueMinor : share(amountMinor, ratePpm, 'half-up')
  const atLeast = minimumMinor !== null && exact < minimumMinor ? minimumMinor : exact
  const feeMinor = maximumMinor !== null && atLeast > maximumMinor ? maximumMinor : atLeast
  return { feeMinor, vatMinor: share(feeMinor, vatPpm, 'half-up') }
}
