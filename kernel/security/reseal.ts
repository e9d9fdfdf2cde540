import { resealPage } from './reseal-page.ts'
import { finishKeyCheck, rewrap } from './rewrap.ts'
import { targetOf, type InstallationColumn, type SealedColumn } from './sealed-columns.ts'
import type { Job, Worker } from '#kernel/jobs/job.ts'
import { signals } from '#kernel/telemetry.ts'
import { EVERY_COLUMN } from './workspace-keys.ts'

type Task = {
  readonly workspaceId: string
  readonly target: string
  readonly keyId: string
  readonly position: readonly string[] | null
}

/** Lease of a claimed task; longer than one page takes. */
const LEASE = `interval '30 seconds'`
/** Pause before a retry when this process does not know a new key yet. */
const POSTPONED = `interval '10 seconds'`

const CLAIM = `update kernel.reseal_tasks task set due_at = $1::timestamptz + ${LEASE}
  from (select workspace_id, target from kernel.reseal_tasks where due_at <= $1 order by due_at limit 1 for update skip locked) next
  where task.workspace_id = next.workspace_id and task.target = next.target
  returning task.workspace_id as "workspaceId", task.target, task.key_id as "keyId", task.position`

// A task for an older key restarts with the new key.
const EXPAND = `with whole as (
    delete from kernel.reseal_tasks where workspace_id = $1 and target = '${EVERY_COLUMN}' and key_id = $2 returning workspace_id, key_id, created_at)
  insert into kernel.reseal_tasks as task (workspace_id, target, key_id, due_at, created_at)
  select workspace_id, target, key_id, $3, created_at from whole cross join unnest($4::text[]) as every (target)
  on conflict (workspace_id, target) do update set key_id = excluded.key_id, position = null, due_at = excluded.due_at`

const POSTPONE = `update kernel.reseal_tasks set due_at = $3::timestamptz + ${POSTPONED} where workspace_id = $1 and target = $2`

const SAVE_PROGRESS = `update kernel.reseal_tasks set position = $4, examined = examined + $5, resealed = resealed + $6, unopened = unopened + $7, due_at = $8
  where workspace_id = $1 and target = $2 and key_id = $3`

const END = `delete from kernel.reseal_tasks where workspace_id = $1 and target = $2 and key_id = $3
  returning examined + $4 as examined, resealed + $5 as resealed, unopened + $6 as unopened`

const DELETE_TASK =
  'delete from kernel.reseal_tasks where workspace_id = $1 and ($2::text is null or target = $2)'

// Deletes the older versions of a workspace's keys once no value uses them.
const RETIRE = `delete from kernel.workspace_keys old where workspace_id = $1 and sealed is not null
    and version < (select max(version) from kernel.workspace_keys where workspace_id = $1)
    and not exists (select 1 from kernel.reseal_tasks where workspace_id = $1)
  returning id`

/**
 * Re-encrypts everything with the newest keys: workspace keys and installation values with the newest key of
 * ENCRYPTION_KEY, and the values of a workspace with its newest key. It works page by page and resumes after an interruption.
 */
export function reseal(
  columns: readonly SealedColumn[],
  installationColumns: readonly InstallationColumn[],
): Job {
  const byTarget = new Map(columns.map(column => [targetOf(column), column]))
  return {
    name: 'kernel.reseal',
    everyMs: 10_000,
    async run(worker) {
      const done = await rewrap(worker, installationColumns)
      const [task] = await worker.sql<Task>(CLAIM, [worker.now()])
      if (task) return done + (await perform(worker, task, byTarget))
      if (done === 0) await finishKeyCheck(worker, installationColumns)
      return done
    },
  }
}

async function perform(
  worker: Worker,
  task: Task,
  byTarget: ReadonlyMap<string, SealedColumn>,
): Promise<number> {
  const { workspaceId, target, keyId } = task
  const { keys } = worker
  const ctx = await worker.contextIn(workspaceId)
  const status = keys.status(workspaceId)
  if (status === 'destroyed') return deleteTask(worker, task, null)
  // Before the task's key is active in this process, values with the previous key are still correct.
  if (status === 'locked' || keys.newestId(workspaceId) !== keyId) {
    keys.expire()
    await worker.sql(POSTPONE, [workspaceId, target, worker.now()])
    return 0
  }
  if (target === EVERY_COLUMN) {
    await worker.sql(EXPAND, [workspaceId, keyId, worker.now(), [...byTarget.keys()]])
    return 1
  }
  const column = byTarget.get(target)
  if (!column) return deleteTask(worker, task, target)
  const page = await resealPage(ctx, column, task.position, (fields, message) =>
    worker.log({ workspaceId, target, ...fields }, message),
  )
  signals.resealed.publish({ target, resealed: page.resealed, unopened: page.unopened })
  if (page.next) {
    await worker.sql(SAVE_PROGRESS, [
      workspaceId,
      target,
      keyId,
      page.next,
      page.examined,
      page.resealed,
      page.unopened,
      worker.now(),
    ])
    return 1
  }
  const [whole] = await worker.sql<{ examined: bigint; resealed: bigint; unopened: bigint }>(END, [
    workspaceId,
    target,
    keyId,
    page.examined,
    page.resealed,
    page.unopened,
  ])
  if (whole && (whole.resealed > 0n || whole.unopened > 0n))
    worker.log(
      { workspaceId, target, keyId, ...whole },
      'the values of a column were re-encrypted with the newest key of their workspace',
    )
  const retired = await worker.sql<{ id: string }>(RETIRE, [workspaceId])
  if (retired.length > 0)
    worker.log(
      { workspaceId, keyId, retired: retired.map(({ id }) => id) },
      'older keys of a workspace were deleted because no value uses them',
    )
  return 1
}

async function deleteTask(worker: Worker, { workspaceId }: Task, target: string | null): Promise<number> {
  await worker.sql(DELETE_TASK, [workspaceId, target])
  return 1
}
