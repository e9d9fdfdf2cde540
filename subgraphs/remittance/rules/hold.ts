import type { TransferHold } from '#remittance/entities/transfer.ts'

const FIRST_MS = 1_000
const DELAY_MAX_MS: Readonly<Record<TransferHold, number>> = {
  SCREENING_PENDING: 60_000,
  SCREENING_MATCH: 600_000,
  SENDER_SUSPENDED: 600_000,
}

/** Time after which a transfer with a suspended sender fails: a week, the default of matches as well. */
export const SENDER_HOLD_MS = 7 * 24 * 3_600_000

/**
 * Delay before a held transfer is screened again: one second, doubling up to one minute. Ten minutes while an analyst or
 * officer must decide first, because their decision makes the transfer due at once.
 */
export const holdDelayMs = (attempts: number, hold: TransferHold): number =>
  Math.min(DELAY_MAX_MS[hold], FIRST_MS * 2 ** Math.min(attempts, 16))
