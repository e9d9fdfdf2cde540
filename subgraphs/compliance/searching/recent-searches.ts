import { createHash } from 'node:crypto'
import { segmentedLru } from '#kernel/segmented-lru.ts'
import type { Search, SearchHit } from './searcher.ts'

/** Results of searches in one fixed set of list versions. */
export interface RecentSearches {
  hitsOf(workspaceId: string, search: Search): readonly SearchHit[] | undefined
  keep(workspaceId: string, search: Search, hits: readonly SearchHit[]): void
}

const BYTES_MAX = 8 * 1024 * 1024
/** Estimated size of a result without hits, which nearly all searches have. */
const BYTES_EMPTY = 200

/**
 * Keeps results, since the parties of a payment are searched again before it is paid out, and many senders pay the same recipient
 * again. A workspace gets only its own results: the duration of a search must not reveal whom another workspace searched. Keys
 * are hashes, so no name stays in memory.
 */
export function recentSearches(): RecentSearches {
  const cache = segmentedLru<readonly SearchHit[]>(BYTES_MAX, hits =>
    hits.length === 0 ? BYTES_EMPTY : BYTES_EMPTY + JSON.stringify(hits).length,
  )
  return {
    hitsOf: (workspaceId, search) => cache.get(keyOf(workspaceId, search)),
    keep: (workspaceId, search, hits) => cache.set(keyOf(workspaceId, search), hits),
  }
}

const keyOf = (workspaceId: string, search: Search): string =>
  createHash('sha256')
    .update(JSON.stringify([workspaceId, search]))
    .digest('base64')
