import type { Context } from '#kernel/context.ts'
import type { TransferParties } from '#remittance/entities/transfer-parties.ts'

/** A payout and its recipient. */
export interface Payout {
  /** Reference of the transfer. A repeat under the same reference pays nothing twice. */
  readonly reference: string
  readonly amountMinor: bigint
  readonly currency: string
  readonly recipientName: string
  readonly country: string
  /** Sender, recipient and account of the payout. */
  readonly parties: TransferParties
}

export type SubmitReply =
  { readonly outcome: 'ACCEPTED' } | { readonly outcome: 'REJECTED'; readonly code: string }

export type PayoutStatus =
  | { readonly outcome: 'PAID' | 'PENDING' | 'NOT_FOUND' }
  | { readonly outcome: 'REJECTED' | 'RETURNED'; readonly code: string }

/**
 * Pays the recipient. Without a response the outcome is unknown and is settled by querying the status, never by sending again.
 * NOT_FOUND proves that the payout never arrived; codes are ISO 20022 codes.
 */
export interface PayoutProvider {
  submit(ctx: Context, payout: Payout): Promise<SubmitReply>
  statusOf(ctx: Context, reference: string): Promise<PayoutStatus>
  /** Minimum time that an accepted payout takes. */
  readonly paidAfterMs: number
  /** Time after sending at which a payout unknown to the partner may be sent again. */
  readonly resendAfterMs: number
  /** How long, and how often, to check a paid payout for a return. */
  readonly returns: { readonly forMs: number; readonly everyMs: number }
}
