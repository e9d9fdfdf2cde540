import { formatMinor } from '#kernel/money.ts'
import type { CachedAccount } from '#core/ledger/account-cache.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import type { ConversionTerms } from './currencies/conversion-terms.ts'
import { conversionOf, earlierSourceId, laterDestinationId, publicMetadata } from './transaction.ts'

/** A customer account as events show it. */
export type EventAccount = Pick<CachedAccount, 'id' | 'accountNumber' | 'customerId'>

/** Customer accounts of a transaction; null on the side of a system account. */
export interface Sides {
  readonly source: EventAccount | null
  readonly destination: EventAccount | null
  /** The tenant's bank code. */
  readonly bankCode: string
}

/**
 * Ids of the customer accounts of a transaction. A held or cross-currency transfer has both, and so has the transaction that credits its
 * destination, although each enters one of them only.
 */
export const sideIds = (
  row: TransactionRow,
): { readonly source: string | null; readonly destination: string | null } => ({
  source: row.debitSequence === null ? earlierSourceId(row) : row.debitAccountId,
  destination: row.creditSequence === null ? laterDestinationId(row) : row.creditAccountId,
})

/** Whether the transaction is a transfer to another bank. Only transactions with another bank have bank codes. */
export const isToOtherBank = ({ debitSequence, otherBankCode }: TransactionRow): boolean =>
  debitSequence !== null && otherBankCode !== null

/** Whether the transaction is a credit from another bank. */
export const isFromOtherBank = ({
  debitSequence,
  otherBankCode,
}: Pick<TransactionRow, 'debitSequence' | 'otherBankCode'>): boolean =>
  debitSequence === null && otherBankCode !== null

/** Name of the sender of a credit from another bank; null for any other transaction. */
export function senderNameOf({ metadata }: Pick<TransactionRow, 'metadata'>): string | null {
  const name = (metadata as Readonly<Record<string, unknown>> | null)?.['senderName']
  return typeof name === 'string' ? name : null
}

interface Ends {
  readonly sourceAccountNum: string | null
  readonly sourceBankCode: string | null
  readonly destAccountNum: string | null
  readonly destBankCode: string | null
}

/** Numbers and bank codes of both ends, of which at most one is at another bank. Own bank codes are shown only beside another one. */
function endsOf(row: TransactionRow, { source, destination, bankCode }: Sides): Ends {
  const [own, other] = [
    { source: source?.accountNumber ?? null, destination: destination?.accountNumber ?? null },
    row.otherAccountNumber,
  ]
  return isFromOtherBank(row)
    ? {
        sourceAccountNum: other,
        sourceBankCode: row.otherBankCode,
        destAccountNum: own.destination,
        destBankCode: bankCode,
      }
    : {
        sourceAccountNum: own.source,
        sourceBankCode: isToOtherBank(row) ? bankCode : null,
        destAccountNum: other ?? own.destination,
        destBankCode: row.otherBankCode,
      }
}

const iso = (at: Date | null): string | null => at && at.toISOString()

/** What events show of a conversion. */
export const conversionData = ({
  sourceCurrency,
  targetCurrency,
  exchangeRate,
  convertedMinor,
  corridorId,
}: ConversionTerms): Readonly<Record<string, unknown>> => ({
  sourceCurrency,
  targetCurrency,
  exchangeRate,
  convertedAmount: formatMinor(BigInt(convertedMinor), targetCurrency),
  corridorId,
})

/**
 * Data of a transaction's events. With the personal part it contains all fields of the REST body, and without it the data for
 * monitoring. The customer of the event is the payer, or the payee if the money comes from outside.
 */
export function transactionEvent(
  row: TransactionRow,
  tenantId: string,
  sides: Sides,
): [data: Record<string, unknown>, personal: Record<string, unknown>] {
  const { source, destination } = sides
  const { progress, currency } = row
  const { sourceAccountNum, sourceBankCode, destAccountNum, destBankCode } = endsOf(row, sides)
  const money = (minor: bigint): string => formatMinor(minor, currency)
  const conversion = conversionOf(row)
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
      sourceAccountNum,
      sourceBankCode,
      destCustomerId: destination?.customerId ?? null,
      destAccountId: destination?.id ?? null,
      destAccountNum,
      destBankCode,
      amount: money(row.amountMinor),
      currency,
      fee: money(row.feeMinor),
      vat: money(row.vatMinor),
      totalAmount: money(row.amountMinor + row.feeMinor + row.vatMinor),
      ...(conversion && conversionData(conversion)),
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
      sourceAccountName: senderNameOf(row),
      destAccountName: row.destinationName,
      narration: row.narration,
      description: row.description,
      metadata: publicMetadata(row),
      failureReason: progress?.failureReason ?? null,
      reversalReason: progress?.reversalReason ?? (row.type === 'REVERSAL' ? row.reason : null),
    },
  ]
}
