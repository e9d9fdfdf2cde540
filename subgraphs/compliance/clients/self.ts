import { domainCall } from '#kernel/graph/domain-call.ts'
import type { Context } from '#kernel/context.ts'

/** The lists are loaded where this domain is served, which may be another process than the worker, so its jobs use a domain call. */
export const RUN_QUEUED = domainCall<{ batchId: string }, { runQueuedScreenings: number }>(
  'mutation RunQueuedScreenings($batchId: UUID!) { runQueuedScreenings(batchId: $batchId) }',
)

/** Screens the next subjects of a batch; returns the number screened. */
export const runQueued = async (ctx: Context, batchId: string): Promise<number> =>
  (await ctx.callDomain(ctx, RUN_QUEUED, { batchId })).runQueuedScreenings

export const RUN_QUEUED_TRANSACTIONS = domainCall<{ batchId: string }, { runQueuedTransactions: number }>(
  'mutation RunQueuedTransactions($batchId: UUID!) { runQueuedTransactions(batchId: $batchId) }',
)

/** Stores and evaluates the next transactions of a batch; returns their number. */
export const runQueuedTransactions = async (ctx: Context, batchId: string): Promise<number> =>
  (await ctx.callDomain(ctx, RUN_QUEUED_TRANSACTIONS, { batchId })).runQueuedTransactions

export const EVALUATE_MOVEMENTS = domainCall<Record<string, never>, { evaluateMovements: number }>(
  'mutation EvaluateMovements { evaluateMovements }',
)

/** Stores and evaluates the next movements of the workspace's ledger; returns their number. */
export const evaluateMovements = async (ctx: Context): Promise<number> =>
  (await ctx.callDomain(ctx, EVALUATE_MOVEMENTS, {})).evaluateMovements
