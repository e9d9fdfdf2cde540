import { DIVERSION_PAYEE_DAYS, type PassedCredit } from '#sentinel/evaluation/features/read-payee.ts'
import type { DebitJudge } from '#sentinel/evaluation/judge.ts'
import { periodicityOf } from '#sentinel/statistics/periodicity.ts'
import { passedCredit, passedHit } from './passed-on.ts'

const isPeriodic = ({ creditTimes }: PassedCredit): boolean =>
  creditTimes !== null && periodicityOf(creditTimes.map(time => new Date(time)))?.isPeriodic === true

/** The part of the rule that a debit can meet. A sweep finds the income that does not arrive. */
export const judgeIncomeDiversion: DebitJudge<'INCOME_DIVERSION'> = (
  { share, window_hours: hours },
  debit,
) => {
  const limits = { hours, days: DIVERSION_PAYEE_DAYS, share }
  const credit = passedCredit(debit, limits, isPeriodic)
  return credit ? passedHit(credit, debit, limits) : null
}
