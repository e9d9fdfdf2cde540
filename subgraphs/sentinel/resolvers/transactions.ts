import type { Context } from '#kernel/context.ts'
import {
  decideDisbursement,
  type DecideDisbursement,
} from '#sentinel/operations/transactions/decide-disbursement.ts'
import { ingestAccountEvent } from '#sentinel/operations/transactions/ingest-account-event.ts'
import { ingestElderTransaction } from '#sentinel/operations/transactions/ingest-elder-transaction.ts'
import {
  ingestElderTransactions,
  type IngestElderTransactions,
} from '#sentinel/operations/transactions/ingest-elder-transactions.ts'
import { voidDisbursement } from '#sentinel/operations/transactions/void-disbursement.ts'
import type { IngestAccountEventInput, IngestElderTransactionInput, Resolvers } from '#sentinel/schema.gen.ts'

interface Input<Given> {
  readonly input: Given
}

export const transactionParts = {
  Mutation: {
    ingestElderTransaction: (_: unknown, { input }: Input<IngestElderTransactionInput>, ctx: Context) =>
      ingestElderTransaction(ctx, input),
    ingestElderTransactions: (_: unknown, { input }: Input<IngestElderTransactions>, ctx: Context) =>
      ingestElderTransactions(ctx, input),
    ingestAccountEvent: (_: unknown, { input }: Input<IngestAccountEventInput>, ctx: Context) =>
      ingestAccountEvent(ctx, input),
    decideDisbursement: (_: unknown, args: DecideDisbursement, ctx: Context) => decideDisbursement(ctx, args),
    voidDisbursement: (_: unknown, args: { transactionId: string }, ctx: Context) =>
      voidDisbursement(ctx, args),
  },
} satisfies Resolvers
