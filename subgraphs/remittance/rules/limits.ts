/** Sending limit of one currency in a period, in minor units. */
export interface Allowance {
  readonly currency: string
  readonly limitMinor: bigint
}

/** Amount sent in one currency in a period, in minor units. */
export interface Sent {
  readonly currency: string
  readonly amountMinor: bigint
}

/**
 * Remaining amount that may be sent in a currency, in minor units, rounded down. No exchange rates are needed: every amount
 * uses a share of the limit of its currency, and the sum of all shares is at most 1. A currency without a limit allows
 * nothing, so an amount sent in one leaves nothing in any currency.
 */
export function leftOf(allowances: readonly Allowance[], sent: readonly Sent[], currency: string): bigint {
  const limitOf = (each: string): bigint =>
    allowances.find(allowance => allowance.currency === each)?.limitMinor ?? 0n
  const limit = limitOf(currency)
  if (limit <= 0n) return 0n

  // The sum of the used shares, as one exact fraction.
  let [used, whole] = [0n, 1n]
  for (const { currency: each, amountMinor } of sent) {
    if (amountMinor === 0n) continue
    const own = limitOf(each)
    if (own <= 0n) return 0n
    ;[used, whole] = [used * own + amountMinor * whole, whole * own]
  }
  return used >= whole ? 0n : (limit * (whole - used)) / whole
}

/** The limits of one of the two periods. */
export const allowancesOf = (
  limits: readonly {
    readonly currency: string
    readonly perDayMinor: bigint
    readonly perMonthMinor: bigint
  }[],
  period: 'day' | 'month',
): Allowance[] =>
  limits.map(({ currency, perDayMinor, perMonthMinor }) => ({
    currency,
    limitMinor: period === 'day' ? perDayMinor : perMonthMinor,
  }))

/** Start of the UTC day and of the UTC calendar month that contain a time. */
export function periodsAt(at: Date): { readonly day: Date; readonly month: Date } {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()]
  return { day: new Date(Date.UTC(year, month, day)), month: new Date(Date.UTC(year, month, 1)) }
}
