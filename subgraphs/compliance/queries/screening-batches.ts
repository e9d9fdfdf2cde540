import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { ScreeningBatch, type ScreeningBatchRow } from '#compliance/entities/screening-batch.ts'
import { refuse } from '#compliance/errors.ts'
import { admitReader } from '#compliance/rules/rights.ts'

/** A batch with its progress. */
export interface BatchProgress extends ScreeningBatchRow {
  readonly queued: number
  readonly failed: number
  readonly hits: number
}

const BATCH = `select ${columnsOf(ScreeningBatch, 'batch')}, counted.* from compliance.screening_batches batch
  cross join lateral (select count(*) filter (where status = 'QUEUED')::integer as queued, count(*) filter (where status = 'FAILED')::integer as failed,
      count(*) filter (where total_matches > 0)::integer as hits
    from compliance.screenings where workspace_id = $1 and batch_id = $2) counted
  where workspace_id = $1 and id = $2`

/** A batch with the counts of queued and failed screenings and of hits. */
export async function screeningBatch(ctx: Context, id: string): Promise<BatchProgress> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const [batch] = await ctx.database.read<BatchProgress>(workspaceId, BATCH, [workspaceId, id])
  if (!batch) throw refuse('BATCH_NOT_FOUND')
  return {
    ...batch,
    status: batch.status === 'QUEUED' && batch.queued < batch.total ? 'RUNNING' : batch.status,
  }
}
