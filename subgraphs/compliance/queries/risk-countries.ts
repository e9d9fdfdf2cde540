import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { publishedFlags, type CountryFlag } from '#compliance/risk/country-flags.ts'
import { ownFlagsOf, type CountryOverride } from '#compliance/risk/country-overrides.ts'
import { riskConfig } from '#compliance/risk/risk-config.ts'

/** A flag of a country that applies in the workspace. */
export interface AssignedFlag {
  readonly country: string
  readonly flag: CountryFlag
  readonly since: string
  readonly source: string
  /** Whether the flag is an override of the workspace. */
  readonly isOwn: boolean
}

/** The country overrides of the workspace. */
export async function riskCountries(ctx: Context): Promise<readonly CountryOverride[]> {
  allow(ctx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:read' })
  return (await riskConfig(ctx)).countries
}

/** The flags that apply in the workspace on a day, by country; the default is today. */
export async function countryFlags(
  ctx: Context,
  { day: given }: { day?: string | null },
): Promise<readonly AssignedFlag[]> {
  const own = await riskCountries(ctx)
  const day = given ?? ctx.now().toISOString().slice(0, 10)
  const published = publishedFlags(day)
  const assigned = ownFlagsOf([...new Set([...published, ...own].map(({ country }) => country))], day, own)
  return Object.keys(assigned)
    .sort()
    .flatMap(country =>
      assigned[country]!.map((flag): AssignedFlag => {
        const message = own.find(
          each =>
            each.country === country &&
            each.flag === flag &&
            each.isFlagged &&
            each.effectiveFrom <= day &&
            (each.effectiveTo === null || day <= each.effectiveTo),
        )
        if (message)
          return {
            country,
            flag,
            since: message.effectiveFrom,
            source: message.reason ?? 'The workspace',
            isOwn: true,
          }
        return { ...published.find(each => each.country === country && each.flag === flag)!, isOwn: false }
      }),
    )
}
