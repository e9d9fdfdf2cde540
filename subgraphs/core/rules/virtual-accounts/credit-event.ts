import { formatMinor } from '#kernel/money.ts'
import { senderNameOf } from '#core/rules/transaction-event.ts'

/** A credit that a virtual account received, with the transaction that booked it. */
export interface VirtualAccountCredit {
  readonly virtualAccountId: string
  readonly parentAccountId: string
  readonly customerId: string
  readonly accountNumber: string
  readonly accountName: string
  readonly kind: string
  readonly reference: string | null
  readonly creditedAccountId: string
  readonly transactionId: string
  readonly transactionRef: string
  readonly transactionType: string
  readonly channel: string
  readonly amountMinor: bigint
  readonly currency: string
  readonly sessionId: string | null
  readonly bookingDate: string
  readonly valueDate: string
  readonly bookedAt: Date
  readonly narration: string | null
  readonly metadata: unknown
}

/** Data of the event of a credit, and its personal part. */
export function virtualAccountCreditEvent({
  accountName,
  narration,
  metadata,
  amountMinor,
  bookedAt,
  ...credit
}: VirtualAccountCredit): [data: Record<string, unknown>, personal: Record<string, unknown>] {
  return [
    { ...credit, amount: formatMinor(amountMinor, credit.currency), bookedAt: bookedAt.toISOString() },
    { accountName, narration, senderName: senderNameOf({ metadata }) },
  ]
}
