import type { Job } from '#kernel/jobs/job.ts'
import { runInWorkspaces } from '#kernel/jobs/run-in-workspaces.ts'
import { expireSignals as expire } from '#sentinel/operations/signals/expire-signals.ts'
import { DEFAULT_SETTINGS } from '#sentinel/profiles/settings.ts'

const WORKSPACES_MAX = 20

/** Steps through the workspaces with active signals by the index, instead of reading every signal that is not yet due. */
const DUE = `with recursive active (id) as (
    (select workspace_id from sentinel.signals where status = 'ACTIVE' order by workspace_id limit 1)
    union all
    select (select workspace_id from sentinel.signals where status = 'ACTIVE' and workspace_id > active.id order by workspace_id limit 1)
    from active where active.id is not null)
  select active.id as "workspaceId" from active
  left join sentinel.settings settings on settings.workspace_id = active.id
  where active.id is not null and exists (
    select 1 from sentinel.signals where workspace_id = active.id and status = 'ACTIVE'
      and created_at <= $1::timestamptz - make_interval(hours => 24 * coalesce(settings.signal_expiry_days, $2::int)))
  limit ${WORKSPACES_MAX}`

/** Expires signals that were not reviewed in time. */
export const expireSignals: Job = {
  name: 'sentinel.expire_signals',
  everyMs: 300_000,
  run: worker =>
    runInWorkspaces(worker, DUE, [worker.now(), DEFAULT_SETTINGS.signalExpiryDays], ctx => expire(ctx, {})),
}
