import type { OutboundResult } from '#kernel/outbound/request.ts'
import type { Service } from '#kernel/principal.ts'
import { nextAttemptAt } from './schedule.ts'
import { hasOneTarget } from './subscription.ts'

/** Why an attempt ended without reaching the receiver. */
export type Unsent = 'stopped' | 'not_sent' | 'erased'

/** Result of an attempt, and its effect on the delivery. */
export interface DeliveryVerdict {
  readonly status: 'DELIVERED' | 'PENDING' | 'FAILED'
  readonly dueAt: Date | null
  /** Failed attempts since the schedule started. */
  readonly retries: number
  /** Health of the receiver after the attempt. */
  readonly receiver: 'healthy' | 'failing' | 'gone' | 'unknown'
  readonly responseStatus: number | null
  readonly responseBody: string | null
  readonly failure: string | null
}

export interface Tried {
  readonly service: Service
  /** Failed attempts before this one. */
  readonly retries: number
  /** Number of the attempt within its delivery, counted from 1. */
  readonly number: number
  readonly at: Date
  readonly delayScale: number
  readonly random: number
}

const NOT_SENT_PAUSE_MS = 10_000
const NOT_SENT_DOUBLINGS_MAX = 8
const RETRY_AFTER_STATUSES: ReadonlySet<number> = new Set([429, 503])

/**
 * Evaluates the receiver's response. Only 2xx is a success. A redirect is a failure, because the signed body is meant for one address. 410
 * disables a subscription; a service without subscriptions retries it like every other failure.
 */
export function verdictOn(result: OutboundResult, attempt: Tried): DeliveryVerdict {
  if ('failure' in result)
    return failedVerdict(
      attempt,
      { responseStatus: null, responseBody: null, failure: result.failure },
      undefined,
    )
  const { status, headers, excerpt } = result.response
  const seen = { responseStatus: status, responseBody: printableExcerpt(excerpt) }
  if (status >= 200 && status < 300)
    return {
      ...seen,
      status: 'DELIVERED',
      dueAt: null,
      retries: attempt.retries,
      receiver: 'healthy',
      failure: null,
    }
  if (status === 410 && !hasOneTarget(attempt.service))
    return {
      ...seen,
      status: 'FAILED',
      dueAt: null,
      retries: attempt.retries + 1,
      receiver: 'gone',
      failure: 'gone',
    }
  const retryAfter = RETRY_AFTER_STATUSES.has(status) ? headers['retry-after'] : undefined
  return failedVerdict(
    attempt,
    { ...seen, failure: status >= 300 && status < 400 ? 'redirect' : 'status' },
    retryAfter,
  )
}

/**
 * Evaluates an attempt that never reached the receiver and does not count against it. Deliveries that cannot be prepared, for
 * example after a change of ENCRYPTION_KEY, are retried without end but with growing pauses, because every attempt adds a row
 * to the log.
 */
export function verdictUnsent(unsent: Unsent, { retries, number, at }: Tried): DeliveryVerdict {
  const nothing = {
    retries,
    receiver: 'unknown',
    responseStatus: null,
    responseBody: null,
    failure: unsent,
  } as const
  if (unsent === 'erased') return { ...nothing, status: 'FAILED', dueAt: null }
  return {
    ...nothing,
    status: 'PENDING',
    dueAt: new Date(
      at.getTime() +
        (unsent === 'stopped' ? 0 : NOT_SENT_PAUSE_MS * 2 ** Math.min(number - 1, NOT_SENT_DOUBLINGS_MAX)),
    ),
  }
}

function failedVerdict(
  { retries, ...attempt }: Tried,
  seen: Pick<DeliveryVerdict, 'responseStatus' | 'responseBody' | 'failure'>,
  retryAfter: string | undefined,
): DeliveryVerdict {
  const dueAt = nextAttemptAt({ ...attempt, retries: retries + 1, retryAfter })
  return { ...seen, status: dueAt ? 'PENDING' : 'FAILED', dueAt, retries: retries + 1, receiver: 'failing' }
}

const EXCERPT_MAX = 1_000
// Both blocks of control characters, except for tab and line ends.
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

/** The receiver's response text without control characters, at most 1,000 characters. */
const printableExcerpt = (text: string): string =>
  text.replace(CONTROL, '').slice(0, EXCERPT_MAX).toWellFormed()
