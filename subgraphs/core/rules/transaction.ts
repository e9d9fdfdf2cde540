import { formatMinor } from '#kernel/money.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import type { ConversionTerms } from './currencies/conversion-terms.ts'
import { internationalOf, publicTerms } from './international/terms.ts'

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

const valueIn = (metadata: unknown, name: string): unknown =>
  (metadata as Readonly<Record<string, unknown>> | null)?.[name]

const idIn = (metadata: unknown, name: string): string | null => {
  const id = valueIn(metadata, name)
  return typeof id === 'string' ? id : null
}

/** Terms of the conversion that a cross-currency transfer made; undefined for any other transaction. */
export const conversionOf = ({ metadata }: Pick<TransferParts, 'metadata'>): ConversionTerms | undefined =>
  valueIn(metadata, 'conversion') as ConversionTerms | undefined

/** Whether the transaction belongs to a loan, or to the loans of a branch as the end of a day posts them. */
export const isOfLoans = ({ metadata }: Pick<TransferParts, 'metadata'>): boolean =>
  idIn(metadata, 'loanId') !== null || valueIn(metadata, 'isOfLoans') === true

/** What a cross-currency transfer that compliance holds converts when it is released. */
export interface HeldConversion {
  readonly sourceCurrency: string
  readonly targetCurrency: string
  /** Terms that a quote promised; null if the rates in force at the release apply. */
  readonly quoted: ConversionTerms | null
}

/** The conversion that a held transfer still has to make, or has made by its completion; undefined for any other transaction. */
export const heldConversionOf = ({ metadata }: Pick<TransferParts, 'metadata'>): HeldConversion | undefined =>
  valueIn(metadata, 'heldConversion') as HeldConversion | undefined

/**
 * Whether the transaction was booked with a transfer, its parent: it credits the destination of a cross-currency transfer, or moves money
 * between system accounts. It is reversed with the transfer.
 */
export const isLeg = ({
  type,
  transferType,
  parentId,
}: Pick<TransferParts, 'type' | 'transferType' | 'parentId'>): boolean =>
  type === 'TRANSFER' && transferType === null && parentId !== null

/** The account that receives the money of a transfer whose own entries do not credit it; null for any other transaction. */
export const laterDestinationId = (row: TransferParts): string | null =>
  isInternal(row) && row.creditSequence === null ? idIn(row.metadata, 'destinationAccountId') : null

/**
 * The destination account of a transfer within the tenant that compliance held when it was booked; null for any other transaction. Its
 * money is on a system account until a second transaction, the completion, credits the destination.
 */
export const heldDestinationId = (row: TransferParts): string | null =>
  conversionOf(row) ? null : laterDestinationId(row)

/** Whether the transaction completes a held transfer, which is its parent. */
export const isCompletion = (row: TransferParts): boolean => isInternal(row) && row.parentId !== null

/** The branches of a transfer between branches. */
export interface TransferBranches {
  readonly sourceBranchId: string
  readonly destinationBranchId: string
}

/** The branches of a transfer between branches, or of its completion; null for any other transaction. */
export function branchesOf({ metadata }: Pick<TransferParts, 'metadata'>): TransferBranches | null {
  const [sourceBranchId, destinationBranchId] = [
    idIn(metadata, 'sourceBranchId'),
    idIn(metadata, 'destinationBranchId'),
  ]
  return sourceBranchId === null || destinationBranchId === null
    ? null
    : { sourceBranchId, destinationBranchId }
}

/**
 * The account that paid the transfer of which this transaction credits the destination: a held or a cross-currency transfer. Null for any
 * other transaction.
 */
export const earlierSourceId = (row: TransferParts): string | null =>
  (isCompletion(row) || isLeg(row)) && row.debitSequence === null
    ? idIn(row.metadata, 'sourceAccountId')
    : null

/** The metadata that callers see; the terms of a conversion have their own fields. */
export function publicMetadata(
  row: TransferParts & Pick<TransactionRow, 'currency'> & { readonly progress?: TransactionRow['progress'] },
): unknown {
  const terms = internationalOf(row)
  if (!conversionOf(row) && !heldConversionOf(row) && !terms) return isLeg(row) ? null : row.metadata
  const { paymentId } = row.metadata as Readonly<Record<string, unknown>>
  const returnedMinor = row.progress?.returnedMinor ?? null
  if (paymentId === undefined && !terms) return null
  return {
    ...(paymentId !== undefined && { paymentId }),
    ...(terms && publicTerms(terms)),
    ...(returnedMinor !== null && { returned_amount: formatMinor(returnedMinor, row.currency) }),
  }
}
