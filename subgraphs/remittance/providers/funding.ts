import type { Context } from '#kernel/context.ts'
import type { CollectedBy } from '#remittance/entities/transfer.ts'

/** Amount to collect from the sender: the sum of amount and fee. */
export interface Collection {
  readonly transferId: string
  /** Reference of the transfer. A repeat under the same reference collects nothing twice. */
  readonly reference: string
  readonly amountMinor: bigint
  readonly currency: string
  readonly recipientName: string
  /** The provider must not collect anything after this time. */
  readonly expiresAt: Date
}

/** Amount to refund to the sender. */
export interface Refund {
  readonly transferId: string
  /** Reference of the transfer. A repeat under the same reference refunds nothing twice. */
  readonly reference: string
  readonly amountMinor: bigint
  readonly currency: string
  readonly collectedBy: CollectedBy
}

/** PROTECTED: nothing was collected, because a protective hold covers the sender's account. */
export type CollectionReply =
  | { readonly outcome: 'COLLECTED' | 'PENDING' | 'PROTECTED' }
  | { readonly outcome: 'DECLINED'; readonly code: string }

export type RefundReply = 'REFUNDED' | 'NOTHING_TAKEN' | 'PENDING'

/** Collects the sender's money and refunds it. */
export interface FundingProvider {
  /** Value of `collectedBy` for the money that this provider collects. */
  readonly by: CollectedBy
  /** Whether the provider collects money from this source of funds; otherwise the tenant collects it. */
  readonly collects: (sourceOfFunds: string) => boolean
  collect(ctx: Context, collection: Collection): Promise<CollectionReply>
  /** Refunds collected money and closes the reference: a later collection is declined. */
  refund(ctx: Context, refund: Refund): Promise<RefundReply>
}
