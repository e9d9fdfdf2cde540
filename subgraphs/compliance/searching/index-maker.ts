import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MatchIndex } from '../matching/index/layout.ts'
import type { BuildAnswer, BuildRequest } from './messages.ts'
import type { StoredLists, StoredVersion } from './stored-lists.ts'
import { threadLost, type Spawn } from './threads.ts'

/** Makes indexes of stored versions in a thread of its own, one after the other, until one fails: then it is to be closed, for the thread may hold a part of that list. */
export interface IndexMaker {
  make(stored: StoredVersion): Promise<MatchIndex>
  close(): Promise<void>
}

/** Many times what the largest list takes. */
const ANSWER_MS = 120_000

export function openIndexMaker(lists: StoredLists, spawn: Spawn): IndexMaker {
  const thread = spawn('build-thread', undefined)
  const ended = once(thread, 'exit').then(() => { throw threadLost() })
  ended.catch(() => undefined)

  const ask = async (request: BuildRequest): Promise<BuildAnswer> => {
    const given = new AbortController()
    const late = sleep(ANSWER_MS, undefined, { signal: given.signal, ref: false }).then(() => { throw new Error(`An index was not made within ${ANSWER_MS} ms.`) })
    late.catch(() => undefined)
    const answered = once(thread, 'message')
    thread.postMessage(request)
    const [answer] = await Promise.race([answered, ended, late]).finally(() => given.abort()) as [BuildAnswer]
    if (answer.kind === 'failed') throw answer.error
    return answer
  }

  return {
    async make(stored) {
      let underway: Promise<unknown> | undefined
      // The next page is read while the thread is at this one.
      for await (const entries of lists.pages(stored)) {
        await underway
        underway = ask({ kind: 'page', entries })
        underway.catch(() => undefined)
      }
      await underway
      const built = await ask({ kind: 'finish' })
      if (built.kind !== 'built') throw new Error('the thread answered otherwise than it was asked')
      return built.index
    },
    async close() { await thread.terminate() },
  }
}
