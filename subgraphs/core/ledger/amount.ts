import { amountIssue, toMinor } from '#kernel/money.ts'
import { invalid } from '#kernel/refusals.ts'

/** Parses a caller's amount into minor units; refuses zero and values that are not amounts of the currency. */
export function amountIn(amount: string, currency: string, field = 'amount'): bigint {
  const issue = amountIssue(amount, currency)
  if (issue) throw invalid([{ field, reason: issue }])
  const minor = toMinor(amount, currency)
  if (minor === 0n) throw invalid([{ field, reason: 'must be more than 0' }])
  return minor
}
