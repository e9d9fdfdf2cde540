import { question } from '#kernel/ask.ts'
import type { Context } from '#kernel/context.ts'

/** The lists are loaded where this domain is served, which need not be where the worker is; so its duties ask as others do. */
export const RUN_QUEUED = question<{ ids: readonly string[] }, { runQueuedScreenings: number }>('mutation RunQueuedScreenings($ids: [UUID!]!) { runQueuedScreenings(ids: $ids) }')

/** Has subjects screened that wait in a batch; how many were. */
export const runQueued = async (ctx: Context, ids: readonly string[]): Promise<number> => (await ctx.ask(ctx, RUN_QUEUED, { ids })).runQueuedScreenings
