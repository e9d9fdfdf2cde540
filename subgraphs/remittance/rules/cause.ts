import type { TransferHold } from '../entities/transfer.ts'

/** Who brought a step about. */
export type TransferActor = 'SENDER' | 'TENANT' | 'PLATFORM' | 'FUNDING_PROVIDER' | 'PAYOUT_PARTNER'

/** Why a transfer failed, or why its money went back. */
export type TransferFailureReason =
  | 'CANCELLED_BY_SENDER' | 'DECLINED' | 'FUNDING_DECLINED' | 'QUOTE_EXPIRED' | 'SCREENING_MATCH' | 'SENDER_SUSPENDED' | 'SENDER_CLOSED' | 'PAYOUT_REJECTED' | 'RETURNED_BY_BANK'

/** What stands in the timeline beside a status. The code is one of the ISO 20022 external status and return reasons. */
export interface Cause {
  readonly actor: TransferActor
  readonly reason?: TransferFailureReason
  readonly reasonCode?: string
}

/** "Narrative": ISO 20022's code where none of the others says it. */
const NARRATIVE = 'NARR'
const FOLLOWING_CANCELLATION = 'FOCR'

/** A partner's code as it is kept; what is none of ISO 20022's form says nothing to anybody else. */
const isoCode = (code: string): string => (/^[A-Z]{2}(?:\d{2}|[A-Z]{2})$/.test(code) ? code : NARRATIVE)

export const cancelledBySender: Cause = { actor: 'SENDER', reason: 'CANCELLED_BY_SENDER', reasonCode: 'CUST' }
export const quoteExpired: Cause = { actor: 'PLATFORM', reason: 'QUOTE_EXPIRED', reasonCode: NARRATIVE }
export const screeningMatch: Cause = { actor: 'PLATFORM', reason: 'SCREENING_MATCH', reasonCode: 'RR04' }
export const senderSuspended: Cause = { actor: 'PLATFORM', reason: 'SENDER_SUSPENDED', reasonCode: 'AC06' }
export const senderClosed: Cause = { actor: 'PLATFORM', reason: 'SENDER_CLOSED', reasonCode: 'AC04' }
export const fundingDeclined = (code: string): Cause => ({ actor: 'FUNDING_PROVIDER', reason: 'FUNDING_DECLINED', reasonCode: isoCode(code) })
export const payoutRejected = (code: string): Cause => ({ actor: 'PAYOUT_PARTNER', reason: 'PAYOUT_REJECTED', reasonCode: isoCode(code) })
export const returnedByBank = (code: string): Cause => ({ actor: 'PAYOUT_PARTNER', reason: 'RETURNED_BY_BANK', reasonCode: isoCode(code) })

/** A refund is made for the reason for which its transfer failed. */
export const refundAfter = ({ reason, reasonCode }: { readonly reason: TransferFailureReason | null; readonly reasonCode: string | null }): Cause => ({
  actor: 'PLATFORM',
  ...(reason !== null && { reason, reasonCode: reason === 'CANCELLED_BY_SENDER' ? FOLLOWING_CANCELLATION : reasonCode ?? NARRATIVE }),
})

/** What a sender is told of a transfer that waits: that it is looked at, and never for whom (nobody may be warned). */
export const holdToldToSender = (hold: TransferHold | null): TransferHold | null => (hold === null ? null : 'SCREENING_PENDING')

/** A suspension may be for an investigation of which its sender must not be warned. */
const WITHHELD: ReadonlySet<TransferFailureReason | null> = new Set<TransferFailureReason>(['SCREENING_MATCH', 'SENDER_SUSPENDED', 'SENDER_CLOSED'])

/** The reason that a sender reads in place of a match on a list or of its own suspension. */
export const toldToSender = <Given extends { readonly reason: TransferFailureReason | null; readonly reasonCode: string | null }>({ reason, reasonCode }: Given): Pick<Given, 'reason' | 'reasonCode'> =>
  (WITHHELD.has(reason) ? { reason: 'DECLINED', reasonCode: NARRATIVE } : { reason, reasonCode }) as Pick<Given, 'reason' | 'reasonCode'>
