import type { Job } from '#kernel/jobs/job.ts'
import { escalateOverdueCases as escalate } from '#compliance/operations/cases/escalate-overdue-cases.ts'
import { runInWorkspaces } from '#kernel/jobs/run-in-workspaces.ts'

const BATCH_SIZE = 20

const OVERDUE = `select workspace_id as "workspaceId" from (
    select workspace_id, due_at from compliance.cases
    where due_at <= $1 and sla_escalated_at is null and status not in ('PENDING_APPROVAL', 'CLOSED') order by due_at limit 1000) overdue
  group by workspace_id order by min(due_at), workspace_id limit ${BATCH_SIZE}`

/** Escalates cases that are past due. */
export const escalateOverdueCases: Job = {
  name: 'compliance.escalate_overdue_cases',
  everyMs: 10_000,
  run: worker => runInWorkspaces(worker, OVERDUE, [worker.now()], ctx => escalate(ctx, {})),
}
