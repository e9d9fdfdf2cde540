import { hasLetters, isReadableName } from '#kernel/readable-name.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'
import type { Customer } from '#identity/customer-record.ts'
import { dateOfBirth } from './date-of-birth.ts'

/** Fields of a customer that can be set and changed. */
export type CustomerParts = Pick<
  Customer,
  | 'type'
  | 'firstName'
  | 'lastName'
  | 'legalName'
  | 'dateOfBirth'
  | 'incorporationDate'
  | 'phone'
  | 'email'
  | 'address'
  | 'countryCode'
  | 'bvn'
  | 'nin'
  | 'tin'
>

const CHANGEABLE = [
  'firstName',
  'lastName',
  'legalName',
  'dateOfBirth',
  'incorporationDate',
  'phone',
  'email',
  'address',
  'countryCode',
  'bvn',
  'nin',
  'tin',
] as const

/** Fields that a verification covers: a change makes it another identity. */
const IDENTIFYING: ReadonlySet<string> = new Set([
  'firstName',
  'lastName',
  'legalName',
  'dateOfBirth',
  'incorporationDate',
  'countryCode',
])
/** Numbers that identify a person: the first one adds to an identity, another one makes it another identity. */
const IDENTIFYING_NUMBERS = ['bvn', 'nin'] as const

/** Names of the fields that differ. */
export const changedParts = (before: CustomerParts, after: CustomerParts): string[] =>
  CHANGEABLE.filter(name => before[name] !== after[name])

export const isAnotherIdentity = (before: CustomerParts, after: CustomerParts): boolean =>
  changedParts(before, after).some(name => IDENTIFYING.has(name)) ||
  IDENTIFYING_NUMBERS.some(name => before[name] !== null && before[name] !== after[name])

/** One part of a person's name may be a dash, for people with a single name. */
export function unreadableIssues({
  firstName,
  lastName,
  legalName,
}: Pick<CustomerParts, 'firstName' | 'lastName' | 'legalName'>): ValidationIssue[] {
  const issue = (field: string): ValidationIssue => ({ field, reason: 'must have letters or digits' })
  const isUnreadable = (name: string): boolean => name !== '' && !isReadableName(name)
  return [
    ...(isUnreadable([firstName, lastName].filter(Boolean).join(' '))
      ? [issue(firstName === null ? 'lastName' : 'firstName')]
      : []),
    ...(isUnreadable(legalName ?? '') ? [issue('legalName')] : []),
  ]
}

/** Validation issues of missing or forbidden fields for the customer's type. */
export function customerIssues(customer: CustomerParts, now: Date): ValidationIssue[] {
  const { type, firstName, lastName, legalName, dateOfBirth: born, incorporationDate } = customer
  const required = (field: string): ValidationIssue => ({ field, reason: `is required for ${type}` })
  const isPerson = type === 'INDIVIDUAL' || (type === 'JOINT' && legalName === null)
  return [
    ...(isPerson && firstName === null ? [required('firstName')] : []),
    ...(isPerson && lastName === null ? [required('lastName')] : []),
    ...(type === 'CORPORATE' && legalName === null ? [required('legalName')] : []),
    ...unreadableIssues(customer),
    ...(type === 'CORPORATE' && born !== null
      ? [{ field: 'dateOfBirth', reason: 'must be left out for CORPORATE; use incorporationDate' }]
      : []),
    ...(type !== 'CORPORATE' && incorporationDate !== null
      ? [{ field: 'incorporationDate', reason: 'must be left out, except for CORPORATE' }]
      : []),
    ...(born !== null && dateOfBirth(born, now) === undefined
      ? [{ field: 'dateOfBirth', reason: 'must be in the past' }]
      : []),
    ...(incorporationDate !== null && dateOfBirth(incorporationDate, now) === undefined
      ? [{ field: 'incorporationDate', reason: 'must be in the past' }]
      : []),
  ]
}

/** Data, in words, that the customer lacks for verification: without name and date a verification does not identify the customer. */
export function missingForVerification({
  type,
  firstName,
  lastName,
  legalName,
  dateOfBirth: born,
  incorporationDate,
}: CustomerParts): string[] {
  const names = [
    legalName ?? '',
    ...(type === 'CORPORATE' ? [] : [[firstName, lastName].filter(Boolean).join(' ')]),
  ]
  return [
    ...(names.some(hasLetters) ? [] : ['name with letters']),
    ...(type === 'CORPORATE'
      ? incorporationDate === null
        ? ['date of incorporation']
        : []
      : born === null
        ? ['date of birth']
        : []),
  ]
}
