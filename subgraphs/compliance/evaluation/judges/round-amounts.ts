import { digitsOf } from '#kernel/currency.ts'
import type { RoundAmountsParameters } from '#compliance/monitoring-rules/parameters.ts'
import { basisPointsOf } from '../amounts.ts'
import { counterfactualOf } from '../counterfactuals.ts'
import { clear, idsWith, isInScope, rowsWithin, triggered, windowOf, type Judging } from '../judging.ts'
import { isCountNear } from '../near-misses.ts'
import { countPhrase, durationPhrase, nounOf, percentPhrase } from '../phrases.ts'
import type { Measures, Verdict } from '../verdict.ts'

const ALL = 10_000n

/** Whole hundreds of the major unit, or whole ten thousands where the currency has no minor unit. */
function roundUnit(currency: string): bigint {
  const digits = digitsOf(currency)
  return digits === 0 ? 10_000n : 100n * 10n ** BigInt(digits)
}

/**
 * Many round amounts by one customer in one currency, which are most of its transactions in the window. On a cut scan
 * only its newest rows count.
 */
export function judgeRoundAmounts({
  rule,
  parameters,
  transaction,
  history,
}: Judging<RoundAmountsParameters>): Verdict {
  const { countThreshold, windowMinutes, tolerancePercent } = parameters
  const { amountMinor, currency } = transaction
  const unit = roundUnit(currency)
  if (amountMinor % unit !== 0n) return clear()

  const rows = rowsWithin(
    history.scans.customer ?? { rows: [], isCut: false },
    transaction,
    windowMinutes,
  ).filter(row => row.currency === currency && isInScope(rule, row))
  const round = rows.filter(row => row.amountMinor % unit === 0n)
  const shareNeeded = ALL - basisPointsOf(tolerancePercent)
  const hasShare = (roundCount: number, all: number): boolean =>
    BigInt(roundCount) * ALL >= BigInt(all) * shareNeeded
  const count = round.length + 1
  const all = rows.length + 1
  const share = (BigInt(count) * ALL) / BigInt(all)
  const noun = nounOf([...round, transaction])
  const reason =
    `${countPhrase(count, noun)} in round amounts of ${currency} in ${durationPhrase(windowMinutes)}, ` +
    `${percentPhrase(share)} of all, threshold ${countThreshold} and ${percentPhrase(shareNeeded)}`
  const observed: Measures = { count, all_count: all, share_percent: Number(share) / 100, currency }
  const threshold: Measures = { count_threshold: countThreshold, tolerance_percent: tolerancePercent }
  if (!hasShare(count, all)) return clear()
  if (count < countThreshold)
    return clear(isCountNear(count, countThreshold) ? { reason, observed, threshold } : null)

  const removals = round.map((_, index) => index + 1)
  const fewer = removals.find(
    removed => count - removed < countThreshold || !hasShare(count - removed, all - removed),
  )
  return triggered({
    reason,
    observed,
    threshold,
    window: windowOf(transaction, windowMinutes),
    transactionIds: idsWith(round, transaction),
    counterfactual: counterfactualOf(transaction, { amount: amountMinor - 1n, fewer: fewer ?? null, noun }),
  })
}
