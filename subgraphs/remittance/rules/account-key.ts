import { electronicFormatIBAN } from 'ibantools'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** What names an account that is paid on: an IBAN, an account number with its bank in a country, or a wallet's phone number. */
export interface Account {
  readonly country: string | null
  readonly bankCode: string | null
  readonly accountNumber: string | null
  readonly iban: string | null
  /** Of a wallet; a phone number beside a bank account names nothing. */
  readonly phone: string | null
}

const bare = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** The same text for the same account, however it was written; undefined where no account is named. */
export function accountKey({ country, bankCode, accountNumber, iban, phone }: Account): string | undefined {
  if (iban !== null) return `iban:${electronicFormatIBAN(iban) ?? bare(iban)}`
  if (accountNumber !== null) return `account:${country ?? ''}:${bankKey(country, bankCode)}:${bare(accountNumber)}`
  return phone === null ? undefined : `wallet:${parsePhoneNumberFromString(phone)?.number ?? phone}`
}

function bankKey(country: string | null, bankCode: string | null): string {
  // A CLABE begins with the bank, which may therefore be left out.
  if (bankCode === null || country === 'MX') return ''
  // Canadian routing numbers are written as transit-institution on paper and as 0, institution, transit in messages.
  const paper = country === 'CA' ? /^([0-9]{5})-([0-9]{3})$/.exec(bankCode) : null
  return paper ? `0${paper[2]}${paper[1]}` : bare(bankCode)
}
