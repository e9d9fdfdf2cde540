import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MatchIndex } from '#compliance/matching/index/layout.ts'
import type { BuildReply, BuildRequest } from './messages.ts'
import type { StoredLists, StoredVersion } from './stored-lists.ts'
import { threadLost, type Spawn } from './threads.ts'

/** Builds indexes of stored versions in a separate thread, one after the other. After a failure close it, since the thread may hold a partial index. */
export interface IndexBuilderThread {
  build(stored: StoredVersion): Promise<MatchIndex>
  close(): Promise<void>
}

/** Many times the duration for the largest list. */
const REPLY_TIMEOUT_MS = 120_000

export function openIndexBuilderThread(lists: StoredLists, spawn: Spawn): IndexBuilderThread {
  const thread = spawn('build-thread', undefined)
  const ended = once(thread, 'exit').then(() => {
    throw threadLost()
  })
  ended.catch(() => undefined)

  const send = async (request: BuildRequest): Promise<BuildReply> => {
    const timer = new AbortController()
    const timedOut = sleep(REPLY_TIMEOUT_MS, undefined, { signal: timer.signal, ref: false }).then(() => {
      throw new Error(`The build thread did not respond within ${REPLY_TIMEOUT_MS} ms.`)
    })
    timedOut.catch(() => undefined)
    const replied = once(thread, 'message')
    thread.postMessage(request)
    const [reply] = (await Promise.race([replied, ended, timedOut]).finally(() => timer.abort())) as [
      BuildReply,
    ]
    if (reply.kind === 'failed') throw reply.error
    return reply
  }

  return {
    async build(stored) {
      let pending: Promise<unknown> | undefined
      // The next page is read while the thread processes this one.
      for await (const entries of lists.pages(stored)) {
        await pending
        pending = send({ kind: 'page', entries })
        pending.catch(() => undefined)
      }
      await pending
      const built = await send({ kind: 'finish' })
      if (built.kind !== 'built') throw new Error('the build thread sent an unexpected response')
      return built.index
    },
    async close() {
      await thread.terminate()
    },
  }
}
