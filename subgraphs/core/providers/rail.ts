import type { Context } from '#kernel/context.ts'
import type { RailCodes } from '#core/rules/nip-codes.ts'
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
  /** The ISO 20022 message of an international transfer; null on other rails. */
  readonly message: string | null
}

/** Response of the rail: one of its codes, and its reference if it has one. */
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
  readonly codes: RailCodes
  send(ctx: Context, transfer: OutgoingTransfer): Promise<RailReply>
  query(ctx: Context, transfer: OutgoingTransfer): Promise<RailReply>
  /** Time at which the rail accepts a transfer booked at the given time; until then the transfer can be cancelled. */
  takesAt(transfer: OutgoingTransfer, bookedAt: Date): Date
  /** Time after submission within which a transfer can still arrive. A transfer that the rail cannot locate later has failed. */
  readonly arrivesWithinMs: number
  /** How completed transfers come back; absent where their completion is final. */
  readonly returns?: RailReturns
}

/** Returns of transfers that another bank first accepted. */
export interface RailReturns {
  /** Time of the next look for a return of a completed transfer; null if it cannot come back any more. */
  nextCheckAt(transfer: OutgoingTransfer, completedAt: Date, now: Date): Date | null
  /** The return of the transfer; null if it has not come back. */
  returnOf(ctx: Context, transfer: OutgoingTransfer): Promise<RailReturn | null>
}

/** A transfer that came back. */
export interface RailReturn {
  /** Reason of the return, one of the rail's codes. */
  readonly code: string
  /** What other banks kept of it as their charges, in minor units of its currency. */
  readonly deductedMinor: bigint
}

/** The rail to other banks of the country, which knows the names on their accounts. */
export interface DomesticRail extends RailProvider {
  nameEnquiry(ctx: Context, enquiry: NameEnquiry): Promise<NameReply>
}

/** The correspondent bank that forwards transfers abroad and keeps the tenant's accounts for them. */
export interface CorrespondentRail extends RailProvider {
  readonly bic: string
  /** Charges for a transfer whose sender pays them, in the currency of the source account. */
  chargeMinor(currency: string): bigint
  /** Date on which a transfer that is booked on the given day arrives. */
  arrivesOn(sourceCurrency: string, targetCurrency: string, day: string): string
}
