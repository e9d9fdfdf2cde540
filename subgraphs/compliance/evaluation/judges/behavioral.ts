import { formatMinor } from '#kernel/money.ts'
import type { BehavioralParameters } from '#compliance/monitoring-rules/parameters.ts'
import { ceilingOf, fractionOf, type Fraction } from '../amounts.ts'
import { baselineOfRobust, baselineOfTotals, SCORE_SCALE, type Baseline } from '../baseline.ts'
import { counterfactualOf, nearestBelow } from '../counterfactuals.ts'
import type { DayTotals } from '#compliance/evaluation/history/history.ts'
import { clear, idsWith, skipped, triggered, type Judging } from '../judging.ts'
import { isNear } from '../near-misses.ts'
import { amountPhrase, countPhrase } from '../phrases.ts'
import type { MonitoredTransaction, PastTransaction } from '../transaction.ts'
import type { Measures, Verdict } from '../verdict.ts'

const DAY_MS = 86_400_000
const OBSERVATIONS_MIN = 10

/** A value to compare with earlier ones. */
interface Sample {
  /** Undefined when there are too few earlier values. */
  readonly baseline: Baseline | undefined
  /** The value if the judged transaction had this amount. */
  readonly valueOf: (amountMinor: bigint) => bigint
  /** The customer's earlier transactions that are part of the value, newest first; undefined when not all are known. */
  readonly earlier: readonly PastTransaction[] | undefined
}

/** A number of deviations in the scale of scores. */
function scaled(deviations: number): Fraction {
  const { numerator, denominator } = fractionOf(deviations.toFixed(9))
  return { numerator: numerator * BigInt(SCORE_SCALE), denominator }
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

function amounts({ parameters, history }: Judging<BehavioralParameters>): Sample {
  const sum = (of: (day: DayTotals) => bigint): bigint =>
    history.days.reduce((total, day) => total + of(day), 0n)
  const baseline = parameters.robust
    ? baselineOfRobust(history.amounts, 0)
    : baselineOfTotals({
        count: sum(({ count }) => BigInt(count)),
        sum: sum(({ sumMinor }) => sumMinor),
        sumOfSquares: sum(({ sumOfSquares }) => sumOfSquares),
      })
  return { baseline, valueOf: minor => minor, earlier: [] }
}

/** Days from the customer's first one to yesterday, the idle ones as zeros, against today's total. */
function days({ parameters, transaction, history }: Judging<BehavioralParameters>): Sample {
  const today = dayOf(transaction.occurredAt)
  const isCount = parameters.deviationMetric === 'DAILY_COUNT'
  const totalOf = ({ count, sumMinor }: DayTotals): bigint => (isCount ? BigInt(count) : sumMinor)
  const earlierDays = history.days.filter(({ day }) => day < today)
  const todaysTotals = history.days.find(({ day }) => day === today)
  const before = todaysTotals === undefined ? 0n : totalOf(todaysTotals)
  const values = earlierDays.map(totalOf)
  const first = earlierDays[0]?.day
  const length = first === undefined ? 0 : (Date.parse(today) - Date.parse(first)) / DAY_MS
  const baseline = parameters.robust
    ? baselineOfRobust(values, length - values.length)
    : baselineOfTotals({
        count: BigInt(length),
        sum: values.reduce((total, value) => total + value, 0n),
        sumOfSquares: values.reduce((total, value) => total + value * value, 0n),
      })
  const rows = (history.scans.customer?.rows ?? []).filter(
    ({ at, currency }) => currency === transaction.currency && dayOf(new Date(at)) === today,
  )
  return {
    baseline,
    valueOf: minor => before + (isCount ? 1n : minor),
    earlier: rows.length === (todaysTotals?.count ?? 0) ? rows : undefined,
  }
}

function reasonOf(
  { parameters: { deviationMetric, deviationThreshold, robust }, transaction }: Judging<BehavioralParameters>,
  { center, count }: Baseline,
  value: bigint,
  score: number,
): string {
  const { currency, occurredAt } = transaction
  const deviations = robust ? 'robust deviations above the median' : 'standard deviations above the mean'
  const comparison = (typical: string, over: string): string =>
    `${score} ${deviations} of ${typical} over ${over}, threshold ${deviationThreshold}`
  switch (deviationMetric) {
    case 'AMOUNT':
      return `Amount of ${amountPhrase(value, currency)} is ${comparison(amountPhrase(center, currency), countPhrase(count, 'transaction'))}`
    case 'DAILY_VOLUME':
      return `${amountPhrase(value, currency)} on ${dayOf(occurredAt)} is ${comparison(amountPhrase(center, currency), countPhrase(count, 'day'))}`
    case 'DAILY_COUNT':
      return `${countPhrase(value, 'transaction')} in ${currency} on ${dayOf(occurredAt)}: ${comparison(String(center), countPhrase(count, 'day'))}`
  }
}

/** How many of today's oldest transactions need to be absent so that today is not unusual. */
function fewerOf(
  { deviationMetric }: BehavioralParameters,
  { amountMinor }: MonitoredTransaction,
  { earlier = [], valueOf }: Sample,
  triggers: (value: bigint) => boolean,
): number | null {
  let value = valueOf(amountMinor)
  for (const [index, row] of earlier.toReversed().entries()) {
    value -= deviationMetric === 'DAILY_COUNT' ? 1n : row.amountMinor
    if (!triggers(value)) return index + 1
  }
  return null
}

/**
 * How many standard deviations the amount, or today's total with it, lies above the customer's own earlier values in
 * the same currency. At least ten of them are needed. All arithmetic is on integers.
 */
export function judgeBehavioral(judging: Judging<BehavioralParameters>): Verdict {
  const { parameters, transaction } = judging
  const { deviationMetric, deviationThreshold, robust } = parameters
  const sample = deviationMetric === 'AMOUNT' ? amounts(judging) : days(judging)
  const { baseline, valueOf, earlier } = sample
  if (baseline === undefined || baseline.count < OBSERVATIONS_MIN) return skipped('INSUFFICIENT_HISTORY')

  const value = valueOf(transaction.amountMinor)
  const limit = ceilingOf(scaled(deviationThreshold))
  const triggers = (of: bigint): boolean => baseline.scoreOf(of) >= limit
  const score = baseline.scoreOf(value)
  const reason = reasonOf(judging, baseline, value, Number(score / 100n) / 100)
  const isCount = deviationMetric === 'DAILY_COUNT'
  const measured = (of: bigint): string | number =>
    isCount ? Number(of) : formatMinor(of, transaction.currency)
  const observed: Measures = {
    value: measured(value),
    [robust ? 'median' : 'mean']: measured(baseline.center),
    deviation: Number(score) / SCORE_SCALE,
    observations: baseline.count,
    currency: transaction.currency,
  }
  const threshold: Measures = { deviation_metric: deviationMetric, deviation_threshold: deviationThreshold }
  if (!triggers(value)) {
    const isClose = score > 0n && isNear(score, scaled(deviationThreshold))
    return clear(isClose ? { reason, observed, threshold } : null)
  }
  return triggered({
    reason,
    observed,
    threshold,
    window: null,
    transactionIds: idsWith(earlier ?? [], transaction),
    counterfactual: counterfactualOf(transaction, {
      amount: isCount ? null : nearestBelow(transaction, minor => triggers(valueOf(minor))),
      fewer: fewerOf(parameters, transaction, sample, triggers),
    }),
  })
}
