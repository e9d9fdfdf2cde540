import type { TransferHold } from '#remittance/entities/transfer.ts'

/** Actor that caused a step of a transfer. */
export type TransferActor = 'SENDER' | 'TENANT' | 'PLATFORM' | 'FUNDING_PROVIDER' | 'PAYOUT_PARTNER'

/** Why a transfer failed or was refunded. */
export type TransferFailureReason =
  | 'CANCELLED_BY_SENDER'
  | 'DECLINED'
  | 'FUNDING_DECLINED'
  | 'QUOTE_EXPIRED'
  | 'SCREENING_MATCH'
  | 'SENDER_SUSPENDED'
  | 'SENDER_CLOSED'
  | 'PAYOUT_REJECTED'
  | 'RETURNED_BY_BANK'

/** Actor and reason of a status in the timeline. The code is from the ISO 20022 external status and return reasons. */
export interface Cause {
  readonly actor: TransferActor
  readonly reason?: TransferFailureReason
  readonly reasonCode?: string
}

/** "Narrative": the ISO 20022 code for reasons without a specific code. */
const NARRATIVE = 'NARR'
const FOLLOWING_CANCELLATION = 'FOCR'

/** Stores a partner's code only when it has the format of an ISO 20022 code; other codes are meaningless to callers. */
const isoCode = (code: string): string => (/^[A-Z]{2}(?:\d{2}|[A-Z]{2})$/.test(code) ? code : NARRATIVE)

export const cancelledBySender: Cause = { actor: 'SENDER', reason: 'CANCELLED_BY_SENDER', reasonCode: 'CUST' }
export const quoteExpired: Cause = { actor: 'PLATFORM', reason: 'QUOTE_EXPIRED', reasonCode: NARRATIVE }
export const screeningMatch: Cause = { actor: 'PLATFORM', reason: 'SCREENING_MATCH', reasonCode: 'RR04' }
export const senderSuspended: Cause = { actor: 'PLATFORM', reason: 'SENDER_SUSPENDED', reasonCode: 'AC06' }
export const senderClosed: Cause = { actor: 'PLATFORM', reason: 'SENDER_CLOSED', reasonCode: 'AC04' }
export const fundingDeclined = (code: string): Cause => ({
  actor: 'FUNDING_PROVIDER',
  reason: 'FUNDING_DECLINED',
  reasonCode: isoCode(code),
})
export const payoutRejected = (code: string): Cause => ({
  actor: 'PAYOUT_PARTNER',
  reason: 'PAYOUT_REJECTED',
  reasonCode: isoCode(code),
})
export const returnedByBank = (code: string): Cause => ({
  actor: 'PAYOUT_PARTNER',
  reason: 'RETURNED_BY_BANK',
  reasonCode: isoCode(code),
})

/** A refund has the same reason as the failure of its transfer. */
export const refundAfter = ({
  reason,
  reasonCode,
}: {
  readonly reason: TransferFailureReason | null
  readonly reasonCode: string | null
}): Cause => ({
  actor: 'PLATFORM',
  ...(reason !== null && {
    reason,
    reasonCode: reason === 'CANCELLED_BY_SENDER' ? FOLLOWING_CANCELLATION : (reasonCode ?? NARRATIVE),
  }),
})

/** The hold that a sender sees: that the transfer is being screened, but never because of whom, to avoid tipping off. */
export const holdShownToSender = (hold: TransferHold | null): TransferHold | null =>
  hold === null ? null : 'SCREENING_PENDING'

/** A suspension may be part of an investigation that must not be disclosed to the sender. */
const WITHHELD: ReadonlySet<TransferFailureReason | null> = new Set<TransferFailureReason>([
  'SCREENING_MATCH',
  'SENDER_SUSPENDED',
  'SENDER_CLOSED',
])

/** The reason that a sender sees in place of a watchlist match or of the sender's own suspension. */
export const shownToSender = <
  Given extends { readonly reason: TransferFailureReason | null; readonly reasonCode: string | null },
>({
  reason,
  reasonCode,
}: Given): Pick<Given, 'reason' | 'reasonCode'> =>
  (WITHHELD.has(reason) ? { reason: 'DECLINED', reasonCode: NARRATIVE } : { reason, reasonCode }) as Pick<
    Given,
    'reason' | 'reasonCode'
  >
