import { command, type Tx } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import {
  BATCH_RUN_COLUMNS,
  publishCompletion,
  type ReadableBatchRun,
} from '#sentinel/batch-runs/batch-run-rows.ts'
import { performChunk, type ChunkProgress } from '#sentinel/batch-runs/perform-chunk.ts'
import { nextProfiles } from '#sentinel/batch-runs/profiles-of-run.ts'
import { refuse } from '#sentinel/errors.ts'

export interface RunBatchChunk {
  readonly id: string
  /** Profiles of the chunk. */
  readonly size: number
  /** Counts the next profile as failed instead of performing it, if the run is still at this position. */
  readonly skipAfter?: RunPosition
}

/** How far a run is: the last profile that is done, and the last evaluated transaction of the next one. */
export type RunPosition = Pick<ReadableBatchRun, 'doneUntil' | 'evaluatedUntilId'>

type OpenRun = ReadableBatchRun & { readonly hasProfileIds: boolean }

const OPEN = `select ${BATCH_RUN_COLUMNS}, profile_ids is not null as "hasProfileIds" from sentinel.batch_runs run
  where workspace_id = $1 and id = $2 and completed_at is null`

/** Only if no other worker performed the chunk and the run was not cancelled; the transaction is rolled back otherwise. */
const ADVANCE = `update sentinel.batch_runs set done_until = $3, evaluated_until_at = $4, evaluated_until_id = $5,
    profiles_done = profiles_done + $6, profiles_failed = profiles_failed + $7, baselines_computed = baselines_computed + $8,
    signals_created = signals_created + $9, attempts = 0
  where workspace_id = $1 and id = $2 and completed_at is null and done_until is not distinct from $10::uuid and evaluated_until_id is not distinct from $11::uuid
  returning 1`

const COMPLETE = `update sentinel.batch_runs set status = $3, completed_at = $4, profiles_total = profiles_done + profiles_failed, lease_until = null
  where workspace_id = $1 and id = $2 and completed_at is null and done_until is not distinct from $5::uuid returning profiles_total as "profilesTotal"`

/**
 * Performs the next profiles of a run, and saves the progress in the same transaction: a worker that dies loses, doubles and skips nothing.
 * Completes the run when no profile is left. Returns the run as it was before the chunk; undefined when it has ended.
 */
export const runBatchChunk = command(
  async (tx, { id, size, skipAfter }: RunBatchChunk): Promise<OpenRun | undefined> => {
    allow(tx.actor, { kinds: ['platform'] })
    const [run] = await tx.sql<OpenRun>(OPEN, [tx.actor.workspaceId, id])
    if (!run) return undefined
    if (skipAfter && !isAt(run, skipAfter)) return run
    const profileIds = await nextProfiles(tx, run, size)
    if (profileIds.length === 0) await complete(tx, run)
    else if (skipAfter) await advance(tx, run, { ...SKIPPED, doneUntil: profileIds[0]! }, 1)
    else await advance(tx, run, await performChunk(tx, run, profileIds), 0)
    return run
  },
  { storage: 'one-time' },
)

const isAt = (run: RunPosition, { doneUntil, evaluatedUntilId }: RunPosition): boolean =>
  run.doneUntil === doneUntil && run.evaluatedUntilId === evaluatedUntilId

const SKIPPED = { done: 0, baselines: 0, signals: 0, evaluatedUntil: null }

async function advance(tx: Tx, run: OpenRun, progress: ChunkProgress, failed: number): Promise<void> {
  const { doneUntil, evaluatedUntil, done, baselines, signals } = progress
  const [advanced] = await tx.sql(ADVANCE, [
    run.workspaceId,
    run.id,
    doneUntil,
    evaluatedUntil?.at ?? null,
    evaluatedUntil?.id ?? null,
    done,
    failed,
    baselines,
    signals,
    run.doneUntil,
    run.evaluatedUntilId,
  ])
  if (!advanced)
    throw refuse('INVALID_STATE', { message: 'The run has ended or another worker performs it.' })
}

async function complete(tx: Tx, run: OpenRun): Promise<void> {
  const { profilesDone, profilesFailed } = run
  const status = profilesFailed === 0 ? 'COMPLETED' : profilesDone === 0 ? 'FAILED' : 'COMPLETED_WITH_ERRORS'
  const completedAt = tx.now()
  const [completed] = await tx.sql<{ profilesTotal: number }>(COMPLETE, [
    run.workspaceId,
    run.id,
    status,
    completedAt,
    run.doneUntil,
  ])
  if (completed) publishCompletion(tx, { ...run, ...completed, status, completedAt })
}
