import type { Job } from '#kernel/jobs/job.ts'
import { callScreenDueSubjects } from '#compliance/clients/compliance.ts'
import { runInWorkspaces } from '#kernel/jobs/run-in-workspaces.ts'

const BATCH_SIZE = 20

const DUE = `select workspace_id as "workspaceId" from compliance.subjects where is_monitored and next_screening_at <= $1
  group by workspace_id order by min(next_screening_at), workspace_id limit ${BATCH_SIZE}`

/** Screens monitored subjects that are due. */
export const screenDueSubjects: Job = {
  name: 'compliance.screen_due_subjects',
  everyMs: 1_000,
  run: worker => runInWorkspaces(worker, DUE, [worker.now()], callScreenDueSubjects),
}
