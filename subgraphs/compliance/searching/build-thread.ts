import { parentPort } from 'node:worker_threads'
import { indexBuilder } from '#compliance/matching/index/build.ts'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'
import type { BuildReply, BuildRequest } from './messages.ts'

/** Builds indexes, one after the other, from entries that arrive in pages. */
let builder = indexBuilder()

parentPort!.on('message', (request: BuildRequest) => {
  let reply: BuildReply
  try {
    if (request.kind === 'page') {
      for (const entry of JSON.parse(request.entries) as readonly WatchlistEntry[])
        builder.add({ reference: entry.id, entry })
      reply = { kind: 'taken' }
    } else {
      reply = { kind: 'built', index: builder.done() }
      builder = indexBuilder()
    }
  } catch (error) {
    // The caller ends this thread, so that the partial index cannot mix with the next list.
    reply = { kind: 'failed', error }
  }
  parentPort!.postMessage(reply)
})
