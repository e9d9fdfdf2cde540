import { LIMIT_WINDOWS, type LimitWindow } from './limit-use.ts'

/** Outcomes of `core.post` with which it refuses a posting. The source is the debited account. */
export const REFUSED_OUTCOMES = [
  'SOURCE_NOT_FOUND',
  'DESTINATION_NOT_FOUND',
  'CURRENCY_MISMATCH',
  'SOURCE_TERM_RUNNING',
  'DESTINATION_TERM_RUNNING',
  'SOURCE_FROZEN',
  'DESTINATION_FROZEN',
  'SOURCE_DORMANT',
  'SOURCE_CLOSED',
  'DESTINATION_CLOSED',
  'SOURCE_NOT_ACTIVE',
  'DESTINATION_NOT_ACTIVE',
  'SOURCE_BLOCKED',
  'DESTINATION_BLOCKED',
  'SOURCE_HELD',
  'SOURCE_IN_ESCROW',
  'DESTINATION_IS_SOURCE',
  'DESTINATION_SUSPENDED',
  'DESTINATION_EXPIRED',
  'AMOUNT_MISMATCH',
  'QUOTE_USED',
  'QUOTE_EXPIRED',
  'INSUFFICIENT_FUNDS',
  'BALANCE_TOO_LARGE',
  'SINGLE_LIMIT_EXCEEDED',
  'DAILY_LIMIT_EXCEEDED',
  'WEEKLY_LIMIT_EXCEEDED',
  'MONTHLY_LIMIT_EXCEEDED',
] as const

/** The other outcomes of `core.post`. */
export const OTHER_OUTCOMES = [
  'POSTED',
  /** The posting is a part of one that was not posted. */
  'NOT_ATTEMPTED',
  /** The posting was priced with another version of the policy, and not attempted. */
  'STALE_POLICY',
  /** The debited account has other protective holds than the posting was examined under. It was not attempted. */
  'STALE_PROTECTION',
  /** The key was used for another request. */
  'KEY_CONFLICT',
  /** The first request under this key is still running. */
  'KEY_IN_PROGRESS',
  /** An earlier request under this key posted. */
  'ALREADY_POSTED',
  /** An earlier request under this key was refused. */
  'ALREADY_REFUSED',
] as const

export type RefusedOutcome = (typeof REFUSED_OUTCOMES)[number]
export type PostingOutcome = RefusedOutcome | (typeof OTHER_OUTCOMES)[number]

/** Why a posting was refused. The amounts are 0 unless a limit or the available funds refused it. */
export interface PostingRefusal {
  readonly outcome: RefusedOutcome
  /** The limit, or the available funds. */
  readonly allowedMinor: bigint
  /** The usage of the limit including the posting, or the funds that the posting needs. */
  readonly requiredMinor: bigint
}

/** The outcome of exceeding the limit of each window. */
export const LIMIT_OUTCOMES = {
  SINGLE: 'SINGLE_LIMIT_EXCEEDED',
  DAILY: 'DAILY_LIMIT_EXCEEDED',
  WEEKLY: 'WEEKLY_LIMIT_EXCEEDED',
  MONTHLY: 'MONTHLY_LIMIT_EXCEEDED',
} as const satisfies Readonly<Record<LimitWindow, RefusedOutcome>>

/** The window of the limit that refused a posting; undefined if no limit refused it. */
export const windowOf = (outcome: RefusedOutcome): LimitWindow | undefined =>
  LIMIT_WINDOWS.find(window => LIMIT_OUTCOMES[window] === outcome)

/** What remained of the limit that refused a posting of this amount. */
export function remainingOf(
  { allowedMinor, requiredMinor }: Pick<PostingRefusal, 'allowedMinor' | 'requiredMinor'>,
  amountMinor: bigint,
): bigint {
  const remaining = allowedMinor - (requiredMinor - amountMinor)
  return remaining > 0n ? remaining : 0n
}
