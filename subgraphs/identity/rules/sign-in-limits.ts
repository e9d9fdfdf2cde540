/** The counters of a failure: the account at the address, the address, and the account at all addresses. */
export type CounterName = 'pair' | 'address' | 'account'

/** Failures since the count began. */
export interface Count {
  readonly failures: number
  readonly beganAt: Date
  readonly failedAt: Date
  readonly lockedUntil: Date | null
}

const MINUTE_MS = 60_000
/** A count expires when no failure is added for this long; its row may be deleted. */
export const COUNT_RETENTION_MS = 24 * 60 * MINUTE_MS
const LOCK_MS = 15 * MINUTE_MS
/** Many people can share an address, so its failures count within this time only. */
const ADDRESS_WINDOW_MS = 15 * MINUTE_MS

export const FAILURES_MAX: Readonly<Record<CounterName, number>> = { pair: 5, address: 50, account: 50 }
/** Loopback is the operator, or a proxy that is not trusted to name its clients, which then share one address. */
const LOOPBACK_FACTOR = 10

/** An address that has signed in to the account within this time is locked by the pair's counter only. The newest addresses are kept. */
export const ADDRESS_KNOWN_MS = 30 * 24 * 60 * MINUTE_MS
export const KNOWN_ADDRESSES_MAX = 20

/**
 * Unknown addresses may try an account once after each pause; the account is never closed. Pauses double with every ten failures up to
 * an hour, so that any number of addresses get about 130 attempts on the first day and 24 on each later one.
 */
const pauseMs = (failures: number): number =>
  Math.min(MINUTE_MS * 2 ** Math.floor((failures - FAILURES_MAX.account) / 10), 60 * MINUTE_MS)

export const isLocked = ({ lockedUntil }: Pick<Count, 'lockedUntil'>, now: Date): boolean =>
  lockedUntil !== null && lockedUntil > now

function isOver(name: CounterName, { beganAt, failedAt, lockedUntil }: Count, now: Date): boolean {
  if (failedAt.getTime() + COUNT_RETENTION_MS <= now.getTime()) return true
  if (name === 'account') return false
  if (lockedUntil !== null) return lockedUntil <= now
  return name === 'address' && beganAt.getTime() + ADDRESS_WINDOW_MS <= now.getTime()
}

/** The count after one more failure, which no lock refused. */
export function afterFailure(
  name: CounterName,
  before: Count | undefined,
  now: Date,
  isLoopback = false,
): Count {
  const counted =
    before !== undefined && before.failures > 0 && !isOver(name, before, now)
      ? before
      : { failures: 0, beganAt: now }
  const failures = counted.failures + 1
  const failuresMax = FAILURES_MAX[name] * (name === 'address' && isLoopback ? LOOPBACK_FACTOR : 1)
  const lockMs = name === 'account' ? pauseMs(failures) : LOCK_MS
  return {
    failures,
    beganAt: counted.beganAt,
    failedAt: now,
    lockedUntil: failures >= failuresMax ? new Date(now.getTime() + lockMs) : null,
  }
}
