import { rounded } from '#sentinel/evaluation/amounts.ts'
import type { DebitJudge } from '#sentinel/evaluation/judge.ts'
import { majorOf } from '#sentinel/evaluation/amounts.ts'
import type { EvaluatedDebit } from '#sentinel/evaluation/debit.ts'
import { DAY_MS, DAY_S, windowBefore } from '#sentinel/evaluation/periods.ts'
import { insufficientHistory } from '#sentinel/evaluation/verdict.ts'
import { cusum } from '#sentinel/statistics/cusum.ts'
import { scaleOf, summarise } from '#sentinel/statistics/robust-scale.ts'

const WEEK_DAYS = 7
const WATCHED_WEEKS = 12
const REFERENCE_WEEKS_MAX = 40
const REFERENCE_WEEKS_MIN = 20

/** Sums of the last 12 weeks in order of time, and of the whole weeks before them since the first debit. */
function weeklySums({ transaction, history }: EvaluatedDebit) {
  const weeks = history.weeks ?? {}
  const sumOf = (week: number): number => weeks[week] ?? 0
  const firstAgeDays = (history.yearFirstAgeS ?? 0) / DAY_S
  const references = Math.floor(firstAgeDays / WEEK_DAYS) - WATCHED_WEEKS
  const watched = Array.from({ length: WATCHED_WEEKS }, (_, index) => sumOf(WATCHED_WEEKS - 1 - index))
  watched[WATCHED_WEEKS - 1]! += majorOf(transaction.amountMinor, transaction.currency)
  const length = Math.max(0, Math.min(REFERENCE_WEEKS_MAX, references))
  return { watched, reference: Array.from({ length }, (_, index) => sumOf(WATCHED_WEEKS + index)) }
}

export const judgeBalanceDrain: DebitJudge<'BALANCE_DRAIN'> = ({ k, h }, debit) => {
  const { watched, reference } = weeklySums(debit)
  if (reference.length < REFERENCE_WEEKS_MIN) return insufficientHistory
  const summary = summarise(reference)!
  const scale = scaleOf(summary)
  const { reachedAt, peak } = cusum(watched, { median: summary.median, scale, k, h })
  if (reachedAt === null) return null
  const { currency, occurredAt } = debit.transaction
  return {
    reason: `Weekly debits exceed the usual ${rounded(summary.median)} ${currency} so long that their CUSUM reaches ${rounded(peak)}; the threshold is ${h}.`,
    observed: {
      cusum: rounded(peak, 4),
      week_reached: reachedAt + 1,
      weekly_sums: watched.map(sum => String(rounded(sum))),
      currency,
      baseline: {
        weeks: reference.length,
        median: String(rounded(summary.median)),
        mad: String(rounded(summary.mad)),
        scale: rounded(scale, 4),
      },
    },
    threshold: { k, h },
    window: windowBefore(occurredAt, WATCHED_WEEKS * WEEK_DAYS * DAY_MS),
  }
}
