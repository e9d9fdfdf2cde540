import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MatchIndex } from '#compliance/matching/index/layout.ts'
import type { BuildAnswer, BuildRequest } from './messages.ts'
import type { StoredLists, StoredVersion } from './stored-lists.ts'
import { threadLost, type Spawn } from './threads.ts'

/** Builds indexes of stored versions in a separate thread, one after the other. After a failure close it, since the thread may hold a partial index. */
export interface IndexBuilderThread {
  make(stored: StoredVersion): Promise<MatchIndex>
  close(): Promise<void>
}

/** Many times the duration for the largest list. */
const ANSWER_MS = 120_000

export function openIndexBuilderThread(lists: StoredLists, spawn: Spawn): IndexBuilderThread {
  const thread = spawn('build-thread', undefined)
  const ended = once(thread, 'exit').then(() => {
    throw threadLost()
  })
  ended.catch(() => undefined)

  const ask = async (request: BuildRequest): Promise<BuildAnswer> => {
    const given = new AbortController()
    const late = sleep(ANSWER_MS, undefined, { signal: given.signal, ref: false }).then(() => {
      throw new Error(`The build thread did not respond within ${ANSWER_MS} ms.`)
    })
    late.catch(() => undefined)
    const answered = once(thread, 'message')
    thread.postMessage(request)
    const [answer] = (await Promise.race([answered, ended, late]).finally(() => given.abort())) as [
      BuildAnswer,
    ]
    if (answer.kind === 'failed') throw answer.error
    return answer
  }

  return {
    async make(stored) {
      let pending: Promise<unknown> | undefined
      // The next page is read while the thread processes this one.
      for await (const entries of lists.pages(stored)) {
        await pending
        pending = ask({ kind: 'page', entries })
        pending.catch(() => undefined)
      }
      await pending
      const built = await ask({ kind: 'finish' })
      if (built.kind !== 'built') throw new Error('the build thread sent an unexpected response')
      return built.index
    },
    async close() {
      await thread.terminate()
    },
  }
}
