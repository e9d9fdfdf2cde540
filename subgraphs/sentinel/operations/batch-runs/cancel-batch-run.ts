import { command } from '#kernel/command.ts'
import {
  BATCH_RUN_COLUMNS,
  publishCompletion,
  type ReadableBatchRun,
} from '#sentinel/batch-runs/batch-run-rows.ts'
import { refuse } from '#sentinel/errors.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'

export interface CancelBatchRun {
  readonly id: string
}

const LOCK = `select ${BATCH_RUN_COLUMNS} from sentinel.batch_runs run where workspace_id = $1 and id = $2 for update`
const CANCEL = `update sentinel.batch_runs set status = 'CANCELLED', completed_at = $3, lease_until = null where workspace_id = $1 and id = $2`

/** Cancels a run. A chunk that the worker is performing at the moment is rolled back, because it finds the run ended. */
export const cancelBatchRun = command(async (tx, { id }: CancelBatchRun): Promise<ReadableBatchRun> => {
  admitWriter(tx.actor)
  const { workspaceId } = tx.actor
  const [run] = await tx.sql<ReadableBatchRun>(LOCK, [workspaceId, id])
  if (!run) throw refuse('BATCH_RUN_NOT_FOUND')
  if (run.completedAt !== null) throw refuse('INVALID_STATE', { message: `The run is ${run.status}.` })
  await tx.sql(CANCEL, [workspaceId, id, tx.now()])
  const cancelled = { ...run, status: 'CANCELLED' as const, completedAt: tx.now(), leaseUntil: null }
  publishCompletion(tx, cancelled)
  return cancelled
})
