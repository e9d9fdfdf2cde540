import type { Service } from '#kernel/principal.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Pauses after failed attempts. The first attempt is immediate; after the last pause there is one more attempt. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 12 * HOUR_MS]
const IDV_PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS, HOUR_MS]

const RETRY_AFTER_MAX_MS = 12 * HOUR_MS
/** Spreads retries over a tenth of the pause, so that a recovering receiver does not get all of them at once. */
const JITTER = 0.1

export interface Failed {
  readonly service: Service
  /** Failed attempts since the schedule started, including this one. */
  readonly retries: number
  readonly at: Date
  /** Value of the receiver's Retry-After header, if its status permits one. */
  readonly retryAfter: string | undefined
  readonly delayScale: number
  /** Random number from 0 (inclusive) to 1 (exclusive). */
  readonly random: number
}

/** Time of the next attempt, never earlier than the schedule; null after the last attempt. */
export function nextAttemptAt({ service, retries, at, retryAfter, delayScale, random }: Failed): Date | null {
  const pauseMs = (service === 'idv' ? IDV_PAUSES_MS : PAUSES_MS)[retries - 1]
  if (pauseMs === undefined) return null
  const scheduledMs = pauseMs * delayScale * (1 + JITTER * random)
  const requestedMs =
    retryAfter === undefined ? 0 : Math.min(RETRY_AFTER_MAX_MS, retryAfterMs(retryAfter, at))
  return new Date(at.getTime() + Math.ceil(Math.max(scheduledMs, requestedMs)))
}

/** Retry-After in milliseconds, given in seconds or as an HTTP date (RFC 9110, 10.2.3); 0 when it is neither. */
function retryAfterMs(text: string, at: Date): number {
  const value = text.trim()
  if (/^\d+$/.test(value)) return Number(value) * 1_000
  const dateMs = /^[A-Z][a-z]{2}/.test(value) ? Date.parse(value) : NaN
  return Number.isNaN(dateMs) ? 0 : Math.max(0, dateMs - at.getTime())
}
