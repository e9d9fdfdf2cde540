import type { Comparison, MatchParty } from '#compliance/matching/kinds.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'

/** A search for one party. */
export interface Search {
  readonly party: MatchParty
  readonly sources: readonly ListSource[]
  /** Minimum score of a hit, 0 to 100. */
  readonly threshold: number
  /** Maximum number of hits over all sources. */
  readonly limit: number
  /** Whether an entry whose name occurs among other words of the party's name is a hit too; payments use this. */
  readonly isThorough?: boolean
}

/** A list entry that may be the party. */
export interface SearchHit {
  readonly source: ListSource
  readonly entryId: string
  readonly comparison: Comparison
  /** The name was read backwards or occurs among other words, so the hit needs review and is never certain. */
  readonly isIndirect?: true
}

/** The result of a search. */
export interface Found {
  /** In descending order of score; equal scores in order of source and id. */
  readonly hits: readonly SearchHit[]
  /** The version of each source that was searched. */
  readonly versions: Readonly<Partial<Record<ListSource, string>>>
  /** Sources that were not searched because no version is loaded. */
  readonly missing: readonly ListSource[]
}

/** Merges the versions of several results of one search call. */
export const versionsOf = (found: readonly Found[]): Found['versions'] =>
  Object.assign({}, ...found.map(({ versions }) => versions)) as Found['versions']

/** The owner of searches, and the deadline for their results. */
export interface SearchCall {
  readonly deadlineAt: number
  readonly workspaceId: string
  /** Whether a payment waits for the results; its searches run before all others. */
  readonly isPayment?: boolean
}

/** Searches the loaded lists in separate threads, which serve workspaces in turn. */
export interface Searcher {
  /** Searches all parties against the same versions. Rejects after the deadline, when the queue is full, or when no thread is available. */
  search(searches: readonly Search[], call: SearchCall): Promise<readonly Found[]>
  /** The currently loaded versions. */
  versions(): Readonly<Partial<Record<ListSource, string>>>
  close(): Promise<void>
}
