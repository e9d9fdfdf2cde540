import type { Context } from '#kernel/context.ts'
import type { PageArguments } from '#kernel/page.ts'
import type { StartBatchRun } from '#sentinel/batch-runs/batch-run-input.ts'
import type { ReadableBatchRun } from '#sentinel/batch-runs/batch-run-rows.ts'
import type { ReadableBaseline } from '#sentinel/baselines/stored-baseline.ts'
import {
  recomputeBaselines,
  type RecomputeBaselines,
} from '#sentinel/operations/baselines/recompute-baselines.ts'
import { cancelBatchRun, type CancelBatchRun } from '#sentinel/operations/batch-runs/cancel-batch-run.ts'
import { startBatchRun } from '#sentinel/operations/batch-runs/start-batch-run.ts'
import { baselineById, baselines, type BaselineFilters } from '#sentinel/queries/baselines.ts'
import { batchRunById, batchRuns, type BatchRunFilters } from '#sentinel/queries/batch-runs.ts'
import { existingProfile } from '#sentinel/queries/profiles.ts'
import type { Resolvers } from '#sentinel/schema.gen.ts'

interface IdArgument {
  readonly id: string
}

export const baselineParts = {
  Query: {
    behavioralBaseline: async (_: unknown, { id }: IdArgument, ctx: Context) =>
      (await baselineById(ctx, id)) ?? null,
    behavioralBaselines: (_: unknown, page: PageArguments & BaselineFilters, ctx: Context) =>
      baselines(ctx, page),
    sentinelBatchRun: (_: unknown, { id }: IdArgument, ctx: Context) => batchRunById(ctx, id),
    sentinelBatchRuns: (_: unknown, page: PageArguments & BatchRunFilters, ctx: Context) =>
      batchRuns(ctx, page),
  },
  Mutation: {
    recomputeBaselines: (_: unknown, input: RecomputeBaselines, ctx: Context) =>
      recomputeBaselines(ctx, input),
    startBatchRun: (_: unknown, { input }: { readonly input: StartBatchRun }, ctx: Context) =>
      startBatchRun(ctx, input),
    cancelBatchRun: (_: unknown, input: CancelBatchRun, ctx: Context) => cancelBatchRun(ctx, input),
  },
  BehavioralBaseline: {
    __resolveReference: ({ id }: IdArgument, ctx: Context) => baselineById(ctx, id),
    profile: ({ profileId }: ReadableBaseline, _: unknown, ctx: Context) => existingProfile(ctx, profileId),
  },
  SentinelBatchRun: {
    from: ({ periodFrom }: ReadableBatchRun) => periodFrom,
    to: ({ periodTo }: ReadableBatchRun) => periodTo,
  },
} satisfies Resolvers
