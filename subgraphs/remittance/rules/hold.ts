import type { PaymentDecision } from '#kernel/payment-decision.ts'
import type { TransferHold } from '#remittance/entities/transfer.ts'

/** What compliance and elder protection decided about a transfer; undefined where a decision is missing. */
export interface TransferDecisions {
  readonly compliance: PaymentDecision | undefined
  readonly protection: 'ALLOW' | 'HOLD' | undefined
}

export const UNDECIDED: TransferDecisions = { compliance: undefined, protection: undefined }

const FIRST_MS = 1_000
const DELAY_MAX_MS: Readonly<Record<TransferHold, number>> = {
  SCREENING_PENDING: 60_000,
  SCREENING_MATCH: 600_000,
  PROTECTION: 600_000,
  SENDER_SUSPENDED: 600_000,
}

/** Time after which a transfer with a suspended sender fails: a week, the default of matches as well. */
export const SENDER_HOLD_MS = 7 * 24 * 3_600_000

/**
 * Delay before the decisions on a held transfer are requested again: one second, doubling up to one minute. Ten minutes while a
 * person must decide first, because that decision makes the transfer due at once.
 */
export const holdDelayMs = (attempts: number, hold: TransferHold): number =>
  Math.min(DELAY_MAX_MS[hold], FIRST_MS * 2 ** Math.min(attempts, 16))

/** The hold of a transfer that compliance does not block; null when both decisions let it continue. */
export function requiredHold({ compliance, protection }: TransferDecisions): TransferHold | null {
  if (compliance?.outcome === 'HELD') return 'SCREENING_MATCH'
  if (protection === 'HOLD') return 'PROTECTION'
  if (compliance === undefined) return 'SCREENING_PENDING'
  return protection === 'ALLOW' ? null : 'PROTECTION'
}

/** Whether both decisions let a transfer continue. */
export const isCleared = ({ compliance, protection }: TransferDecisions): boolean =>
  compliance?.outcome === 'CLEAR' && protection === 'ALLOW'

/** Whether the transfer waits for a person, so that the expiry of its quote does not end it. */
export const waitsForPerson = (hold: TransferHold | null): boolean =>
  hold === 'SCREENING_MATCH' || hold === 'PROTECTION'

/** Ids of the screenings with the matches that hold a transfer; none where something else holds it. */
export const holdingScreenings = ({ compliance }: TransferDecisions): readonly string[] =>
  compliance?.outcome === 'HELD' ? compliance.screeningIds : []
