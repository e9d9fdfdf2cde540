import type { PaymentTransaction } from '#kernel/payment-decision.ts'
import type { TransferChannel } from '#remittance/entities/transfer.ts'

/** A transfer as elder protection stores and evaluates it. Amounts are decimal strings without the fee. */
export interface DisbursedTransaction {
  readonly transactionId: string
  readonly customerId: string
  readonly accountId: string | null
  /** When the transfer was created, in RFC 3339; null while it is being created. */
  readonly occurredAt: string | null
  readonly type: 'REMITTANCE'
  readonly direction: 'DEBIT'
  readonly channel: 'MOBILE' | 'ONLINE'
  readonly amount: string
  readonly currency: string
  readonly counterparty: {
    readonly id: string | null
    readonly name: string
    readonly account: string | null
    readonly country: string | null
  }
}

/**
 * The transaction of a payment in the terms of elder protection. Without a mobile app the sender is taken to be on the web, because a
 * transfer is always made in the sender's own session.
 */
export const disbursedTransaction = (
  { transactionId, customer, accountId, occurredAt, amount, currency, counterparty }: PaymentTransaction,
  channel: TransferChannel | null,
): DisbursedTransaction => ({
  transactionId,
  customerId: customer.id,
  accountId,
  occurredAt,
  type: 'REMITTANCE',
  direction: 'DEBIT',
  channel: channel === 'MOBILE' ? 'MOBILE' : 'ONLINE',
  amount,
  currency,
  counterparty: {
    id: counterparty.id,
    name: counterparty.name,
    account: counterparty.account,
    country: counterparty.country,
  },
})
