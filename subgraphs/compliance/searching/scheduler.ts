import { fairQueue } from '#kernel/concurrency/fair-queue.ts'

/** The owner of a task. */
export interface TaskOwner {
  readonly workspaceId: string
  /** Whether a payment waits for the result; its tasks run before all others. */
  readonly isPayment?: boolean | undefined
}

/** Selects the next task for a free thread. Workspaces are served in turn. The scheduler itself neither waits nor runs tasks. */
export interface Scheduler<Task> {
  /** Queues tasks that belong together; returns false and queues none when the queue is full. */
  add(owner: TaskOwner, tasks: readonly Task[]): boolean
  /** Returns a taken task to the front of its workspace's queue. */
  putBack(owner: TaskOwner, task: Task): void
  /** The next task for a free thread; undefined when none may run. Call `end` for each task that is taken. */
  take(): ScheduledTask<Task> | undefined
  /** Removes queued tasks whose results are no longer needed. */
  drop(owner: TaskOwner, isDropped: (task: Task) => boolean): void
}

export interface ScheduledTask<Task> {
  readonly task: Task
  /** Call it exactly once, when the task has ended. */
  readonly end: () => void
}

export interface SchedulerOptions<Task> {
  readonly threads: number
  /** Maximum number of queued tasks, counted separately for payments and all others, so that other tasks never use the capacity of payments. */
  readonly waitingMax: number
  /** Maximum number of queued tasks per workspace, counted separately for payments and all others. */
  readonly waitingEachMax: number
  /** Cost of a task in turns of its workspace. */
  readonly costOf: (task: Task) => number
  /** Whether the capacity of one thread is reserved for payments. */
  readonly isForPayments: boolean
}

/** After this many consecutive payments one other task runs, so that payments cannot starve everything else. */
export const PAYMENTS_IN_A_ROW = 16

/**
 * Payments run first, and one of several threads runs only payments. With a single thread a payment waits only for the task that is
 * already running.
 */
export function createScheduler<Task>({
  threads,
  waitingMax,
  waitingEachMax,
  costOf,
  isForPayments,
}: SchedulerOptions<Task>): Scheduler<Task> {
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
    return {
      task,
      end: () => {
        othersRunning -= 1
      },
    }
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
      if (
        queue.size() + tasks.length > waitingMax ||
        queue.sizeOf(owner.workspaceId) + tasks.length > waitingEachMax
      )
        return false
      for (const task of tasks) queue.push(owner.workspaceId, task, costOf(task))
      return true
    },
    putBack: (owner, task) => queueOf(owner).putBack(owner.workspaceId, task),
    take: () =>
      paymentsInARow < PAYMENTS_IN_A_ROW ? (takePayment() ?? takeOther()) : (takeOther() ?? takePayment()),
    drop(owner, isDropped) {
      queueOf(owner).remove(isDropped, owner.workspaceId)
    },
  }
}
