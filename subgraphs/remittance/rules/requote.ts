import { convert, isBeyondMargin, rateLessMargin } from '#kernel/money.ts'
import { BIGINT_MAX, marginOf } from './quote.ts'

/** The amounts of a transfer that depend on the rate. */
export interface RatedAmounts {
  /** Units of the receive currency per unit of the send currency, margin included. */
  readonly exchangeRate: string
  readonly receiveAmountMinor: bigint
  readonly marginMinor: bigint
}

/** The current market rate and the corridor's margin. */
export interface CurrentTerms {
  readonly bid: string
  readonly marginPpm: bigint
}

interface Requotable {
  readonly sendAmountMinor: bigint
  readonly sendCurrency: string
  readonly receiveCurrency: string
  readonly exchangeRate: string
}

/**
 * The amounts at the current rate, if it differs from the transfer's rate by more than the corridor's margin in either
 * direction; otherwise undefined. The sender pays the same as before. 'UNPAYABLE': at the current rate nothing would be left to
 * receive.
 */
export function requote(
  { sendAmountMinor, sendCurrency, receiveCurrency, exchangeRate: agreed }: Requotable,
  { bid, marginPpm }: CurrentTerms,
): RatedAmounts | 'UNPAYABLE' | undefined {
  const exchangeRate = rateLessMargin(bid, marginPpm)
  if (!isBeyondMargin(agreed, exchangeRate, marginPpm)) return undefined
  const receiveAmountMinor = convert(sendAmountMinor, sendCurrency, receiveCurrency, exchangeRate, 'down')
  if (receiveAmountMinor <= 0n || receiveAmountMinor > BIGINT_MAX) return 'UNPAYABLE'
  return { exchangeRate, receiveAmountMinor, marginMinor: marginOf(sendAmountMinor, { marginPpm }) }
}
