import { createHash } from 'node:crypto'
import { segmentedLru } from '#kernel/segmented-lru.ts'
import type { Search } from './searcher.ts'

/** The recent searches without hits in one fixed set of list versions, by `searchKey`. */
export interface RecentSearches {
  hasNoHits(key: string): boolean
  addWithoutHits(key: string): void
}

const SEARCHES_MAX = 40_000

/**
 * Remembers searches without hits, since the parties of a payment are searched again before it is paid out, and many senders pay the
 * same recipient again. Hits are not cached, because their evidence contains data of the party.
 */
export function recentSearches(): RecentSearches {
  const cache = segmentedLru<true>(SEARCHES_MAX, () => 1)
  return {
    hasNoHits: key => cache.get(key) === true,
    addWithoutHits: key => cache.set(key, true),
  }
}

/**
 * Hash of a search, so that no name stays in memory. It includes the workspace: the duration of a search must not reveal whom
 * another workspace searched.
 */
export const searchKey = (workspaceId: string, search: Search): string =>
  createHash('sha256')
    .update(JSON.stringify([workspaceId, search]))
    .digest('base64')
