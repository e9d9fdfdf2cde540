import type { Keyring } from '#kernel/security/keyring.ts'
import type { TrustedContactRow } from '#sentinel/entities/trusted-contact.ts'

/** Personal data of a trusted contact, stored encrypted. */
export interface ContactDetails {
  readonly name: string
  readonly relation: string
  readonly phone: string | null
  readonly email: string | null
}

export type TrustedContact = Omit<TrustedContactRow, 'details'> & ContactDetails

interface RowKey {
  readonly workspaceId: string
  readonly id: string
}

const encryptionContextOf = ({ workspaceId, id }: RowKey): string =>
  `sentinel.trusted_contacts:${workspaceId}:${id}`

export const sealContact = (
  keys: Keyring,
  row: RowKey,
  { name, relation, phone, email }: ContactDetails,
): string =>
  keys.seal(row.workspaceId, JSON.stringify({ name, relation, phone, email }), encryptionContextOf(row))

export const decryptContact = (keys: Keyring, { details, ...row }: TrustedContactRow): TrustedContact => ({
  ...row,
  ...(JSON.parse(keys.open(row.workspaceId, details, encryptionContextOf(row))) as ContactDetails),
})
