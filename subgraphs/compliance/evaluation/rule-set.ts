import { createHash } from 'node:crypto'
import type { SnapshotRule } from '#compliance/entities/monitoring/evaluation.ts'
import type { ActiveRule } from '#compliance/monitoring-rules/rule.ts'
import { needsOf, type HistoryNeeds } from './history/history-needs.ts'

/** The rules of a workspace as one evaluation uses them. */
export interface RuleSet {
  readonly rules: readonly ActiveRule[]
  readonly needs: HistoryNeeds
  /** What stored evaluations refer to. */
  readonly snapshot: readonly SnapshotRule[]
  readonly hash: string
}

const sets = new WeakMap<readonly ActiveRule[], RuleSet>()

/** Derives a set from rules; the same array is derived once. */
export function ruleSetOf(rules: readonly ActiveRule[]): RuleSet {
  const known = sets.get(rules)
  if (known) return known
  const snapshot = rules.map(
    ({ ruleId, code, version, ruleType, severity, category, isShadow }): SnapshotRule => ({
      ruleId,
      code,
      version,
      ruleType,
      severity,
      category,
      isShadow,
    }),
  )
  const set: RuleSet = {
    rules,
    needs: needsOf(rules),
    snapshot,
    hash: createHash('sha256').update(JSON.stringify(snapshot)).digest('base64url'),
  }
  sets.set(rules, set)
  return set
}
