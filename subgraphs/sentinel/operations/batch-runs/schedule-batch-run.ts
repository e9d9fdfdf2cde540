import { command } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { allow } from '#kernel/principal.ts'
import { WATCHED } from '#sentinel/batch-runs/profiles-of-run.ts'
import { BatchRun } from '#sentinel/entities/batch-run.ts'
import { events } from '#sentinel/events.ts'

export interface ScheduleBatchRun {
  /** When the run of the day is due. */
  readonly dueAt: Date
}

const PLATFORM = 'platform'

const COUNT_WATCHED = `select count(*)::int as count from sentinel.profiles where workspace_id = $1 and ${WATCHED} and created_at < $2`
const HAS_TRANSACTION =
  'select 1 from sentinel.transactions where workspace_id = $1 and received_at < $2 limit 1'
const INSERT = `${insertOf(BatchRun, 'run')} on conflict (workspace_id, scheduled_on) where scheduled_on is not null do nothing returning 1`

/** Queues the nightly run of the workspace, once a day, if it had a watched profile and a transaction by then. Returns whether it was queued now. */
export const scheduleBatchRun = command(
  async (tx, { dueAt }: ScheduleBatchRun): Promise<boolean> => {
    allow(tx.actor, { kinds: ['platform'] })
    const { workspaceId } = tx.actor
    const [watched] = await tx.sql<{ count: number }>(COUNT_WATCHED, [workspaceId, dueAt])
    const [transaction] = await tx.sql(HAS_TRANSACTION, [workspaceId, dueAt])
    if (watched!.count === 0 || !transaction) return false
    const run = {
      workspaceId,
      id: newId(),
      type: 'FULL' as const,
      status: 'QUEUED' as const,
      asOf: tx.now(),
      profilesTotal: watched!.count,
      profilesDone: 0,
      profilesFailed: 0,
      baselinesComputed: 0,
      signalsCreated: 0,
      scheduledOn: dueAt.toISOString().slice(0, 10),
      attempts: 0,
      createdBy: PLATFORM,
      createdAt: tx.now(),
    }
    const [queued] = await tx.sql(INSERT, valuesOf(BatchRun, run))
    if (queued)
      tx.emit(events.batch_run_started, run.id, {
        batchRunId: run.id,
        type: run.type,
        profilesTotal: run.profilesTotal,
      })
    return queued !== undefined
  },
  { storage: 'one-time' },
)
