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
  acquire(request: FastifyRequest, reply: FastifyReply, actor: Principal, slots: number): void
  /** Runs the work of a request. After a disconnect, the slots stay in use until the work ends. */
  during<Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result>
}

interface SlotHolder {
  readonly keys: readonly string[]
  slots: number
  isWorking: boolean
  isClosed: boolean
}

const RETRY_AFTER_S = 1

export function createInFlight(
  bounds: { readonly credential: number; readonly workspace: number } = IN_FLIGHT,
): InFlightCounter {
  const usedSlots = new Map<string, number>()
  const holders = new WeakMap<FastifyRequest, SlotHolder>()
  let usedTotal = 0

  const add = ({ keys }: SlotHolder, slots: number): void => {
    for (const key of keys) {
      const now = (usedSlots.get(key) ?? 0) + slots
      if (now === 0) usedSlots.delete(key)
      else usedSlots.set(key, now)
    }
    usedTotal += slots
    signals.slots.publish({ usedSlots: usedTotal })
  }

  function releaseIfDone(holder: SlotHolder): void {
    if (holder.isWorking || !holder.isClosed) return
    if (holder.slots > 0) add(holder, -holder.slots)
    holder.slots = 0
  }

  function createHolder(request: FastifyRequest, reply: FastifyReply, actor: Principal): SlotHolder {
    const holder: SlotHolder = {
      keys: [credentialOf(actor), actor.workspaceId],
      slots: 0,
      isWorking: false,
      isClosed: reply.raw.closed,
    }
    holders.set(request, holder)
    reply.raw.once('close', () => {
      holder.isClosed = true
      releaseIfDone(holder)
    })
    return holder
  }

  return {
    acquire(request, reply, actor, slots) {
      // Anonymous callers have no workspace and are limited by address.
      if (actor.kind === 'anonymous') return
      const holder = holders.get(request) ?? createHolder(request, reply, actor)
      const [credential, workspace] = holder.keys as [string, string]
      // When no other operation is running, any operation is admitted.
      const usedByOthers = (key: string): number => (usedSlots.get(key) ?? 0) - holder.slots
      const requested = holder.slots + slots
      if (usedByOthers(credential) > 0 && usedByOthers(credential) + requested > bounds.credential)
        throw tooMany('this credential', bounds.credential)
      if (usedByOthers(workspace) > 0 && usedByOthers(workspace) + requested > bounds.workspace)
        throw tooMany("the workspace's credentials together", bounds.workspace)
      add(holder, slots)
      holder.slots = requested
      // The client may have disconnected during authentication.
      releaseIfDone(holder)
    },
    async during(request, work) {
      const holder = holders.get(request)
      if (!holder) return work()
      holder.isWorking = true
      try {
        return await work()
      } finally {
        holder.isWorking = false
        releaseIfDone(holder)
      }
    },
  }
}

const credentialOf = ({ workspaceId, kind, subjectId }: Principal): string =>
  `${workspaceId} ${kind}:${subjectId}`

const tooMany = (scope: string, slots: number): Error =>
  refuse('RATE_LIMITED', {
    retryAfterS: RETRY_AFTER_S,
    message: `Too many concurrent operations of ${scope}: all ${slots} slots are in use, and an expensive operation uses several. Try again in ${RETRY_AFTER_S} second.`,
  })
