import type { Job, Worker } from '#kernel/jobs/job.ts'
import { Refusal } from '#kernel/refusals.ts'
import { continueRun, recordFailedAttempt, type RunningRun } from '#core/end-of-day/continue-run.ts'
import { DATES_MAX, runEndOfDay } from '#core/operations/end-of-day/run-end-of-day.ts'

/** A call stops after this time, so that the worker can shut down and other workspaces have their turn. */
const STEP_MS = 2_000
const BATCH = 20
/** A failed run is not repeated automatically before this time. */
const RETRY_AFTER_MS = 15 * 60_000

const RUNNING = `select workspace_id as "workspaceId", id from core.eod_runs where status = 'RUNNING' and due_at <= $1 order by due_at, id limit ${BATCH}`

/** Continues the runs that close business dates, wherever they stopped. */
export const closeDays: Job = {
  name: 'core.close_days',
  everyMs: 500,
  async run(worker) {
    let worked = 0
    for (const run of await worker.sql<RunningRun>(RUNNING, [worker.now()])) worked += await work(worker, run)
    return worked
  },
}

async function work(worker: Worker, run: RunningRun): Promise<number> {
  const until = performance.now() + STEP_MS
  let parts = 0
  try {
    const hasTime = (): boolean => performance.now() < until && !worker.signal.aborted
    while (hasTime()) {
      if ((await continueRun(await worker.contextIn(run.workspaceId), run, hasTime)) !== 'worked') break
      parts += 1
    }
  } catch (error) {
    worker.log({ error, ...run }, 'a business date could not be closed')
    await recordFailure(worker, run)
  }
  return parts
}

async function recordFailure(worker: Worker, run: RunningRun): Promise<void> {
  try {
    await recordFailedAttempt(await worker.contextIn(run.workspaceId), { id: run.id })
  } catch (error) {
    worker.log({ error, ...run }, 'a failed attempt to close a business date could not be recorded')
  }
}

const PAST = `select policy.workspace_id as "workspaceId", least(($1::timestamptz at time zone policy.time_zone)::date - 1, policy.business_date + ${DATES_MAX - 1}) as through
  from core.policies policy
  where policy.day_closing = 'AUTOMATIC' and policy.business_date < ($1::timestamptz at time zone policy.time_zone)::date
    and not exists (select from core.eod_runs run where run.workspace_id = policy.workspace_id
      and (run.status = 'RUNNING' or (run.status = 'FAILED' and run.finished_at > $2)))
  limit ${BATCH}`

/** Begins to close the business dates that have passed, in workspaces that close them automatically. */
export const startDayClosing: Job = {
  name: 'core.start_day_closing',
  everyMs: 15_000,
  async run(worker) {
    const at = worker.now()
    const past = await worker.sql<{ workspaceId: string; through: string }>(PAST, [
      at,
      new Date(at.getTime() - RETRY_AFTER_MS),
    ])
    for (const { workspaceId, through } of past)
      try {
        await runEndOfDay(await worker.contextIn(workspaceId), { through })
      } catch (error) {
        if (!(error instanceof Refusal && error.code === 'EOD_RUNNING'))
          worker.log({ error, workspaceId }, 'the closing of a business date could not be started')
      }
    return past.length
  },
}
