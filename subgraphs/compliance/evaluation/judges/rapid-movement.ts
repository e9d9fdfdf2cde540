import { formatMinor } from '#kernel/money.ts'
import type { RapidMovementParameters } from '#compliance/monitoring-rules/parameters.ts'
import { basisPointsOf } from '../amounts.ts'
import { counterfactualOf, nearestBelow } from '../counterfactuals.ts'
import {
  clear,
  idsWith,
  isAnyCurrency,
  ofDirection,
  OUT_OF_SCOPE,
  rowsWithin,
  skipped,
  sumOf,
  triggered,
  windowOf,
  type Judging,
} from '../judging.ts'
import { isNear } from '../near-misses.ts'
import { amountPhrase, countPhrase, durationPhrase, percentPhrase } from '../phrases.ts'
import type { PastTransaction } from '../transaction.ts'
import type { Measures, Verdict } from '../verdict.ts'

const ALL = 10_000n

/**
 * Money that leaves a customer soon after it came in: the debits of the window, with the judged one, pass on most of
 * the credits. Credits and debits of any type count, in the currency of the judged one. The rule is skipped, rather
 * than clear, when money came in only in other currencies.
 */
export function judgeRapidMovement({
  rule,
  parameters,
  transaction,
  history,
}: Judging<RapidMovementParameters>): Verdict {
  const { countThreshold, windowMinutes, tolerancePercent } = parameters
  const { amountMinor, currency } = transaction
  if (transaction.direction !== 'DEBIT') return OUT_OF_SCOPE
  const all = rowsWithin(history.scans.customer ?? { rows: [], isCut: false }, transaction, windowMinutes)
  const rows = all.filter(row => row.currency === currency)
  const credits = ofDirection(rows, 'CREDIT')
  if (credits.length === 0)
    return ofDirection(all, 'CREDIT').length > 0 && isAnyCurrency(rule.conditions)
      ? skipped('CURRENCY_MISMATCH')
      : clear()

  const shareNeeded = ALL - basisPointsOf(tolerancePercent)
  const inflow = sumOf(credits)
  const earlierOutflow = sumOf(ofDirection(rows, 'DEBIT'))
  const outflow = earlierOutflow + amountMinor
  const triggersWith = (out: bigint): boolean =>
    credits.length >= countThreshold && out * ALL >= inflow * shareNeeded
  const share = (outflow * ALL) / inflow
  const reason =
    `${amountPhrase(outflow, currency)} out of ${amountPhrase(inflow, currency)} received in ` +
    `${countPhrase(credits.length, 'credit')} left within ${durationPhrase(windowMinutes)} (${percentPhrase(share)}), ` +
    `threshold ${percentPhrase(shareNeeded)} and ${countPhrase(countThreshold, 'credit')}`
  const observed: Measures = {
    outflow: formatMinor(outflow, currency),
    inflow: formatMinor(inflow, currency),
    currency,
    count: credits.length,
    share_percent: Number(share) / 100,
  }
  const threshold: Measures = { count_threshold: countThreshold, tolerance_percent: tolerancePercent }
  if (!triggersWith(outflow)) {
    const isShareNear =
      credits.length >= countThreshold &&
      isNear(outflow, { numerator: inflow * shareNeeded, denominator: ALL })
    return clear(isShareNear ? { reason, observed, threshold } : null)
  }
  return triggered({
    reason,
    observed,
    threshold,
    window: windowOf(transaction, windowMinutes),
    transactionIds: idsWith(rows, transaction),
    counterfactual: counterfactualOf(transaction, {
      amount: nearestBelow(transaction, minor => triggersWith(earlierOutflow + minor)),
      fewer: fewerOf(rows, { amountMinor, countThreshold, shareNeeded }),
    }),
  })
}

/** How many of the oldest credits and debits need to be absent so that the rest does not trigger the rule. */
function fewerOf(
  rows: readonly PastTransaction[],
  {
    amountMinor,
    countThreshold,
    shareNeeded,
  }: { amountMinor: bigint; countThreshold: number; shareNeeded: bigint },
): number | null {
  let inflow = sumOf(ofDirection(rows, 'CREDIT'))
  let outflow = sumOf(ofDirection(rows, 'DEBIT')) + amountMinor
  let credits = ofDirection(rows, 'CREDIT').length
  let removed = 0
  for (const row of rows.toReversed()) {
    removed += 1
    if (row.direction === 'DEBIT') outflow -= row.amountMinor
    else {
      inflow -= row.amountMinor
      credits -= 1
    }
    if (credits < Math.max(1, countThreshold) || outflow * ALL < inflow * shareNeeded) return removed
  }
  return null
}
