import { formatMinor } from '#kernel/money.ts'
import type { CachedAccount } from '#core/ledger/account-cache.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { completionSourceId, heldDestinationId } from './transaction.ts'

/** A customer account as events show it. */
export type EventAccount = Pick<CachedAccount, 'id' | 'accountNumber' | 'customerId'>

/** Customer accounts of a transaction; null on the side of a system account. */
export interface Sides {
  readonly source: EventAccount | null
  readonly destination: EventAccount | null
  /** The tenant's bank code. */
  readonly bankCode: string
}

/** Ids of the customer accounts of a transaction. A held transfer and its completion have both, although each enters one of them only. */
export const sideIds = (
  row: TransactionRow,
): { readonly source: string | null; readonly destination: string | null } => ({
  source: row.debitSequence === null ? completionSourceId(row) : row.debitAccountId,
  destination: row.creditSequence === null ? heldDestinationId(row) : row.creditAccountId,
})

/** Whether the transaction is a transfer to another bank; only these have bank codes. */
export const isToOtherBank = ({ debitSequence, otherBankCode }: TransactionRow): boolean =>
  debitSequence !== null && otherBankCode !== null

const iso = (at: Date | null): string | null => at && at.toISOString()

/**
 * Data of a transaction's events. With the personal part it contains all fields of the REST body, and without it the data for
 * monitoring. The customer of the event is the payer, or the payee if the money comes from outside.
 */
export function transactionEvent(
  row: TransactionRow,
  tenantId: string,
  { source, destination, bankCode }: Sides,
): [data: Record<string, unknown>, personal: Record<string, unknown>] {
  const { progress, currency } = row
  const money = (minor: bigint): string => formatMinor(minor, currency)
  const doneAt = progress ? null : row.postedStatus === 'COMPLETED' ? row.createdAt : null
  return [
    {
      id: row.id,
      tenantId,
      transactionRef: row.reference,
      transactionType: row.type,
      status: progress?.status ?? row.postedStatus,
      transferType: row.transferType,
      channel: row.channel,
      customerId: source?.customerId ?? destination?.customerId ?? null,
      sourceCustomerId: source?.customerId ?? null,
      sourceAccountId: source?.id ?? null,
      sourceAccountNum: source?.accountNumber ?? null,
      sourceBankCode: isToOtherBank(row) ? bankCode : null,
      destCustomerId: destination?.customerId ?? null,
      destAccountId: destination?.id ?? null,
      destAccountNum: row.otherAccountNumber ?? destination?.accountNumber ?? null,
      destBankCode: row.otherBankCode,
      amount: money(row.amountMinor),
      currency,
      fee: money(row.feeMinor),
      vat: money(row.vatMinor),
      totalAmount: money(row.amountMinor + row.feeMinor + row.vatMinor),
      // Balances after the transaction and before its fee; null on the side of a system account.
      sourceBalanceAfter: row.debitAfterMinor === null ? null : money(row.debitAfterMinor),
      destBalanceAfter: row.creditAfterMinor === null ? null : money(row.creditAfterMinor),
      initiatedBy: row.initiatedBy,
      approvedBy: row.approvedBy,
      sessionId: row.sessionId,
      externalRef: progress?.externalReference ?? row.externalReference,
      reversedTxnId: row.reversesId ?? progress?.reversedById ?? null,
      bookedAt: iso(row.createdAt),
      processedAt: iso(progress?.processedAt ?? doneAt),
      completedAt: iso(progress?.completedAt ?? doneAt),
    },
    {
      destAccountName: row.destinationName,
      narration: row.narration,
      description: row.description,
      metadata: row.metadata,
      failureReason: progress?.failureReason ?? null,
      reversalReason: progress?.reversalReason ?? (row.type === 'REVERSAL' ? row.reason : null),
    },
  ]
}
