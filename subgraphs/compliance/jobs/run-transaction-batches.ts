import type { Job } from '#kernel/jobs/job.ts'
import { runQueuedTransactions } from '#compliance/clients/self.ts'
import { events } from '#compliance/events.ts'

const BATCH_SIZE = 20

/** The oldest batch of each workspace, so that no workspace waits for the batches of another. */
const OPEN = `
  select "workspaceId", "batchId" from (
    select distinct on (workspace_id) workspace_id as "workspaceId", id as "batchId", created_at
    from compliance.transaction_batches where status <> 'COMPLETED' order by workspace_id, created_at, id) oldest
  order by created_at limit ${BATCH_SIZE}`

/** Stores and evaluates the transactions of queued batches, oldest batch first. */
export const runTransactionBatches: Job = {
  name: 'compliance.run_transaction_batches',
  everyMs: 1_000,
  wakesOn: [events.transaction_batch_queued],
  async run(worker) {
    let done = 0
    for (const { workspaceId, batchId } of await worker.sql<{ workspaceId: string; batchId: string }>(OPEN)) {
      try {
        done += await runQueuedTransactions(await worker.contextIn(workspaceId), batchId)
      } catch (error) {
        worker.log({ error, workspaceId }, 'failed to run queued transactions')
      }
    }
    return done
  },
}
