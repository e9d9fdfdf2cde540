import { sealing } from '#kernel/security/sealing.ts'
import { sealCustomers as seal } from '#identity/operations/customers/seal-customers.ts'

/** Encrypts customers' contact details and dates of birth. */
export const sealCustomers = sealing({
  name: 'identity.seal_customers',
  table: 'identity.customers',
  columns: ['email', 'phone', 'date_of_birth', 'address'],
  also: 'email_hash is null',
  seal,
})
