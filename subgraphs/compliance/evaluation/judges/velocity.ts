import { formatMinor } from '#kernel/money.ts'
import type { VelocityGroup, VelocityParameters } from '#compliance/monitoring-rules/parameters.ts'
import { lowestFrom, minorOf } from '../amounts.ts'
import { counterfactualOf, nearestBelow } from '../counterfactuals.ts'
import type { Totals } from '#compliance/evaluation/history/history.ts'
import {
  clear,
  idsWith,
  isComplete,
  isInScope,
  OUT_OF_SCOPE,
  rowsWithin,
  skipped,
  sumOf,
  triggered,
  windowOf,
  type Judging,
} from '../judging.ts'
import { isCountNear, isNear } from '../near-misses.ts'
import { amountPhrase, countPhrase, durationPhrase, nounOf, thresholdPhrase } from '../phrases.ts'
import type { MonitoredTransaction, PastTransaction } from '../transaction.ts'
import type { Measures, Verdict } from '../verdict.ts'

const GROUPS: Readonly<Record<VelocityGroup, string>> = {
  customer: 'by one customer',
  card: 'by one card',
  device: 'from one device',
  wallet: 'by one wallet',
  beneficiary: 'with one counterparty',
}

/** Earlier transactions of the window that a velocity rule counts. */
interface Counted {
  /** The known ones, newest first. */
  readonly rows: readonly PastTransaction[]
  /** Totals of all, with those that a bounded scan left out; the sum is in the currency of the judged transaction. */
  readonly totals: Totals
  /** Whether the totals stand for more transactions than the rows. */
  readonly isCut: boolean
}

/**
 * Which transactions count: those in the rule's scope and channels, of any currency. A sum adds up only those in the
 * currency of the judged transaction.
 */
function countedBy({
  rule,
  parameters,
  transaction,
  history,
}: Judging<VelocityParameters>): Counted | undefined {
  const { groupBy, windowMinutes, channels = [], countThreshold } = parameters
  const scan = history.scans[groupBy]
  if (scan === undefined) return undefined
  const inScope = rowsWithin(scan, transaction, windowMinutes).filter(
    row => isInScope(rule, row) && (channels.length === 0 || channels.includes(row.channel)),
  )
  const summed = inScope.filter(({ currency }) => currency === transaction.currency)
  const known = { count: inScope.length, sumMinor: sumOf(summed) }
  const exact = isComplete(scan, transaction, windowMinutes)
    ? undefined
    : history.velocityTotals.get(rule.ruleId)
  return {
    rows: countThreshold === undefined ? summed : inScope,
    totals: exact ?? known,
    isCut: exact !== undefined && exact.count > inScope.length,
  }
}

/** How many of the newest transactions stay below the sum; undefined when all known ones do, and not all are known. */
function remainingBelow(
  limit: bigint,
  { amountMinor, currency }: MonitoredTransaction,
  { rows, isCut }: Counted,
): number | undefined {
  let sum = amountMinor
  for (const [index, row] of rows.entries()) {
    if (row.currency === currency) sum += row.amountMinor
    if (sum >= limit) return index
  }
  return isCut ? undefined : rows.length
}

/** How many of the oldest transactions need to be absent to stay below both thresholds; null when none help or it is not known. */
function fewerOf(
  { parameters: { countThreshold, sumThreshold }, transaction }: Judging<VelocityParameters>,
  counted: Counted,
): number | null {
  const { rows, totals, isCut } = counted
  // The totals of a rule that only sums include other currencies, so the number of its transactions is not known.
  if (isCut && countThreshold === undefined) return null
  const all = isCut ? totals.count : rows.length
  const limit = sumThreshold === undefined ? undefined : lowestFrom(sumThreshold, transaction.currency)
  let fewer = countThreshold === undefined ? 0 : all + 2 - countThreshold
  if (limit !== undefined && totals.sumMinor + transaction.amountMinor >= limit) {
    const remaining = remainingBelow(limit, transaction, counted)
    if (transaction.amountMinor >= limit || remaining === undefined) return null
    fewer = Math.max(fewer, all - remaining)
  }
  return fewer > all ? null : fewer
}

function reasonOf(
  { parameters, transaction }: Judging<VelocityParameters>,
  {
    count,
    sum,
    noun,
    byCount,
    bySum,
  }: { count: number; sum: bigint; noun: string; byCount: boolean; bySum: boolean },
): string {
  const { countThreshold, sumThreshold, windowMinutes, groupBy } = parameters
  const { currency } = transaction
  const period = `${GROUPS[groupBy]} in ${durationPhrase(windowMinutes)}`
  const parts = [
    ...(byCount && countThreshold !== undefined
      ? [`${countPhrase(count, noun)} ${period}, threshold ${countThreshold}`]
      : []),
    ...(bySum && sumThreshold !== undefined
      ? [
          `${noun}s of ${amountPhrase(sum, currency)} ${period}, threshold ${thresholdPhrase(sumThreshold, currency)}`,
        ]
      : []),
  ].join('; ')
  return parts.charAt(0).toUpperCase() + parts.slice(1)
}

/**
 * Number or sum of the transactions with one customer, card, device, wallet or counterparty in a window. A rule that
 * only sums is skipped, rather than clear, when everything earlier in its window is in other currencies.
 */
export function judgeVelocity(judging: Judging<VelocityParameters>): Verdict {
  const { parameters, transaction } = judging
  const { countThreshold, sumThreshold, windowMinutes, channels = [] } = parameters
  const { currency, amountMinor } = transaction
  if (channels.length > 0 && !channels.includes(transaction.channel)) return OUT_OF_SCOPE
  const counted = countedBy(judging)
  if (counted === undefined) return skipped('MISSING_KEY')

  const count = counted.totals.count + 1
  const sum = counted.totals.sumMinor + amountMinor
  const sumLimit = sumThreshold === undefined ? undefined : lowestFrom(sumThreshold, currency)
  const byCount = countThreshold !== undefined && count >= countThreshold
  const bySum = sumLimit !== undefined && sum >= sumLimit
  const noun = counted.isCut ? 'transaction' : nounOf([...counted.rows, transaction])
  const observed: Measures = { count, sum: formatMinor(sum, currency), currency }
  const threshold: Measures = {
    ...(countThreshold !== undefined && { count_threshold: countThreshold }),
    ...(sumThreshold !== undefined && { sum_threshold: sumThreshold }),
  }
  if (!byCount && !bySum) {
    const nearCount = countThreshold !== undefined && isCountNear(count, countThreshold)
    const nearSum = sumThreshold !== undefined && isNear(sum, minorOf(sumThreshold, currency))
    if (nearCount || nearSum) {
      const reason = reasonOf(judging, { count, sum, noun, byCount: nearCount, bySum: nearSum })
      return clear({ reason, observed, threshold })
    }
    const { totals } = counted
    const isOnlyElsewhere = countThreshold === undefined && totals.count > 0 && totals.sumMinor === 0n
    return isOnlyElsewhere ? skipped('CURRENCY_MISMATCH') : clear()
  }

  const amount =
    byCount || sumLimit === undefined
      ? null
      : nearestBelow(transaction, minor => counted.totals.sumMinor + minor >= sumLimit)
  return triggered({
    reason: reasonOf(judging, { count, sum, noun, byCount, bySum }),
    observed,
    threshold,
    window: windowOf(transaction, windowMinutes),
    transactionIds: idsWith(counted.rows, transaction),
    counterfactual: counterfactualOf(transaction, { amount, fewer: fewerOf(judging, counted), noun }),
  })
}
