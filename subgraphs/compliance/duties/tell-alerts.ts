import type { Duty } from '#kernel/subgraph.ts'
import { tellAlert } from '../operations/tell-alert.ts'
import type { Alert } from '../watchlists/store/alerts.ts'

interface Untold extends Alert {
  readonly id: string
  readonly toldUpTo: string | null
}

const UNTOLD = `select id, code, severity, component, message, told_up_to as "toldUpTo" from compliance.list_alerts where told_at is null order by id limit 1`
const TOLD_UP_TO = 'update compliance.list_alerts set told_up_to = $2 where id = $1'
const TOLD = 'update compliance.list_alerts set told_at = $2 where id = $1'
/** Long enough to be looked up. */
const FORGET = `delete from compliance.list_alerts where told_at < $1::timestamptz - interval '90 days'`

/**
 * Tells every workspace what has become of the lists, which are the same for all: a fact in each, of which those hear who
 * subscribed to it. Where it was cut short it goes on; one workspace may then be told twice.
 */
export const tellAlerts: Duty = {
  name: 'compliance.tell_alerts',
  everyMs: 2_000,
  async run({ sql, within, workspaces, now, signal, log }) {
    const [alert] = await sql<Untold & Record<string, unknown>>(UNTOLD)
    if (!alert) return 0
    const { id, toldUpTo, ...told } = alert
    const page = await workspaces(toldUpTo)
    for (const workspaceId of page) {
      if (signal.aborted) return 1
      try {
        await tellAlert(await within(workspaceId), { id, ...told })
      } catch (error) {
        // One that cannot be told keeps those behind it waiting no longer than this.
        log({ error, workspaceId, alert: id }, 'a workspace could not be told of an alert')
      }
      await sql(TOLD_UP_TO, [id, workspaceId])
    }
    if (page.length === 0) {
      await sql(TOLD, [id, now()])
      await sql(FORGET, [now()])
    }
    return 1
  },
}
