import { percentOf, ratioOf, rounded } from '#sentinel/evaluation/amounts.ts'
import type { DebitJudge } from '#sentinel/evaluation/judge.ts'
import { DAY_MS, windowBefore } from '#sentinel/evaluation/periods.ts'
import { insufficientHistory } from '#sentinel/evaluation/verdict.ts'

/** Debits without which a window has no shares. */
const DEBITS_MIN = 10

export const judgePayeeConcentration: DebitJudge<'PAYEE_CONCENTRATION'> = (
  { share_points: points, window_days: days },
  { transaction, history },
) => {
  if (transaction.payeeHash === null) return null
  const found = history.concentration?.find(each => each.days === days)
  if (!found || found.count + 1 < DEBITS_MIN || found.countBefore < DEBITS_MIN) return insufficientHistory
  const own = transaction.amountMinor
  const share = ratioOf(BigInt(found.ofPayeeMinor) + own, BigInt(found.sumMinor) + own)
  const shareBefore = ratioOf(BigInt(found.ofPayeeBeforeMinor), BigInt(found.sumBeforeMinor))
  const rise = 100 * (share - shareBefore)
  if (rise <= points) return null
  return {
    reason: `The payee received ${percentOf(share)} of the debits in ${days} d, after ${percentOf(shareBefore)} in the ${days} d before; the threshold is ${points} points more.`,
    observed: {
      share: rounded(share, 4),
      share_before: rounded(shareBefore, 4),
      points: rounded(rise),
      debits: found.count + 1,
      debits_before: found.countBefore,
      currency: transaction.currency,
    },
    threshold: { points, window_days: days },
    window: windowBefore(transaction.occurredAt, 2 * days * DAY_MS),
  }
}
