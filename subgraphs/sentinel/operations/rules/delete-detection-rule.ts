import { command } from '#kernel/command.ts'
import { changeStamp, lockRule } from '#sentinel/detection-rules/rule-rows.ts'
import { refuse } from '#sentinel/errors.ts'
import { events } from '#sentinel/events.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'

const DELETE =
  'update sentinel.rules set deleted_at = $3, updated_at = $3 where workspace_id = $1 and id = $2'

/** Deletes a rule of the workspace's own, and frees its code. The row stays, since signals refer to it. */
export const deleteDetectionRule = command(async (tx, { id }: { readonly id: string }): Promise<boolean> => {
  admitWriter(tx.actor)
  const { isStandard, code, version } = await lockRule(tx, id)
  if (isStandard) throw refuse('STANDARD_RULE')
  await tx.sql(DELETE, [tx.actor.workspaceId, id, tx.now()])
  changeStamp(tx)
  tx.emit(events.rule_deleted, id, { ruleId: id, code, version })
  return true
})
