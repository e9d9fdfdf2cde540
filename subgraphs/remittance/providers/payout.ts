import type { Context } from '#kernel/context.ts'
import type { TransferParties } from '../entities/transfer-parties.ts'

/** What is to be paid out, and to whom. */
export interface Payout {
  /** The transfer's reference; a repeat with the same one pays nothing twice. */
  readonly reference: string
  readonly amountMinor: bigint
  readonly currency: string
  readonly recipientName: string
  readonly country: string
  /** Who sends and who is paid, on which account. */
  readonly parties: TransferParties
}

export type SubmitAnswer = { readonly outcome: 'ACCEPTED' } | { readonly outcome: 'REJECTED'; readonly code: string }

export type PayoutStatus =
  | { readonly outcome: 'PAID' | 'PENDING' | 'NOT_FOUND' }
  | { readonly outcome: 'REJECTED' | 'RETURNED'; readonly code: string }

/**
 * Whoever pays the recipient. Whatever it does not answer is unknown, and settled by asking for the status, never by
 * sending again. NOT_FOUND says for certain that the payout never came in; codes are ISO 20022's.
 */
export interface PayoutProvider {
  submit(ctx: Context, payout: Payout): Promise<SubmitAnswer>
  statusOf(ctx: Context, reference: string): Promise<PayoutStatus>
  /** How long an accepted payout takes at least. */
  readonly paidAfterMs: number
  /** How long after it was sent a payout that the partner does not know may be sent again. */
  readonly resendAfterMs: number
  /** For how long, and how often, to look whether a paid payout came back. */
  readonly returns: { readonly forMs: number; readonly everyMs: number }
}
