import type { Context } from '#kernel/context.ts'
import type { TransactionChannel, TransferType } from '#core/rules/transaction.ts'

/** A transfer to an account at another bank, as submitted to the rail. */
export interface OutgoingTransfer {
  /** The platform's reference, used in status queries; it never changes. */
  readonly reference: string
  readonly transferType: TransferType
  /** Session id of NIBSS Instant Payment; null on other rails. */
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

/** Response of the rail: a code of rules/nip-codes.ts, and the rail's reference if it has one. */
export interface RailReply {
  readonly code: string
  readonly externalReference: string | null
}

export interface NameEnquiry {
  readonly bankCode: string
  readonly accountNumber: string
}

/** Name of the account holder. */
export interface NameReply {
  readonly code: string
  readonly accountName: string | null
}

/** A network that carries money to other banks. Without a response the outcome is unknown: query the status, and never send again. */
export interface RailProvider {
  send(ctx: Context, transfer: OutgoingTransfer): Promise<RailReply>
  query(ctx: Context, transfer: OutgoingTransfer): Promise<RailReply>
  nameEnquiry(ctx: Context, enquiry: NameEnquiry): Promise<NameReply>
  /** Time at which the rail accepts a transfer booked at the given time; until then the transfer can be cancelled. */
  takesAt(transfer: OutgoingTransfer, bookedAt: Date): Date
  /** Time after submission within which a transfer can still arrive. A transfer that the rail cannot locate later has failed. */
  readonly arrivesWithinMs: number
}
