import { formatMinor } from '#kernel/money.ts'
import type { CashIntensityParameters } from '#sentinel/detection-rules/parameters.ts'
import { majorOf, rounded, textOfAmount } from '#sentinel/evaluation/amounts.ts'
import { baselineWindow, type EvaluatedDebit } from '#sentinel/evaluation/debit.ts'
import type { DebitJudge } from '#sentinel/evaluation/judge.ts'
import { DAY_MS, isReady, windowBefore } from '#sentinel/evaluation/periods.ts'
import { insufficientHistory, type DetectionVerdict } from '#sentinel/evaluation/verdict.ts'
import { robustScale, robustZ } from '#sentinel/statistics/robust-scale.ts'
import { localDay } from '#kernel/local-day.ts'

const LIMIT_WINDOW_DAYS = 7

/** Withdrawals at the ATM's daily limit need no baseline. */
function judgeLimit(
  { at_limit_days: daysMin }: CashIntensityParameters,
  { transaction, history, profile }: EvaluatedDebit,
): DetectionVerdict {
  if (!transaction.isAtLimit || !history.atLimit) return null
  const days = new Set([...history.atLimit.days, localDay(transaction.occurredAt, profile.timeZone)]).size
  if (days < daysMin) return null
  return {
    category: { isAtLimit: true },
    reason: `Cash was withdrawn at the daily limit on ${days} of ${LIMIT_WINDOW_DAYS} days; the threshold is ${daysMin}.`,
    observed: { days },
    threshold: { days: daysMin, window_days: LIMIT_WINDOW_DAYS },
    window: windowBefore(transaction.occurredAt, LIMIT_WINDOW_DAYS * DAY_MS),
    transactionIds: history.atLimit.transactionIds,
  }
}

function judgeSum(
  { z_threshold: threshold, window_days: days }: CashIntensityParameters,
  { transaction, history }: EvaluatedDebit,
): DetectionVerdict {
  const found = history.cash?.find(each => each.days === days)
  const windows = found?.windows ?? 0
  const isKnown = isReady({ n: history.comparable, firstAgeS: history.comparableFirstAgeS })
  if (!found || !isKnown || windows < 1) return insufficientHistory
  const { currency, occurredAt } = transaction
  const sumMinor = BigInt(found.sumMinor) + transaction.amountMinor
  const sums = found.sums ?? []
  const scale = robustScale([...sums, ...Array<number>(windows - sums.length).fill(0)])!
  // Where most windows are without cash there is no usual sum, and by the smallest scale of 0.01 even 20 USD would have a z above 300.
  if (scale.median === 0) return insufficientHistory
  const z = robustZ(majorOf(sumMinor, currency), scale)
  if (z < threshold) return null
  return {
    reason: `Cash of ${textOfAmount(sumMinor, currency)} within ${days} d is ${rounded(z)} robust standard deviations above the usual ${rounded(Math.expm1(scale.median))} ${currency}; the threshold is ${threshold}.`,
    observed: {
      sum: formatMinor(sumMinor, currency),
      currency,
      z: rounded(z, 4),
      baseline: { ...scale, unit: 'ln(1+x)', currency, ...baselineWindow(occurredAt) },
    },
    threshold: { z: threshold, window_days: days },
    window: windowBefore(occurredAt, days * DAY_MS),
    transactionIds: found.transactionIds ?? [],
  }
}

export const judgeCashIntensity: DebitJudge<'CASH_INTENSITY'> = (parameters, debit) =>
  debit.transaction.type === 'CASH' ? (judgeLimit(parameters, debit) ?? judgeSum(parameters, debit)) : null
