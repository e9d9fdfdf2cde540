import type { Context } from '#kernel/context.ts'
import { compareSubjects, type CompareSubjects } from '../queries/compare-subjects.ts'
import type { Resolvers } from '../schema.gen.ts'

export const matching = {
  Query: {
    compareSubjects: (_: unknown, { input }: { input: CompareSubjects }, ctx: Context) =>
      compareSubjects(ctx, input),
  },
} satisfies Resolvers
