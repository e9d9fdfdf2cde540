import { parse, visit, type DocumentNode } from 'graphql'

/** The supergraph with nothing hidden: what `@inaccessible` keeps from the public API, internal documents may use. */
export function withoutInaccessible(supergraphSdl: string): DocumentNode {
  return visit(parse(supergraphSdl), {
    Directive: ({ name }) => (name.value === 'inaccessible' ? null : undefined),
  })
}
