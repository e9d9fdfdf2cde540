import { formatMinor } from '#kernel/money.ts'
import type { CircularParameters } from '#compliance/monitoring-rules/parameters.ts'
import { counterfactualOf, fewestRemoved, nearestBelow } from '../counterfactuals.ts'
import { findCycle, isReturned } from '#compliance/evaluation/network/cycles.ts'
import { clear, skipped, triggered, windowOf, type Judging } from '../judging.ts'
import { inOneCurrency, networkOf, without } from '#compliance/evaluation/network/network.ts'
import { amountPhrase, durationPhrase, spanPhrase } from '../phrases.ts'
import type { Verdict } from '../verdict.ts'

/**
 * Money that returns to its sender: a directed cycle of three to `maxGroupSize` different parties that the judged
 * payment closes, in one currency, each payment later than the one before it, and the last one less than the first by
 * at most the tolerance.
 */
export function judgeCircular({ parameters, transaction, history }: Judging<CircularParameters>): Verdict {
  const { maxGroupSize, tolerancePercent, windowMinutes } = parameters
  const whole = networkOf(transaction, history, windowMinutes)
  if (whole === undefined) return skipped('MISSING_KEY')
  const view = inOneCurrency(whole)
  const cycle = findCycle(view, parameters)
  if (cycle === undefined) return clear()

  const { currency, amountMinor } = transaction
  const first = cycle.edges[0]!
  const ids = cycle.edges.map(({ transactionId }) => transactionId)
  return triggered({
    reason:
      `${amountPhrase(first.amountMinor, currency)} returns to its sender as ${amountPhrase(amountMinor, currency)} ` +
      `through ${ids.length} parties in ${spanPhrase(transaction.occurredAt.getTime() - first.at)}, ` +
      `threshold ${maxGroupSize} parties in ${durationPhrase(windowMinutes)}`,
    observed: {
      parties: ids.length,
      first_amount: formatMinor(first.amountMinor, currency),
      last_amount: formatMinor(amountMinor, currency),
      currency,
    },
    threshold: { max_group_size: maxGroupSize, tolerance_percent: tolerancePercent },
    window: windowOf(transaction, windowMinutes),
    transactionIds: ids,
    counterfactual: counterfactualOf(transaction, {
      amount: nearestBelow(transaction, minor => isReturned(cycle.smallestFirst, minor, tolerancePercent)),
      fewer: fewestRemoved(
        ids.slice(0, -1),
        removed => findCycle(without(view, removed), parameters) !== undefined,
      ),
      noun: 'payment',
    }),
  })
}
