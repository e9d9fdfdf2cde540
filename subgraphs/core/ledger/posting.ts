import type { TransactionChannel, TransactionType, TransferType } from '../rules/transaction.ts'

/** A side of a posting: an account of a customer, which is locked and tested, or one of ours, which never is. */
export interface Side {
  readonly id: string
  readonly isSystem: boolean
}

/** One limit: what may be moved at once, and in the day, week and month by the classes that it counts; null where it sets no bound. */
export interface LimitCheck {
  /** A bit for each class, the first class being bit 0. */
  readonly classes: number
  readonly singleMinor: bigint | null
  readonly dayMinor: bigint | null
  readonly weekMinor: bigint | null
  readonly monthMinor: bigint | null
}

/** What makes a repeat the same posting. */
export interface PostingClaim {
  readonly subject: string
  readonly key: string
  readonly fingerprint: string
}

/** Money that is to go from one account to another, with its fee; posted whole or not at all. Amounts are minor units. */
export interface Posting {
  readonly workspaceId: string
  readonly claim?: PostingClaim | undefined
  /** The version of the workspace's policy that fee and limits were taken from. */
  readonly policyVersion: bigint
  /** The day in the tenant's time zone. */
  readonly today: string
  readonly type: TransactionType
  readonly transferType?: TransferType | null
  readonly status: 'COMPLETED' | 'PENDING'
  readonly channel: TransactionChannel
  readonly reference: string
  readonly currency: string
  readonly amountMinor: bigint
  readonly feeMinor?: bigint
  readonly vatMinor?: bigint
  /** Where the fee and its VAT go, as a posting of their own with the payer's next entry. */
  readonly fee?: { readonly reference: string; readonly accountId: string; readonly vatAccountId: string } | undefined
  /** Of the mirror of a fee: the VAT that comes back, below zero. */
  readonly vatLeg?: { readonly minor: bigint; readonly accountId: string } | undefined
  readonly debit: Side
  readonly credit: Side
  /** Whether it goes through although the payer has too little. */
  readonly mayOverdraw?: boolean
  /** Whether it goes through although an account is frozen, restricted or dormant. */
  readonly isUnrestricted?: boolean
  /** Under which class and day it counts; `givesBack` takes it off again, from the account that is credited. */
  readonly counted?: { readonly class: number; readonly on: string; readonly givesBack?: boolean } | undefined
  readonly checks?: readonly LimitCheck[]
  readonly otherAccountNumber?: string | null
  readonly otherBankCode?: string | null
  readonly destinationName?: string | null
  readonly narration?: string | null
  readonly description?: string | null
  readonly initiatedBy?: string | null
  readonly approvedBy?: string | null
  readonly actorKind: string
  readonly actorId: string
  readonly requestId: string
  readonly sessionId?: string | null
  readonly externalReference?: string | null
  readonly parentId?: string | null
  readonly reversesId?: string | null
  readonly reason?: string | null
  readonly metadata?: Readonly<Record<string, unknown>> | null
}

/** A posting that stands: its ids, and where it came to stand among its accounts' entries; null on the side of a system account. */
export interface Posted {
  readonly kind: 'posted'
  readonly id: string
  readonly feeId: string | null
  readonly debitPlace: bigint | null
  readonly debitAfterMinor: bigint | null
  readonly creditPlace: bigint | null
  readonly creditAfterMinor: bigint | null
  readonly at: Date
}

export type PostResult =
  | Posted
  /** It was posted before under this key; a replay unless it was this very call whose answer got lost. */
  | { readonly kind: 'earlier'; readonly id: string; readonly isReplay: boolean }
  /** A rule of the ledger said no; the two numbers are the rule's: a limit and what remains of it, or what is available and what was needed. */
  | { readonly kind: 'refused'; readonly outcome: number; readonly first: bigint; readonly second: bigint; readonly isReplay: boolean }
  /** The key was used for another request. */
  | { readonly kind: 'conflict' }
  /** The first request under this key has not come to an end. */
  | { readonly kind: 'in-progress' }
  /** The policy has changed since: price it again. Nothing was tried. */
  | { readonly kind: 'stale' }
