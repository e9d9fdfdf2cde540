import type { TransactionType, TransferType } from '#core/rules/transaction.ts'

/** What a statement states once, before its lines. */
export interface StatementHead {
  /** Id of the document. */
  readonly id: string
  readonly createdAt: Date
  readonly bankCode: string
  /** Null where the bank's code is in no list of banks. */
  readonly bankName: string | null
  readonly accountId: string
  readonly accountNumber: string
  readonly accountName: string
  readonly currency: string
  /** First and last instant of the period. */
  readonly from: Date
  readonly to: Date
  /** First and last booking date of the period, YYYY-MM-DD. */
  readonly firstDate: string
  readonly lastDate: string
  readonly openingMinor: bigint
  readonly closingMinor: bigint
  /** Sum and number of the credits, and of the debits. */
  readonly inMinor: bigint
  readonly outMinor: bigint
  readonly credits: bigint
  readonly debits: bigint
}

/** An entry of the account, as every format states it. */
export interface StatementLine {
  readonly sequence: bigint
  /** Negative for a debit. */
  readonly amountMinor: bigint
  readonly afterMinor: bigint
  readonly postedAt: Date
  readonly bookingDate: string
  readonly valueDate: string
  readonly transactionId: string
  readonly reference: string
  readonly type: TransactionType
  readonly transferType: TransferType | null
  readonly channel: string
  readonly narration: string | null
  readonly externalReference: string | null
  readonly counterpartyAccount: string | null
  readonly counterpartyName: string | null
}

export type StatementFormat = 'JSON' | 'CSV' | 'PDF' | 'CAMT053' | 'MT940'

/** A document in the making. Lines are added in their order; each call returns the bytes or the text that the document has gained. */
export interface StatementDocument {
  add(lines: readonly StatementLine[]): Uint8Array | string
  end(): Uint8Array | string
}

/** Begins a document. Its memory does not grow with the number of lines. */
export type StatementWriter = (head: StatementHead) => StatementDocument

/** Number of the lines of the statement. */
export const linesOf = ({ credits, debits }: StatementHead): bigint => credits + debits

/** Whether the line undoes an earlier one. */
export const isReversal = ({ type }: StatementLine): boolean => type === 'REVERSAL'

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** The unique end-to-end transaction reference of a transfer abroad, which is its external reference; null for other references. */
export const uetrOf = ({ externalReference }: StatementLine): string | null =>
  externalReference !== null && UUID_V4.test(externalReference) ? externalReference.toLowerCase() : null
