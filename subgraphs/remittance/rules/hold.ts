import type { TransferHold } from '../entities/transfer.ts'

const FIRST_MS = 1_000
const MOST_MS: Readonly<Record<TransferHold, number>> = { SCREENING_PENDING: 60_000, SCREENING_MATCH: 600_000 }

/**
 * How long a held transfer waits before screening is asked again: a second, doubling, at most a minute; ten where an analyst
 * has to decide first, which is told when it happens.
 */
export const holdDelayMs = (attempts: number, hold: TransferHold): number => Math.min(MOST_MS[hold], FIRST_MS * 2 ** Math.min(attempts, 16))
