import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { invalid, type ValidationIssue } from '#kernel/refusals.ts'
import { events } from '#compliance/events.ts'
import type { CountryFlag } from '#compliance/risk/country-flags.ts'
import { isOverlapping, type CountryOverride } from '#compliance/risk/country-overrides.ts'
import { nextSettings } from '#compliance/risk/settings.ts'

export interface ChangeRiskCountries {
  readonly countries: readonly {
    readonly country: string
    readonly flag: CountryFlag
    readonly isFlagged: boolean
    readonly effectiveFrom: string
    readonly effectiveTo?: string | null
    readonly reason?: string | null
  }[]
}

const WRITE = 'update compliance.risk_settings set countries = $2 where workspace_id = $1'

/** Replaces all overrides of published country flags; earlier assessments do not change. */
export const changeRiskCountries = command(
  async (tx, { countries: given }: ChangeRiskCountries): Promise<readonly CountryOverride[]> => {
    allow(tx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:write' })
    const countries = given.map(
      ({ country, flag, isFlagged, effectiveFrom, effectiveTo = null, reason = null }): CountryOverride => ({
        country,
        flag,
        isFlagged,
        effectiveFrom,
        effectiveTo,
        reason,
      }),
    )
    const issues = issuesOf(countries)
    if (issues.length > 0) throw invalid(issues.slice(0, 50))

    await nextSettings(tx)
    await tx.sql(WRITE, [tx.actor.workspaceId, JSON.stringify(countries)])
    tx.emit(events.risk_countries_changed, tx.actor.workspaceId, { countries })
    return countries
  },
)

/** Overrides of the same flag of one country must not overlap in time. */
function issuesOf(countries: readonly CountryOverride[]): ValidationIssue[] {
  const before = Map.groupBy(
    countries.map((each, index) => ({ ...each, index })),
    ({ country, flag }) => `${country} ${flag}`,
  )
  return countries.flatMap((each, index): ValidationIssue[] => {
    if (each.effectiveTo !== null && each.effectiveTo < each.effectiveFrom)
      return [{ field: `countries[${index}].effectiveTo`, reason: 'must not be before the first day' }]
    const other = before
      .get(`${each.country} ${each.flag}`)!
      .find(one => one.index < index && isOverlapping(one, each))
    return other
      ? [
          {
            field: `countries[${index}].effectiveFrom`,
            reason: `must not have a day in common with countries[${other.index}], which is about the same flag of the same country`,
          },
        ]
      : []
  })
}
