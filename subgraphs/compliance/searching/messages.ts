import type { MatchIndex } from '#compliance/matching/index/layout.ts'
import type { MatchParty } from '#compliance/matching/kinds.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'

/** Start data of a search thread. */
export interface SearchThreadData {
  /** In the order of the sources. */
  readonly indexes: readonly { readonly source: ListSource; readonly index: MatchIndex }[]
}

/** Request to a compare thread. */
export interface ComparedParties {
  readonly one: MatchParty
  readonly other: MatchParty
}

/** Messages of a task thread: first `ready`, then one result per task. */
export type TaskReply<Result> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'found'; readonly found: Result }
  | { readonly kind: 'failed'; readonly error: unknown }

/** Request to a build thread. */
export type BuildRequest =
  | { readonly kind: 'page'; /** An array of entries in JSON. */ readonly entries: string }
  | { readonly kind: 'finish' }

/** Response of a build thread, one per request. */
export type BuildReply =
  | { readonly kind: 'taken' }
  | { readonly kind: 'built'; readonly index: MatchIndex }
  | { readonly kind: 'failed'; readonly error: unknown }
