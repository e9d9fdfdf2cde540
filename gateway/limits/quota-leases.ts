/** A window that several gateways share. */
export interface SharedWindow {
  readonly workspaceId: string
  /** Name of the window within the workspace. */
  readonly bucket: string
  readonly requests: number
  readonly seconds: number
}

/** Part of a window's quota that one gateway may spend without further requests to the store. */
export interface Lease {
  /** Leased quota, in requests; 0 when the rest of the window is smaller than the cost. */
  readonly part: number
  /** Quota of the window that no gateway has leased. */
  readonly left: number
  /** Milliseconds until the window ends; unspent quota then expires. */
  readonly endsInMs: number
}

/**
 * Leases part of a window's remaining quota: at least `cost`, or 0. The first lease starts the window. Leases of one window never
 * exceed its limit, even if a gateway dies holding one. Rejects when the store cannot be reached.
 */
export type LeaseQuota = (window: SharedWindow, cost: number) => Lease | Promise<Lease>

/**
 * A lease is the remaining quota divided by this number. Early leases are large, so that gateways rarely need one; late leases
 * are small, so that little quota is left unspent in one gateway.
 */
export const PARTS = 4

export const partOf = (left: number, cost: number): number =>
  left < cost ? 0 : Math.max(cost, Math.ceil(left / PARTS))

/** Leases the whole window at once, for quota that gateways do not share. */
export const leaseWhole: LeaseQuota = ({ requests, seconds }) => ({
  part: requests,
  left: 0,
  endsInMs: seconds * 1_000,
})

const BACK_OFF_MS = 1_000

/**
 * Uses the first reachable store. An unreachable store is skipped for a second, so that not every request waits for it. Rejects
 * when none is reachable.
 */
export function firstReachable(
  stores: readonly LeaseQuota[],
  clock: () => number,
  onUnreachable: (error: unknown) => void,
): LeaseQuota {
  const backedOffUntil = stores.map(() => -Infinity)
  return async (window, cost) => {
    for (const [index, store] of stores.entries()) {
      if (clock() < backedOffUntil[index]!) continue
      try {
        return await store(window, cost)
      } catch (error) {
        backedOffUntil[index] = clock() + BACK_OFF_MS
        onUnreachable(error)
      }
    }
    throw new Error('no store of rate-limit quota can be reached')
  }
}
