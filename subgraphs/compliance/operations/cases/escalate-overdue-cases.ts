import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { CASE_COLUMNS, changeCase, PLATFORM, publishCase } from '#compliance/cases/case-rows.ts'
import type { ComplianceCaseRow } from '#compliance/entities/cases/compliance-case.ts'
import { events } from '#compliance/events.ts'
import { LEVEL_MAX, statusAfter } from '#compliance/rules/case-moves.ts'

const BATCH_SIZE = 50

// A case that someone is changing right now is left to the next run.
const OVERDUE = `select ${CASE_COLUMNS} from compliance.cases opened
  where workspace_id = $1 and due_at <= $2 and sla_escalated_at is null and status not in ('PENDING_APPROVAL', 'CLOSED')
  order by due_at, id limit ${BATCH_SIZE} for update skip locked`

const REASON = 'The case is past due.'

/**
 * Escalates cases of the workspace that are past due by one level, once each; returns their number. A case at the highest
 * level only becomes ESCALATED.
 */
export const escalateOverdueCases = command(async (tx, _: object): Promise<number> => {
  allow(tx.actor, { kinds: ['platform'] })
  const overdue = await tx.sql<ComplianceCaseRow>(OVERDUE, [tx.actor.workspaceId, tx.now()])
  for (const before of overdue) {
    const level = Math.min(before.level + 1, LEVEL_MAX)
    const after = await changeCase(tx, before, {
      type: 'ESCALATED',
      by: PLATFORM,
      set: { status: statusAfter('escalate', before.status)!, level, slaEscalatedAt: tx.now() },
      changes: { level: [before.level, level] },
      text: REASON,
    })
    publishCase(tx, events.case_escalated, after, { before, by: PLATFORM, reason: REASON })
  }
  return overdue.length
})
