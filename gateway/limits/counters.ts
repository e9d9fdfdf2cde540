import type { Rule } from './policies.ts'
import { partOf, type Lease, type SharedWindow, type Shares } from './quota-leases.ts'

/** One window of one credential, workspace or address, as this process knows it. */
export interface Counter extends SharedWindow {
  readonly rule: Rule
  /** What may be spent here without asking. */
  left: number
  /** What was not given to anybody when this was last asked. */
  elsewhere: number
  /** What may be spent on operations that can do without an exact count, while nobody can be asked. */
  own: number
  /** Epoch milliseconds. */
  endsAt: number
  hasOwn: boolean
  /** Nobody could be asked, and is not asked again before this (epoch milliseconds). */
  apartUntil: number
  /** Whether the window was begun here because nobody could be asked. */
  isMadeUp: boolean
  domainClient: Promise<void> | undefined
  isForgotten: boolean
}

/** Admitted, or the window that refuses, or that an exact count is demanded and cannot be had. */
export type LimitVerdict = 'admitted' | 'uncounted' | Counter

export interface Counters {
  /** The counter of a window, begun when there is none. */
  of(key: string, window: SharedWindow & { readonly rule: Rule }): Counter
  /** Spends the cost in every window or in none. Waits only where a window has to be asked for elsewhere. */
  spend(counters: readonly Counter[], cost: number, isStrict: boolean): LimitVerdict | Promise<LimitVerdict>
  /** Whether a window among these goes on by itself, since nobody could be asked a moment ago. */
  areApart(counters: readonly Counter[]): boolean
  readonly size: number
}

interface CountersOptions {
  readonly shares: Shares
  readonly clock: () => number
  /** How many windows are kept at most; beyond that the oldest is forgotten. */
  readonly max: number
}

/** How many of the oldest windows are looked at for each new one: more than one, so that those that ended go away. */
const LOOKS = 4
const APART_MS = 1_000
/** A window that ends later than it could by more than this was begun before the clock was put back. */
const CLOCK_STEP_MS = 1_000

/** Counts requests in fixed windows, each begun by its first request. */
export function createCounters({ shares, clock, max }: CountersOptions): Counters {
  const known = new Map<string, Counter>()

  /** Windows that have ended are forgotten as new ones begin, the others go to the end of the line. */
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

  /** Whether there is enough, after asking for more where that can help. */
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
    // Others may have spent meanwhile what was asked for, so everything is looked at again.
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
      // As if it began now, so that it is not forgotten before its first request, which is about to come.
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

/** A lease is dated from the question, so that it ends here no later than where it was given. */
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

/** While nobody can be asked, a gateway goes on with a part of its own: as much as a first lease would have been, once a window. */
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
