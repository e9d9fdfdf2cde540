import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { publishedFlags, type CountryFlag } from '../risk/country-flags.ts'
import { ownFlagsOf, type CountryOverride } from '../risk/country-overrides.ts'
import { riskConfig } from '../risk/risk-config.ts'

/** A flag that a country bears for the workspace. */
export interface BorneFlag {
  readonly country: string
  readonly flag: CountryFlag
  readonly since: string
  readonly source: string
  /** Whether it is the workspace that says so. */
  readonly isOwn: boolean
}

/** What the workspace says of countries otherwise than is published. */
export async function riskCountries(ctx: Context): Promise<readonly CountryOverride[]> {
  allow(ctx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:read' })
  return (await riskConfig(ctx)).countries
}

/** The flags that countries bear for the workspace on a day, by country; today where none is named. */
export async function countryFlags(ctx: Context, { day: given }: { day?: string | null }): Promise<readonly BorneFlag[]> {
  const own = await riskCountries(ctx)
  const day = given ?? ctx.now().toISOString().slice(0, 10)
  const published = publishedFlags(day)
  const borne = ownFlagsOf([...new Set([...published, ...own].map(({ country }) => country))], day, own)
  return Object.keys(borne).sort().flatMap(country => borne[country]!.map((flag): BorneFlag => {
    const message = own.find(each => each.country === country && each.flag === flag && each.isFlagged && each.effectiveFrom <= day && (each.effectiveTo === null || day <= each.effectiveTo))
    if (message) return { country, flag, since: message.effectiveFrom, source: message.reason ?? 'The workspace', isOwn: true }
    return { ...published.find(each => each.country === country && each.flag === flag)!, isOwn: false }
  }))
}
