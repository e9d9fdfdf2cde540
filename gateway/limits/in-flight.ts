import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Principal } from '#kernel/principal.ts'
import { refuse } from '#kernel/refusals.ts'
import { signals } from '#kernel/telemetry.ts'

/**
 * Slots for concurrent operations. A graph operation uses one slot per `COST.perSlot` points of its cost, rounded up, and at
 * least one. REST operations use slots only when their endpoint row declares them, because all others are cheap.
 */
export const IN_FLIGHT = { credential: 40, workspace: 160 } as const

/** Bounds the concurrent operations of a credential and of a workspace in this process. */
export interface InFlightCounter {
  /**
   * Acquires slots for a request. They are released when its work has ended and the response is sent or the client disconnected.
   * Throws RATE_LIMITED when too few are free.
   */
  hold(request: FastifyRequest, reply: FastifyReply, actor: Principal, places: number): void
  /** Runs the work of a request. After a disconnect, the slots stay in use until the work ends. */
  during<Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result>
}

interface Holder {
  readonly keys: readonly string[]
  places: number
  isWorking: boolean
  isClosed: boolean
}

const RETRY_AFTER_S = 1

export function createInFlight(
  bounds: { readonly credential: number; readonly workspace: number } = IN_FLIGHT,
): InFlightCounter {
  const taken = new Map<string, number>()
  const holders = new WeakMap<FastifyRequest, Holder>()
  let all = 0

  const add = ({ keys }: Holder, places: number): void => {
    for (const key of keys) {
      const now = (taken.get(key) ?? 0) + places
      if (now === 0) taken.delete(key)
      else taken.set(key, now)
    }
    all += places
    signals.places.publish({ taken: all })
  }

  function endIfDone(holder: Holder): void {
    if (holder.isWorking || !holder.isClosed) return
    if (holder.places > 0) add(holder, -holder.places)
    holder.places = 0
  }

  function begin(request: FastifyRequest, reply: FastifyReply, actor: Principal): Holder {
    const holder: Holder = {
      keys: [credentialOf(actor), actor.workspaceId],
      places: 0,
      isWorking: false,
      isClosed: reply.raw.closed,
    }
    holders.set(request, holder)
    reply.raw.once('close', () => {
      holder.isClosed = true
      endIfDone(holder)
    })
    return holder
  }

  return {
    hold(request, reply, actor, places) {
      // Anonymous callers have no workspace and are limited by address.
      if (actor.kind === 'anonymous') return
      const holder = holders.get(request) ?? begin(request, reply, actor)
      const [credential, workspace] = holder.keys as [string, string]
      // When no other operation is running, any operation is admitted.
      const others = (key: string): number => (taken.get(key) ?? 0) - holder.places
      const wanted = holder.places + places
      if (others(credential) > 0 && others(credential) + wanted > bounds.credential)
        throw tooMany('this credential', bounds.credential)
      if (others(workspace) > 0 && others(workspace) + wanted > bounds.workspace)
        throw tooMany("the workspace's credentials together", bounds.workspace)
      add(holder, places)
      holder.places = wanted
      // The client may have disconnected during authentication.
      endIfDone(holder)
    },
    async during(request, work) {
      const holder = holders.get(request)
      if (!holder) return work()
      holder.isWorking = true
      try {
        return await work()
      } finally {
        holder.isWorking = false
        endIfDone(holder)
      }
    },
  }
}

const credentialOf = ({ workspaceId, kind, subjectId }: Principal): string =>
  `${workspaceId} ${kind}:${subjectId}`

const tooMany = (whose: string, places: number): Error =>
  refuse('RATE_LIMITED', {
    retryAfterS: RETRY_AFTER_S,
    message: `Too many concurrent operations of ${whose}: all ${places} slots are in use, and an expensive operation uses several. Try again in ${RETRY_AFTER_S} second.`,
  })
