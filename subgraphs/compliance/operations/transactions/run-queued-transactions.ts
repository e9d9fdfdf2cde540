import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { allow } from '#kernel/principal.ts'
import { Refusal } from '#kernel/refusals.ts'
import {
  TransactionBatchItem,
  type TransactionBatchItemRow,
} from '#compliance/entities/monitoring/transaction-batch.ts'
import { events } from '#compliance/events.ts'
import { decryptBatchItem } from '#compliance/evaluation/seal-transaction.ts'
import { storeForBatch } from './ingest-transaction.ts'

/** Small enough to finish within the timeout of a domain call, also on a busy machine. */
const BATCH_SIZE = 50

const QUEUED = `
  select ${columnsOf(TransactionBatchItem, 'item')} from compliance.transaction_batch_items item
  where workspace_id = $1 and batch_id = $2 and status = 'QUEUED' order by position limit ${BATCH_SIZE}`
const FINISH = `
  with finished as (
    update compliance.transaction_batch_items set status = $4, content = null, code = $5, message = $6
    where workspace_id = $1 and batch_id = $2 and id = $3 and status = 'QUEUED' returning status)
  update compliance.transaction_batches batch
    set status = 'RUNNING', evaluated = evaluated + (finished.status = 'EVALUATED')::int, failed = failed + (finished.status = 'FAILED')::int
  from finished where batch.workspace_id = $1 and batch.id = $2`
const COMPLETE = `
  update compliance.transaction_batches set status = 'COMPLETED', completed_at = $3
  where workspace_id = $1 and id = $2 and status <> 'COMPLETED' and evaluated + failed = total
  returning total, evaluated, failed`

interface FinishedItem {
  readonly item: TransactionBatchItemRow
  /** Undefined when the transaction was stored. */
  readonly refusal: Refusal | undefined
}

const finish = command(async (tx, { item, refusal }: FinishedItem): Promise<void> => {
  await tx.sql(FINISH, [
    tx.actor.workspaceId,
    item.batchId,
    item.id,
    refusal ? 'FAILED' : 'EVALUATED',
    refusal?.code ?? null,
    refusal?.message ?? null,
  ])
})

const complete = command(async (tx, { batchId }: { readonly batchId: string }): Promise<void> => {
  const [done] = await tx.sql<{ total: number; evaluated: number; failed: number }>(COMPLETE, [
    tx.actor.workspaceId,
    batchId,
    tx.now(),
  ])
  if (done)
    tx.emit(events.transaction_batch_completed, batchId, {
      batchId,
      total: done.total,
      ok: done.evaluated,
      failed: done.failed,
    })
})

/**
 * Stores and evaluates the next queued transactions of a batch in their order, and completes the batch when none are left. Returns their
 * number. A run that was interrupted is repeated from the first transaction whose end is not recorded; storing it again changes nothing.
 */
export async function runQueuedTransactions(
  ctx: Context,
  { batchId }: { readonly batchId: string },
): Promise<number> {
  allow(ctx.actor, { kinds: ['service'] })
  const { workspaceId } = ctx.actor
  await ctx.keys.ready(workspaceId)
  const items = await ctx.database.read<TransactionBatchItemRow>(workspaceId, QUEUED, [workspaceId, batchId])
  let done = 0
  for (const item of items) {
    await finish(ctx, { item, refusal: await store(ctx, item) })
    done++
  }
  await complete(ctx, { batchId })
  return done
}

/** The refusal of a transaction, or undefined when it was stored. Refusals that a later attempt may avoid are thrown. */
async function store(ctx: Context, item: TransactionBatchItemRow): Promise<Refusal | undefined> {
  try {
    await storeForBatch(ctx, { transaction: decryptBatchItem(ctx.keys, { ...item, content: item.content! }) })
    return undefined
  } catch (error) {
    if (error instanceof Refusal && (error.kind === 'invalid' || error.kind === 'conflict')) return error
    throw error
  }
}
