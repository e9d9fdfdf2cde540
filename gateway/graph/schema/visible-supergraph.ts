import { visit, type DocumentNode } from 'graphql'
import { parsedSupergraph } from './parsed-supergraph.ts'

/** The supergraph with nothing hidden: what `@inaccessible` keeps from the public API, internal documents may use. */
export function withoutInaccessible(supergraphSdl: string): DocumentNode {
  return visit(parsedSupergraph(supergraphSdl), {
    Directive: ({ name }) => (name.value === 'inaccessible' ? null : undefined),
  })
}
