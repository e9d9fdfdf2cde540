import { command } from '#kernel/command.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import { lockRule, stampRules } from '#compliance/monitoring-rules/rule-rows.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import { admitWriter } from '#compliance/rules/rights.ts'

const DELETE =
  'update compliance.monitoring_rules set deleted_at = $3, updated_at = $3 where workspace_id = $1 and id = $2'

/** Hides a rule that is not enabled, and frees its code. Its versions stay, since evaluations refer to them. */
export const deleteMonitoringRule = command(async (tx, { id }: { readonly id: string }): Promise<boolean> => {
  admitWriter(tx.actor)
  const { by } = actingPerson(tx.actor)
  const { status, code, version } = await lockRule(tx, id)
  if (status === 'ENABLED')
    throw refuse('INVALID_STATE', { message: 'The rule is enabled; disable it first.' })
  await tx.sql(DELETE, [tx.actor.workspaceId, id, tx.now()])
  await stampRules(tx)
  tx.emit(events.monitoring_rule_deleted, id, { ruleId: id, code, version, deletedBy: by })
  return true
})
