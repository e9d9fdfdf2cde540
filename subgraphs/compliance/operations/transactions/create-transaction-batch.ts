import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { invalid } from '#kernel/refusals.ts'
import {
  TransactionBatch,
  type TransactionBatchRow,
} from '#compliance/entities/monitoring/transaction-batch.ts'
import { events } from '#compliance/events.ts'
import { transactionIssues } from '#compliance/evaluation/parse-transaction.ts'
import { sealBatchItem } from '#compliance/evaluation/seal-transaction.ts'
import { admitWriter } from '#compliance/rules/rights.ts'
import type { TransactionInput } from '#compliance/schema.gen.ts'

export interface CreateTransactionBatch {
  readonly transactions: readonly TransactionInput[]
}

/** Maximum number of validation issues in one response. */
const ISSUES_MAX = 50

const INSERT = insertOf(TransactionBatch, 'batch')
const QUEUE = `
  insert into compliance.transaction_batch_items (workspace_id, batch_id, id, position, status, transaction_id, content)
  select $1, $2, id, position, 'QUEUED', "transactionId", content
  from jsonb_to_recordset($3::jsonb) as given (id uuid, position integer, "transactionId" text, content text)`

const queue = command(async (tx, { transactions }: CreateTransactionBatch): Promise<TransactionBatchRow> => {
  const { workspaceId } = tx.actor
  const batch: TransactionBatchRow = {
    workspaceId,
    id: newId(),
    status: 'QUEUED',
    total: transactions.length,
    evaluated: 0,
    failed: 0,
    createdBy: tx.actor.subjectId,
    createdAt: tx.now(),
    completedAt: null,
  }
  const items = transactions.map((transaction, position) => {
    const id = newId()
    return {
      id,
      position,
      transactionId: transaction.transactionId,
      content: sealBatchItem(tx.keys, { workspaceId, id }, transaction),
    }
  })
  await tx.sql(INSERT, valuesOf(TransactionBatch, batch))
  await tx.sql(QUEUE, [workspaceId, batch.id, JSON.stringify(items)])
  tx.emit(events.transaction_batch_queued, batch.id, { batchId: batch.id, total: batch.total })
  return batch
})

/** Queues transactions, which a job stores and evaluates in the given order. Every transaction is validated before any is queued. */
export async function createTransactionBatch(
  ctx: Context,
  input: CreateTransactionBatch,
): Promise<TransactionBatchRow> {
  admitWriter(ctx.actor)
  if (input.transactions.length === 0)
    throw invalid([{ field: 'transactions', reason: 'must have at least 1 item' }])
  const issues = input.transactions.flatMap((transaction, index) =>
    transactionIssues(transaction, ctx.now(), `transactions[${index}]`),
  )
  if (issues.length > 0) throw invalid(issues.slice(0, ISSUES_MAX))
  await ctx.keys.ready(ctx.actor.workspaceId)
  return queue(ctx, input)
}
