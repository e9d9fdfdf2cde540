import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#kernel/refusals.ts'

/** What the saturation of a process is told by. */
export interface Gauges {
  /** Requests that wait for a connection to the database. */
  readonly waiting: () => number
}

export interface Pressure {
  /** Throws UNAVAILABLE where a request has to be turned away before any work is done for it. */
  admit(request: FastifyRequest, reply: FastifyReply): void
  /** Takes a reading of how late the event loop was, in milliseconds. */
  observe(lagMs: number): void
  stop(): void
}

/**
 * Bounds at which requests are turned away, and below which they are taken again; the distance keeps it from flapping. Four
 * hundred that wait for ten connections are a few tenths of a second of work. A loop that comes around late is a sign only while
 * there are many requests: on a busy machine it is late for others' work too, of which turning one client away relieves nobody.
 */
export const PRESSURE = { waitingMax: 400, waitingResume: 200, lagMaxMs: 150, lagResumeMs: 50, lateInFlightMax: 100 } as const

const LOOK_MS = 25
const RETRY_AFTER_S = 1

/** What those who run the process ask; they have to be answered above all when it is saturated. */
const ALWAYS_SERVED: ReadonlySet<string | undefined> = new Set(['/health', '/livez', '/readyz', '/metrics'])

/** Turns requests away while the process has more to do than it can do soon, so that those that it took are answered in time. */
export function createPressure({ waiting }: Gauges): Pressure {
  let lag = 0
  let isLate = false
  let isQueued = false
  let inFlight = 0
  const end = (): void => { inFlight -= 1 }
  let dueAt = performance.now() + LOOK_MS

  function observe(lagMs: number): void {
    // One long pause, such as a collection of garbage, is no saturation; halves of what was before let two in a row be one.
    lag = (lag + Math.max(0, lagMs)) / 2
    isLate = lag > (isLate ? PRESSURE.lagResumeMs : PRESSURE.lagMaxMs)
  }

  const timer = setInterval(() => {
    const now = performance.now()
    observe(now - dueAt)
    dueAt = now + LOOK_MS
  }, LOOK_MS).unref()

  return {
    observe,
    admit(request, reply) {
      isQueued = waiting() > (isQueued ? PRESSURE.waitingResume : PRESSURE.waitingMax)
      if ((isQueued || (isLate && inFlight >= PRESSURE.lateInFlightMax)) && !ALWAYS_SERVED.has(request.routeOptions.url))
        throw refuse('UNAVAILABLE', { says: 'The service has more to do than it can do soon; nothing was done for this request.', retryAfterS: RETRY_AFTER_S })
      inFlight += 1
      reply.raw.once('close', end)
    },
    stop: () => clearInterval(timer),
  }
}
