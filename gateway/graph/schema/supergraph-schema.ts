import { buildASTSchema, type GraphQLSchema } from 'graphql'
import { parsedSupergraph } from './parsed-supergraph.ts'

let last: { readonly sdl: string; readonly schema: GraphQLSchema } | undefined

/**
 * The whole graph, including what the public API hides, with constraints and descriptions. All parts of a process
 * share it.
 */
export function supergraphSchema(sdl: string): GraphQLSchema {
  if (last?.sdl !== sdl)
    last = {
      sdl,
      schema: buildASTSchema(parsedSupergraph(sdl), { assumeValid: true, assumeValidSDL: true }),
    }
  return last.schema
}
