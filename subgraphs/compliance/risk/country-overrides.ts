import { flagsOf, type CountryFlag } from './country-flags.ts'

/** What a workspace says of a country otherwise than is published: that it bears a flag, or that it does not. */
export interface CountryOverride {
  readonly country: string
  readonly flag: CountryFlag
  readonly isFlagged: boolean
  /** First and last day on which it is so, YYYY-MM-DD; null where there is no last one. */
  readonly effectiveFrom: string
  readonly effectiveTo: string | null
  readonly reason: string | null
}

type Days = Pick<CountryOverride, 'effectiveFrom' | 'effectiveTo'>

const isOn = ({ effectiveFrom, effectiveTo }: Days, day: string): boolean => effectiveFrom <= day && (effectiveTo === null || day <= effectiveTo)

/** Whether two spans have a day in common. */
export const overlap = (one: Days, other: Days): boolean =>
  (one.effectiveTo === null || other.effectiveFrom <= one.effectiveTo) && (other.effectiveTo === null || one.effectiveFrom <= other.effectiveTo)

/** The flags that countries bear on a day for a workspace, by country; countries without one are left out. */
export function ownFlagsOf(countries: readonly string[], day: string, overrides: readonly CountryOverride[]): Readonly<Record<string, readonly CountryFlag[]>> {
  const published = flagsOf(countries, day)
  const standing = overrides.filter(each => countries.includes(each.country) && isOn(each, day))
  if (standing.length === 0) return published
  const flags = [...new Set(countries)].sort().map((country): readonly [string, readonly CountryFlag[]] => {
    const own = standing.filter(each => each.country === country)
    const taken = own.filter(({ isFlagged }) => !isFlagged).map(({ flag }) => flag)
    const added = own.filter(({ isFlagged }) => isFlagged).map(({ flag }) => flag)
    return [country, [...new Set([...(published[country] ?? []).filter(flag => !taken.includes(flag)), ...added])].sort()]
  })
  return Object.fromEntries(flags.filter(([, each]) => each.length > 0))
}
