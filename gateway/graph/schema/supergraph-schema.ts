import { buildASTSchema, type GraphQLSchema } from 'graphql'
import { parsedSupergraph } from '#gateway/graph/schema/parsed-supergraph.ts'

let last: { readonly sdl: string; readonly schema: GraphQLSchema } | undefined

/** The types of the graph with their constraints and descriptions. Cached, because all services of a process share one supergraph. */
export function graphOf(supergraphSdl: string): GraphQLSchema {
  if (last?.sdl !== supergraphSdl)
    last = {
      sdl: supergraphSdl,
      schema: buildASTSchema(parsedSupergraph(supergraphSdl), { assumeValid: true, assumeValidSDL: true }),
    }
  return last.schema
}
