import { deleteSequences } from '#kernel/events/sequence.ts'
import type { Job, Worker } from '#kernel/jobs/job.ts'
import { events } from '#compliance/events.ts'

/** Retention of alerts after their publication in every workspace. */
const RETENTION_MS = 90 * 24 * 3_600_000

const OLDEST = 'select id from compliance.list_alerts where published_at < $1 order by published_at limit 1'
const DELETE = 'delete from compliance.list_alerts where id = $1'

/** Deletes published alerts about the lists, one in each run, with the counters of their events in every workspace. */
export const purgeAlerts: Job = {
  name: 'compliance.purge_alerts',
  everyMs: 60 * 60_000,
  async run(worker) {
    const [alert] = await worker.sql<{ id: string }>(OLDEST, [
      new Date(worker.now().getTime() - RETENTION_MS),
    ])
    if (!alert) return 0
    await deleteCounters(worker, alert.id)
    await worker.sql(DELETE, [alert.id])
    return 1
  },
}

/** One transaction for each page of workspaces. An interrupted run repeats them, because the alert is deleted last. */
async function deleteCounters({ workspaces, transaction }: Worker, id: string): Promise<void> {
  let page = await workspaces(null)
  while (page.length > 0) {
    const ended = page.map(workspaceId => ({ workspaceId, id }))
    await transaction(sql => deleteSequences(sql, events.alert_raised.aggregate, ended))
    page = await workspaces(page.at(-1)!)
  }
}
