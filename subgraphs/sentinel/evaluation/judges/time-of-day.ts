import type { DebitJudge } from '#sentinel/evaluation/judge.ts'
import { judgeRarity } from './rarity.ts'

export const judgeTimeOfDay: DebitJudge<'TIME_OF_DAY'> = ({ max_probability: maximum }, debit) => {
  const { localHour } = debit.transaction
  return judgeRarity(maximum, debit, {
    name: `A debit within an hour of ${String(localHour).padStart(2, '0')}:00`,
    observed: { hour: localHour, time_zone: debit.profile.timeZone },
    count: debit.history.atHour,
    of: debit.history,
  })
}
