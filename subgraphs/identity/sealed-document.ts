import type { Row } from '#kernel/database/columns.ts'
import { sealedById } from '#kernel/security/sealed-columns.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import type { CustomerDocument } from './entities/customer-document.ts'

/** A document of a customer, with its number in clear. */
export type CustomerDocumentRow = Row<typeof CustomerDocument>

interface RowKey {
  readonly workspaceId: string
  readonly id: string
}

export const sealedDocuments = sealedById('identity.customer_documents', 'number')

const contextOf = ({ workspaceId, id }: RowKey): string => sealedDocuments.about(workspaceId, { id })

export const sealDocumentNumber = (keys: Keyring, row: RowKey, number: string): string =>
  keys.seal(row.workspaceId, number, contextOf(row))

/** Decrypts the number of a stored document. */
export const openDocument = (keys: Keyring, row: CustomerDocumentRow): CustomerDocumentRow => ({
  ...row,
  number: keys.open(row.workspaceId, row.number, contextOf(row)),
})
