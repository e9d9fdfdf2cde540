import { createScheduler, type ScheduledTask, type TaskOwner } from './scheduler.ts'
import { openWorkerSlot } from './worker-slot.ts'
import { isThreadLost, type Spawn, type ThreadName } from './threads.ts'

/** The owner of tasks, and the deadline for their results. */
export interface TaskCall extends TaskOwner {
  readonly deadlineAt: number
}

/** A pool of threads for one kind of task. Workspaces are served in turn, payments first. */
export interface Pool<Task, Result> {
  /** Resolves when every thread is ready; rejects when a thread cannot start. */
  readonly ready: Promise<unknown>
  /** The result of each task. The call rejects as a whole after the deadline, when the queue is full, or when no thread is available. */
  run(tasks: readonly Task[], call: TaskCall): Promise<readonly Result[]>
  /** Closes after all pending tasks have finished. */
  retire(): Promise<void>
  /** Closes immediately; pending tasks are rejected. */
  close(): Promise<void>
}

export interface PoolOptions<Task> {
  readonly thread: ThreadName
  /** Start data of each thread. */
  readonly data: unknown
  readonly threads: number
  readonly spawn: Spawn
  readonly taskMs: number
  /** Maximum number of queued tasks, separately for payments and all others. */
  readonly waitingMax: number
  /** Maximum number of queued tasks per workspace. */
  readonly waitingEachMax: number
  /** Cost of a task in turns of its workspace. */
  readonly costOf: (task: Task) => number
  /** Whether one of several threads is reserved for payments. */
  readonly isForPayments: boolean
  readonly unavailable: (cause?: unknown) => Error
}

interface Call<Task, Result> {
  readonly owner: TaskOwner
  readonly tasks: readonly Task[]
  readonly results: Result[]
  readonly outcome: Promise<readonly Result[]>
  readonly finish: (error?: unknown) => void
  left: number
  isOver: boolean
}
interface Waiting<Task, Result> {
  readonly call: Call<Task, Result>
  readonly at: number
  readonly isRepeated: boolean
}

interface CallOptions<Task, Result> extends Pick<Call<Task, Result>, 'owner' | 'tasks'> {
  readonly withinMs: number
  readonly unavailable: () => Error
  readonly onFinish: (call: Call<Task, Result>) => void
}

/** Opens a call, which finishes once: with its results, with an error or when its time is over. */
function openCall<Task, Result>({
  owner,
  tasks,
  withinMs,
  unavailable,
  onFinish,
}: CallOptions<Task, Result>): Call<Task, Result> {
  const outcome = Promise.withResolvers<readonly Result[]>()
  const timer = setTimeout(() => call.finish(unavailable()), withinMs)
  const call: Call<Task, Result> = {
    owner,
    tasks,
    results: [],
    outcome: outcome.promise,
    left: tasks.length,
    isOver: false,
    finish(error) {
      if (call.isOver) return
      call.isOver = true
      clearTimeout(timer)
      if (error === undefined) outcome.resolve(call.results)
      else outcome.reject(error)
      onFinish(call)
    },
  }
  return call
}

const waitingTasks = <Task, Result>(call: Call<Task, Result>): Waiting<Task, Result>[] =>
  call.tasks.map((_, at) => ({ call, at, isRepeated: false }))

export function openPool<Task, Result>(options: PoolOptions<Task>): Pool<Task, Result> {
  const { thread, data, threads, spawn, taskMs, costOf, unavailable, ...limits } = options
  const calls = new Set<Call<Task, Result>>()
  const waiting = createScheduler<Waiting<Task, Result>>({
    ...limits,
    threads,
    costOf: ({ call, at }) => costOf(call.tasks[at]!),
  })
  const idle = Promise.withResolvers<void>()
  let isRetired = false
  const slots = Array.from({ length: threads }, () =>
    openWorkerSlot<Task, Result>({ spawn, thread, data, taskMs, onFree: () => startNext() }),
  )

  const ready = Promise.all(slots.map(slot => slot.ready))
  ready.catch(() => undefined)

  function startNext(): void {
    for (const slot of slots) {
      if (!slot.isFree()) continue
      const taken = waiting.take()
      if (taken === undefined) return
      slot.run(taken.task.call.tasks[taken.task.at]!).then(
        result => finishTask(taken, result),
        (error: unknown) => failTask(taken, error),
      )
    }
  }
  function finishTask(
    { task: { call, at }, end }: ScheduledTask<Waiting<Task, Result>>,
    result: Result,
  ): void {
    end()
    call.results[at] = result
    if (--call.left === 0) call.finish()
    startNext()
  }
  function failTask({ task, end }: ScheduledTask<Waiting<Task, Result>>, error: unknown): void {
    end()
    // Tasks have no effects, so a task whose thread died is retried once; after a second dead thread it fails.
    if (isThreadLost(error) && !task.isRepeated && !task.call.isOver)
      waiting.putBack(task.call.owner, { ...task, isRepeated: true })
    else task.call.finish(unavailable(error))
    startNext()
  }

  function removeCall(call: Call<Task, Result>): void {
    calls.delete(call)
    if (call.left > 0) waiting.drop(call.owner, task => task.call === call)
    if (isRetired && calls.size === 0) idle.resolve()
  }

  return {
    ready,
    async run(tasks, { deadlineAt, ...owner }) {
      const withinMs = deadlineAt - Date.now()
      if (withinMs <= 0) throw unavailable()
      const call = openCall<Task, Result>({ owner, tasks, withinMs, unavailable, onFinish: removeCall })
      calls.add(call)
      if (waiting.add(owner, waitingTasks(call))) startNext()
      else call.finish(unavailable())
      return call.outcome
    },
    async retire() {
      isRetired = true
      if (calls.size > 0) await idle.promise
      await Promise.all(slots.map(slot => slot.close()))
    },
    async close() {
      for (const call of [...calls]) call.finish(unavailable())
      await Promise.all(slots.map(slot => slot.close()))
    },
  }
}
