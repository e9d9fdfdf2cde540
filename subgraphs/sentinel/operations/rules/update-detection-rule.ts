import { isDeepStrictEqual } from 'node:util'
import { command } from '#kernel/command.ts'
import { updateOf } from '#kernel/database/columns.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'
import { checkRule } from '#sentinel/detection-rules/check-rule.ts'
import { changeStamp, lockRule } from '#sentinel/detection-rules/rule-rows.ts'
import type { ElderSignalCategory, SignalSeverity } from '#sentinel/detection-rules/rule-types.ts'
import { DetectionRule, type DetectionRuleRow } from '#sentinel/entities/detection-rule.ts'
import { events } from '#sentinel/events.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'

/** A field that is left out keeps its value. */
export interface UpdateDetectionRule {
  readonly id: string
  readonly name?: string | null
  readonly severity?: SignalSeverity | null
  readonly weight?: number | null
  /** Null for the default category of the rule type. */
  readonly signalCategory?: ElderSignalCategory | null
  /** Replaces all parameters; those that are left out get their defaults. */
  readonly parameters?: Readonly<Record<string, unknown>> | null
}

const CHANGEABLE = ['name', 'severity', 'weight', 'signalCategory', 'parameters'] as const
const UPDATE = updateOf(DetectionRule, 'rule', [...CHANGEABLE, 'version', 'updatedAt'])

/** Fields that null cannot clear. */
const REQUIRED = ['severity', 'weight', 'parameters'] as const

/** The rule with the given fields changed. Throws when a value is invalid. */
function changed(before: DetectionRuleRow, given: Omit<UpdateDetectionRule, 'id'>): DetectionRuleRow {
  const cleared = REQUIRED.filter(name => given[name] === null).map((field): ValidationIssue => ({
    field,
    reason: 'must not be null',
  }))
  const weight = given.weight ?? before.weight
  const parameters = checkRule(
    { ruleType: before.ruleType, weight, parameters: given.parameters ?? before.parameters },
    cleared,
  )
  return {
    ...before,
    name: given.name === undefined ? before.name : given.name,
    severity: given.severity ?? before.severity,
    weight,
    signalCategory: given.signalCategory === undefined ? before.signalCategory : given.signalCategory,
    parameters: { ...parameters },
  }
}

/** Changes the given fields of a rule, and with them its version. An enabled rule is evaluated in its new version from now on. */
export const updateDetectionRule = command(
  async (tx, { id, ...given }: UpdateDetectionRule): Promise<DetectionRuleRow> => {
    admitWriter(tx.actor)
    const before = await lockRule(tx, id)
    const after = changed(before, given)
    const fields = CHANGEABLE.filter(name => !isDeepStrictEqual(before[name], after[name]))
    if (fields.length === 0) return before

    const row = { ...after, version: before.version + 1, updatedAt: tx.now() }
    await tx.sql(
      UPDATE.text,
      UPDATE.values(before, { ...row, parameters: JSON.stringify(row.parameters) as never }),
    )
    changeStamp(tx)
    const { code, version } = row
    tx.emit(events.rule_changed, id, { ruleId: id, code, version, changedFields: fields })
    return row
  },
)
