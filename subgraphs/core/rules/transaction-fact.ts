import { formatMinor } from '#kernel/money.ts'
import type { AccountFacts } from '../ledger/account-facts.ts'
import type { TransactionRow } from '../queries/posted-transaction.ts'

/** The customers' accounts of a transaction; null on the side of one of our own. */
export interface Sides {
  readonly source: AccountFacts | null
  readonly destination: AccountFacts | null
  /** The tenant's own bank code. */
  readonly bankCode: string
}

/** Ids of the customers' accounts of a transaction. */
export const sideIds = ({ debitPlace, debitAccountId, creditPlace, creditAccountId }: TransactionRow): { readonly source: string | null; readonly destination: string | null } =>
  ({ source: debitPlace === null ? null : debitAccountId, destination: creditPlace === null ? null : creditAccountId })

/** Whether it went from an account of ours to another bank; of other transactions no bank is named. */
export const isToOtherBank = ({ debitPlace, otherBankCode }: TransactionRow): boolean => debitPlace !== null && otherBankCode !== null

const iso = (at: Date | null): string | null => at && at.toISOString()

/**
 * What is published of a transaction with each of its steps: with the personal part all that its REST body shows, and without it
 * what monitoring needs. Who pays is the customer of the fact; of money that comes from outside it is who receives.
 */
export function transactionFact(row: TransactionRow, tenantId: string, { source, destination, bankCode }: Sides): [data: Record<string, unknown>, personal: Record<string, unknown>] {
  const { progress, currency } = row
  const money = (minor: bigint): string => formatMinor(minor, currency)
  const doneAt = progress ? null : row.postedStatus === 'COMPLETED' ? row.createdAt : null
  return [{
    id: row.id, tenantId, transactionRef: row.reference, transactionType: row.type, status: progress?.status ?? row.postedStatus, transferType: row.transferType, channel: row.channel,
    customerId: source?.customerId ?? destination?.customerId ?? null,
    sourceCustomerId: source?.customerId ?? null, sourceAccountId: source?.id ?? null, sourceAccountNum: source?.accountNumber ?? null, sourceBankCode: isToOtherBank(row) ? bankCode : null,
    destCustomerId: destination?.customerId ?? null, destAccountId: destination?.id ?? null, destAccountNum: row.otherAccountNumber ?? destination?.accountNumber ?? null, destBankCode: row.otherBankCode,
    amount: money(row.amountMinor), currency, fee: money(row.feeMinor), vat: money(row.vatMinor), totalAmount: money(row.amountMinor + row.feeMinor + row.vatMinor),
    initiatedBy: row.initiatedBy, approvedBy: row.approvedBy, sessionId: row.sessionId, externalRef: progress?.externalReference ?? row.externalReference,
    reversedTxnId: row.reversesId ?? progress?.reversedById ?? null,
    bookedAt: iso(row.createdAt), processedAt: iso(progress?.processedAt ?? doneAt), completedAt: iso(progress?.completedAt ?? doneAt),
  }, {
    destAccountName: row.destinationName, narration: row.narration, description: row.description, metadata: row.metadata,
    failureReason: progress?.failureReason ?? null, reversalReason: progress?.reversalReason ?? (row.type === 'REVERSAL' ? row.reason : null),
  }]
}
