import { refuse } from '#kernel/refusals.ts'

/** A weighted semaphore. Waiting work is admitted in order of arrival. */
export interface Semaphore {
  /** Runs the work while holding this many permits. Throws UNAVAILABLE when the queue is full or the wait times out. */
  run<Result>(weight: number, work: () => Promise<Result>): Promise<Result>
}

interface SemaphoreOptions {
  readonly permits: number
  /** Maximum number of waiting tasks; unlimited by default. */
  readonly waitingMax?: number
  /** Maximum wait in milliseconds; unlimited by default. */
  readonly waitMs?: number
}

interface Waiting {
  readonly weight: number
  readonly admit: () => void
}

const overloaded = (): Error =>
  refuse('UNAVAILABLE', {
    message: 'The service is overloaded; the request was not processed.',
    retryAfterS: 1,
  })

/** Heavy work is never overtaken by lighter work that arrived later. */
export function createSemaphore({ permits, waitingMax = Infinity, waitMs }: SemaphoreOptions): Semaphore {
  let free = permits
  const queue: Waiting[] = []

  function admitNext(): void {
    while (queue.length > 0 && queue[0]!.weight <= free) {
      const next = queue.shift()!
      free -= next.weight
      next.admit()
    }
  }

  function release(weight: number): void {
    free += weight
    admitNext()
  }

  function acquire(weight: number): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      let isAdmitted = false
      const waiting: Waiting = {
        weight,
        admit: () => {
          isAdmitted = true
          clearTimeout(timer)
          resolve()
        },
      }
      queue.push(waiting)
      admitNext()
      if (isAdmitted) return
      const leave = (): void => {
        queue.splice(queue.indexOf(waiting), 1)
        reject(overloaded())
        // Lighter work behind it may now fit.
        admitNext()
      }
      if (queue.length > waitingMax) leave()
      else if (waitMs !== undefined) timer = setTimeout(leave, waitMs)
    })
  }

  return {
    async run(weight, work) {
      const acquired = Math.min(weight, permits)
      await acquire(acquired)
      try {
        return await work()
      } finally {
        release(acquired)
      }
    },
  }
}
