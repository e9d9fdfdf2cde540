import type { TransferHold } from '../entities/transfer.ts'

const FIRST_MS = 1_000
const MOST_MS: Readonly<Record<TransferHold, number>> = { SCREENING_PENDING: 60_000, SCREENING_MATCH: 600_000, SENDER_SUSPENDED: 600_000 }

/** How long a transfer waits for its suspended sender before it is given up: a week, as matches wait by default. */
export const SENDER_HOLD_MS = 7 * 24 * 3_600_000

/**
 * How long a held transfer waits before screening is asked again: a second, doubling, at most a minute; ten where an analyst
 * or an officer has to decide first, whose decision makes the transfer due at once.
 */
export const holdDelayMs = (attempts: number, hold: TransferHold): number => Math.min(MOST_MS[hold], FIRST_MS * 2 ** Math.min(attempts, 16))
