import { parse, type DocumentNode } from 'graphql'

let last: { readonly sdl: string; readonly document: DocumentNode } | undefined

/** The parsed supergraph, without source locations. Cached for the process, because parsing it is slow and several parts need it. */
export function parsedSupergraph(sdl: string): DocumentNode {
  if (last?.sdl !== sdl) last = { sdl, document: parse(sdl, { noLocation: true }) }
  return last.document
}
