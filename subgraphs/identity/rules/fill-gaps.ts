import type { Customer } from '../queries/customer.ts'

type Fillable = Pick<Customer, 'firstName' | 'lastName' | 'countryCode' | 'dateOfBirth' | 'email' | 'phone' | 'address'>

/** What may still be learnt of a customer whose identity was verified: what was known then is what was verified. */
const WAYS_OF_CONTACT = ['email', 'phone', 'address'] as const
const EVERYTHING = [...WAYS_OF_CONTACT, 'firstName', 'lastName', 'countryCode', 'dateOfBirth'] as const

/** The customer with what was not known yet, and nothing overwritten; undefined when nothing is new. */
export function filled(customer: Customer, given: Fillable): Customer | undefined {
  const open = customer.kycStatus === 'VERIFIED' ? WAYS_OF_CONTACT : EVERYTHING
  const gaps = open.filter(name => customer[name] === null && given[name] !== null)
  return gaps.length === 0 ? undefined : { ...customer, ...Object.fromEntries(gaps.map(name => [name, given[name]])) }
}
