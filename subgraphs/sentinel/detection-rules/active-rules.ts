import type { Tx } from '#kernel/command.ts'
import type { DetectionRuleRow } from '#sentinel/entities/detection-rule.ts'
import { ensureStandardSet } from './standard-rules.ts'

/** What the evaluation needs of a rule. */
export type EnabledDetectionRule = Pick<
  DetectionRuleRow,
  | 'id'
  | 'code'
  | 'ruleType'
  | 'severity'
  | 'weight'
  | 'signalCategory'
  | 'parameters'
  | 'fincenFlags'
  | 'isStandard'
  | 'version'
>

const STAMP = 'select stamp from sentinel.standard_sets where workspace_id = $1'

const ENABLED = `select id, code, rule_type as "ruleType", severity, weight, signal_category as "signalCategory", parameters,
    fincen_flags as "fincenFlags", is_standard as "isStandard", version
  from sentinel.rules where workspace_id = $1 and is_enabled and deleted_at is null order by code`

/** Rules by the stamp under which they were read. Each change of a workspace's rules gives it another stamp. */
const cached = new Map<string, readonly EnabledDetectionRule[]>()
const CACHED_MAX = 1_000

/** The enabled rules of the workspace, by code; adds the standard set first if the workspace lacks it. */
export async function activeRules(tx: Tx): Promise<readonly EnabledDetectionRule[]> {
  const rules = await enabledRules(tx)
  if (rules) return rules
  await ensureStandardSet(tx)
  return (await enabledRules(tx)) ?? []
}

/** The enabled rules of the workspace, by code; undefined if it lacks the standard set. */
export async function enabledRules({
  sql,
  actor: { workspaceId },
}: Pick<Tx, 'sql' | 'actor'>): Promise<readonly EnabledDetectionRule[] | undefined> {
  const [set] = await sql<{ stamp: string }>(STAMP, [workspaceId])
  if (!set) return undefined
  const known = cached.get(set.stamp)
  if (known) return known
  const rules = await sql<EnabledDetectionRule>(ENABLED, [workspaceId])
  if (cached.size >= CACHED_MAX) cached.clear()
  cached.set(set.stamp, rules)
  return rules
}
