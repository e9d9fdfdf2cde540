import type { Job } from '#kernel/jobs/job.ts'
import { publishAlert } from '#compliance/operations/lists/publish-alert.ts'
import type { Alert } from '#compliance/watchlists/store/alerts.ts'

interface UnpublishedAlert extends Alert {
  readonly id: string
  readonly publishedUpTo: string | null
}

const UNPUBLISHED = `select id, code, severity, component, message, published_up_to as "publishedUpTo" from compliance.list_alerts where published_at is null order by id limit 1`
const PUBLISHED_UP_TO = 'update compliance.list_alerts set published_up_to = $2 where id = $1'
const PUBLISHED = 'update compliance.list_alerts set published_at = $2 where id = $1'

/**
 * Publishes each alert about the lists, which all workspaces share, as an event in every workspace. An interrupted run resumes;
 * one workspace may then get the event twice.
 */
export const publishAlerts: Job = {
  name: 'compliance.publish_alerts',
  everyMs: 2_000,
  async run({ sql, contextIn, workspaces, now, signal, log }) {
    const [alert] = await sql<UnpublishedAlert>(UNPUBLISHED)
    if (!alert) return 0
    const { id, publishedUpTo, ...content } = alert
    const page = await workspaces(publishedUpTo)
    for (const workspaceId of page) {
      if (signal.aborted) return 1
      try {
        await publishAlert(await contextIn(workspaceId), { id, ...content })
      } catch (error) {
        // A workspace that fails is skipped, so that it does not delay the others.
        log({ error, workspaceId, alert: id }, 'failed to publish an alert to a workspace')
      }
      await sql(PUBLISHED_UP_TO, [id, workspaceId])
    }
    if (page.length === 0) await sql(PUBLISHED, [id, now()])
    return 1
  },
}
