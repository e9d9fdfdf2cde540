import type { Customer } from '../queries/customer.ts'

type Fillable = Pick<Customer, 'firstName' | 'lastName' | 'countryCode' | 'dateOfBirth' | 'email' | 'phone' | 'address'>

/** What may still be learnt of a customer whose identity was verified: what was known then is what was verified. */
const WAYS_OF_CONTACT = ['email', 'phone', 'address'] as const
const OF_BUSINESS = [...WAYS_OF_CONTACT, 'countryCode'] as const
const EVERYTHING = [...OF_BUSINESS, 'firstName', 'lastName', 'dateOfBirth'] as const

function openOf({ kycStatus, type, legalName }: Customer): readonly (keyof Fillable)[] {
  if (kycStatus === 'VERIFIED') return WAYS_OF_CONTACT
  // Whoever goes by a legal name is nobody of whom a partner could tell the given name or the birth.
  return type === 'CORPORATE' || legalName !== null ? OF_BUSINESS : EVERYTHING
}

/** The customer with what was not known yet, and nothing overwritten; undefined when nothing is new. */
export function filled(customer: Customer, given: Fillable): Customer | undefined {
  const gaps = openOf(customer).filter(name => customer[name] === null && given[name] !== null)
  return gaps.length === 0 ? undefined : { ...customer, ...Object.fromEntries(gaps.map(name => [name, given[name]])) }
}
