import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { invalid } from '#kernel/refusals.ts'
import { assignNewCustomerBranch } from '#identity/clients/core.ts'
import { refuse } from '#identity/errors.ts'
import type { Customer, CustomerType } from '#identity/customer-record.ts'
import { customerByKey } from '#identity/queries/customer.ts'
import { admitKeeper } from '#identity/rules/admit.ts'
import { customerIssues, type CustomerParts } from '#identity/rules/customer.ts'
import { normalPhone } from '#identity/rules/phone.ts'
import { addCustomer } from './add-customer.ts'

export type NewCustomer = { readonly [Part in Exclude<keyof CustomerParts, 'type'>]?: string | null } & {
  readonly type?: CustomerType | null
  readonly externalId?: string | null
  readonly branchId?: string | null
}

interface Preparation {
  readonly id: string
  readonly parts: CustomerParts
}

/**
 * Adds a customer of a bank. Its status is ACTIVE at once, so that accounts can be opened for it. `kycStatus` is independent of
 * it. Core banking receives the branch first, so that the customer never exists without it.
 */
export const createCustomer = command({
  async prepare(ctx: Context, { branchId, ...input }: NewCustomer): Promise<Preparation> {
    admitKeeper(ctx)
    const parts = partsOf(input)
    const issues = customerIssues(parts, ctx.now())
    if (issues.length > 0) throw invalid(issues)
    const id = newId()
    if (branchId) {
      if (input.externalId && (await customerByKey(ctx, { externalId: input.externalId })))
        throw refuse('CUSTOMER_EXISTS')
      await assignNewCustomerBranch(ctx, id, branchId)
    }
    return { id, parts }
  },
  async write(tx, { externalId = null, branchId = null }, { id, parts }): Promise<Customer> {
    const customer = await addCustomer(tx, { ...parts, id, externalId, branchId })
    if (!customer) throw refuse('CUSTOMER_EXISTS')
    return customer
  },
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
  bvn,
  nin,
  tin,
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
  bvn: bvn ?? null,
  nin: nin ?? null,
  tin: tin ?? null,
})
