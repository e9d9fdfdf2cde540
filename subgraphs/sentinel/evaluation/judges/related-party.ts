import type { DebitJudge } from '#sentinel/evaluation/judge.ts'
import { passedCredit, passedHit } from './passed-on.ts'

export const judgeRelatedParty: DebitJudge<'RELATED_PARTY'> = (
  { share, window_hours: hours, payee_days: days },
  debit,
) => {
  const limits = { hours, days, share }
  const credit = passedCredit(debit, limits)
  return credit ? passedHit(credit, debit, limits) : null
}
