import { composeIBAN, countrySpecs, isValidIBAN } from 'ibantools'
import type { ValidationIssue } from '#kernel/refusals.ts'
import { isClabe, isRoutingNumber, nubanFits } from './check-digits.ts'

/** Format of a number: its local name, a description, a pattern, and a check for rules that the pattern cannot express. */
export interface Form {
  readonly label?: string
  readonly message: string
  readonly pattern: string
  readonly minLength: number
  readonly maxLength: number
  readonly example: string
  readonly isRight?: (text: string) => boolean
}

/** Account fields of a country without IBAN. */
export interface AccountForm {
  readonly accountNumber: Form
  readonly bankCode: Form
  /** True when the account number contains the bank code. */
  readonly isBankCodeOptional?: boolean
  readonly issue?: (bankCode: string | null, accountNumber: string) => ValidationIssue | undefined
  readonly warning?: (bankCode: string, accountNumber: string) => string | undefined
}

const digits = (min: number, max: number, example: string, more: Partial<Form> = {}): Form => ({
  message: min === max ? `must have ${min} digits` : `must have ${min} to ${max} digits`,
  pattern: `^[0-9]{${min},${max}}$`,
  minLength: min,
  maxLength: max,
  example,
  ...more,
})

const FORMS: Readonly<Record<string, AccountForm>> = {
  NG: {
    accountNumber: digits(10, 10, '0000014579', { label: 'Account number (NUBAN)' }),
    bankCode: digits(3, 6, '011'),
    // Only a warning, because older institutions and wallets have numbers outside of the standard.
    warning: (bankCode, accountNumber) =>
      nubanFits(bankCode, accountNumber) === false
        ? 'The check digit of accountNumber does not fit bankCode; compare both with the recipient.'
        : undefined,
  },
  GH: { accountNumber: digits(8, 17, '1234567890123'), bankCode: digits(3, 6, '030100') },
  KE: { accountNumber: digits(6, 16, '1234567890'), bankCode: digits(2, 5, '01100') },
  ZA: {
    accountNumber: digits(7, 11, '62000000001'),
    bankCode: digits(6, 6, '250655', { label: 'Branch code' }),
  },
  IN: {
    accountNumber: digits(9, 18, '50100012345678'),
    bankCode: {
      label: 'IFSC',
      message: 'must be an IFSC, such as HDFC0000001',
      pattern: '^[A-Z]{4}0[A-Z0-9]{6}$',
      minLength: 11,
      maxLength: 11,
      example: 'HDFC0000001',
    },
  },
  MX: {
    accountNumber: digits(18, 18, '032180000118359719', {
      label: 'CLABE',
      message: 'must be a CLABE of 18 digits with a correct control digit',
      isRight: isClabe,
    }),
    bankCode: digits(3, 3, '032'),
    isBankCodeOptional: true,
    issue: (bankCode, accountNumber) =>
      bankCode !== null && !accountNumber.startsWith(bankCode)
        ? { field: 'bankCode', reason: 'must be the first three digits of the CLABE' }
        : undefined,
  },
  PH: {
    accountNumber: digits(6, 16, '1234567890'),
    bankCode: {
      message: 'must have 3 to 11 letters and digits',
      pattern: '^[A-Z0-9]{3,11}$',
      minLength: 3,
      maxLength: 11,
      example: 'BOPIPHMM',
    },
  },
  US: {
    accountNumber: digits(4, 17, '123456789'),
    bankCode: digits(9, 9, '021000021', {
      label: 'Routing number',
      message: 'must be a routing number of 9 digits with a correct check digit',
      isRight: isRoutingNumber,
    }),
  },
  CA: {
    accountNumber: digits(5, 12, '1234567'),
    bankCode: {
      label: 'Routing number',
      message:
        'must be a routing number: 0, institution and transit in 9 digits, or transit-institution such as 00011-001',
      pattern: '^(?:0[0-9]{8}|[0-9]{5}-[0-9]{3})$',
      minLength: 9,
      maxLength: 9,
      example: '000311001',
    },
  },
  JP: {
    accountNumber: digits(7, 7, '1234567'),
    bankCode: {
      label: 'Bank and branch code',
      message: 'must be the four digits of the bank and the three of the branch',
      pattern: '^[0-9]{4}-?[0-9]{3}$',
      minLength: 7,
      maxLength: 8,
      example: '0001-001',
    },
  },
}

const OTHER: AccountForm = {
  accountNumber: {
    message: 'must have 4 to 34 letters, digits and hyphens',
    pattern: '^[A-Z0-9-]{4,34}$',
    minLength: 4,
    maxLength: 34,
    example: '1234567890',
  },
  bankCode: {
    message: 'must have 3 to 20 letters, digits and hyphens',
    pattern: '^[A-Z0-9-]{3,20}$',
    minLength: 3,
    maxLength: 20,
    example: '001',
  },
}

/** Account fields of a country without IBAN; a generic format for countries that are not listed. */
export const accountFormOf = (country: string): AccountForm =>
  Object.hasOwn(FORMS, country) ? FORMS[country]! : OTHER

/** Whether the text matches the format. */
export const isOfForm = ({ pattern, isRight }: Form, text: string): boolean =>
  new RegExp(pattern).test(text) && (isRight?.(text) ?? true)

/** Whether the country uses IBANs (ISO 13616 registry). */
export const hasIban = (country: string): boolean => countrySpecs[country]?.IBANRegistry === true

/** Format of the country's IBANs, from the registry. */
export function ibanFormOf(country: string): Form {
  const { chars, bban_regexp: bban } = countrySpecs[country]!
  return {
    label: 'IBAN',
    message: 'is not a valid IBAN; check its digits',
    pattern: `^${country}[0-9]{2}${withoutAnchors(bban!)}$`,
    minLength: chars!,
    maxLength: chars!,
    example: REGISTERED[country] ?? syntheticIban(country),
    isRight: isIban,
  }
}

/**
 * Whether the text is a valid IBAN of any country. ISO 13616 only produces check digits from 02 to 98, but 00, 01 and 99 pass
 * the remainder test as well.
 */
export const isIban = (text: string): boolean => isValidIBAN(text) && !/^..(?:0[01]|99)/.test(text)

/** Examples from the registry, for countries with well-known examples or with rules that random digits do not satisfy. */
const REGISTERED: Readonly<Record<string, string>> = {
  DE: 'DE89370400440532013000',
  FR: 'FR1420041010050500013M02606',
  GB: 'GB29NWBK60161331926819',
  HR: 'HR1210010051863000160',
}

const withoutAnchors = (pattern: string): string => pattern.replace(/^\^|\$$/g, '')

/** Some countries have their own check digits at the end of the account number; at most a hundred attempts find valid ones. */
function syntheticIban(country: string): string {
  const blank = withoutAnchors(countrySpecs[country]!.bban_regexp!).replace(
    /\[([^\]]+)\](?:\{(\d+)\})?/g,
    (_, characters: string, times = '1') => (characters.includes('0-9') ? '0' : 'A').repeat(Number(times)),
  )
  for (let number = 1; number <= 100; number++) {
    const bban = blank.replace(/[0-9]{3}(?=[A-Z]*$)/, String(number).padStart(3, '0'))
    const iban = composeIBAN({ countryCode: country, bban })
    if (iban !== null && isIban(iban)) return iban
  }
  throw new Error(`no IBAN of ${country} can be made up`)
}
