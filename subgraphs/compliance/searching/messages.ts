import type { MatchIndex } from '../matching/index/layout.ts'
import type { MatchParty } from '../matching/kinds.ts'
import type { ListSource } from '../watchlists/formats/formats.ts'

/** What a thread that searches is begun with. */
export interface SearchThreadData {
  /** In the order of the sources. */
  readonly indexes: readonly { readonly source: ListSource; readonly index: MatchIndex }[]
}

/** What a thread that compares is told. */
export interface ComparedParties {
  readonly one: MatchParty
  readonly other: MatchParty
}

/** What a thread says that does tasks: first that it is ready, then one answer to each task. */
export type TaskAnswer<Result> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'found'; readonly found: Result }
  | { readonly kind: 'failed'; readonly error: unknown }

/** What a thread that makes indexes is told. */
export type BuildRequest =
  | { readonly kind: 'page'; /** An array of entries in JSON. */ readonly entries: string }
  | { readonly kind: 'finish' }

/** One to each request. */
export type BuildAnswer =
  | { readonly kind: 'taken' }
  | { readonly kind: 'built'; readonly index: MatchIndex }
  | { readonly kind: 'failed'; readonly error: unknown }
