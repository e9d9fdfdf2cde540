import type { Worker } from 'node:worker_threads'
import type { TaskReply } from './messages.ts'
import { threadLost, type Spawn, type ThreadName } from './threads.ts'

/** A slot for one thread; a new thread replaces one that dies or is stuck. */
export interface WorkerSlot<Task, Result> {
  /** Resolves when the first thread is ready; rejects when that thread ends before. */
  readonly ready: Promise<void>
  isFree(): boolean
  /** Runs a task; call it only when `isFree()`. Rejects with THREAD_LOST when the thread dies. */
  run(task: Task): Promise<Result>
  close(): Promise<void>
}

export interface WorkerSlotOptions {
  readonly spawn: Spawn
  readonly thread: ThreadName
  /** Start data of the thread. */
  readonly data: unknown
  /** A thread that takes longer for one task counts as stuck and is terminated. */
  readonly taskMs: number
  /** Called whenever the slot can take a task. */
  readonly onFree: () => void
}

interface PendingSearch<Result> {
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
  readonly timer: NodeJS.Timeout
}

/** Delay before a thread that failed to start is started again. */
const RESTART_DELAY_MS = 500
/** Many times the start time of a thread. */
const START_MS = 20_000

/** Holds the task on which the thread works. */
function createPending<Result>() {
  let pending: PendingSearch<Result> | undefined
  /** Removes the task, so that it is settled only once. */
  const take = (): PendingSearch<Result> | undefined => {
    const done = pending
    pending = undefined
    clearTimeout(done?.timer)
    return done
  }
  return {
    take,
    isEmpty: () => pending === undefined,
    set(search: PendingSearch<Result>): void {
      pending = search
    },
    settle(reply: Exclude<TaskReply<Result>, { readonly kind: 'ready' }>): void {
      if (reply.kind === 'found') take()?.resolve(reply.found)
      else take()?.reject(reply.error)
    },
  }
}

export function openWorkerSlot<Task, Result>({
  spawn,
  thread: name,
  data,
  taskMs,
  onFree,
}: WorkerSlotOptions): WorkerSlot<Task, Result> {
  const ready = Promise.withResolvers<void>()
  ready.promise.catch(() => undefined)
  let thread: Worker | undefined
  let isReady = false
  let isClosed = false
  const pending = createPending<Result>()
  const startThread = (): void => {
    if (isClosed) return
    const spawned = spawn(name, data)
    const startTimeout = setTimeout(() => void spawned.terminate(), START_MS).unref()
    let failure: unknown
    thread = spawned
    spawned.on('message', (reply: TaskReply<Result>) => {
      if (thread !== spawned) return
      if (reply.kind === 'ready') {
        clearTimeout(startTimeout)
        isReady = true
        ready.resolve()
      } else pending.settle(reply)
      onFree()
    })
    spawned.on('error', error => {
      failure = error
    })
    spawned.on('exit', () => {
      clearTimeout(startTimeout)
      if (thread !== spawned) return
      thread = undefined
      ready.reject(threadLost(failure))
      pending.take()?.reject(threadLost(failure))
      if (isReady) startThread()
      else setTimeout(startThread, RESTART_DELAY_MS).unref()
      isReady = false
    })
  }
  const replace = (): void => {
    const stuck = thread
    thread = undefined
    isReady = false
    void stuck?.terminate()
    pending.take()?.reject(new Error(`A ${name} task took longer than ${taskMs} ms.`))
    startThread()
  }
  startThread()

  return {
    ready: ready.promise,
    isFree: () => isReady && pending.isEmpty(),
    run: task =>
      new Promise((resolve, reject) => {
        pending.set({ resolve, reject, timer: setTimeout(replace, taskMs) })
        thread!.postMessage(task)
      }),
    async close() {
      isClosed = true
      const last = thread
      thread = undefined
      isReady = false
      ready.reject(threadLost())
      pending.take()?.reject(threadLost())
      await last?.terminate()
    },
  }
}
