import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#kernel/refusals.ts'

/** What the saturation of a process is told by. */
export interface Gauges {
  /** Requests that wait for a connection to the database. Of each workspace a bounded number counts, so that one cannot cause requests of others to be turned away. */
  readonly waiting: () => number
  /** All requests of one workspace that wait. */
  readonly waitingOf: (workspaceId: string) => number
}

interface Holding { readonly ms: number; readonly most: number }

export interface Pressure {
  /** Goes on with a request, or with UNAVAILABLE where it has to be turned away before any work is done for it. */
  admit(request: FastifyRequest, reply: FastifyReply, next: (refusal?: Error) => void): void
  /** Goes on with a request of this workspace, or rejects with UNAVAILABLE while too many of the workspace wait; nothing but its credential was looked at. */
  admitWorkspace(workspaceId: string): Promise<void>
  /** Takes a reading of how late the event loop was, in milliseconds. */
  observe(lagMs: number): void
  stop(): void
}

/**
 * Bounds at which requests are turned away, of all workspaces or of one, and below which they are taken again; the distance keeps it from flapping. Four
 * hundred that wait for ten connections are a few tenths of a second of work. A loop that comes around late is a sign only while
 * there are many requests: on a busy machine it is late for others' work too, of which turning one client away relieves nobody.
 */
export const PRESSURE = { waitingMax: 400, waitingResume: 200, lagMaxMs: 150, lagResumeMs: 50, lateInFlightMax: 100 } as const

/**
 * A refusal is held back for so long: clients that ask again at once would otherwise be told so by the thousand each second, and
 * whoever was taken would wait for that. So many are held at most; each is a timer and an open connection.
 */
const HOLDING: Holding = { ms: 500, most: 5_000 }

const LOOK_MS = 25
const RETRY_AFTER_S = 1

/** What those who run the process ask; they have to be answered above all when it is saturated. */
const ALWAYS_SERVED: ReadonlySet<string | undefined> = new Set(['/health', '/livez', '/readyz', '/metrics'])

/** Turns requests away while the process has more to do than it can do soon, so that those that it took are answered in time. */
export function createPressure({ waiting, waitingOf }: Gauges, { ms: holdMs, most: heldMax }: Holding = HOLDING): Pressure {
  let lag = 0
  let isLate = false
  let isQueued = false
  let inFlight = 0
  let held = 0
  /** Workspaces whose requests are turned away. */
  const flooding = new Set<string>()
  const end = (): void => { inFlight -= 1 }
  let dueAt = performance.now() + LOOK_MS

  function observe(lagMs: number): void {
    // One long pause, such as a collection of garbage, is no saturation; halves of what was before let two in a row be one.
    lag = (lag + Math.max(0, lagMs)) / 2
    isLate = lag > (isLate ? PRESSURE.lagResumeMs : PRESSURE.lagMaxMs)
  }

  function turnAway(next: (refusal: Error) => void): void {
    const tell = (): void => next(refuse('UNAVAILABLE', { message: 'The service has more to do than it can do soon; nothing was done for this request.', retryAfterS: RETRY_AFTER_S }))
    if (held >= heldMax) return tell()
    held += 1
    setTimeout(() => {
      held -= 1
      tell()
    }, holdMs)
  }

  const timer = setInterval(() => {
    const now = performance.now()
    observe(now - dueAt)
    dueAt = now + LOOK_MS
  }, LOOK_MS).unref()

  return {
    observe,
    admit(request, reply, next) {
      isQueued = waiting() > (isQueued ? PRESSURE.waitingResume : PRESSURE.waitingMax)
      if ((isQueued || (isLate && inFlight >= PRESSURE.lateInFlightMax)) && !ALWAYS_SERVED.has(request.routeOptions.url)) return turnAway(next)
      inFlight += 1
      reply.raw.once('close', end)
      next()
    },
    async admitWorkspace(workspaceId) {
      const isFlooding = waitingOf(workspaceId) > (flooding.has(workspaceId) ? PRESSURE.waitingResume : PRESSURE.waitingMax)
      if (!isFlooding) return void flooding.delete(workspaceId)
      flooding.add(workspaceId)
      return new Promise((_, reject) => { turnAway(reject) })
    },
    stop: () => clearInterval(timer),
  }
}
