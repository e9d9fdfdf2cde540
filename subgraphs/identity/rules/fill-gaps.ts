import type { Customer } from '#identity/customer-record.ts'

type Fillable = Pick<
  Customer,
  'firstName' | 'lastName' | 'countryCode' | 'dateOfBirth' | 'email' | 'phone' | 'address'
>

/** Fields of a verified customer that may still be filled; the others are covered by the verification. */
const WAYS_OF_CONTACT = ['email', 'phone', 'address'] as const
const OF_BUSINESS = [...WAYS_OF_CONTACT, 'countryCode'] as const
const EVERYTHING = [...OF_BUSINESS, 'firstName', 'lastName', 'dateOfBirth'] as const

function openOf({ kycStatus, type, legalName }: Customer): readonly (keyof Fillable)[] {
  if (kycStatus === 'VERIFIED') return WAYS_OF_CONTACT
  // A customer with a legal name has no given name or date of birth that a partner could add.
  return type === 'CORPORATE' || legalName !== null ? OF_BUSINESS : EVERYTHING
}

/** The customer with its gaps filled and nothing overwritten; undefined when nothing changes. */
export function fillGapsOf(customer: Customer, given: Fillable): Customer | undefined {
  const gaps = openOf(customer).filter(name => customer[name] === null && given[name] !== null)
  return gaps.length === 0
    ? undefined
    : { ...customer, ...Object.fromEntries(gaps.map(name => [name, given[name]])) }
}
