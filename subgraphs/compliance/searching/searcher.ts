import type { Comparison, MatchParty } from '../matching/kinds.ts'
import type { ListSource } from '../watchlists/formats/formats.ts'

/** One party that is looked for. */
export interface Search {
  readonly party: MatchParty
  readonly sources: readonly ListSource[]
  /** The score from which on an entry is a hit, 0 to 100. */
  readonly threshold: number
  /** How many hits at most, over all sources. */
  readonly limit: number
  /** Whether an entry is a hit as well whose name stands among other words of the party's, as payments ask. */
  readonly isThorough?: boolean
}

/** An entry that may be the party. */
export interface Hit {
  readonly source: ListSource
  readonly entryId: string
  readonly comparison: Comparison
  /** The name was read backwards or stands among others, which is reason to look at it and never to be sure. */
  readonly isIndirect?: true
}

/** What was found, and where it was looked for. */
export interface Found {
  /** The likeliest first; entries that are as likely in the order of their sources and ids. */
  readonly hits: readonly Hit[]
  /** The version of each source that was searched. */
  readonly versions: Readonly<Partial<Record<ListSource, string>>>
  /** Sources that could not be searched, because nothing of them is loaded. */
  readonly missing: readonly ListSource[]
}

/** The versions that several searches of one moment have searched. */
export const versionsOf = (found: readonly Found[]): Found['versions'] => Object.assign({}, ...found.map(({ versions }) => versions)) as Found['versions']

/** The owner of searches, and the time after which their results are of no use. */
export interface SearchCall {
  readonly deadlineAt: number
  readonly workspaceId: string
  /** A payment waits for them; they go before all others. */
  readonly isPayment?: boolean
}

/** Searches the loaded lists in threads of their own, which serve workspaces in turn. */
export interface Searcher {
  /** All parties at once, each against the same versions; rejects once the time is over, when too many searches wait, or when no thread can be had. */
  search(searches: readonly Search[], call: SearchCall): Promise<readonly Found[]>
  /** The versions that are loaded at present. */
  versions(): Readonly<Partial<Record<ListSource, string>>>
  close(): Promise<void>
}
