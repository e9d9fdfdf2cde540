import type { Rule } from './policies.ts'
import { partOf, type Lease, type SharedWindow, type Shares } from './quota-leases.ts'

/** This process's state of one rate-limit window of a credential, workspace or address. */
export interface Counter extends SharedWindow {
  readonly rule: Rule
  /** Leased quota that this process has not spent yet. */
  left: number
  /** Quota of the window that no gateway had leased when this process last took a lease. */
  elsewhere: number
  /** Unspent fallback quota, granted while no store is reachable. Operations that require an exact count cannot use it. */
  own: number
  /** End of the window, in epoch milliseconds. */
  endsAt: number
  /** Whether the fallback quota of the current window was granted. */
  hasOwn: boolean
  /** No lease is requested before this time (epoch milliseconds), because the last request failed. */
  apartUntil: number
  /** Whether this process started the window without the store, which was unreachable. */
  isMadeUp: boolean
  /** The lease request in progress; undefined without one. */
  domainClient: Promise<void> | undefined
  /** Whether the counter was evicted; cached references to it must be replaced. */
  isForgotten: boolean
}

/**
 * `admitted`; the counter of the exhausted window, the last to end if there are several; or `uncounted` when an operation
 * requires an exact count and no store is reachable.
 */
export type LimitVerdict = 'admitted' | 'uncounted' | Counter

export interface Counters {
  /** Returns the counter of a window and creates it if there is none. */
  of(key: string, window: SharedWindow & { readonly rule: Rule }): Counter
  /**
   * Deducts the cost from every window or from none. A window whose limit is below the cost counts its limit. Returns a promise
   * only when a window needs another lease from a shared store.
   */
  spend(counters: readonly Counter[], cost: number, isStrict: boolean): LimitVerdict | Promise<LimitVerdict>
  /** Whether the lease request of any of these windows failed within the last second. */
  areApart(counters: readonly Counter[]): boolean
  readonly size: number
}

interface CountersOptions {
  readonly shares: Shares
  readonly clock: () => number
  /** Maximum number of windows in memory; beyond it the oldest is evicted. */
  readonly max: number
}

/** Number of the oldest windows to check for each new one. More than one, so that ended windows do not accumulate. */
const LOOKS = 4
const APART_MS = 1_000
/** If the remaining time exceeds the window's length by more than this, the clock was set back. */
const CLOCK_STEP_MS = 1_000

/** Counts requests in fixed windows; the first request starts a window. */
export function createCounters({ shares, clock, max }: CountersOptions): Counters {
  const known = new Map<string, Counter>()

  /** Evicts ended windows among the oldest and moves the others to the end of the map. At `max`, also evicts the oldest. */
  function tidy(now: number): void {
    let looks = LOOKS
    for (const [key, counter] of known) {
      if (looks-- === 0) break
      known.delete(key)
      if (counter.endsAt <= now && !counter.domainClient) counter.isForgotten = true
      else known.set(key, counter)
    }
    if (known.size < max) return
    const [oldest] = known
    oldest![1].isForgotten = true
    known.delete(oldest![0])
  }

  function leaseShare(counter: Counter, cost: number, now: number): void | Promise<void> {
    if (counter.domainClient) return counter.domainClient
    const answer = shares(counter, cost)
    if (!(answer instanceof Promise)) return receive(counter, answer, now)
    return (counter.domainClient = answer
      .then(
        lease => receive(counter, lease, now),
        () => manage(counter, clock()),
      )
      .finally(() => {
        counter.domainClient = undefined
      }))
  }

  /**
   * Whether the window has enough quota; `uncounted` when an exact count is required and no store is reachable. Returns a promise
   * while a lease is requested; the caller must then check again.
   */
  function stock(
    counter: Counter,
    cost: number,
    isStrict: boolean,
    now: number,
  ): boolean | 'uncounted' | Promise<void> {
    if (counter.endsAt - now > counter.seconds * 1_000 + CLOCK_STEP_MS)
      counter.endsAt = counter.apartUntil = -Infinity
    if (counter.endsAt <= now) empty(counter)
    const need = cost - counter.left
    if (need <= 0 || (!isStrict && need <= counter.own)) return true
    if (now < counter.apartUntil) return isStrict ? 'uncounted' : false
    if (counter.elsewhere < need) return false
    return leaseShare(counter, need, now) ?? counter.left >= cost
  }

  function spend(
    counters: readonly Counter[],
    cost: number,
    isStrict: boolean,
  ): LimitVerdict | Promise<LimitVerdict> {
    const now = clock()
    let verdict: LimitVerdict = 'admitted'
    let waiting: Promise<void>[] | undefined
    for (const counter of counters) {
      const has = stock(counter, Math.min(cost, counter.requests), isStrict, now)
      if (has === 'uncounted') return 'uncounted'
      if (has === false) verdict = later(verdict, counter)
      else if (has !== true) (waiting ??= []).push(has)
    }
    if (verdict !== 'admitted') return verdict
    // Concurrent requests may have spent the new leases, so every window is checked again.
    if (waiting) return Promise.all(waiting).then(() => spend(counters, cost, isStrict))
    for (const counter of counters) take(counter, Math.min(cost, counter.requests))
    return 'admitted'
  }

  return {
    of(key, window) {
      const found = known.get(key)
      if (found) return found
      const now = clock()
      tidy(now)
      // A window that had already ended could be evicted before its first request, which follows at once.
      const counter: Counter = {
        ...window,
        left: 0,
        elsewhere: window.requests,
        own: 0,
        endsAt: now + window.seconds * 1_000,
        hasOwn: false,
        isMadeUp: false,
        apartUntil: -Infinity,
        domainClient: undefined,
        isForgotten: false,
      }
      known.set(key, counter)
      return counter
    },
    spend,
    areApart: counters => counters.some(({ apartUntil }) => clock() < apartUntil),
    get size() {
      return known.size
    },
  }
}

function empty(counter: Counter): void {
  counter.left = counter.own = 0
  counter.elsewhere = counter.requests
  counter.hasOwn = counter.isMadeUp = false
}

function take(counter: Counter, cost: number): void {
  const leased = Math.min(cost, counter.left)
  counter.left -= leased
  counter.own -= cost - leased
}

/**
 * The end is computed from the time of the request, so that the window ends here no later than in the store. An end that is more
 * than half a window later than the known one belongs to a new window, and the unspent quota of the old one expires.
 */
function receive(counter: Counter, { part, left, endsInMs }: Lease, askedAt: number): void {
  const endsAt = askedAt + endsInMs
  const isNew =
    counter.isMadeUp || counter.endsAt <= askedAt || endsAt - counter.endsAt > counter.seconds * 500
  if (isNew) counter.left = 0
  counter.endsAt = isNew ? endsAt : Math.min(endsAt, counter.endsAt)
  counter.left += part
  counter.elsewhere = left
  counter.isMadeUp = false
}

/** While no store is reachable, grants a fallback quota once per window, of the size of the window's first lease. */
function manage(counter: Counter, now: number): void {
  if (counter.endsAt <= now) {
    empty(counter)
    counter.endsAt = now + counter.seconds * 1_000
    counter.isMadeUp = true
  }
  counter.apartUntil = now + APART_MS
  if (counter.hasOwn) return
  counter.hasOwn = true
  counter.own = partOf(counter.requests, 1)
}

const later = (one: LimitVerdict, other: Counter): Counter =>
  typeof one === 'object' && one.endsAt >= other.endsAt ? one : other
