import { electronicFormatIBAN } from 'ibantools'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Identifiers of a payout account: an IBAN, an account number with bank and country, or a wallet's phone number. */
export interface PayoutAccount {
  readonly country: string | null
  readonly bankCode: string | null
  readonly accountNumber: string | null
  readonly iban: string | null
  /** Phone number of a wallet. The phone number of a recipient with a bank account identifies no account. */
  readonly phone: string | null
}

const lettersAndDigits = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** A canonical key: equal for the same account in any notation; undefined when no account is given. */
export function accountKey({
  country,
  bankCode,
  accountNumber,
  iban,
  phone,
}: PayoutAccount): string | undefined {
  if (iban !== null) return `iban:${electronicFormatIBAN(iban) ?? lettersAndDigits(iban)}`
  if (accountNumber !== null)
    return `account:${country ?? ''}:${bankKey(country, bankCode)}:${lettersAndDigits(accountNumber)}`
  return phone === null ? undefined : `wallet:${parsePhoneNumberFromString(phone)?.number ?? phone}`
}

function bankKey(country: string | null, bankCode: string | null): string {
  // A CLABE starts with the bank code, which may therefore be omitted.
  if (bankCode === null || country === 'MX') return ''
  // Canadian routing numbers are written as transit-institution on paper and as 0, institution, transit in messages.
  const paper = country === 'CA' ? /^([0-9]{5})-([0-9]{3})$/.exec(bankCode) : null
  return paper ? `0${paper[2]}${paper[1]}` : lettersAndDigits(bankCode)
}
