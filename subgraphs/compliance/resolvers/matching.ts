import type { Context } from '#kernel/context.ts'
import { compareSubjects, type CompareSubjects } from '#compliance/queries/compare-subjects.ts'
import type { Resolvers } from '#compliance/schema.gen.ts'

export const matching = {
  Query: {
    compareSubjects: (_: unknown, { input }: { input: CompareSubjects }, ctx: Context) =>
      compareSubjects(ctx, input),
  },
} satisfies Resolvers
