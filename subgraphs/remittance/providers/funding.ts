import type { Context } from '#kernel/context.ts'
import type { CollectedBy } from '../entities/transfer.ts'

/** What is to be collected from the sender: the amount and the fee. */
export interface Collection {
  readonly transferId: string
  /** The transfer's reference; a repeat with the same one collects nothing twice. */
  readonly reference: string
  readonly amountMinor: bigint
  readonly currency: string
  readonly recipientName: string
  /** Nothing may be collected after this moment. */
  readonly expiresAt: Date
}

/** What is to go back to the sender. */
export interface Refund {
  readonly transferId: string
  /** The transfer's reference; a repeat with the same one gives nothing back twice. */
  readonly reference: string
  readonly amountMinor: bigint
  readonly currency: string
  readonly collectedBy: CollectedBy
}

export type CollectionAnswer = { readonly outcome: 'COLLECTED' | 'PENDING' } | { readonly outcome: 'DECLINED'; readonly code: string }

export type RefundAnswer = 'REFUNDED' | 'NOTHING_TAKEN' | 'PENDING'

/** Whoever takes the sender's money and gives it back. */
export interface FundingProvider {
  /** Who has the money that it has collected. */
  readonly by: CollectedBy
  /** Whether it collects this kind of money at all; where it does not, the tenant does. */
  readonly collects: (sourceOfFunds: string) => boolean
  collect(ctx: Context, collection: Collection): Promise<CollectionAnswer>
  /** Gives back what was collected and closes the reference: a collection that comes in later is declined. */
  refund(ctx: Context, refund: Refund): Promise<RefundAnswer>
}
