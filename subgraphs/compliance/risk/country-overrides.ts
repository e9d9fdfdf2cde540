import { flagsOf, type CountryFlag } from './country-flags.ts'

/** Override of a published flag by a workspace: sets or clears one flag of one country. */
export interface CountryOverride {
  readonly country: string
  readonly flag: CountryFlag
  readonly isFlagged: boolean
  /** First day of the override, YYYY-MM-DD. `effectiveTo` is the last day; null means no end. */
  readonly effectiveFrom: string
  readonly effectiveTo: string | null
  readonly reason: string | null
}

type Days = Pick<CountryOverride, 'effectiveFrom' | 'effectiveTo'>

const isOn = ({ effectiveFrom, effectiveTo }: Days, day: string): boolean =>
  effectiveFrom <= day && (effectiveTo === null || day <= effectiveTo)

/** Whether two date ranges share a day. */
export const isOverlapping = (one: Days, other: Days): boolean =>
  (one.effectiveTo === null || other.effectiveFrom <= one.effectiveTo) &&
  (other.effectiveTo === null || one.effectiveFrom <= other.effectiveTo)

/** Flags of the countries on a day with the overrides of the workspace, by country; countries without flags are left out. */
export function ownFlagsOf(
  countries: readonly string[],
  day: string,
  overrides: readonly CountryOverride[],
): Readonly<Record<string, readonly CountryFlag[]>> {
  const published = flagsOf(countries, day)
  const current = overrides.filter(each => countries.includes(each.country) && isOn(each, day))
  if (current.length === 0) return published
  const flags = [...new Set(countries)].sort().map((country): readonly [string, readonly CountryFlag[]] => {
    const own = current.filter(each => each.country === country)
    const taken = own.filter(({ isFlagged }) => !isFlagged).map(({ flag }) => flag)
    const added = own.filter(({ isFlagged }) => isFlagged).map(({ flag }) => flag)
    return [
      country,
      [...new Set([...(published[country] ?? []).filter(flag => !taken.includes(flag)), ...added])].sort(),
    ]
  })
  return Object.fromEntries(flags.filter(([, each]) => each.length > 0))
}
