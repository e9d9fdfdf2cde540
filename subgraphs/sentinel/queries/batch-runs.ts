import type { Context } from '#kernel/context.ts'
import { connection, decodeCursor, type Connection, type PageArguments } from '#kernel/page.ts'
import { BATCH_RUN_COLUMNS, type ReadableBatchRun } from '#sentinel/batch-runs/batch-run-rows.ts'
import type { BatchRunStatus, BatchRunType } from '#sentinel/entities/batch-run.ts'
import { admitReader } from '#sentinel/rules/rights.ts'

const BY_ID = `select ${BATCH_RUN_COLUMNS} from sentinel.batch_runs run where workspace_id = $1 and id = $2`

/** A run of the workspace by its id. */
export async function batchRunById(ctx: Context, id: string): Promise<ReadableBatchRun | null> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const [run] = await ctx.database.read<ReadableBatchRun>(workspaceId, BY_ID, [workspaceId, id])
  return run ?? null
}

export interface BatchRunFilters {
  readonly type?: BatchRunType | null
  readonly status?: BatchRunStatus | null
}

/** Later than every row. */
const START = { at: new Date('9999-12-31T00:00:00Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
const LIST = 'sentinel.batch_runs'

const PAGE = `select ${BATCH_RUN_COLUMNS} from sentinel.batch_runs run
  where workspace_id = $1 and (created_at, id) < ($2, $3) and ($5::text is null or type = $5) and ($6::text is null or status = $6)
  order by created_at desc, id desc limit $4`

/** A page of runs, newest first. */
export async function batchRuns(
  ctx: Context,
  { first, after = null, type = null, status = null }: PageArguments & BatchRunFilters,
): Promise<Connection<ReadableBatchRun>> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const { at, id } = typeof after === 'string' ? decodeCursor(ctx, LIST, after) : START
  const rows = await ctx.database.read<ReadableBatchRun>(workspaceId, PAGE, [
    workspaceId,
    at,
    id,
    first + 1,
    type,
    status,
  ])
  return connection(ctx, LIST, rows, { first, after }, row => ({ at: row.createdAt, id: row.id }))
}
