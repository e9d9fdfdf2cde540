import { domainCall } from '#kernel/graph/domain-call.ts'
import type { Context } from '#kernel/context.ts'

export const OPEN_ACCOUNTS = domainCall<{ customerId: string }, { hasOpenAccounts: boolean }>(
  'query OpenAccountsOfCustomer($customerId: UUID!) { hasOpenAccounts(customerId: $customerId) }',
)

/** Whether the customer has an account at core banking that is not closed. */
export async function hasOpenAccounts(ctx: Context, customerId: string): Promise<boolean> {
  return (await ctx.callDomain(ctx, OPEN_ACCOUNTS, { customerId })).hasOpenAccounts
}

export const ASSIGN_NEW_CUSTOMER_BRANCH = domainCall<
  { customerId: string; branchId: string },
  { assignNewCustomerBranch: string }
>(
  'mutation BranchOfNewCustomer($customerId: UUID!, $branchId: UUID!) { assignNewCustomerBranch(customerId: $customerId, branchId: $branchId) }',
)

/** Assigns a customer that is about to be added to a branch of core banking, which refuses an unknown branch. */
export async function assignNewCustomerBranch(
  ctx: Context,
  customerId: string,
  branchId: string,
): Promise<void> {
  await ctx.callDomain(ctx, ASSIGN_NEW_CUSTOMER_BRANCH, { customerId, branchId })
}
