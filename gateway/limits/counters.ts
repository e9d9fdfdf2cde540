import type { Rule } from './policies.ts'
import { partOf, type Lease, type SharedWindow, type LeaseQuota } from './quota-leases.ts'

/** This process's state of one rate-limit window of a credential, workspace or address. */
export interface Counter extends SharedWindow {
  readonly rule: Rule
  /** Leased quota that this process has not spent yet. */
  left: number
  /** Quota of the window that no gateway had leased when this process last took a lease. */
  unleased: number
  /** Unspent fallback quota, granted while no store is reachable. Operations that require an exact count cannot use it. */
  fallback: number
  /** End of the window, in epoch milliseconds. */
  endsAt: number
  /** Whether the fallback quota of the current window was granted. */
  hasFallback: boolean
  /** No lease is requested before this time (epoch milliseconds), because the last request failed. */
  degradedUntil: number
  /** Whether this process started the window without the store, which was unreachable. */
  isSynthetic: boolean
  /** The lease request in progress; undefined without one. */
  leaseRequest: Promise<void> | undefined
  /** Whether the counter was evicted; cached references to it must be replaced. */
  isEvicted: boolean
}

/**
 * `admitted`; the counter of the exhausted window, the last to end if there are several; or `uncounted` when an operation
 * requires an exact count and no store is reachable.
 */
export type LimitVerdict = 'admitted' | 'uncounted' | Counter

export interface Counters {
  /** Returns the counter of a window and creates it if there is none. */
  getOrCreate(key: string, window: SharedWindow & { readonly rule: Rule }): Counter
  /**
   * Deducts the cost from every window or from none. A window whose limit is below the cost counts its limit. Returns a promise
   * only when a window needs another lease from a shared store.
   */
  spend(counters: readonly Counter[], cost: number, isStrict: boolean): LimitVerdict | Promise<LimitVerdict>
  /** Whether the lease request of any of these windows failed within the last second. */
  isDegraded(counters: readonly Counter[]): boolean
  readonly size: number
}

interface CountersOptions {
  readonly leaseQuota: LeaseQuota
  readonly clock: () => number
  /** Maximum number of windows in memory; beyond it the oldest is evicted. */
  readonly max: number
}

/** Number of the oldest windows to check for each new one. More than one, so that ended windows do not accumulate. */
const EVICTION_CHECKS = 4
const RETRY_AFTER_MS = 1_000
/** If the remaining time exceeds the window's length by more than this, the clock was set back. */
const CLOCK_STEP_MS = 1_000

/** Counts requests in fixed windows; the first request starts a window. */
export function createCounters({ leaseQuota, clock, max }: CountersOptions): Counters {
  const known = new Map<string, Counter>()

  function requestLease(counter: Counter, cost: number, now: number): void | Promise<void> {
    if (counter.leaseRequest) return counter.leaseRequest
    const granted = leaseQuota(counter, cost)
    if (!(granted instanceof Promise)) return addLease(counter, granted, now)
    return (counter.leaseRequest = granted
      .then(
        lease => addLease(counter, lease, now),
        () => grantFallback(counter, clock()),
      )
      .finally(() => {
        counter.leaseRequest = undefined
      }))
  }

  /**
   * Whether the window has enough quota; `uncounted` when an exact count is required and no store is reachable. Returns a promise
   * while a lease is requested; the caller must then check again.
   */
  function ensureQuota(
    counter: Counter,
    cost: number,
    isStrict: boolean,
    now: number,
  ): boolean | 'uncounted' | Promise<void> {
    if (counter.endsAt - now > counter.seconds * 1_000 + CLOCK_STEP_MS)
      counter.endsAt = counter.degradedUntil = -Infinity
    if (counter.endsAt <= now) reset(counter)
    const need = cost - counter.left
    if (need <= 0 || (!isStrict && need <= counter.fallback)) return true
    if (now < counter.degradedUntil) return isStrict ? 'uncounted' : false
    if (counter.unleased < need) return false
    return requestLease(counter, need, now) ?? counter.left >= cost
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
      const has = ensureQuota(counter, Math.min(cost, counter.requests), isStrict, now)
      if (has === 'uncounted') return 'uncounted'
      if (has === false) verdict = laterEnding(verdict, counter)
      else if (has !== true) (waiting ??= []).push(has)
    }
    if (verdict !== 'admitted') return verdict
    // Concurrent requests may have spent the new leases, so every window is checked again.
    if (waiting) return Promise.all(waiting).then(() => spend(counters, cost, isStrict))
    for (const counter of counters) deduct(counter, Math.min(cost, counter.requests))
    return 'admitted'
  }

  return {
    getOrCreate(key, window) {
      const found = known.get(key)
      if (found) return found
      const now = clock()
      evict(known, max, now)
      const counter = newCounter(window, now)
      known.set(key, counter)
      return counter
    },
    spend,
    isDegraded: counters => counters.some(({ degradedUntil }) => clock() < degradedUntil),
    get size() {
      return known.size
    },
  }
}

