import { convert, rateLessMargin, share } from '#kernel/money.ts'

/** What a corridor charges and takes. */
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

/** What of an amount is earned by the margin on its rate; the rest is what the payout may cost. */
export const marginOf = (sendAmountMinor: bigint, { marginPpm }: Pick<Terms, 'marginPpm'>): bigint => share(sendAmountMinor, marginPpm, 'down')

/** The largest number that a bigint column takes. */
export const BIGINT_MAX = 2n ** 63n - 1n

/**
 * Prices an amount: the bid less the margin, what is received rounded down, the fee rounded half up and on top of the
 * amount. Undefined where the corridor does not take the amount, or where nothing would be left to receive.
 */
export function priced(sendAmountMinor: bigint, bid: string, terms: Terms): Priced | undefined {
  if (sendAmountMinor <= 0n || sendAmountMinor < terms.minimumMinor || sendAmountMinor > terms.maximumMinor) return undefined
  const exchangeRate = rateLessMargin(bid, terms.marginPpm)
  const receiveAmountMinor = convert(sendAmountMinor, terms.sendCurrency, terms.receiveCurrency, exchangeRate, 'down')
  const feeMinor = terms.feeFixedMinor + share(sendAmountMinor, terms.feePpm, 'half-up')
  if (receiveAmountMinor <= 0n || receiveAmountMinor > BIGINT_MAX || feeMinor > BIGINT_MAX) return undefined
  return { exchangeRate, receiveAmountMinor, feeMinor }
}
