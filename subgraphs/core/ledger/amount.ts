import { amountFault, toMinor } from '#kernel/money.ts'
import { invalid } from '#kernel/refusals.ts'

/** Minor units of an amount that a caller gave; refuses what is no amount of the currency, and zero. */
export function amountIn(amount: string, currency: string, field = 'amount'): bigint {
  const fault = amountFault(amount, currency)
  if (fault) throw invalid([{ field, reason: fault }])
  const minor = toMinor(amount, currency)
  if (minor === 0n) throw invalid([{ field, reason: 'must be more than 0' }])
  return minor
}
