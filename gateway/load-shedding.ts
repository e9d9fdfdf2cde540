import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#kernel/refusals.ts'

/** Measurements that determine whether the process is overloaded. */
export interface Gauges {
  /**
   * Number of requests that wait for a database connection. Each workspace counts up to a bound, so that one workspace cannot
   * cause the rejection of others' requests.
   */
  readonly waiting: () => number
  /** Number of waiting requests of one workspace. */
  readonly waitingOf: (workspaceId: string) => number
}

interface RejectionDelay {
  readonly ms: number
  readonly delayedMax: number
}

export interface LoadShedding {
  /** Calls `next` without an error, or with UNAVAILABLE to reject the request before any work is done. */
  admit(request: FastifyRequest, reply: FastifyReply, next: (refusal?: Error) => void): void
  /** Resolves, or rejects with UNAVAILABLE while too many requests of the workspace wait. Called right after authentication. */
  admitWorkspace(workspaceId: string): Promise<void>
  /** Records a measurement of the event loop lag, in milliseconds. */
  observe(lagMs: number): void
  stop(): void
}

/**
 * Above a `Max` threshold requests are rejected; at its `Resume` threshold they are accepted again, and the gap prevents
 * flapping. The thresholds for waiting requests apply to all workspaces and to each one. Four hundred requests waiting for ten
 * connections are a few tenths of a second of work. Event loop lag counts only while many requests are in flight: on a busy
 * machine other processes also cause lag, and rejecting clients would not reduce it.
 */
export const THRESHOLDS = {
  waitingMax: 400,
  waitingResume: 200,
  lagMaxMs: 150,
  lagResumeMs: 50,
  laggingInFlightMax: 100,
} as const

/**
 * Delay of a rejection, and the maximum number of delayed rejections. Without the delay, clients that retry at once would cause
 * thousands of rejections a second and slow down accepted requests. Each delayed rejection costs a timer and an open connection.
 */
const REJECTION_DELAY: RejectionDelay = { ms: 500, delayedMax: 5_000 }

const SAMPLE_MS = 25
const RETRY_AFTER_S = 1

/** Health and metrics endpoints, which matter most while the process is overloaded. */
const ALWAYS_SERVED: ReadonlySet<string | undefined> = new Set(['/health', '/livez', '/readyz', '/metrics'])

/** Rejects requests while the process is overloaded, so that accepted requests finish in time. */
export function createLoadShedding(
  { waiting, waitingOf }: Gauges,
  { ms: delayMs, delayedMax }: RejectionDelay = REJECTION_DELAY,
): LoadShedding {
  let lag = 0
  let isLagging = false
  let isQueued = false
  let inFlight = 0
  let delayed = 0
  /** Workspaces whose requests are rejected. */
  const floodingWorkspaces = new Set<string>()
  const end = (): void => {
    inFlight -= 1
  }
  let dueAt = performance.now() + SAMPLE_MS

  function observe(lagMs: number): void {
    // A single pause, such as garbage collection, is no overload: the moving average counts only half of it.
    lag = (lag + Math.max(0, lagMs)) / 2
    isLagging = lag > (isLagging ? THRESHOLDS.lagResumeMs : THRESHOLDS.lagMaxMs)
  }

  function rejectDelayed(next: (refusal: Error) => void): void {
    const reject = (): void =>
      next(
        refuse('UNAVAILABLE', {
          message: 'The service is overloaded; the request was not processed.',
          retryAfterS: RETRY_AFTER_S,
        }),
      )
    if (delayed >= delayedMax) return reject()
    delayed += 1
    setTimeout(() => {
      delayed -= 1
      reject()
    }, delayMs)
  }

  const timer = setInterval(() => {
    const now = performance.now()
    observe(now - dueAt)
    dueAt = now + SAMPLE_MS
  }, SAMPLE_MS).unref()

  return {
    observe,
    admit(request, reply, next) {
      isQueued = waiting() > (isQueued ? THRESHOLDS.waitingResume : THRESHOLDS.waitingMax)
      if (
        (isQueued || (isLagging && inFlight >= THRESHOLDS.laggingInFlightMax)) &&
        !ALWAYS_SERVED.has(request.routeOptions.url)
      )
        return rejectDelayed(next)
      inFlight += 1
      reply.raw.once('close', end)
      next()
    },
    async admitWorkspace(workspaceId) {
      const isFlooding =
        waitingOf(workspaceId) >
        (floodingWorkspaces.has(workspaceId) ? THRESHOLDS.waitingResume : THRESHOLDS.waitingMax)
      if (!isFlooding) return void floodingWorkspaces.delete(workspaceId)
      floodingWorkspaces.add(workspaceId)
      return new Promise((_, reject) => {
        rejectDelayed(reject)
      })
    },
    stop: () => clearInterval(timer),
  }
}
