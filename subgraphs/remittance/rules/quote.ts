import { convert, rateLessMargin, share } from '#kernel/money.ts'

/** Prices and limits of a corridor. */
export interface Terms {
  readonly sendCurrency: string
  readonly receiveCurrency: string
  readonly minimumMinor: bigint
  readonly maximumMinor: bigint
  readonly marginPpm: bigint
  readonly feeFixedMinor: bigint
  readonly feePpm: bigint
}

export interface Priced {
  readonly exchangeRate: string
  readonly receiveAmountMinor: bigint
  readonly feeMinor: bigint
}

/** Part of an amount that the margin on the rate earns; the rest may be spent on the payout. */
export const marginOf = (sendAmountMinor: bigint, { marginPpm }: Pick<Terms, 'marginPpm'>): bigint =>
  share(sendAmountMinor, marginPpm, 'down')

/** Largest value of a bigint column. */
export const BIGINT_MAX = 2n ** 63n - 1n

/**
 * Prices an amount: the rate is the bid less the margin, the received amount is rounded down, and the fee is rounded half up
 * and added to the amount. Undefined when the corridor does not accept the amount, or when nothing would be left to receive.
 */
export function calculatePrice(sendAmountMinor: bigint, bid: string, terms: Terms): Priced | undefined {
  if (sendAmountMinor <= 0n || sendAmountMinor < terms.minimumMinor || sendAmountMinor > terms.maximumMinor)
    return undefined
  const exchangeRate = rateLessMargin(bid, terms.marginPpm)
  const receiveAmountMinor = convert(
    sendAmountMinor,
    terms.sendCurrency,
    terms.receiveCurrency,
    exchangeRate,
    'down',
  )
  const feeMinor = terms.feeFixedMinor + share(sendAmountMinor, terms.feePpm, 'half-up')
  if (receiveAmountMinor <= 0n || receiveAmountMinor > BIGINT_MAX || feeMinor > BIGINT_MAX) return undefined
  return { exchangeRate, receiveAmountMinor, feeMinor }
}
