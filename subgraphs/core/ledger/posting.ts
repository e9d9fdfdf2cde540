import type { PostingRefusal } from '#core/rules/posting-outcome.ts'
import type { TransactionChannel, TransactionType, TransferType } from '#core/rules/transaction.ts'

/** A side of a posting: a customer's account, which is locked and checked, or a system account, which is not. */
export interface Side {
  readonly id: string
  readonly isSystem: boolean
}

/** One limit: the maximum of one movement, and of a day, week and month over its usage classes; null for no maximum. */
export interface PostingLimitCheck {
  /** Bit set of usage classes; the first class is bit 0. */
  readonly classes: number
  readonly singleMinor: bigint | null
  readonly dayMinor: bigint | null
  readonly weekMinor: bigint | null
  readonly monthMinor: bigint | null
}

/** The idempotency key by which a repeat is recognised. */
export interface PostingClaim {
  readonly subject: string
  readonly key: string
  readonly fingerprint: string
}

/** What was decided about a debit under the protective holds of its customer. */
export interface Protection {
  /** Version of the account's holds under which it was decided. */
  readonly version: number
  /** Whether a hold covers the debit. */
  readonly isHeld: boolean
}

/** A request to move money from one account to another, with its fee; atomic. Amounts are minor units. */
export interface Posting {
  readonly workspaceId: string
  readonly claim?: PostingClaim | undefined
  /** Version of the workspace's policy that fee and limits come from. */
  readonly policyVersion: bigint
  /** The day in the tenant's time zone. */
  readonly today: string
  /** The business date of the workspace, from the policy. */
  readonly bookingDate: string
  /** The date from which the amount earns interest; the booking date if omitted. */
  readonly valueDate?: string
  readonly type: TransactionType
  readonly transferType?: TransferType | null
  readonly status: 'COMPLETED' | 'PENDING'
  readonly channel: TransactionChannel
  readonly reference: string
  readonly currency: string
  readonly amountMinor: bigint
  readonly feeMinor?: bigint
  readonly vatMinor?: bigint
  /** Accounts of the fee and its VAT; they are posted separately, as the payer's next entry. */
  readonly fee?:
    | {
        readonly reference: string
        readonly accountId: string
        readonly vatAccountId: string
        /** The narration of the posting if omitted. */
        readonly narration?: string
      }
    | undefined
  /** On the reversal of a fee: the returned VAT, negative. */
  readonly vatLeg?: { readonly minor: bigint; readonly accountId: string } | undefined
  readonly debit: Side
  readonly credit: Side
  /** Whether to post despite insufficient funds. */
  readonly mayOverdraw?: boolean
  /** Whether to post even if an account is frozen, restricted or dormant. */
  readonly isUnrestricted?: boolean
  /** Whether to debit the account of a running term, or to credit it from a system account. */
  readonly mayMoveTerm?: boolean
  /** Made by the platform without a request, such as a sweep. It does not count as use of the accounts. */
  readonly isAutomatic?: boolean
  /** Whether it pays out money in escrow. */
  readonly releasesEscrow?: boolean
  /** Whether it was paid to the virtual account in the metadata, which hands it to its parent. */
  readonly isCollected?: boolean
  /** Absent for an account without protective holds, and until the ledger has reported that it has some. */
  readonly protection?: Protection | undefined
  /** Usage class and day of the amount; `givesBack` subtracts it from the usage of the credited account. */
  readonly usage?: { readonly class: number; readonly date: string; readonly givesBack?: boolean } | undefined
  readonly checks?: readonly PostingLimitCheck[]
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
  /** A quote of a conversion that the posting uses; it is refused if the quote has expired or was used. */
  readonly quoteId?: string
  /** Postings that are posted with this one or not at all, and have it as their parent. They have neither keys nor parts. */
  readonly parts?: readonly Posting[]
}

/** A posted posting: its ids, entry sequences and balances; null on the side of a system account. */
export interface Posted {
  readonly kind: 'posted'
  readonly id: string
  readonly feeId: string | null
  readonly debitSequence: bigint | null
  readonly debitAfterMinor: bigint | null
  readonly creditSequence: bigint | null
  readonly creditAfterMinor: bigint | null
  readonly at: Date
  /** The booking date if an account is booked on a later date than requested; otherwise null. */
  readonly bookedOn: string | null
}

export type PostResult =
  | Posted
  /** Already posted under this key. A replay, unless an attempt of this call posted it and its result was lost. */
  | { readonly kind: 'earlier'; readonly id: string; readonly isReplay: boolean }
  /** Refused by a rule of the ledger. */
  | (PostingRefusal & { readonly kind: 'refused'; readonly isReplay: boolean })
  /** The key belongs to a different request. */
  | { readonly kind: 'conflict' }
  /** The first request under this key is still running. */
  | { readonly kind: 'in-progress' }
  /** The policy has changed; price the posting again. It was not attempted. */
  | { readonly kind: 'stale' }
  /** The debited account has other protective holds; decide about them again. It was not attempted. */
  | { readonly kind: 'stale-protection' }
