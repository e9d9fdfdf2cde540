import type { StructuringParameters } from '#compliance/monitoring-rules/parameters.ts'
import { ceilingOf, lessPercent, lowestFrom, minorOf } from '../amounts.ts'
import { counterfactualOf } from '../counterfactuals.ts'
import { clear, idsWith, isInScope, rowsWithin, triggered, windowOf, type Judging } from '../judging.ts'
import { isCountNear } from '../near-misses.ts'
import { countPhrase, durationPhrase, nounOf, rangePhrase } from '../phrases.ts'
import { formatMinor } from '#kernel/money.ts'
import type { MonitoredTransaction, PastTransaction } from '../transaction.ts'
import type { Measures, Verdict } from '../verdict.ts'

/** Amounts from `lowest` to `highest`, in minor units, are just below the line. */
interface Band {
  readonly lowest: bigint
  readonly highest: bigint
}

const bandOf = ({ justBelowAmount, tolerancePercent }: StructuringParameters, currency: string): Band => ({
  lowest: ceilingOf(lessPercent(minorOf(justBelowAmount, currency), tolerancePercent)),
  highest: lowestFrom(justBelowAmount, currency) - 1n,
})

/** Whether the amount of a transaction is just below the line, so that the rule looks at earlier ones. */
export const isJustBelow = (
  parameters: StructuringParameters,
  { amountMinor, currency }: Pick<MonitoredTransaction, 'amountMinor' | 'currency'>,
): boolean => includes(bandOf(parameters, currency), amountMinor)

const includes = ({ lowest, highest }: Band, amount: bigint): boolean => amount >= lowest && amount <= highest

function matching(
  { rule, parameters, transaction, history }: Judging<StructuringParameters>,
  scope: 'customer' | 'beneficiary',
  band: Band,
): PastTransaction[] {
  const scan = history.scans[scope]
  return scan === undefined
    ? []
    : rowsWithin(scan, transaction, parameters.windowMinutes).filter(
        row =>
          row.currency === transaction.currency && includes(band, row.amountMinor) && isInScope(rule, row),
      )
}

/** How many of the oldest of one scope need to be absent so that neither scope reaches the threshold. */
function fewerOf(
  earlierIds: readonly string[],
  others: readonly PastTransaction[],
  threshold: number,
): number | null {
  const otherIds = new Set(others.map(({ transactionId }) => transactionId))
  for (const [index, id] of earlierIds.entries()) {
    otherIds.delete(id)
    if (earlierIds.length - index < threshold && otherIds.size + 1 < threshold) return index + 1
  }
  return null
}

/**
 * Several amounts just below a reporting line, of one customer or with one counterparty, in one currency. On a cut scan
 * only its newest rows count.
 */
export function judgeStructuring(judging: Judging<StructuringParameters>): Verdict {
  const { parameters, transaction } = judging
  const { countThreshold, windowMinutes, justBelowAmount, tolerancePercent } = parameters
  const { currency } = transaction
  if (!isJustBelow(parameters, transaction)) return clear()
  const band = bandOf(parameters, currency)

  const own = matching(judging, 'customer', band)
  const shared = matching(judging, 'beneficiary', band)
  const isShared = shared.length > own.length
  const [rows, others] = isShared ? [shared, own] : [own, shared]
  const count = rows.length + 1
  const noun = nounOf([...rows, transaction])
  const reason =
    `${countPhrase(count, noun)} of ${rangePhrase(band.lowest, band.highest, currency)}` +
    `${isShared ? ' with one counterparty' : ''} in ${durationPhrase(windowMinutes)}, threshold ${countThreshold}`
  const observed: Measures = {
    count,
    lowest_amount: formatMinor(band.lowest, currency),
    highest_amount: formatMinor(band.highest, currency),
    currency,
    grouped_by: isShared ? 'beneficiary' : 'customer',
  }
  const threshold: Measures = {
    count_threshold: countThreshold,
    just_below_amount: justBelowAmount,
    tolerance_percent: tolerancePercent,
  }
  if (count < countThreshold)
    return clear(isCountNear(count, countThreshold) ? { reason, observed, threshold } : null)

  const transactionIds = idsWith(rows, transaction)
  return triggered({
    reason,
    observed,
    threshold,
    window: windowOf(transaction, windowMinutes),
    transactionIds,
    counterfactual: counterfactualOf(transaction, {
      // An amount below the band rather than one that reaches the reporting line, though that may be nearer.
      amount: band.lowest > 1n ? band.lowest - 1n : band.highest + 1n,
      fewer: fewerOf(transactionIds.slice(0, -1), others, countThreshold),
      noun,
    }),
  })
}
