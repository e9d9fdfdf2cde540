import type { Context } from '#kernel/context.ts'
import { continueRescreening } from '../operations/continue-rescreening.ts'
import { screenDueSubjects } from '../operations/screen-due-subjects.ts'
import { monitoringCoverage } from '../queries/monitoring-coverage.ts'
import { rescreenings, type RescreeningsArgs } from '../queries/rescreenings.ts'
import type { Resolvers } from '../schema.gen.ts'

export const monitoring = {
  Query: {
    monitoringCoverage: (_: unknown, __: unknown, ctx: Context) => monitoringCoverage(ctx),
    rescreenings: (_: unknown, page: RescreeningsArgs, ctx: Context) => rescreenings(ctx, page),
  },
  Mutation: {
    screenDueSubjects: (_: unknown, __: unknown, ctx: Context) => screenDueSubjects(ctx),
    continueRescreening: (_: unknown, __: unknown, ctx: Context) => continueRescreening(ctx, {}),
  },
} satisfies Resolvers
