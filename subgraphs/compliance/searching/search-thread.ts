import { parentPort, workerData } from 'node:worker_threads'
import { createLexicon, createSearching } from '#compliance/matching/index/candidates.ts'
import { searchPrepared } from '#compliance/matching/index/search.ts'
import { prepare } from '#compliance/matching/prepared.ts'
import type { SearchThreadData, TaskReply } from './messages.ts'
import type { SearchHit, Search } from './searcher.ts'

/** Searches one party after the other in the indexes of its start data. */
const { indexes } = workerData as SearchThreadData
const shared = createLexicon()
const loaded = indexes.map(({ source, index }) => ({ source, searching: createSearching(index, shared) }))

const support = ({ comparison }: SearchHit): number =>
  comparison.evidence.filter(each => each.effect === 'SUPPORTS').length

/** Indexes are in source order and their hits in order of score and id; the stable sort keeps that order for equal scores. */
function hitsOf({ party, sources, threshold, limit, isThorough = false }: Search): SearchHit[] {
  const prepared = prepare(party)
  return loaded
    .filter(({ source }) => sources.includes(source))
    .flatMap(({ source, searching: loadedIndex }) =>
      searchPrepared(loadedIndex, prepared, { threshold, limit, isThorough }).map(
        ({ reference, isIndirect, ...comparison }): SearchHit => ({
          source,
          entryId: reference,
          comparison,
          ...(isIndirect && { isIndirect }),
        }),
      ),
    )
    .sort((one, other) => other.comparison.score - one.comparison.score || support(other) - support(one))
    .slice(0, limit)
}

parentPort!.on('message', (search: Search) => {
  let reply: TaskReply<SearchHit[]>
  try {
    reply = { kind: 'found', found: hitsOf(search) }
  } catch (error) {
    reply = { kind: 'failed', error }
  }
  parentPort!.postMessage(reply)
})
parentPort!.postMessage({ kind: 'ready' } satisfies TaskReply<SearchHit[]>)
