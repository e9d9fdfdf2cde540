import { countrySpecs, electronicFormatIBAN, extractBIC, isValidBIC, isValidIBAN } from 'ibantools'
import type { ValidationIssue } from '#kernel/refusals.ts'

/** Territories whose banks may have IBANs and BICs of another country, by that country (ISO 13616 registry). */
const TERRITORIES: Readonly<Record<string, readonly string[]>> = {
  FI: ['AX'],
  FR: ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'],
  GB: ['GG', 'IM', 'JE'],
}

const countryOfTerritory: ReadonlyMap<string, string> = new Map(
  Object.entries(TERRITORIES).flatMap(([country, territories]) =>
    territories.map(territory => [territory, country] as const),
  ),
)

/** The country whose banking codes a country or territory uses. */
const bankingCountryOf = (country: string): string => countryOfTerritory.get(country) ?? country

/** Whether accounts in the country have IBANs. */
export const hasIban = (country: string): boolean =>
  countrySpecs[bankingCountryOf(country)]?.IBANRegistry === true

/** Whether the text is a valid IBAN. ISO 13616 produces check digits from 02 to 98; others satisfy the remainder test as well. */
export const isIban = (text: string): boolean => isValidIBAN(text) && !/^..(?:0[01]|99)/.test(text)

/** An IBAN without the blanks in which it is printed, and in upper case; another account number without surrounding blanks. */
export const canonicalAccountNumber = (text: string, country: string): string =>
  hasIban(country) ? (electronicFormatIBAN(text) ?? '') : text.trim()

/** Whether the text is a BIC of an existing country, in capital letters. */
export const isBic = (text: string): boolean => text === text.toUpperCase() && isValidBIC(text)

/** Reason with which another text is refused. */
export const NOT_A_BIC = 'is not a valid BIC, such as DEUTDEFF'

/** An account and its bank, as the caller gives them. */
export interface AccountAbroad {
  /** In its canonical form. */
  readonly accountNumber: string
  readonly bankCode: string
  readonly country: string
}

const ACCOUNT_NUMBER = /^[A-Za-z0-9](?:[A-Za-z0-9-]{3,32}[A-Za-z0-9])$/

/** Everything that is wrong with an account abroad: the BIC, the account number, and whether both are of the country. */
export function accountIssues({ accountNumber, bankCode, country }: AccountAbroad): ValidationIssue[] {
  const issues: ValidationIssue[] = []
  const issue = (field: string, reason: string): void => void issues.push({ field, reason })
  if (!isBic(bankCode)) issue('destinationBankCode', NOT_A_BIC)
  else if (bankingCountryOf(extractBIC(bankCode).countryCode!) !== bankingCountryOf(country))
    issue('destinationBankCode', `must be the BIC of a bank in ${country}`)
  if (!hasIban(country)) {
    if (!ACCOUNT_NUMBER.test(accountNumber))
      issue('destinationAccountNum', 'must have 5 to 34 letters, digits and hyphens')
  } else if (!isIban(accountNumber)) issue('destinationAccountNum', 'is not a valid IBAN; check its digits')
  else if (bankingCountryOf(accountNumber.slice(0, 2)) !== bankingCountryOf(country))
    issue('destinationAccountNum', `must be an IBAN of ${country}`)
  return issues
}

/** Branch of a BIC, its last three characters; null for the BIC of a head office with eight. */
export const branchOfBic = (bic: string): string | null => (bic.length === 11 ? bic.slice(8) : null)
