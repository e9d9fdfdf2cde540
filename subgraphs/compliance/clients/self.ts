import { domainCall } from '#kernel/graph/domain-call.ts'
import type { Context } from '#kernel/context.ts'

/** The lists are loaded where this domain is served, which may be another process than the worker, so its jobs use a domain call. */
export const RUN_QUEUED = domainCall<{ batchId: string }, { runQueuedScreenings: number }>(
  'mutation RunQueuedScreenings($batchId: UUID!) { runQueuedScreenings(batchId: $batchId) }',
)

/** Screens the next subjects of a batch; returns the number screened. */
export const runQueued = async (ctx: Context, batchId: string): Promise<number> =>
  (await ctx.callDomain(ctx, RUN_QUEUED, { batchId })).runQueuedScreenings
