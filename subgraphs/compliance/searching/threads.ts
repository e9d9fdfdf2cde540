import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'

export type ThreadName = 'search-thread' | 'build-thread' | 'compare-thread'

/** Begins a thread; tests take one that dies, hangs or answers nonsense. */
export type Spawn = (name: ThreadName, data: unknown) => Worker

/** Where the process keeps compiled modules, threads find theirs too, which begins one three times as fast. Node adds a folder of its own version to what it is told. */
function environment(): Record<string, string> {
  const kept = getCompileCacheDir()
  return kept === undefined ? {} : { NODE_COMPILE_CACHE: dirname(kept) }
}

/** Nothing else of the environment is needed there; an idle thread keeps no process alive. */
export const spawnThread: Spawn = (name, workerData) => {
  // Piped into the process's own output, a thread's would make a closed terminal fatal; threads print nothing, and what ends one is an event.
  const thread = new Worker(new URL(`./${name}.ts`, import.meta.url), { workerData, name, env: environment(), stdout: true, stderr: true })
  for (const stream of [thread.stdout, thread.stderr]) stream.resume()
  thread.unref()
  return thread
}

/** The thread ended by itself, so that what it was at can be given to another one. */
export const threadLost = (cause?: unknown): Error => Object.assign(new Error('A thread has ended.', { cause }), { code: 'THREAD_LOST' })
export const isThreadLost = (error: unknown): boolean => error instanceof Error && (error as { code?: unknown }).code === 'THREAD_LOST'
