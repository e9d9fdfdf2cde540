import { buildASTSchema, type GraphQLSchema } from 'graphql'
import { parsedSupergraph } from '../gateway/graph/parsed-supergraph.ts'

let last: { readonly sdl: string; readonly schema: GraphQLSchema } | undefined

/** The graph's types with the bounds and words of their definitions; a supergraph is the same for every service of a process. */
export function graphOf(supergraphSdl: string): GraphQLSchema {
  if (last?.sdl !== supergraphSdl) last = { sdl: supergraphSdl, schema: buildASTSchema(parsedSupergraph(supergraphSdl), { assumeValid: true, assumeValidSDL: true }) }
  return last.schema
}
