import type { Tx } from '#kernel/command.ts'
import { updateOf } from '#kernel/database/columns.ts'
import { DetectionRule, type DetectionRuleRow } from '#sentinel/entities/detection-rule.ts'
import { events } from '#sentinel/events.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'
import { changeStamp, lockRule } from './rule-rows.ts'

const UPDATE = updateOf(DetectionRule, 'rule', ['isEnabled', 'updatedAt'])

/** Enables or disables a rule. A repeat changes nothing. */
export async function setEnabled(tx: Tx, id: string, isEnabled: boolean): Promise<DetectionRuleRow> {
  admitWriter(tx.actor)
  const before = await lockRule(tx, id)
  if (before.isEnabled === isEnabled) return before
  const after = { ...before, isEnabled, updatedAt: tx.now() }
  await tx.sql(UPDATE.text, UPDATE.values(before, after))
  changeStamp(tx)
  const { code, version } = after
  tx.emit(events.rule_changed, id, { ruleId: id, code, version, changedFields: ['isEnabled'], isEnabled })
  return after
}
