import type { Keyring } from '#kernel/security/keyring.ts'
import type { TransactionInput } from '#compliance/schema.gen.ts'
import type { ParsedTransaction } from './parse-transaction.ts'

/** The personal data of a stored transaction. */
export interface TransactionDetails extends Pick<
  ParsedTransaction,
  | 'customer'
  | 'phone'
  | 'address'
  | 'accountId'
  | 'cardId'
  | 'walletId'
  | 'device'
  | 'counterparty'
  | 'reference'
> {}

interface RowKey {
  readonly workspaceId: string
  readonly id: string
}

const encryptionContextOf = ({ workspaceId, id }: RowKey): string =>
  `compliance.monitored_transactions:${workspaceId}:${id}`

export function sealTransaction(
  keys: Keyring,
  row: RowKey,
  {
    customer,
    phone,
    address,
    accountId,
    cardId,
    walletId,
    device,
    counterparty,
    reference,
  }: ParsedTransaction,
): string {
  const details: TransactionDetails = {
    customer,
    phone,
    address,
    accountId,
    cardId,
    walletId,
    device,
    counterparty,
    reference,
  }
  return keys.seal(row.workspaceId, JSON.stringify(details), encryptionContextOf(row))
}

/** Returns null when the personal data was erased. */
export const decryptTransaction = (
  keys: Keyring,
  row: RowKey & { readonly details: string | null },
): TransactionDetails | null =>
  row.details === null
    ? null
    : (JSON.parse(keys.open(row.workspaceId, row.details, encryptionContextOf(row))) as TransactionDetails)

const itemContextOf = ({ workspaceId, id }: RowKey): string =>
  `compliance.transaction_batch_items:${workspaceId}:${id}`

/** Encrypts a transaction of a batch until it is evaluated. */
export const sealBatchItem = (keys: Keyring, row: RowKey, transaction: TransactionInput): string =>
  keys.seal(row.workspaceId, JSON.stringify(transaction), itemContextOf(row))

export function decryptBatchItem(
  keys: Keyring,
  row: RowKey & { readonly content: string },
): TransactionInput {
  const { occurredAt, ...transaction } = JSON.parse(
    keys.open(row.workspaceId, row.content, itemContextOf(row)),
  ) as Omit<TransactionInput, 'occurredAt'> & { occurredAt?: string | null }
  return { ...transaction, ...(occurredAt && { occurredAt: new Date(occurredAt) }) }
}
