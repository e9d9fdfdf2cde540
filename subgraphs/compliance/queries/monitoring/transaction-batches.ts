import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import {
  TransactionBatch,
  type TransactionBatchItemRow,
  type TransactionBatchRow,
} from '#compliance/entities/monitoring/transaction-batch.ts'
import { admitReader } from '#compliance/rules/rights.ts'

const ONE = `select ${columnsOf(TransactionBatch, 'batch')} from compliance.transaction_batches batch where workspace_id = $1 and id = $2`
const FAILURES = `
  select transaction_id as "transactionId", code, message from compliance.transaction_batch_items
  where workspace_id = $1 and batch_id = $2 and status = 'FAILED' order by position limit 1000`

/** A batch of transactions; null when there is none with this id. */
export async function transactionBatch(ctx: Context, id: string): Promise<TransactionBatchRow | null> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const [row] = await ctx.database.read<TransactionBatchRow>(workspaceId, ONE, [workspaceId, id])
  return row ?? null
}

export type TransactionBatchFailure = Pick<TransactionBatchItemRow, 'transactionId' | 'code' | 'message'>

/** The refused transactions of a batch, in its order. */
export const transactionBatchFailures = async (
  ctx: Context,
  { id, failed }: Pick<TransactionBatchRow, 'id' | 'failed'>,
): Promise<readonly TransactionBatchFailure[]> =>
  failed === 0
    ? []
    : ctx.database.read<TransactionBatchFailure>(ctx.actor.workspaceId, FAILURES, [ctx.actor.workspaceId, id])
