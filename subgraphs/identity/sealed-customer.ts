import type { Keyring } from '#kernel/keyring.ts'
import { sealedFields, type Fields } from '#kernel/sealed-fields.ts'
import type { Customer, StoredCustomer } from './queries/customer.ts'
import { normalEmail } from './rules/email.ts'
import { normalPhone } from './rules/phone.ts'

const sealedPersonal = sealedFields('identity.customers', ['email', 'phone', 'dateOfBirth', 'address'])

type PersonalName = typeof sealedPersonal.names[number]

/** A row as it leaves the database, with its personal part opened. */
export const openCustomer = (keys: Keyring, workspaceId: string, { personal, ...row }: StoredCustomer): Customer =>
  ({ ...row, ...sealedPersonal.open(keys, { ...row, workspaceId }, personal) })

type Details = Fields<PersonalName> & Pick<Customer, 'countryCode'>

/**
 * What the table keeps of a customer's personal part: sealed, with hashes to find the phone number and the e-mail address by. The number may have been
 * told before its country was, or without it, and is found in full all the same.
 */
export const sealedColumns = (keys: Keyring, row: { readonly workspaceId: string; readonly id: string }, details: Details): { personal: string | null; phoneHash: string | null; emailHash: string } => ({
  personal: sealedPersonal.seal(keys, row, details),
  phoneHash: details.phone === null ? null : phoneHash(keys, row.workspaceId, normalPhone(details.phone, details.countryCode)),
  emailHash: details.email === null ? '' : emailHash(keys, row.workspaceId, details.email),
})

/** What a phone number in its one form is found by within a workspace. */
export const phoneHash = (keys: Keyring, workspaceId: string, phone: string): string => keys.hash(workspaceId, phone, `identity.phone:${workspaceId}`)

/** What an e-mail address is found by within a workspace. */
export const emailHash = (keys: Keyring, workspaceId: string, email: string): string => keys.hash(workspaceId, normalEmail(email), `identity.email:${workspaceId}`)
