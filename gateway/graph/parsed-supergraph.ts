import { parse, type DocumentNode } from 'graphql'

let last: { readonly sdl: string; readonly document: DocumentNode } | undefined

/** The supergraph's document without places in the text. It is long, and everything in a process that reads it reads the same one. */
export function parsedSupergraph(sdl: string): DocumentNode {
  if (last?.sdl !== sdl) last = { sdl, document: parse(sdl, { noLocation: true }) }
  return last.document
}
