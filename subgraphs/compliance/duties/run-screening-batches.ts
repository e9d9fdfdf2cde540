import type { Duty } from '#kernel/subgraph.ts'
import { runQueued } from '../clients/self.ts'
import { events } from '../events.ts'

/** So many are done within the time that one domain waits for another, also on a busy machine. */
const AT_ONCE = 20

const QUEUED = `select workspace_id as "workspaceId", id from compliance.screenings where status = 'QUEUED' order by created_at, id limit ${AT_ONCE}`

/** Has the subjects of batches screened, the oldest first. */
export const runScreeningBatches: Duty = {
  name: 'compliance.run_screening_batches',
  everyMs: 1_000,
  wakesOn: [events.screening_batch_queued],
  async run(worker) {
    const queued = await worker.sql<{ workspaceId: string; id: string }>(QUEUED)
    let done = 0
    for (const [workspaceId, screenings] of Map.groupBy(queued, each => each.workspaceId)) {
      try {
        done += await runQueued(await worker.within(workspaceId), screenings.map(({ id }) => id))
      } catch (error) {
        worker.log({ error, workspaceId }, 'queued screenings could not be done')
      }
    }
    return done
  },
}
