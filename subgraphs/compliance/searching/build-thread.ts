import { parentPort } from 'node:worker_threads'
import { indexBuilder } from '#compliance/matching/index/build.ts'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'
import type { BuildAnswer, BuildRequest } from './messages.ts'

/** Builds indexes, one after the other, from entries that arrive in pages. */
let builder = indexBuilder()

parentPort!.on('message', (request: BuildRequest) => {
  let answer: BuildAnswer
  try {
    if (request.kind === 'page') {
      for (const entry of JSON.parse(request.entries) as readonly WatchlistEntry[])
        builder.add({ reference: entry.id, entry })
      answer = { kind: 'taken' }
    } else {
      answer = { kind: 'built', index: builder.done() }
      builder = indexBuilder()
    }
  } catch (error) {
    // The caller ends this thread, so that the partial index cannot mix with the next list.
    answer = { kind: 'failed', error }
  }
  parentPort!.postMessage(answer)
})
