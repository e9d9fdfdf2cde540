import type { Row } from '#kernel/database/columns.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import { sealedFields, type Fields } from '#kernel/security/sealed-fields.ts'
import type { PayoutMethod, Recipient } from './entities/recipient.ts'
import { accountKey, type PayoutAccount } from './rules/account-key.ts'

const sealedDetails = sealedFields('remittance.recipients', ['accountNumber', 'iban', 'phone', 'address'])

type SealedName = (typeof sealedDetails.names)[number]

/** A recipient with decrypted details, as used outside of the table. */
export type OpenRecipient = Omit<Row<typeof Recipient>, 'details' | 'accountHash'>

/** Decrypts the details of a database row. */
export const openRecipient = (
  keys: Keyring,
  { details, accountHash: _, ...row }: Row<typeof Recipient>,
): OpenRecipient => ({ ...row, ...sealedDetails.open(keys, row, details) })

type Details = Fields<SealedName> &
  Pick<PayoutAccount, 'country' | 'bankCode'> & { readonly payoutMethod: PayoutMethod }

type SealedColumns = Pick<Row<typeof Recipient>, 'details' | 'accountHash' | SealedName>

/** Stored columns of a recipient's details: encrypted, with a hash to find the account, and no plain text. */
export const sealedColumns = (
  keys: Keyring,
  row: { readonly workspaceId: string; readonly id: string },
  details: Details,
): SealedColumns => ({
  details: sealedDetails.seal(keys, row, details),
  accountHash: accountHash(
    keys,
    row.workspaceId,
    details.payoutMethod === 'MOBILE_WALLET' ? details : { ...details, phone: null },
  ),
  accountNumber: null,
  iban: null,
  phone: null,
  address: null,
})

/** Hash that finds an account within a workspace; null when no account is given. */
export function accountHash(keys: Keyring, workspaceId: string, account: PayoutAccount): string | null {
  const key = accountKey(account)
  return key === undefined ? null : keys.hash(workspaceId, key, `remittance.account:${workspaceId}`)
}
