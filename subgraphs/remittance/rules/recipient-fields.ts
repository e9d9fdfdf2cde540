import { extractBIC, isValidBIC } from 'ibantools'
import {
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { textFormat } from '#kernel/graph/text-formats.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'
import type { PayoutMethod } from '#remittance/entities/recipient.ts'
import { accountFormOf, hasIban, ibanFormOf, isIban, isOfForm, type Form } from './bank-accounts.ts'

/** Fields of a recipient besides country, currency and payout method. */
export type RecipientFieldName =
  | 'firstName'
  | 'lastName'
  | 'businessName'
  | 'bankCode'
  | 'accountNumber'
  | 'iban'
  | 'bic'
  | 'phone'
  | 'relationship'
  | 'address'

/** One field of a recipient: its form description and its validation. */
export interface RecipientField {
  readonly name: RecipientFieldName
  readonly label: string
  readonly required: boolean
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly example?: string
  readonly help?: string
  /** Fields to omit when this field is given, even if they are required. */
  readonly replaces?: readonly RecipientFieldName[]
  /** Returns what is wrong with a normalised value. Absent when any text is valid. */
  readonly issueOf?: (text: string) => string | undefined
}

/** The fields that identify an account, and the checks that need two of them. */
export interface AccountRule {
  readonly fields: readonly RecipientField[]
  /** Reason for rejecting an account field that this country and payout method do not use. */
  readonly misplaced: string
  readonly issue?: (bankCode: string | null, accountNumber: string) => ValidationIssue | undefined
  readonly warning?: (bankCode: string, accountNumber: string) => string | undefined
}

/** All account fields. Each is rejected where the account rule does not contain it. */
export const ACCOUNT_FIELDS = ['accountNumber', 'bankCode', 'iban', 'bic'] as const

const rules = new Map<string, AccountRule>()

/** Account fields of a payout method in a country. Validation and the form description both use this table. */
export function accountRule(country: string, payoutMethod: PayoutMethod): AccountRule {
  const key = `${country} ${payoutMethod}`
  const rule = rules.get(key) ?? newAccountRule(country, payoutMethod)
  rules.set(key, rule)
  return rule
}

function newAccountRule(country: string, payoutMethod: PayoutMethod): AccountRule {
  if (payoutMethod === 'CASH_PICKUP') return { fields: [], misplaced: `does not belong to ${payoutMethod}` }
  if (payoutMethod === 'MOBILE_WALLET')
    return { fields: [walletField(country)], misplaced: `does not belong to ${payoutMethod}` }
  if (hasIban(country))
    return {
      fields: [ibanField(country), bicField(country)],
      misplaced: `does not belong to an account in ${country}, which uses iban`,
    }
  const { accountNumber, bankCode, isBankCodeOptional = false, issue, warning } = accountFormOf(country)
  return {
    fields: [
      ofForm(accountNumber, { name: 'accountNumber', label: 'Account number', required: true }, country),
      ofForm(bankCode, { name: 'bankCode', label: 'Bank code', required: !isBankCodeOptional }, country),
    ],
    misplaced: `does not belong to an account in ${country}, which uses accountNumber and bankCode`,
    ...(issue && { issue }),
    ...(warning && { warning }),
  }
}

function ofForm(
  form: Form,
  { label, ...field }: Pick<RecipientField, 'name' | 'label' | 'required'>,
  country: string,
): RecipientField {
  const { message, pattern, minLength, maxLength, example } = form
  return {
    ...field,
    label: form.label ?? label,
    pattern,
    minLength,
    maxLength,
    example,
    help: `It ${message} in ${country}.`,
    issueOf: text => (isOfForm(form, text) ? undefined : `${message} in ${country}`),
  }
}

function ibanField(country: string): RecipientField {
  const { message, pattern, minLength, maxLength, example } = ibanFormOf(country)
  return {
    name: 'iban',
    label: 'IBAN',
    required: true,
    pattern,
    minLength,
    maxLength,
    example,
    help: `It begins with ${country}; spaces are ignored.`,
    issueOf: text =>
      !isIban(text) ? message : text.startsWith(country) ? undefined : `must be an IBAN of ${country}`,
  }
}

const bicField = (country: string): RecipientField => ({
  name: 'bic',
  label: 'BIC',
  required: false,
  pattern: `^[A-Z]{4}${country}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$`,
  minLength: 8,
  maxLength: 11,
  example: `ABCD${country}2X`,
  help: "Bank identifier code of the account's bank.",
  issueOf(text) {
    if (!isValidBIC(text)) return 'is not a valid BIC, such as DEUTDEFF'
    return extractBIC(text).countryCode === country ? undefined : `must be of a bank in ${country}`
  },
})

/** Any E.164 number; the shortest numbers have seven digits. */
const PHONE = {
  name: 'phone',
  label: 'Phone number',
  required: false,
  pattern: '^\\+[1-9][0-9]{6,14}$',
  minLength: 8,
  maxLength: 16,
  example: '+2348012345678',
} as const

function walletField(country: string): RecipientField {
  const { example: _, ...phone } = PHONE
  const example = isSupportedCountry(country) ? getExampleNumber(country, examples)?.number : undefined
  const isOfCountry = (text: string): boolean => {
    const parsed = parsePhoneNumberFromString(text)
    return parsed?.isValid() === true && parsed.country === country
  }
  return {
    ...phone,
    label: 'Phone number of the wallet',
    required: true,
    ...(example !== undefined && isOfCountry(example) && { example }),
    ...(isSupportedCountry(country) && { pattern: `^\\+${getCountryCallingCode(country)}[0-9]{4,14}$` }),
    help: `A valid number of ${country}, with the country's calling code.`,
    issueOf: text => (isOfCountry(text) ? undefined : `must be a valid number of ${country}`),
  }
}

const NAME_PATTERN = `^(?:${textFormat('name').pattern})$`

const NAMES: readonly RecipientField[] = [
  {
    name: 'firstName',
    label: 'First name',
    required: true,
    pattern: NAME_PATTERN,
    minLength: 1,
    maxLength: 100,
    example: 'Chidi',
    help: 'Of a person, as the bank knows it. For a person with only one name, enter a dash here or in lastName.',
  },
  {
    name: 'lastName',
    label: 'Last name',
    required: true,
    pattern: NAME_PATTERN,
    minLength: 1,
    maxLength: 100,
    example: 'Okafor',
    help: 'Of a person, as the bank knows it.',
  },
  // Has no example, so that a form with the examples of all fields describes a person.
  {
    name: 'businessName',
    label: 'Business name',
    required: false,
    pattern: NAME_PATTERN,
    minLength: 1,
    maxLength: 140,
    help: 'Of a business, in place of firstName and lastName.',
    replaces: ['firstName', 'lastName'],
  },
]

const MORE: readonly RecipientField[] = [
  {
    name: 'relationship',
    label: 'Relationship',
    required: false,
    minLength: 1,
    maxLength: 64,
    example: 'parent',
    help: 'Relationship of the recipient to the sender.',
  },
  {
    name: 'address',
    label: 'Address',
    required: false,
    minLength: 1,
    maxLength: 300,
    example: '1 Main Street',
    help: 'Postal address as one string.',
  },
]

/** All fields of a recipient for a payout method in a country, in form order. */
export function recipientFields(country: string, payoutMethod: PayoutMethod): readonly RecipientField[] {
  const { fields } = accountRule(country, payoutMethod)
  const phone: readonly RecipientField[] = fields.some(({ name }) => name === 'phone')
    ? []
    : [{ ...PHONE, help: 'In E.164 form, with a plus sign and the calling code.' }]
  return [...NAMES, ...fields, ...phone, ...MORE]
}
