import type { Context } from '#kernel/context.ts'
import { documentTypes } from '#idv/queries/document-types.ts'
import { parseZones } from '#idv/queries/parse-zones.ts'
import type { Resolvers } from '#idv/schema.gen.ts'

export const documentParts = {
  Query: {
    documentTypes: (_: unknown, filter: { readonly country?: string | null }, ctx: Context) =>
      documentTypes(ctx, filter),
    parseZones: (_: unknown, given: { readonly zones: readonly (readonly string[])[] }, ctx: Context) => ({
      results: parseZones(ctx, given),
    }),
  },
} satisfies Resolvers
