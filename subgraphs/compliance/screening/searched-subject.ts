import type { Signals } from '#compliance/risk/load-signals.ts'
import type { RiskConfig } from '#compliance/risk/risk-config.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import type { FoundMatch } from './build-matches.ts'
import type { ScreeningDependencies } from './dependencies.ts'
import type { ScreeningPlan } from './plan-screening.ts'

/** A completed search that is not stored yet. The assessment is computed when it is stored. */
export interface SearchedSubject {
  readonly plan: ScreeningPlan
  readonly versions: Readonly<Record<string, string>>
  /** Lists that could not be searched, or only in an outdated version. */
  readonly missing: readonly ListSource[]
  readonly matches: readonly FoundMatch[]
  readonly suppressed: number
  /** Ids of allow-list pairs whose entry has changed. */
  readonly outdatedPairIds: readonly string[]
  readonly dependencies: ScreeningDependencies
  readonly config: RiskConfig
  /** The threshold of the workspace, the default for requests without one. */
  readonly usualThreshold: number
  readonly startedAt: Date
  /** Signals of the subject's transactions; undefined for a subject without any. */
  readonly signals?: Signals | undefined
}
