import type { Keyring } from '#kernel/security/keyring.ts'
import { sealedFields, type Fields } from '#kernel/security/sealed-fields.ts'
import type { Customer, IdentificationNumbers, StoredCustomer } from './customer-record.ts'
import { normalEmail } from './rules/email.ts'
import { comparableNumber } from './rules/identification-number.ts'
import { normalPhone } from './rules/phone.ts'

const sealedPersonal = sealedFields('identity.customers', [
  'email',
  'phone',
  'dateOfBirth',
  'address',
  'bvn',
  'nin',
  'tin',
])

type PersonalName = (typeof sealedPersonal.names)[number]

/** Decrypts the personal data of a database row. */
export const openCustomer = (
  keys: Keyring,
  workspaceId: string,
  { personal, ...row }: StoredCustomer,
): Customer => ({ ...row, ...sealedPersonal.open(keys, { ...row, workspaceId }, personal) })

type Details = Fields<PersonalName> & Pick<Customer, 'countryCode'>

/**
 * Stored columns of a customer's personal data: encrypted, with hashes for the searches. The phone number is normalised again with the country, because it may have been stored before the country was known.
 */
export const sealedColumns = (
  keys: Keyring,
  row: { readonly workspaceId: string; readonly id: string },
  details: Details,
): {
  personal: string | null
  phoneHash: string | null
  emailHash: string
  bvnHash: string | null
  ninHash: string | null
  tinHash: string | null
} => ({
  personal: sealedPersonal.seal(keys, row, details),
  phoneHash:
    details.phone === null
      ? null
      : phoneHash(keys, row.workspaceId, normalPhone(details.phone, details.countryCode)),
  emailHash: details.email === null ? '' : emailHash(keys, row.workspaceId, details.email),
  bvnHash: details.bvn && numberHash(keys, row.workspaceId, 'bvn', details.bvn),
  ninHash: details.nin && numberHash(keys, row.workspaceId, 'nin', details.nin),
  tinHash: details.tin && numberHash(keys, row.workspaceId, 'tin', details.tin),
})

/** Hash that finds a normalised phone number within a workspace. */
export const phoneHash = (keys: Keyring, workspaceId: string, phone: string): string =>
  keys.hash(workspaceId, phone, `identity.phone:${workspaceId}`)

/** Hash that finds an e-mail address within a workspace. */
export const emailHash = (keys: Keyring, workspaceId: string, email: string): string =>
  keys.hash(workspaceId, normalEmail(email), `identity.email:${workspaceId}`)

/** Hash that finds an identification number within a workspace. */
export const numberHash = (
  keys: Keyring,
  workspaceId: string,
  name: keyof IdentificationNumbers,
  value: string,
): string => keys.hash(workspaceId, comparableNumber(value), `identity.${name}:${workspaceId}`)
