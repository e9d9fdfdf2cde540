import type { Job, Worker } from '#kernel/jobs/job.ts'
import { Refusal } from '#kernel/refusals.ts'
import type { BatchRunType } from '#sentinel/entities/batch-run.ts'
import { events } from '#sentinel/events.ts'
import { runBatchChunk, type RunPosition } from '#sentinel/operations/batch-runs/run-batch-chunk.ts'

/** Longer than a chunk takes. When a worker dies, another one continues after this time. */
const LEASE_MS = 30_000
/** A profile at which a run stops this many times is counted as failed. */
const ATTEMPTS_MAX = 5

/** Profiles of a chunk. Baselines are computed in one statement for all of them; a sweep locks them one after the other. */
const CHUNK_SIZES: Readonly<Record<BatchRunType, number>> = {
  BASELINE_REFRESH: 200,
  RULE_SWEEP: 20,
  FULL: 20,
  BACKFILL: 1,
}

/** The oldest run of the workspace whose last turn is longest ago, so that workspaces take turns chunk by chunk. */
const CLAIM = `update sentinel.batch_runs run set status = 'RUNNING', started_at = coalesce(run.started_at, $1), lease_until = $2, attempts = run.attempts + 1, turn_at = $1
  from (
    select workspace_id, id from sentinel.batch_runs waiting
    where completed_at is null and (lease_until is null or lease_until <= $1) and not exists (
      select 1 from sentinel.batch_runs earlier where earlier.workspace_id = waiting.workspace_id and earlier.completed_at is null
        and (earlier.created_at, earlier.id) < (waiting.created_at, waiting.id))
    order by (select max(turn.turn_at) from sentinel.batch_runs turn where turn.workspace_id = waiting.workspace_id) nulls first, created_at, id
    limit 1 for update skip locked) due
  where run.workspace_id = due.workspace_id and run.id = due.id
  returning run.workspace_id as "workspaceId", run.id, run.type, run.attempts, run.done_until as "doneUntil", run.evaluated_until_id as "evaluatedUntilId"`

const RELEASE = `update sentinel.batch_runs set lease_until = null where workspace_id = $1 and id = $2 and lease_until = $3`

interface Claimed extends RunPosition {
  readonly workspaceId: string
  readonly id: string
  readonly type: BatchRunType
  readonly attempts: number
}

/** Performs a chunk of a waiting run at each call. */
export const runBatchRuns: Job = {
  name: 'sentinel.run_batch_runs',
  everyMs: 1_000,
  wakesOn: [events.batch_run_started],
  async run(worker) {
    const at = worker.now()
    const leaseUntil = new Date(at.getTime() + LEASE_MS)
    const [claimed] = await worker.sql<Claimed>(CLAIM, [at, leaseUntil])
    if (!claimed) return 0
    const { workspaceId, id } = claimed
    try {
      await performClaimed(worker, claimed)
      await worker.sql(RELEASE, [workspaceId, id, leaseUntil])
    } catch (error) {
      // The lease is the pause before the next attempt.
      worker.log({ error, workspaceId, batchRunId: id }, 'failed to perform a batch run')
    }
    return 1
  },
}

async function performClaimed(
  worker: Worker,
  { workspaceId, id, type, attempts, ...position }: Claimed,
): Promise<void> {
  worker.signal.throwIfAborted()
  const size = CHUNK_SIZES[type]
  if (attempts === 1 && size > 1)
    try {
      await runBatchChunk(await worker.contextIn(workspaceId), { id, size })
      return
    } catch (error) {
      worker.log(
        { error, workspaceId, batchRunId: id },
        'a chunk failed, its profiles are performed one by one',
      )
    }
  if (attempts > ATTEMPTS_MAX)
    await runBatchChunk(await worker.contextIn(workspaceId), { id, size: 1, skipAfter: position })
  else for (let count = 0; count < size; count++) if (!(await performOne(worker, { workspaceId, id }))) return
}

/** Performs the next profile of a run; counts it as failed if that is not due to an outage. Returns false when the run has ended. */
async function performOne(
  worker: Worker,
  { workspaceId, id }: Pick<Claimed, 'workspaceId' | 'id'>,
): Promise<boolean> {
  worker.signal.throwIfAborted()
  const [before] = await worker.sql<RunPosition>(POSITION, [workspaceId, id])
  if (!before) return false
  try {
    return (await runBatchChunk(await worker.contextIn(workspaceId), { id, size: 1 })) !== undefined
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'unavailable') throw error
    worker.log({ error, workspaceId, batchRunId: id }, 'a profile of a batch run failed')
    return (
      (await runBatchChunk(await worker.contextIn(workspaceId), { id, size: 1, skipAfter: before })) !==
      undefined
    )
  }
}

const POSITION = `select done_until as "doneUntil", evaluated_until_id as "evaluatedUntilId" from sentinel.batch_runs where workspace_id = $1 and id = $2 and completed_at is null`
