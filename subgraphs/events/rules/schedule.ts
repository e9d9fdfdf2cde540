import type { Service } from '#kernel/principal.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Pauses after a failed attempt; the first attempt is made at once, and after the last pause's attempt there is no other. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 12 * HOUR_MS]
const IDV_PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS, HOUR_MS]

const RETRY_AFTER_MOST_MS = 12 * HOUR_MS
/** Receivers that were away come back to requests that are spread over a tenth of the pause. */
const JITTER = 0.1

export interface Failed {
  readonly service: Service
  /** Failed attempts since the schedule began, this one included. */
  readonly retries: number
  readonly at: Date
  /** What the receiver asked for in Retry-After, where it may. */
  readonly retryAfter: string | undefined
  readonly delayScale: number
  /** From 0 up to 1. */
  readonly random: number
}

/** When to try again; null after the last attempt. Never earlier than the schedule says. */
export function nextAttemptAt({ service, retries, at, retryAfter, delayScale, random }: Failed): Date | null {
  const pauseMs = (service === 'idv' ? IDV_PAUSES_MS : PAUSES_MS)[retries - 1]
  if (pauseMs === undefined) return null
  const scheduledMs = pauseMs * delayScale * (1 + JITTER * random)
  const askedMs = retryAfter === undefined ? 0 : Math.min(RETRY_AFTER_MOST_MS, retryAfterMs(retryAfter, at))
  return new Date(at.getTime() + Math.ceil(Math.max(scheduledMs, askedMs)))
}

/** Retry-After in milliseconds, given in seconds or as an HTTP date (RFC 9110, 10.2.3); 0 when it is neither. */
function retryAfterMs(text: string, at: Date): number {
  const value = text.trim()
  if (/^\d+$/.test(value)) return Number(value) * 1_000
  const dateMs = /^[A-Z][a-z]{2}/.test(value) ? Date.parse(value) : NaN
  return Number.isNaN(dateMs) ? 0 : Math.max(0, dateMs - at.getTime())
}
