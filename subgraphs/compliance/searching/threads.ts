import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'

export type ThreadName = 'search-thread' | 'build-thread' | 'compare-thread'

/** Starts a thread; tests replace it with one that dies, hangs or sends invalid responses. */
export type Spawn = (name: ThreadName, data: unknown) => Worker

/** Threads share the compile cache of the process, which makes them start three times as fast. Node appends a version folder to the configured path, hence `dirname`. */
function environment(): Record<string, string> {
  const cacheDir = getCompileCacheDir()
  return cacheDir === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cacheDir) }
}

/** Threads need no other environment variable, and `unref` lets the process exit while a thread is idle. */
export const spawnThread: Spawn = (name, workerData) => {
  // The output of the thread is discarded: piped into the process's own output, it would make a closed terminal fatal. Threads print nothing and report errors as events.
  const thread = new Worker(new URL(`./${name}.ts`, import.meta.url), {
    workerData,
    name,
    env: environment(),
    stdout: true,
    stderr: true,
  })
  for (const stream of [thread.stdout, thread.stderr]) stream.resume()
  thread.unref()
  return thread
}

/** The error of a thread that died, so that its task can be retried in another thread. */
export const threadLost = (cause?: unknown): Error =>
  Object.assign(new Error('A thread has ended.', { cause }), { code: 'THREAD_LOST' })
export const isThreadLost = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === 'THREAD_LOST'
