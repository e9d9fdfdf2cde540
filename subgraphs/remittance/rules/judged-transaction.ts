import { formatMinor } from '#kernel/money.ts'
import type { PaymentTransaction } from '#kernel/payment-decision.ts'
import type { TransferChannel } from '#remittance/entities/transfer.ts'
import type { TransferParties } from '#remittance/entities/transfer-parties.ts'

/** A transfer, created or about to be, as far as decisions need it. */
export interface SentTransfer {
  readonly transferId: string
  readonly createdAt: Date | null
  readonly sendAmountMinor: bigint
  readonly sendCurrency: string
  readonly channel: TransferChannel | null
  readonly walletId: string | null
  readonly recipientId: string
  readonly destinationCountry: string
}

/**
 * A transfer as the rules of compliance judge it. The recipient is known by its account, because each sender has recipients of its own, and by
 * its id where it has no account.
 */
export const judgedTransaction = (
  { originator, beneficiary }: TransferParties,
  sent: SentTransfer,
): PaymentTransaction => ({
  transactionId: sent.transferId,
  occurredAt: sent.createdAt?.toISOString() ?? null,
  type: 'REMITTANCE',
  direction: 'DEBIT',
  channel: sent.channel?.toLowerCase() ?? 'api',
  amount: formatMinor(sent.sendAmountMinor, sent.sendCurrency),
  currency: sent.sendCurrency,
  customer: {
    id: originator.account,
    type: originator.isOrganization ? 'ORGANIZATION' : 'INDIVIDUAL',
    name: originator.name,
    dateOfBirth: originator.dateOfBirth,
    country: originator.country,
  },
  accountId: sent.walletId,
  counterparty: {
    id: beneficiary.account === null ? sent.recipientId : null,
    name: beneficiary.name,
    account: beneficiary.account,
    country: sent.destinationCountry,
    bankBic: beneficiary.bic,
  },
})
