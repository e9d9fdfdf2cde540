import type { Context } from '#kernel/context.ts'
import { continueListUpdateRun } from '#compliance/operations/lists/continue-list-update-run.ts'
import { screenDueSubjects } from '#compliance/operations/screenings/screen-due-subjects.ts'
import { monitoringCoverage } from '#compliance/queries/monitoring-coverage.ts'
import { listUpdateRuns, type ListUpdateRunsArgs } from '#compliance/queries/list-update-runs.ts'
import type { Resolvers } from '#compliance/schema.gen.ts'

export const monitoring = {
  Query: {
    monitoringCoverage: (_: unknown, __: unknown, ctx: Context) => monitoringCoverage(ctx),
    listUpdateRuns: (_: unknown, page: ListUpdateRunsArgs, ctx: Context) => listUpdateRuns(ctx, page),
  },
  Mutation: {
    screenDueSubjects: (_: unknown, __: unknown, ctx: Context) => screenDueSubjects(ctx),
    continueListUpdateRun: (_: unknown, __: unknown, ctx: Context) => continueListUpdateRun(ctx, {}),
  },
} satisfies Resolvers
