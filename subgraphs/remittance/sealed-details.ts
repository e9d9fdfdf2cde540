import type { Row } from '#kernel/database/columns.ts'
import type { Keyring } from '#kernel/keyring.ts'
import { sealedFields, type Fields } from '#kernel/sealed-fields.ts'
import type { PayoutMethod, Recipient } from './entities/recipient.ts'
import { accountKey, type Account } from './rules/account-key.ts'

const sealedDetails = sealedFields('remittance.recipients', ['accountNumber', 'iban', 'phone', 'address'])

type SealedName = typeof sealedDetails.names[number]

/** A recipient with its details open, as everything but the table knows it. */
export type OpenRecipient = Omit<Row<typeof Recipient>, 'details' | 'accountHash'>

/** A row as it leaves the database, with its details opened. */
export const openRecipient = (keys: Keyring, { details, accountHash: _, ...row }: Row<typeof Recipient>): OpenRecipient =>
  ({ ...row, ...sealedDetails.open(keys, row, details) })

type Details = Fields<SealedName> & Pick<Account, 'country' | 'bankCode'> & { readonly payoutMethod: PayoutMethod }

type SealedColumns = Pick<Row<typeof Recipient>, 'details' | 'accountHash' | SealedName>

/** What the table keeps of a recipient's details: sealed, with a hash to find the account by, and nothing in clear. */
export const sealedColumns = (keys: Keyring, row: { readonly workspaceId: string; readonly id: string }, details: Details): SealedColumns => ({
  details: sealedDetails.seal(keys, row, details),
  accountHash: accountHash(keys, row.workspaceId, details.payoutMethod === 'MOBILE_WALLET' ? details : { ...details, phone: null }),
  accountNumber: null, iban: null, phone: null, address: null,
})

/** What an account is found by within a workspace; null where none is named. */
export function accountHash(keys: Keyring, workspaceId: string, account: Account): string | null {
  const key = accountKey(account)
  return key === undefined ? null : keys.hash(workspaceId, key, `remittance.account:${workspaceId}`)
}
