/** A window that several gateways count together. */
export interface SharedWindow {
  readonly workspaceId: string
  /** Tells the windows of a workspace apart. */
  readonly bucket: string
  readonly requests: number
  readonly seconds: number
}

/** A part of a window that one gateway may spend by itself. */
export interface Lease {
  readonly part: number
  /** What nobody has been given yet. */
  readonly left: number
  /** Milliseconds from the question until the window ends, and with it what is unspent. */
  readonly endsInMs: number
}

/**
 * Gives a part of a window's rest, at least `cost` or nothing; the first question begins a window. The parts of one window never
 * come to more than its requests, whoever asks and whoever dies. Rejects when the others cannot be reached.
 */
export type Shares = (window: SharedWindow, cost: number) => Lease | Promise<Lease>

/** A gateway takes this fraction of what is left: few questions while there is much, and little that is stranded at the end. */
export const PARTS = 4

export const partOf = (left: number, cost: number): number => (left < cost ? 0 : Math.max(cost, Math.ceil(left / PARTS)))

/** For a gateway that is the only one: each window is its own, whole and exact. */
export const alone: Shares = ({ requests, seconds }) => ({ part: requests, left: 0, endsInMs: seconds * 1_000 })

const REST_MS = 1_000

/** Asks the first that can be reached. One that could not is left alone for a second, so that nobody waits for it at every request. */
export function firstOf(stores: readonly Shares[], clock: () => number, onAway: (error: unknown) => void): Shares {
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
    throw new Error('nobody who shares out the limits can be reached')
  }
}
