import { openSeat } from './seat.ts'
import { isThreadLost, type Spawn, type ThreadName } from './threads.ts'

/** Threads that do tasks of one kind, each task in whichever is free. */
export interface Pool<Task, Result> {
  /** Resolves when every thread is ready; rejects when one cannot begin. */
  readonly ready: Promise<unknown>
  /** What comes of each; rejects as a whole once the time is over, or when no thread can be had. */
  run(tasks: readonly Task[], deadlineAt: number): Promise<readonly Result[]>
  /** Ends once everything is done that was asked for. */
  retire(): Promise<void>
  /** Ends at once; what is still asked for is refused. */
  close(): Promise<void>
}

export interface PoolOptions {
  readonly thread: ThreadName
  /** What each thread is begun with. */
  readonly data: unknown
  readonly threads: number
  readonly spawn: Spawn
  readonly taskMs: number
  /** How many tasks may wait. */
  readonly waitingMax: number
  readonly unavailable: (cause?: unknown) => Error
}

interface Call<Task, Result> {
  readonly tasks: readonly Task[]
  readonly results: Result[]
  readonly finish: (error?: unknown) => void
  left: number
  isOver: boolean
}
interface Waiting<Task, Result> { readonly call: Call<Task, Result>; readonly at: number; readonly isRepeated: boolean }

export function openPool<Task, Result>({ thread, data, threads, spawn, taskMs, waitingMax, unavailable }: PoolOptions): Pool<Task, Result> {
  const calls = new Set<Call<Task, Result>>()
  const waiting: Waiting<Task, Result>[] = []
  const idle = Promise.withResolvers<void>()
  let isRetired = false
  const seats = Array.from({ length: threads }, () => openSeat<Task, Result>({ spawn, thread, data, taskMs, onFree: () => next() }))

  const ready = Promise.all(seats.map(seat => seat.ready))
  ready.catch(() => undefined)

  function next(): void {
    for (const seat of seats) {
      if (!seat.isFree()) continue
      const task = nextOf(waiting)
      if (task === undefined) return
      seat.run(task.call.tasks[task.at]!).then(result => done(task, result), (error: unknown) => failed(task, error))
    }
  }
  function done({ call, at }: Waiting<Task, Result>, result: Result): void {
    call.results[at] = result
    if (--call.left === 0) call.finish()
  }
  function failed(task: Waiting<Task, Result>, error: unknown): void {
    // A task changes nothing; one that has ended two threads is not tried on a third.
    if (isThreadLost(error) && !task.isRepeated && !task.call.isOver) waiting.unshift({ ...task, isRepeated: true })
    else task.call.finish(unavailable(error))
    next()
  }

  return {
    ready,
    run(tasks, deadlineAt) {
      const remainingMs = deadlineAt - Date.now()
      if (remainingMs <= 0 || waiting.length + tasks.length > waitingMax) return Promise.reject(unavailable())
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => call.finish(unavailable()), remainingMs)
        const call: Call<Task, Result> = {
          tasks, results: [], left: tasks.length, isOver: false,
          finish(error) {
            if (call.isOver) return
            call.isOver = true
            clearTimeout(timer)
            calls.delete(call)
            if (error === undefined) resolve(call.results)
            else reject(error as Error)
            if (isRetired && calls.size === 0) idle.resolve()
          },
        }
        calls.add(call)
        tasks.forEach((_, at) => waiting.push({ call, at, isRepeated: false }))
        next()
      })
    },
    async retire() {
      isRetired = true
      if (calls.size > 0) await idle.promise
      await Promise.all(seats.map(seat => seat.close()))
    },
    async close() {
      for (const call of [...calls]) call.finish(unavailable())
      await Promise.all(seats.map(seat => seat.close()))
    },
  }
}

/** The next that somebody still waits for. */
function nextOf<Task, Result>(waiting: Waiting<Task, Result>[]): Waiting<Task, Result> | undefined {
  for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) if (!task.call.isOver) return task
  return undefined
}
