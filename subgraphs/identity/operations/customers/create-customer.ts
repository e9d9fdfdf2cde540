import { command } from '#kernel/command.ts'
import { invalid } from '#kernel/refusals.ts'
import { refuse } from '#identity/errors.ts'
import type { Customer, CustomerType } from '#identity/customer-record.ts'
import { admitKeeper } from '#identity/rules/admit.ts'
import { customerIssues, type CustomerParts } from '#identity/rules/customer.ts'
import { normalPhone } from '#identity/rules/phone.ts'
import { addCustomer } from './add-customer.ts'

export type NewCustomer = { readonly [Part in Exclude<keyof CustomerParts, 'type'>]?: string | null } & {
  readonly type?: CustomerType | null
  readonly externalId?: string | null
}

/**
 * Adds a customer of a bank. Its status is ACTIVE at once, so that accounts can be opened for it. `kycStatus` is independent of
 * it.
 */
export const createCustomer = command(async (tx, input: NewCustomer): Promise<Customer> => {
  admitKeeper(tx)
  const parts = partsOf(input)
  const issues = customerIssues(parts, tx.now())
  if (issues.length > 0) throw invalid(issues)
  const customer = await addCustomer(tx, { ...parts, externalId: input.externalId ?? null })
  if (!customer) throw refuse('CUSTOMER_EXISTS')
  return customer
})

const partsOf = ({
  type,
  firstName,
  lastName,
  legalName,
  dateOfBirth,
  incorporationDate,
  phone,
  email,
  address,
  countryCode,
}: NewCustomer): CustomerParts => ({
  type: type ?? 'INDIVIDUAL',
  firstName: firstName ?? null,
  lastName: lastName ?? null,
  legalName: legalName ?? null,
  dateOfBirth: dateOfBirth ?? null,
  incorporationDate: incorporationDate ?? null,
  phone: phone ? normalPhone(phone, countryCode) : null,
  email: email ?? null,
  address: address?.trim() || null,
  countryCode: countryCode ?? null,
})
