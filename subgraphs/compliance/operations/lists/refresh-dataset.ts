import { command } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { allow } from '#kernel/principal.ts'
import type { Refusal } from '#kernel/refusals.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'

const REQUEST = `select is_accepted as "isAccepted", state, last_at as "lastAt", allowed_at as "allowedAt",
    ceil(extract(epoch from allowed_at - clock_timestamp()))::integer as "waitS"
  from compliance.request_list_refresh($1)`

const REQUEST_REFRESH = `insert into compliance.list_refreshes (workspace_id, source, requested_by, requested_at) values ($1, $2, $3, $4)
  on conflict (workspace_id, source) do update set requested_by = excluded.requested_by, requested_at = excluded.requested_at`

interface Requested {
  readonly isAccepted: boolean
  readonly state: 'REQUESTED' | 'RUNNING' | 'ENDED'
  readonly lastAt: Date
  readonly allowedAt: Date
  readonly waitS: number
}

/**
 * Requests a fetch of a list at the next run of the job. Lists belong to all tenants, so a request is accepted only when the last request
 * and the last refresh of the list, of any tenant, are older than 15 minutes by the clock of the database.
 */
export const refreshDataset = command(async (tx, { source }: { readonly source: ListSource }) => {
  allow(tx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:write' })
  if (tx.settings.watchlists?.addresses[source] === undefined) throw refuse('DATASET_NOT_REFRESHABLE')
  const [requested] = await tx.sql<Requested>(REQUEST, [source])
  if (!requested!.isAccepted) throw tooSoonRefusal(source, requested!)
  await tx.sql(REQUEST_REFRESH, [tx.actor.workspaceId, source, tx.actor.subjectId, tx.now()])
  tx.emit(events.dataset_refresh_requested, newId(), { source })
  return { source }
})

function tooSoonRefusal(source: ListSource, { state, lastAt, allowedAt, waitS }: Requested): Refusal {
  const last = {
    REQUESTED: `A refresh of ${source} was requested at ${lastAt.toISOString()} and has not run yet`,
    RUNNING: `A refresh of ${source} has been running since ${lastAt.toISOString()}`,
    ENDED: `${source} was last refreshed at ${lastAt.toISOString()}`,
  }[state]
  return refuse('DATASET_REFRESHED_RECENTLY', {
    message: `${last}; the next one can be requested at ${allowedAt.toISOString()}.`,
    retryAfterS: Math.max(1, waitS),
  })
}
