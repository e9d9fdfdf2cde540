import { countrySpecs } from 'ibantools'
import type { Fault } from '#kernel/refusals.ts'
import { isClabe, isRoutingNumber, nubanFits } from './check-digits.ts'

/** The form of a number in words and as a test. */
interface Form {
  readonly says: string
  readonly isRight: (text: string) => boolean
}

/** How a bank account is named in a country without IBAN. */
interface AccountForm {
  readonly accountNumber: Form
  readonly bankCode: Form
  /** The account number names the bank as well. */
  readonly isBankCodeOptional?: boolean
  readonly fault?: (bankCode: string | null, accountNumber: string) => Fault | undefined
  readonly warning?: (bankCode: string, accountNumber: string) => string | undefined
}

const form = (says: string, pattern: RegExp): Form => ({ says, isRight: text => pattern.test(text) })
const digits = (least: number, most = least): Form =>
  form(least === most ? `must have ${least} digits` : `must have ${least} to ${most} digits`, new RegExp(`^[0-9]{${least},${most}}$`))

const FORMS: Readonly<Record<string, AccountForm>> = {
  NG: {
    accountNumber: digits(10),
    bankCode: digits(3, 6),
    // Older institutions and wallets have numbers outside of the standard, so this never refuses.
    warning: (bankCode, accountNumber) =>
      nubanFits(bankCode, accountNumber) === false ? 'The check digit of accountNumber does not fit bankCode; compare both with the recipient.' : undefined,
  },
  GH: { accountNumber: digits(8, 17), bankCode: digits(3, 6) },
  KE: { accountNumber: digits(6, 16), bankCode: digits(2, 5) },
  ZA: { accountNumber: digits(7, 11), bankCode: digits(6) },
  IN: { accountNumber: digits(9, 18), bankCode: form('must be an IFSC, such as HDFC0000001', /^[A-Z]{4}0[A-Z0-9]{6}$/) },
  MX: {
    accountNumber: { says: 'must be a CLABE of 18 digits with its right control digit', isRight: isClabe },
    bankCode: digits(3),
    isBankCodeOptional: true,
    fault: (bankCode, accountNumber) =>
      bankCode !== null && !accountNumber.startsWith(bankCode) ? { field: 'bankCode', reason: 'must be the first three digits of the CLABE' } : undefined,
  },
  PH: { accountNumber: digits(6, 16), bankCode: form('must have 3 to 11 letters and digits', /^[A-Z0-9]{3,11}$/) },
  US: { accountNumber: digits(4, 17), bankCode: { says: 'must be a routing number of 9 digits with its right check digit', isRight: isRoutingNumber } },
  CA: { accountNumber: digits(5, 12), bankCode: form('must be a routing number: 0, institution and transit in 9 digits, or transit-institution such as 00011-001', /^(?:0[0-9]{8}|[0-9]{5}-[0-9]{3})$/) },
  JP: { accountNumber: digits(7), bankCode: form('must be the four digits of the bank and the three of the branch', /^[0-9]{4}-?[0-9]{3}$/) },
}

const OTHER: AccountForm = {
  accountNumber: form('must have 4 to 34 letters, digits and hyphens', /^[A-Z0-9-]{4,34}$/),
  bankCode: form('must have 3 to 20 letters, digits and hyphens', /^[A-Z0-9-]{3,20}$/),
}

/** Whether accounts of the country are named by an IBAN (ISO 13616 registry). */
export const hasIban = (country: string): boolean => countrySpecs[country]?.IBANRegistry === true

export interface AccountVerdict {
  readonly faults: readonly Fault[]
  readonly warnings: readonly string[]
}

/** Judges an account in a country without IBAN by that country's forms. */
export function judgedAccount(country: string, bankCode: string | null, accountNumber: string | null): AccountVerdict {
  const rule = FORMS[country] ?? OTHER
  const faults: Fault[] = []
  if (accountNumber === null) faults.push({ field: 'accountNumber', reason: 'is required for BANK_ACCOUNT' })
  else if (!rule.accountNumber.isRight(accountNumber)) faults.push({ field: 'accountNumber', reason: `${rule.accountNumber.says} in ${country}` })
  if (bankCode === null) {
    if (!rule.isBankCodeOptional) faults.push({ field: 'bankCode', reason: 'is required for BANK_ACCOUNT' })
  } else if (!rule.bankCode.isRight(bankCode)) faults.push({ field: 'bankCode', reason: `${rule.bankCode.says} in ${country}` })
  if (faults.length > 0 || accountNumber === null) return { faults, warnings: [] }

  const fault = rule.fault?.(bankCode, accountNumber)
  const warning = bankCode === null ? undefined : rule.warning?.(bankCode, accountNumber)
  return { faults: fault ? [fault] : [], warnings: warning === undefined ? [] : [warning] }
}
