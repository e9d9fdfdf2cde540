import type { DebitJudge } from '#sentinel/evaluation/judge.ts'
import { judgeRarity } from './rarity.ts'

/** Only debits with a known country count, so that a tenant that begins to report countries makes none of them rare. */
export const judgeGeoDeviation: DebitJudge<'GEO_DEVIATION'> = ({ max_probability: maximum }, debit) => {
  const { country } = debit.transaction
  if (country === null) return { skipped: 'NO_COUNTRY' }
  const { withCountry, withCountryFirstAgeS, inCountry } = debit.history
  return judgeRarity(maximum, debit, {
    name: `The country ${country}`,
    observed: { country },
    count: inCountry,
    of: { n: withCountry, firstAgeS: withCountryFirstAgeS },
  })
}
