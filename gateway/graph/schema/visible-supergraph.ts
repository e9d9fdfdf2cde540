import { visit, type DocumentNode } from 'graphql'
import { parsedSupergraph } from './parsed-supergraph.ts'

/** Removes `@inaccessible` from the supergraph, so that internal documents can use fields that the public API hides. */
export function withoutInaccessible(supergraphSdl: string): DocumentNode {
  return visit(parsedSupergraph(supergraphSdl), {
    Directive: ({ name }) => (name.value === 'inaccessible' ? null : undefined),
  })
}