/** Evicts ended windows among the oldest and moves the others to the end of the map. At `max`, also evicts the oldest. */
function evict(known: Map<string, Counter>, max: number, now: number): void {
  let remaining = EVICTION_CHECKS
  for (const [key, counter] of known) {
    if (remaining-- === 0) break
    known.delete(key)
    if (counter.endsAt <= now && !counter.leaseRequest) counter.isEvicted = true
    else known.set(key, counter)
  }
  if (known.size < max) return
  const [oldest] = known
  oldest![1].isEvicted = true
  known.delete(oldest![0])
}

/** Its end lies ahead, because a window that had already ended could be evicted before its first request, which follows at once. */
const newCounter = (window: SharedWindow & { readonly rule: Rule }, now: number): Counter => ({
  ...window,
  left: 0,
  unleased: window.requests,
  fallback: 0,
  endsAt: now + window.seconds * 1_000,
  hasFallback: false,
  isSynthetic: false,
  degradedUntil: -Infinity,
  leaseRequest: undefined,
  isEvicted: false,
})

function reset(counter: Counter): void {
  counter.left = counter.fallback = 0
  counter.unleased = counter.requests
  counter.hasFallback = counter.isSynthetic = false
}

function deduct(counter: Counter, cost: number): void {
  const leased = Math.min(cost, counter.left)
  counter.left -= leased
  counter.fallback -= cost - leased
}

/**
 * The end is computed from the time of the request, so that the window ends here no later than in the store. An end that is more
 * than half a window later than the known one belongs to a new window, and the unspent quota of the old one expires.
 */
function addLease(counter: Counter, { part, left, endsInMs }: Lease, requestedAt: number): void {
  const endsAt = requestedAt + endsInMs
  const isNew =
    counter.isSynthetic || counter.endsAt <= requestedAt || endsAt - counter.endsAt > counter.seconds * 500
  if (isNew) counter.left = 0
  counter.endsAt = isNew ? endsAt : Math.min(endsAt, counter.endsAt)
  counter.left += part
  counter.unleased = left
  counter.isSynthetic = false
}

/** While no store is reachable, grants a fallback quota once per window, of the size of the window's first lease. */
function grantFallback(counter: Counter, now: number): void {
  if (counter.endsAt <= now) {
    reset(counter)
    counter.endsAt = now + counter.seconds * 1_000
    counter.isSynthetic = true
  }
  counter.degradedUntil = now + RETRY_AFTER_MS
  if (counter.hasFallback) return
  counter.hasFallback = true
  counter.fallback = partOf(counter.requests, 1)
}

const laterEnding = (one: LimitVerdict, other: Counter): Counter =>
  typeof one === 'object' && one.endsAt >= other.endsAt ? one : other
