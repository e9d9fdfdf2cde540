import { electronicFormatIBAN } from 'ibantools'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { isReadableName } from '#kernel/readable-name.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'
import type { PayoutMethod } from '#remittance/entities/recipient.ts'
import { accountRule, ACCOUNT_FIELDS } from './recipient-fields.ts'

/** All fields of a recipient that a customer sets. */
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
  readonly issues: readonly ValidationIssue[]
  /** Warnings about accepted but suspicious values. */
  readonly warnings: readonly string[]
}

const collapseSpaces = (text: string | null): string | null => text?.trim().replace(/\s+/g, ' ') ?? null

/** Normalises details: IBAN and codes in upper case without spaces, names without extra spaces. */
export const normalised = (details: RecipientDetails): RecipientDetails => ({
  ...details,
  firstName: collapseSpaces(details.firstName),
  lastName: collapseSpaces(details.lastName),
  businessName: collapseSpaces(details.businessName),
  bankCode: details.bankCode?.toUpperCase() ?? null,
  accountNumber: details.accountNumber?.toUpperCase() ?? null,
  iban: details.iban === null ? null : (electronicFormatIBAN(details.iban) ?? ''),
  bic: details.bic?.toUpperCase() ?? null,
  phone: details.phone === null ? null : (parsePhoneNumberFromString(details.phone)?.number ?? details.phone),
  relationship: collapseSpaces(details.relationship),
  address: details.address?.trim() ?? null,
})

/** Validates normalised details as a whole and returns all issues at once. */
export function recipientVerdict(details: RecipientDetails): RecipientVerdict {
  const account = accountVerdict(details)
  return {
    issues: [...nameIssues(details), ...unreadableIssues(details), ...account.issues],
    warnings: account.warnings,
  }
}

/** Full name, as shown on transfers and used in screening. */
export const nameOf = ({
  firstName,
  lastName,
  businessName,
}: Pick<RecipientDetails, 'firstName' | 'lastName' | 'businessName'>): string =>
  businessName ?? [firstName, lastName].filter(Boolean).join(' ')

function nameIssues({ firstName, lastName, businessName }: RecipientDetails): ValidationIssue[] {
  if (businessName !== null)
    return firstName === null && lastName === null
      ? []
      : [
          {
            field: 'businessName',
            reason: 'must not be combined with firstName or lastName: a recipient is a person or a business',
          },
        ]
  const missing = [...(firstName === null ? ['firstName'] : []), ...(lastName === null ? ['lastName'] : [])]
  return missing.map(field => ({
    field,
    reason: 'is required for a person; a business needs businessName instead',
  }))
}

/** One part may be a dash, for people with a single name. */
function unreadableIssues(details: RecipientDetails): ValidationIssue[] {
  const name = nameOf(details)
  return name === '' || isReadableName(name)
    ? []
    : [
        {
          field: details.businessName === null ? 'firstName' : 'businessName',
          reason: 'must have letters or digits',
        },
      ]
}

function accountVerdict(details: RecipientDetails): RecipientVerdict {
  const { country, payoutMethod, bankCode, accountNumber } = details
  const { fields, misplaced, issue, warning } = accountRule(country, payoutMethod)
  const issues: ValidationIssue[] = ACCOUNT_FIELDS.filter(
    name => details[name] !== null && fields.every(field => field.name !== name),
  ).map(field => ({ field, reason: misplaced }))
  for (const { name, required, issueOf } of fields) {
    const text = details[name]
    const reason =
      text !== null ? issueOf?.(text) : required ? `is required for ${payoutMethod} in ${country}` : undefined
    if (reason !== undefined) issues.push({ field: name, reason })
  }
  if (accountNumber === null || issues.length > 0) return { issues, warnings: [] }
  const both = issue?.(bankCode, accountNumber)
  const doubt = bankCode === null ? undefined : warning?.(bankCode, accountNumber)
  return { issues: both ? [both] : [], warnings: doubt === undefined ? [] : [doubt] }
}
