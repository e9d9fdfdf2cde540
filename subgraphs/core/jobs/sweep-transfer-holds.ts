import type { Job } from '#kernel/jobs/job.ts'
import { releaseOrphanedHolds } from '#core/operations/transfer-holds/release-orphaned-holds.ts'

const BATCH = 100
/** Far longer than a request that creates a transfer can take. */
const LEFT_ALONE_MS = 5 * 60_000

const LEFT = `select workspace_id as "workspaceId", id from core.holds
  where created_by = 'remittance' and remaining_minor > 0 and updated_at < $1 order by updated_at limit ${BATCH}`

/** Releases holds for remittances that were never created. */
export const sweepTransferHolds: Job = {
  name: 'core.sweep_transfer_holds',
  everyMs: 10_000,
  async run(worker) {
    const left = await worker.sql<{ workspaceId: string; id: string }>(LEFT, [
      new Date(worker.now().getTime() - LEFT_ALONE_MS),
    ])
    let looked = 0
    for (const [workspaceId, holds] of Map.groupBy(left, each => each.workspaceId)) {
      try {
        await releaseOrphanedHolds(await worker.within(workspaceId), { ids: holds.map(({ id }) => id) })
        looked += holds.length
      } catch (error) {
        worker.log({ error, workspaceId }, 'holds of remittances could not be looked through')
      }
    }
    return looked
  },
}
