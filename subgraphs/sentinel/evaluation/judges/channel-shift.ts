import type { DebitJudge } from '#sentinel/evaluation/judge.ts'
import { judgeRarity } from './rarity.ts'

export const judgeChannelShift: DebitJudge<'CHANNEL_SHIFT'> = ({ max_probability: maximum }, debit) => {
  const { channel } = debit.transaction
  return judgeRarity(maximum, debit, {
    name: `The channel ${channel}`,
    observed: { channel },
    count: debit.history.onChannel,
    of: debit.history,
  })
}
