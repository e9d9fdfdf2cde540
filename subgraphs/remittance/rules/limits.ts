/** What may be sent in one currency in a period, in minor units. */
export interface Allowance {
  readonly currency: string
  readonly limitMinor: bigint
}

/** What was sent in one currency in a period, in minor units. */
export interface Sent {
  readonly currency: string
  readonly amountMinor: bigint
}

/**
 * What may still be sent in a currency. No exchange rates are needed: every amount uses its share of its own currency's
 * limit, and all shares together may be one at most. Exact, and rounded down to what can be sent at all. A currency
 * without a limit allows nothing, so whatever was sent in one leaves nothing in any.
 */
export function leftOf(allowances: readonly Allowance[], sent: readonly Sent[], currency: string): bigint {
  const limitOf = (each: string): bigint => allowances.find(allowance => allowance.currency === each)?.limitMinor ?? 0n
  const limit = limitOf(currency)
  if (limit <= 0n) return 0n

  // What is used, as one fraction of all limits together.
  let [used, whole] = [0n, 1n]
  for (const { currency: each, amountMinor } of sent) {
    if (amountMinor === 0n) continue
    const own = limitOf(each)
    if (own <= 0n) return 0n
    ;[used, whole] = [used * own + amountMinor * whole, whole * own]
  }
  return used >= whole ? 0n : limit * (whole - used) / whole
}

/** The limits of one of the two periods. */
export const allowancesOf = (limits: readonly { readonly currency: string; readonly perDayMinor: bigint; readonly perMonthMinor: bigint }[], period: 'day' | 'month'): Allowance[] =>
  limits.map(({ currency, perDayMinor, perMonthMinor }) => ({ currency, limitMinor: period === 'day' ? perDayMinor : perMonthMinor }))

/** The first moment of the UTC day and of the UTC calendar month that a moment is in. */
export function periodsAt(at: Date): { readonly day: Date; readonly month: Date } {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()]
  return { day: new Date(Date.UTC(year, month, day)), month: new Date(Date.UTC(year, month, 1)) }
}
