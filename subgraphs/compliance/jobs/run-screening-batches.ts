import type { Job } from '#kernel/jobs/job.ts'
import { runQueued } from '#compliance/clients/self.ts'
import { events } from '#compliance/events.ts'

const BATCH_SIZE = 20

/** The oldest batch of each workspace, so that no workspace waits for the batches of another. */
const OPEN = `select "workspaceId", "batchId" from (
    select distinct on (workspace_id) workspace_id as "workspaceId", id as "batchId", created_at
    from compliance.screening_batches where status <> 'COMPLETED' order by workspace_id, created_at, id) oldest
  order by created_at limit ${BATCH_SIZE}`

/** Screens the subjects of queued batches, oldest batch first. */
export const runScreeningBatches: Job = {
  name: 'compliance.run_screening_batches',
  everyMs: 1_000,
  wakesOn: [events.screening_batch_queued],
  async run(worker) {
    let done = 0
    for (const { workspaceId, batchId } of await worker.sql<{ workspaceId: string; batchId: string }>(OPEN)) {
      try {
        done += await runQueued(await worker.contextIn(workspaceId), batchId)
      } catch (error) {
        worker.log({ error, workspaceId }, 'failed to run queued screenings')
      }
    }
    return done
  },
}
