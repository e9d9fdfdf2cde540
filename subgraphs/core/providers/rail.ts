import type { Context } from '#kernel/context.ts'
import type { TransactionChannel, TransferType } from '../rules/transaction.ts'

/** A transfer to an account at another bank, as it is handed on. */
export interface OutgoingTransfer {
  /** Our reference, by which the rail is asked about it; the same for as long as the transfer lives. */
  readonly reference: string
  readonly transferType: TransferType
  /** The session id of NIBSS Instant Payment; null on other rails. */
  readonly sessionId: string | null
  readonly amountMinor: bigint
  readonly currency: string
  readonly sourceAccountNumber: string
  readonly bankCode: string
  readonly accountNumber: string
  readonly accountName: string
  readonly narration: string
  readonly channel: TransactionChannel
}

/** What the rail says: a code of rules/nip-codes.ts, and its own reference where it has one. */
export interface RailAnswer {
  readonly code: string
  readonly externalReference: string | null
}

export interface NameEnquiry {
  readonly bankCode: string
  readonly accountNumber: string
}

/** The name of an account's holder. */
export interface NameAnswer {
  readonly code: string
  readonly accountName: string | null
}

/**
 * Whoever carries money to other banks. What it does not answer is unknown, and settled by asking for the status, never by sending
 * again.
 */
export interface RailProvider {
  send(ctx: Context, transfer: OutgoingTransfer): Promise<RailAnswer>
  query(ctx: Context, transfer: OutgoingTransfer): Promise<RailAnswer>
  nameEnquiry(ctx: Context, enquiry: NameEnquiry): Promise<NameAnswer>
  /** When it takes a transfer that was booked at a moment; until then it can be called off. */
  takesAt(transfer: OutgoingTransfer, bookedAt: Date): Date
  /** How long after it was handed on a transfer may still come in: what the rail cannot locate after that never will be there. */
  readonly arrivesWithinMs: number
}
