/** A window that several gateways count together. */
export interface SharedWindow {
  readonly workspaceId: string
  /** Name of the window within the workspace. */
  readonly bucket: string
  readonly requests: number
  readonly seconds: number
}

/** A part of a window that one gateway may spend locally. */
export interface Lease {
  readonly part: number
  /** Quota of the window that is not leased yet. */
  readonly left: number
  /** Milliseconds from the request for the lease until the window ends; unspent quota ends with it. */
  readonly endsInMs: number
}

/**
 * Leases part of a window's remaining quota: at least `cost`, or 0. The first lease starts the window. Leases of one window never
 * exceed its limit, even if a gateway dies holding one. Rejects when the store cannot be reached.
 */
export type Shares = (window: SharedWindow, cost: number) => Lease | Promise<Lease>

/** A lease is this fraction of the remaining quota: few requests while much is left, and little stranded quota at the end. */
export const PARTS = 4

export const partOf = (left: number, cost: number): number =>
  left < cost ? 0 : Math.max(cost, Math.ceil(left / PARTS))

/** For a single gateway: a lease is the whole window. */
export const alone: Shares = ({ requests, seconds }) => ({
  part: requests,
  left: 0,
  endsInMs: seconds * 1_000,
})

const REST_MS = 1_000

/** Uses the first reachable store. An unreachable store is skipped for a second, so that not every request waits for it. */
export function firstOf(
  stores: readonly Shares[],
  clock: () => number,
  onAway: (error: unknown) => void,
): Shares {
  const restsUntil = stores.map(() => -Infinity)
  return async (window, cost) => {
    for (const [place, store] of stores.entries()) {
      if (clock() < restsUntil[place]!) continue
      try {
        return await store(window, cost)
      } catch (error) {
        restsUntil[place] = clock() + REST_MS
        onAway(error)
      }
    }
    throw new Error('no store of rate-limit quota can be reached')
  }
}
