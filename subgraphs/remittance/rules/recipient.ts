import { electronicFormatIBAN, extractBIC, isValidBIC, isValidIBAN } from 'ibantools'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Fault } from '#kernel/refusals.ts'
import type { PayoutMethod } from '../entities/recipient.ts'
import { hasIban, judgedAccount } from './bank-accounts.ts'

/** Everything about a recipient that a customer writes. */
export interface RecipientDetails {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly businessName: string | null
  readonly country: string
  readonly currency: string
  readonly payoutMethod: PayoutMethod
  readonly bankCode: string | null
  readonly accountNumber: string | null
  readonly iban: string | null
  readonly bic: string | null
  readonly phone: string | null
  readonly relationship: string | null
  readonly address: string | null
}

export interface RecipientVerdict {
  readonly faults: readonly Fault[]
  /** What looks wrong and is accepted all the same. */
  readonly warnings: readonly string[]
}

const trimmed = (text: string | null): string | null => text?.trim().replace(/\s+/g, ' ') ?? null

/** Brings equal details to one form: IBAN and codes in capitals without blanks, names without stray blanks. */
export const normalised = (details: RecipientDetails): RecipientDetails => ({
  ...details,
  firstName: trimmed(details.firstName),
  lastName: trimmed(details.lastName),
  businessName: trimmed(details.businessName),
  bankCode: details.bankCode?.toUpperCase() ?? null,
  accountNumber: details.accountNumber?.toUpperCase() ?? null,
  iban: details.iban === null ? null : electronicFormatIBAN(details.iban) ?? '',
  bic: details.bic?.toUpperCase() ?? null,
  phone: details.phone === null ? null : parsePhoneNumberFromString(details.phone)?.number ?? details.phone,
  relationship: trimmed(details.relationship),
  address: details.address?.trim() ?? null,
})

/** Judges normalised details as a whole and names every fault at once. */
export function judged(details: RecipientDetails): RecipientVerdict {
  const account = details.payoutMethod === 'BANK_ACCOUNT' ? bankAccount(details) : withoutAccount(details)
  return {
    faults: [...nameFaults(details), ...unreadableFaults(details), ...account.faults, ...(details.payoutMethod === 'MOBILE_WALLET' ? walletFaults(details) : [])],
    warnings: account.warnings,
  }
}

/** Full name, as it stands on transfers and is screened. */
export const nameOf = ({ firstName, lastName, businessName }: Pick<RecipientDetails, 'firstName' | 'lastName' | 'businessName'>): string =>
  businessName ?? [firstName, lastName].filter(Boolean).join(' ')

function nameFaults({ firstName, lastName, businessName }: RecipientDetails): Fault[] {
  if (businessName !== null)
    return firstName === null && lastName === null ? [] : [{ field: 'businessName', reason: 'cannot stand beside firstName or lastName: a recipient is a person or a business' }]
  const missing = [...(firstName === null ? ['firstName'] : []), ...(lastName === null ? ['lastName'] : [])]
  return missing.map(field => ({ field, reason: 'is required for a person; a business has businessName instead' }))
}

/** Screening compares letters and digits: a name that shows none would pass it unseen. One part may be a dash, as people with one name write. */
function unreadableFaults(details: RecipientDetails): Fault[] {
  const name = nameOf(details)
  const isReadable = name === '' || /[\p{L}\p{N}]/u.test(name.replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
  return isReadable ? [] : [{ field: details.businessName === null ? 'firstName' : 'businessName', reason: 'must have letters or digits' }]
}

function bankAccount(details: RecipientDetails): RecipientVerdict {
  const { country, bankCode, accountNumber, iban, bic } = details
  if (hasIban(country)) {
    const misplaced = faultsOfGiven({ accountNumber, bankCode }, `does not belong to an account in ${country}, which is named by its iban`)
    return { faults: [...misplaced, ...ibanFaults(country, iban), ...bicFaults(country, bic)], warnings: [] }
  }
  const misplaced = faultsOfGiven({ iban, bic }, `does not belong to an account in ${country}, which is named by accountNumber and bankCode`)
  const { faults, warnings } = judgedAccount(country, bankCode, accountNumber)
  return { faults: [...misplaced, ...faults], warnings }
}

function ibanFaults(country: string, iban: string | null): Fault[] {
  if (iban === null) return [{ field: 'iban', reason: `is required for BANK_ACCOUNT in ${country}` }]
  // ISO 13616 makes check digits from 02 to 98; 00, 01 and 99 pass the remainder's test all the same.
  if (!isValidIBAN(iban) || /^..(?:0[01]|99)/.test(iban)) return [{ field: 'iban', reason: 'is not a valid IBAN; compare its digits' }]
  return iban.startsWith(country) ? [] : [{ field: 'iban', reason: `must be of ${country}` }]
}

function bicFaults(country: string, bic: string | null): Fault[] {
  if (bic === null) return []
  if (!isValidBIC(bic)) return [{ field: 'bic', reason: 'is not a valid BIC, such as DEUTDEFF' }]
  return extractBIC(bic).countryCode === country ? [] : [{ field: 'bic', reason: `must be of a bank in ${country}` }]
}

function withoutAccount({ payoutMethod, accountNumber, bankCode, iban, bic }: RecipientDetails): RecipientVerdict {
  return { faults: faultsOfGiven({ accountNumber, bankCode, iban, bic }, `does not belong to ${payoutMethod}`), warnings: [] }
}

function walletFaults({ phone, country }: RecipientDetails): Fault[] {
  if (phone === null) return [{ field: 'phone', reason: 'is required for MOBILE_WALLET' }]
  const parsed = parsePhoneNumberFromString(phone)
  return parsed?.isValid() && parsed.country === country ? [] : [{ field: 'phone', reason: `must be a valid number of ${country}` }]
}

const faultsOfGiven = (fields: Readonly<Record<string, string | null>>, reason: string): Fault[] =>
  Object.entries(fields).flatMap(([field, value]) => (value === null ? [] : [{ field, reason }]))
