import { formatMinor } from '#kernel/money.ts'
import type { DormantReactivationParameters } from '#compliance/monitoring-rules/parameters.ts'
import { lowestFrom, minorOf } from '../amounts.ts'
import { counterfactualOf, nearestBelow } from '../counterfactuals.ts'
import { clear, OUT_OF_SCOPE, skipped, triggered, type Judging } from '../judging.ts'
import { isNear } from '../near-misses.ts'
import { amountPhrase, countPhrase, spanPhrase, thresholdPhrase } from '../phrases.ts'
import type { Measures, Verdict } from '../verdict.ts'

const DAY_MS = 86_400_000

/** A large transaction that a customer initiates after a long time without one. What the system initiates, such as interest, neither counts nor is judged. */
export function judgeDormant({
  parameters: { inactiveDays, amountThreshold },
  transaction,
  history: { lastInitiatedAt },
}: Judging<DormantReactivationParameters>): Verdict {
  const { amountMinor, currency, occurredAt, transactionId } = transaction
  if (transaction.initiatedBy !== 'CUSTOMER') return OUT_OF_SCOPE
  if (lastInitiatedAt === null) return skipped('INSUFFICIENT_HISTORY')
  const gap = occurredAt.getTime() - lastInitiatedAt
  if (gap < inactiveDays * DAY_MS) return clear()

  const limit = lowestFrom(amountThreshold, currency)
  const reason =
    `${amountPhrase(amountMinor, currency)} after ${spanPhrase(gap)} without a transaction by the customer, ` +
    `threshold ${countPhrase(inactiveDays, 'day')} and ${thresholdPhrase(amountThreshold, currency)}`
  const observed: Measures = {
    amount: formatMinor(amountMinor, currency),
    currency,
    inactive_days: Math.floor(gap / DAY_MS),
  }
  const threshold: Measures = { inactive_days: inactiveDays, amount_threshold: amountThreshold }
  if (amountMinor < limit)
    return clear(
      isNear(amountMinor, minorOf(amountThreshold, currency)) ? { reason, observed, threshold } : null,
    )
  return triggered({
    reason,
    observed,
    threshold,
    window: null,
    transactionIds: [transactionId],
    counterfactual: counterfactualOf(transaction, {
      amount: nearestBelow(transaction, minor => minor >= limit),
    }),
  })
}
