import type { Context } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'
import { assess } from '#compliance/risk/assess.ts'
import type { Assess } from '#compliance/risk/assessment.ts'
import { ownFlagsOf, type CountryOverride } from '#compliance/risk/country-overrides.ts'
import { ENGINE } from '#compliance/risk/defaults.ts'
import { riskConfig, type RiskConfig } from '#compliance/risk/risk-config.ts'
import type { Searcher } from '#compliance/searching/searcher.ts'
import { searcherOf } from '#compliance/searching/searchers.ts'

export type { RiskConfig }

/** Dependencies of a screening besides its own tables. */
export interface ScreeningDependencies {
  readonly searcher: Searcher
  readonly engine: string
  readonly assess: Assess
  riskConfig(ctx: Context): Promise<RiskConfig>
  flagsOf(
    countries: readonly string[],
    day: string,
    overrides: readonly CountryOverride[],
  ): Readonly<Record<string, readonly string[]>>
}

const provided = new WeakMap<Database, Partial<ScreeningDependencies>>()

/** Replaces dependencies of the screenings on one database. */
export const provideDependencies = (database: Database, dependencies: Partial<ScreeningDependencies>): void =>
  void provided.set(database, dependencies)

export function dependenciesOf(ctx: Pick<Context, 'database' | 'settings'>): ScreeningDependencies {
  const { searcher = searcherOf(ctx), ...rest } = provided.get(ctx.database) ?? {}
  return { searcher, engine: ENGINE, assess, riskConfig, flagsOf: ownFlagsOf, ...rest }
}
