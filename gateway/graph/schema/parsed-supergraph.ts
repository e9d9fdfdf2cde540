import { parse, type DocumentNode } from 'graphql'

let last: { readonly sdl: string; readonly document: DocumentNode } | undefined

/**
 * Parses the supergraph without source locations. The result is cached for the process, because parsing is slow and
 * several parts need it.
 */
export function parsedSupergraph(sdl: string): DocumentNode {
  if (last?.sdl !== sdl) last = { sdl, document: parse(sdl, { noLocation: true }) }
  return last.document
}
