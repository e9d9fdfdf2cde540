import type { Context } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'
import type { Assess, RiskBand, RiskFactor, RiskRule } from '../risk/assessment.ts'
import type { Searcher } from '../searching/searcher.ts'
import { refuse } from '../errors.ts'

/** What risk is reckoned by in a workspace; the hash stands for all of it. */
export interface RiskConfig {
  readonly factors: readonly RiskFactor[]
  readonly bands: readonly RiskBand[]
  readonly rules: readonly RiskRule[]
  readonly configHash: string
}

/** What a screening is made of besides its own tables. */
export interface ScreeningParts {
  readonly searcher: Searcher
  readonly engine: string
  readonly assess: Assess
  riskConfig(ctx: Context): Promise<RiskConfig>
  flagsOf(countries: readonly string[], day: string): Readonly<Record<string, readonly string[]>>
}

const known = new WeakMap<Database, ScreeningParts>()

export const provideParts = (database: Database, parts: ScreeningParts): void => void known.set(database, parts)

export function partsOf({ database }: Pick<Context, 'database'>): ScreeningParts {
  const parts = known.get(database)
  if (!parts) throw refuse('SCREENING_UNAVAILABLE')
  return parts
}
