import type { Context } from '#kernel/context.ts'
import type { TransactionBatchRow } from '#compliance/entities/monitoring/transaction-batch.ts'
import {
  createTransactionBatch,
  type CreateTransactionBatch,
} from '#compliance/operations/transactions/create-transaction-batch.ts'
import {
  evaluateTransaction,
  type EvaluateTransaction,
} from '#compliance/operations/transactions/evaluate-transaction.ts'
import {
  ingestTransaction,
  type IngestTransaction,
} from '#compliance/operations/transactions/ingest-transaction.ts'
import { evaluateMovements } from '#compliance/operations/movements/evaluate-movements.ts'
import { runQueuedTransactions } from '#compliance/operations/transactions/run-queued-transactions.ts'
import {
  evaluation,
  monitoredTransaction,
  monitoredTransactions,
  type TransactionPage,
} from '#compliance/queries/monitoring/monitored-transactions.ts'
import { evaluationReplay } from '#compliance/queries/monitoring/replay-evaluation.ts'
import {
  transactionBatch,
  transactionBatchFailures,
} from '#compliance/queries/monitoring/transaction-batches.ts'
import type { Resolvers } from '#compliance/schema.gen.ts'

interface Input<Given> {
  readonly input: Given
}

export const transactions = {
  Query: {
    monitoredTransaction: (_: unknown, { transactionId }: { transactionId: string }, ctx: Context) =>
      monitoredTransaction(ctx, transactionId),
    monitoredTransactions: (_: unknown, page: TransactionPage, ctx: Context) =>
      monitoredTransactions(ctx, page),
    evaluation: (_: unknown, { id }: { id: string }, ctx: Context) => evaluation(ctx, id),
    evaluationReplay: (_: unknown, { id }: { id: string }, ctx: Context) => evaluationReplay(ctx, id),
    transactionBatch: (_: unknown, { id }: { id: string }, ctx: Context) => transactionBatch(ctx, id),
  },
  Mutation: {
    evaluateTransaction: (_: unknown, { input }: Input<EvaluateTransaction>, ctx: Context) =>
      evaluateTransaction(ctx, input),
    ingestTransaction: (_: unknown, { input }: Input<IngestTransaction>, ctx: Context) =>
      ingestTransaction(ctx, input),
    createTransactionBatch: (_: unknown, { input }: Input<CreateTransactionBatch>, ctx: Context) =>
      createTransactionBatch(ctx, input),
    runQueuedTransactions: (_: unknown, { batchId }: { batchId: string }, ctx: Context) =>
      runQueuedTransactions(ctx, { batchId }),
    evaluateMovements: (_: unknown, __: unknown, ctx: Context) => evaluateMovements(ctx),
  },
  TransactionBatch: {
    batchId: ({ id }: TransactionBatchRow) => id,
    failures: (batch: TransactionBatchRow, _: unknown, ctx: Context) => transactionBatchFailures(ctx, batch),
  },
} satisfies Resolvers
