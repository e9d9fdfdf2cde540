import type { Context } from '#kernel/context.ts'
import { perDatabase } from '#kernel/database/per-database.ts'
import { sharedRead } from '#kernel/database/read-groups.ts'
import type { MonitoringRuleRow } from '#compliance/entities/monitoring/monitoring-rule.ts'
import { conditionsOf } from './check-conditions.ts'
import { parseParameters } from './parse-parameters.ts'
import { ACTION_OF_SEVERITY, type ActiveRule } from './rule.ts'

type Reader = Pick<Context, 'database' | 'actor'>
type RuleSource = Pick<
  MonitoringRuleRow,
  | 'code'
  | 'version'
  | 'ruleType'
  | 'category'
  | 'severity'
  | 'action'
  | 'parameters'
  | 'conditions'
  | 'transactionTypes'
> & { readonly ruleId: string }

const activeRuleOf = (source: RuleSource): Omit<ActiveRule, 'isShadow'> => ({
  ruleId: source.ruleId,
  code: source.code,
  version: source.version,
  ruleType: source.ruleType,
  category: source.category,
  severity: source.severity,
  action: source.action ?? ACTION_OF_SEVERITY[source.severity],
  parameters: parseParameters(source.ruleType, source.parameters),
  conditions: conditionsOf(source.conditions),
  transactionTypes: source.transactionTypes ?? [],
})

interface CachedRules {
  readonly stamp: bigint
  readonly rules: readonly ActiveRule[]
}

/** Stamp of a workspace that never had a rule. */
const UNCHANGED = 0n
const CACHED_WORKSPACES_MAX = 5_000
const cacheOf = perDatabase(() => new Map<string, CachedRules>())

/**
 * One row with the stamp, and the rules only if the stamp is another than the caller's, so that a warm process reads one row of one
 * index. Stamp and rules are of the same snapshot.
 */
const IN_FORCE =
  sharedRead(`select current.stamp as "stamp", rule.id as "ruleId", rule.code as "code", rule.version as "version", rule.rule_type as "ruleType",
    rule.category as "category", rule.severity as "severity", rule.action as "action", rule.status as "status",
    rule.parameters as "parameters", rule.conditions as "conditions", rule.transaction_types as "transactionTypes"
  from (select coalesce((select stamp from compliance.monitoring_rule_stamps where workspace_id = $1), 0) as stamp) current
  left join compliance.monitoring_rules rule on current.stamp <> $2 and rule.workspace_id = $1 and rule.deleted_at is null
    and rule.status in ('ENABLED', 'SHADOW')
  order by rule.code`)

type StampedRow = { readonly stamp: bigint } & (
  { readonly ruleId: null } | (RuleSource & Pick<MonitoringRuleRow, 'status'>)
)

/** The rules that this process read last, which may have changed since; undefined if it read none. */
export const lastReadRules = ({
  database,
  actor: { workspaceId },
}: Reader): readonly ActiveRule[] | undefined => cacheOf(database).get(workspaceId)?.rules

/** The enabled and shadow rules of the workspace by code. A change counts from the next call on, in every process. */
export async function activeRules({
  database,
  actor: { workspaceId },
}: Reader): Promise<readonly ActiveRule[]> {
  const cache = cacheOf(database)
  const known = cache.get(workspaceId)
  const rows = await database.read<StampedRow>(workspaceId, IN_FORCE, [workspaceId, known?.stamp ?? -1n])
  const stamp = rows[0]?.stamp ?? UNCHANGED
  if (known?.stamp === stamp) return known.rules
  const rules = rows.flatMap(row =>
    row.ruleId === null ? [] : [{ ...activeRuleOf(row), isShadow: row.status === 'SHADOW' }],
  )
  if (cache.size >= CACHED_WORKSPACES_MAX) cache.clear()
  cache.set(workspaceId, { stamp, rules })
  return rules
}

const VERSION = `select rule.id as "ruleId", rule.code as "code", version.version as "version", rule.rule_type as "ruleType",
    version.category as "category", version.severity as "severity", version.action as "action",
    version.parameters as "parameters", version.conditions as "conditions", version.transaction_types as "transactionTypes"
  from compliance.monitoring_rule_versions version
  join compliance.monitoring_rules rule on rule.workspace_id = version.workspace_id and rule.id = version.rule_id
  where version.workspace_id = $1 and version.rule_id = $2 and version.version = $3`

/** A version of a rule, also of a deleted one, for replays and backtests; undefined if the workspace has none. Callers decide whether it is a shadow rule. */
export async function ruleVersion(
  { database, actor: { workspaceId } }: Reader,
  ruleId: string,
  version: number,
): Promise<Omit<ActiveRule, 'isShadow'> | undefined> {
  const [row] = await database.read<RuleSource>(workspaceId, VERSION, [workspaceId, ruleId, version])
  return row && activeRuleOf(row)
}
