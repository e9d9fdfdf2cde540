import { fairQueue } from '#kernel/fair-queue.ts'

/** The owner of a task. */
export interface TaskOwner {
  readonly workspaceId: string
  /** A payment waits for the result; it goes before everything else. */
  readonly isPayment?: boolean | undefined
}

/** Decides which task a free thread takes next. Workspaces are served in turn; nothing here waits or runs. */
export interface Scheduler<Task> {
  /** Queues tasks that belong together, or none of them where too many wait. */
  add(owner: TaskOwner, tasks: readonly Task[]): boolean
  /** Queues a task that was taken before its workspace's others. */
  putBack(owner: TaskOwner, task: Task): void
  /** The task that a free thread is to run; undefined where none may run. Each task that is taken is to be ended. */
  take(): ScheduledTask<Task> | undefined
  /** Removes tasks whose results are of no use any more. */
  drop(owner: TaskOwner, isDropped: (task: Task) => boolean): void
}

export interface ScheduledTask<Task> {
  readonly task: Task
  /** Has to be called once, when the task no longer runs. */
  readonly end: () => void
}

export interface SchedulerOptions<Task> {
  readonly threads: number
  /** Tasks that may wait, of payments and of everything else each: other tasks never take the room of payments. */
  readonly waitingMax: number
  /** Tasks of one workspace that may wait, of payments and of everything else each. */
  readonly waitingEachMax: number
  /** What a task costs in turns of its workspace. */
  readonly costOf: (task: Task) => number
  /** Whether one thread's capacity is kept for payments. */
  readonly isForPayments: boolean
}

/** After this many payments in a row one other task runs, so that payments cannot delay everything else without end. */
export const PAYMENTS_IN_A_ROW = 16

/**
 * Payments come first, and of several threads one runs nothing else. A single thread has no capacity to spare, so there a payment waits
 * for the task that runs, and for no other.
 */
export function createScheduler<Task>({ threads, waitingMax, waitingEachMax, costOf, isForPayments }: SchedulerOptions<Task>): Scheduler<Task> {
  const payments = fairQueue<Task>()
  const others = fairQueue<Task>()
  const othersMax = isForPayments ? Math.max(1, threads - 1) : threads
  let othersRunning = 0
  let paymentsInARow = 0

  const queueOf = ({ isPayment = false }: TaskOwner): typeof payments => (isPayment ? payments : others)

  function takeOther(): ScheduledTask<Task> | undefined {
    const task = othersRunning < othersMax ? others.take() : undefined
    if (task === undefined) return undefined
    paymentsInARow = 0
    othersRunning += 1
    return { task, end: () => { othersRunning -= 1 } }
  }

  function takePayment(): ScheduledTask<Task> | undefined {
    const task = payments.take()
    if (task === undefined) return undefined
    paymentsInARow = others.size() > 0 ? paymentsInARow + 1 : 0
    return { task, end: () => undefined }
  }

  return {
    add(owner, tasks) {
      const queue = queueOf(owner)
      if (queue.size() + tasks.length > waitingMax || queue.sizeOf(owner.workspaceId) + tasks.length > waitingEachMax) return false
      for (const task of tasks) queue.push(owner.workspaceId, task, costOf(task))
      return true
    },
    putBack: (owner, task) => queueOf(owner).putBack(owner.workspaceId, task),
    take: () => (paymentsInARow < PAYMENTS_IN_A_ROW ? takePayment() ?? takeOther() : takeOther() ?? takePayment()),
    drop(owner, isDropped) { queueOf(owner).remove(isDropped, owner.workspaceId) },
  }
}
