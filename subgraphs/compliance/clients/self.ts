import { question } from '#kernel/ask.ts'
import type { Context } from '#kernel/context.ts'

/** The lists are loaded where this domain is served, which need not be where the worker is; so its duties ask as others do. */
export const RUN_QUEUED = question<{ batchId: string }, { runQueuedScreenings: number }>('mutation RunQueuedScreenings($batchId: UUID!) { runQueuedScreenings(batchId: $batchId) }')

/** Has the next subjects of a batch screened; how many were. */
export const runQueued = async (ctx: Context, batchId: string): Promise<number> => (await ctx.ask(ctx, RUN_QUEUED, { batchId })).runQueuedScreenings
