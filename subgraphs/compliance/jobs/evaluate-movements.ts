import type { Job } from '#kernel/jobs/job.ts'
import { evaluateMovements } from '#compliance/clients/self.ts'
import { runInWorkspaces } from '#kernel/jobs/run-in-workspaces.ts'

const BATCH_SIZE = 20

/** The workspaces whose movements wait longest. */
const WAITING = `
  select workspace_id as "workspaceId" from compliance.waiting_movements where due_at <= $1
  group by workspace_id order by min(due_at) limit ${BATCH_SIZE}`

/** Stores and evaluates the movements of the ledgers that are monitored, soon after they were posted. */
export const runWaitingMovements: Job = {
  name: 'compliance.evaluate_movements',
  everyMs: 500,
  run: worker => runInWorkspaces(worker, WAITING, [worker.now()], evaluateMovements),
}
