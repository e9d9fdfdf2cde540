import type { TransactionRow } from '#core/queries/posted-transaction.ts'

export type TransactionType =
  'TRANSFER' | 'DEPOSIT' | 'WITHDRAWAL' | 'PAYMENT' | 'FEE' | 'INTEREST' | 'REVERSAL' | 'ADJUSTMENT'

export type TransferType = 'INTERNAL' | 'INTERBANK' | 'NIP' | 'INTERNATIONAL'

export type TransactionChannel = 'MOBILE' | 'WEB' | 'USSD' | 'ATM' | 'POS' | 'BRANCH' | 'API'

export type TransactionStatus = 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'REVERSED' | 'CANCELLED'

type TransferParts = Pick<
  TransactionRow,
  'type' | 'transferType' | 'debitSequence' | 'creditSequence' | 'parentId'
> & {
  readonly metadata: unknown
}

const isInternal = ({ type, transferType }: TransferParts): boolean =>
  type === 'TRANSFER' && transferType === 'INTERNAL'

const accountIn = (metadata: unknown, name: string): string | null => {
  const id = (metadata as Readonly<Record<string, unknown>> | null)?.[name]
  return typeof id === 'string' ? id : null
}

/**
 * The destination account of a transfer within the tenant that compliance held when it was booked; null for any other transaction. Its
 * money is on a system account until a second transaction, the completion, credits the destination.
 */
export const heldDestinationId = (row: TransferParts): string | null =>
  isInternal(row) && row.creditSequence === null ? accountIn(row.metadata, 'destinationAccountId') : null

/** Whether the transaction completes a held transfer, which is its parent. */
export const isCompletion = (row: TransferParts): boolean => isInternal(row) && row.parentId !== null

/** The account that paid the held transfer which the transaction completes; null for any other transaction. */
export const completionSourceId = (row: TransferParts): string | null =>
  isCompletion(row) && row.debitSequence === null ? accountIn(row.metadata, 'sourceAccountId') : null
