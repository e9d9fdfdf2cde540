import { formatMinor } from '#kernel/money.ts'
import { percentOf, rounded, textOfAmount, unitOf } from '#sentinel/evaluation/amounts.ts'
import { baselineWindow } from '#sentinel/evaluation/debit.ts'
import type { DebitJudge } from '#sentinel/evaluation/judge.ts'
import { before, DAY_MS, isReady } from '#sentinel/evaluation/periods.ts'
import { insufficientHistory } from '#sentinel/evaluation/verdict.ts'
import { latestChange } from './latest-change.ts'

export const judgeChangeThenTransfer: DebitJudge<'CHANGE_THEN_TRANSFER'> = (
  { window_days: days, quantile, events },
  { transaction, history, circumstances, quantiles },
) => {
  const { amountMinor, currency, occurredAt } = transaction
  const change = latestChange(circumstances, events, before(occurredAt, days * DAY_MS))
  if (!change) return null
  const limit = quantiles.get(quantile)
  if (!isReady({ n: history.comparable, firstAgeS: history.comparableFirstAgeS }) || limit === undefined)
    return insufficientHistory
  if (Number(amountMinor) < limit) return null
  const usual = rounded(limit / unitOf(currency))
  return {
    reason: `The debit of ${textOfAmount(amountMinor, currency)} follows ${change.type} and is at least ${usual} ${currency}, which ${percentOf(quantile)} of ${history.comparable} usual debits do not exceed.`,
    observed: {
      amount: formatMinor(amountMinor, currency),
      currency,
      event: change.type,
      event_at: change.at.toISOString(),
      baseline: { n: history.comparable, quantile, value: String(usual), ...baselineWindow(occurredAt) },
    },
    threshold: { quantile, window_days: days },
    window: { from: change.at, to: occurredAt },
  }
}
