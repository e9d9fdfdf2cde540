import { createHash } from 'node:crypto'
import type { Context } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'
import type { FactorChange } from '#compliance/entities/risk-settings.ts'
import type { RiskBand, RiskFactor, RiskRule } from './assessment.ts'
import type { CountryOverride } from './country-overrides.ts'
import { DEFAULT_BANDS, DEFAULT_FACTORS, ENGINE } from './defaults.ts'
import { activeRules, type WrittenRule } from './written-rule.ts'

/** Risk configuration of a workspace. */
export interface RiskConfig {
  readonly factors: readonly RiskFactor[]
  readonly bands: readonly RiskBand[]
  /** Active rules of published rulesets; each rule has its own effective dates. */
  readonly rules: readonly RiskRule[]
  /** Country overrides of the workspace; each assessment stores the flags that applied. */
  readonly countries: readonly CountryOverride[]
  /** Hash of engine, factors, bands and rules; country overrides are not included. */
  readonly configHash: string
}

type Reader = Pick<Context, 'database' | 'actor'>

const HEAD = 'select version, factors, bands, countries from compliance.risk_settings where workspace_id = $1'
const VERSION = 'select version from compliance.risk_settings where workspace_id = $1'
const PUBLISHED = `select ruleset.id, published.rules from compliance.rulesets ruleset
  join compliance.ruleset_versions published on published.workspace_id = ruleset.workspace_id and published.ruleset_id = ruleset.id and published.version = ruleset.published_version
  where ruleset.workspace_id = $1 and ruleset.status = 'PUBLISHED' and ruleset.deleted_at is null
  order by ruleset.id`

/** Version of a workspace without stored settings. */
const UNCHANGED = 0n

const caches = new WeakMap<Database, Map<string, { readonly version: bigint; readonly config: RiskConfig }>>()
const CACHED_MAX = 5_000

/** The current risk configuration of the workspace, cached; if the version has not changed, only the version is read. */
export async function riskConfig({ database, actor: { workspaceId } }: Reader): Promise<RiskConfig> {
  let cache = caches.get(database)
  if (!cache) caches.set(database, (cache = new Map()))
  const [current] = await database.read<{ version: bigint }>(workspaceId, VERSION, [workspaceId])
  const version = current?.version ?? UNCHANGED
  const known = cache.get(workspaceId)
  if (known?.version === version) return known.config
  const loaded = await load(database, workspaceId)
  if (cache.size >= CACHED_MAX) cache.clear()
  cache.set(workspaceId, loaded)
  return loaded.config
}

interface Head {
  readonly version: bigint
  readonly factors: Readonly<Record<string, FactorChange>>
  readonly bands: readonly RiskBand[] | null
  readonly countries: readonly CountryOverride[]
}

/** Reads the version before the rulesets: after a change in between, the cached version is outdated and the next call reloads. */
async function load(
  database: Database,
  workspaceId: string,
): Promise<{ version: bigint; config: RiskConfig }> {
  const [head] = await database.read<Head>(workspaceId, HEAD, [workspaceId])
  const published = await database.read<{ id: string; rules: readonly WrittenRule[] }>(
    workspaceId,
    PUBLISHED,
    [workspaceId],
  )
  const rules = published.flatMap(activeRules)
  return {
    version: head?.version ?? UNCHANGED,
    config: configOf(
      factorsOf(head?.factors ?? {}),
      bandsOf(head?.bands ?? null),
      rules,
      head?.countries ?? [],
    ),
  }
}

/** The rules with those of one ruleset replaced. */
export const withRuleset = (
  rules: readonly RiskRule[],
  rulesetId: string,
  replacement: readonly RiskRule[],
): readonly RiskRule[] => [...rules.filter(rule => rule.rulesetId !== rulesetId), ...replacement]

/** Factors of a workspace: the defaults with its changes. */
export const factorsOf = (changes: Readonly<Record<string, FactorChange>>): readonly RiskFactor[] =>
  DEFAULT_FACTORS.map(factor => ({
    ...factor,
    ...(Object.hasOwn(changes, factor.code) ? changes[factor.code] : {}),
  }))

/** Bands of a workspace in a fixed property order, so that equal bands have the same hash. */
export const bandsOf = (bands: readonly RiskBand[] | null): readonly RiskBand[] =>
  (bands ?? DEFAULT_BANDS).map(({ level, minScore, maxScore }) => ({ level, minScore, maxScore }))

export function configOf(
  factors: readonly RiskFactor[],
  bands: readonly RiskBand[],
  rules: readonly RiskRule[],
  countries: readonly CountryOverride[],
): RiskConfig {
  const configHash = createHash('sha256')
    .update(JSON.stringify([ENGINE, factors, bands, rules]))
    .digest('hex')
  return { factors, bands, rules, countries, configHash }
}
