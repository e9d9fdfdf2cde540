import type { Verdict } from './verdict.ts'

/** How well a receiver does: failures since its last success, and how many deliveries it may have under way at a time. */
export interface Standing {
  readonly failures: number
  readonly atOnce: number
}

/** The most deliveries that one receiver has under way at a time. */
export const AT_ONCE_MOST = 64

/** More at a time with every success; one at a time after a failure. */
export function standingAfter({ failures, atOnce }: Standing, receiver: Verdict['receiver']): Standing {
  switch (receiver) {
    case 'well': return { failures: 0, atOnce: Math.min(AT_ONCE_MOST, atOnce + 1) }
    case 'unknown': return { failures, atOnce }
    default: return { failures: failures + 1, atOnce: 1 }
  }
}
