import type { Job } from '#kernel/jobs/job.ts'
import { releaseOrphanedHolds } from '#core/operations/transfer-holds/release-orphaned-holds.ts'

const BATCH = 100
/** Far longer than a request that creates a transfer can take. */
const AGE_MIN_MS = 5 * 60_000

const OLD_HOLDS = `select workspace_id as "workspaceId", id from core.holds
  where created_by = 'remittance' and remaining_minor > 0 and updated_at < $1 order by updated_at limit ${BATCH}`

/** Releases holds for remittances that were never created. */
export const sweepTransferHolds: Job = {
  name: 'core.sweep_transfer_holds',
  everyMs: 10_000,
  async run(worker) {
    const holdRows = await worker.sql<{ workspaceId: string; id: string }>(OLD_HOLDS, [
      new Date(worker.now().getTime() - AGE_MIN_MS),
    ])
    let checked = 0
    for (const [workspaceId, holds] of Map.groupBy(holdRows, each => each.workspaceId)) {
      try {
        await releaseOrphanedHolds(await worker.contextIn(workspaceId), { ids: holds.map(({ id }) => id) })
        checked += holds.length
      } catch (error) {
        worker.log({ error, workspaceId }, 'failed to check the holds of remittances')
      }
    }
    return checked
  },
}
