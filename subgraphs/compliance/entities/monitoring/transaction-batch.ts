import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'

/** Transactions that a worker stores and evaluates in order. */
export const TransactionBatch = defineEntity({
  name: 'TransactionBatch',
  schema: 'compliance',
  tableName: 'transaction_batches',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    status: p.text().$type<'QUEUED' | 'RUNNING' | 'COMPLETED'>(),
    total: p.integer(),
    evaluated: p.integer(),
    failed: p.integer(),
    createdBy: p.text(),
    createdAt: p.datetime(),
    completedAt: p.datetime().strictNullable(),
  },
})

export type TransactionBatchRow = Row<typeof TransactionBatch>

/** A transaction of a batch. */
export const TransactionBatchItem = defineEntity({
  name: 'TransactionBatchItem',
  schema: 'compliance',
  tableName: 'transaction_batch_items',
  properties: {
    workspaceId: p.uuid().primary(),
    batchId: p.uuid(),
    id: p.uuid().primary(),
    /** Its place in the batch, from 0. */
    position: p.integer(),
    status: p.text().$type<'QUEUED' | 'EVALUATED' | 'FAILED'>(),
    transactionId: p.text(),
    /** The transaction of the request, encrypted; null once it was evaluated or refused. */
    content: p.text().strictNullable(),
    /** Code and message of the error; null unless it was refused. */
    code: p.text().strictNullable(),
    message: p.text().strictNullable(),
  },
})

export type TransactionBatchItemRow = Row<typeof TransactionBatchItem>
