import type { Tx } from '#kernel/command.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { BatchRun, type BatchRunRow } from '#sentinel/entities/batch-run.ts'
import { events } from '#sentinel/events.ts'

/** A run without its profiles, of which there may be thousands. */
export type ReadableBatchRun = Omit<BatchRunRow, 'profileIds'>

export const BATCH_RUN_COLUMNS = columnsOf(BatchRun, 'run')
  .split(', ')
  .filter(column => !column.includes('profile_ids'))
  .join(', ')

/** Publishes that a run ended, with the fields of the REST body. */
export function publishCompletion(tx: Tx, run: ReadableBatchRun): void {
  tx.emit(events.batch_run_completed, run.id, {
    id: run.id,
    type: run.type,
    status: run.status,
    asOf: run.asOf.toISOString(),
    from: run.periodFrom?.toISOString() ?? null,
    to: run.periodTo?.toISOString() ?? null,
    profilesTotal: run.profilesTotal,
    profilesDone: run.profilesDone,
    profilesFailed: run.profilesFailed,
    baselinesComputed: run.baselinesComputed,
    signalsCreated: run.signalsCreated,
    createdBy: run.createdBy,
    createdAt: run.createdAt.toISOString(),
    startedAt: run.startedAt?.toISOString() ?? null,
    completedAt: run.completedAt?.toISOString() ?? null,
  })
}
