import { domainCall } from '#kernel/graph/domain-call.ts'
import type { Context } from '#kernel/context.ts'

export const OPEN_ACCOUNTS = domainCall<{ customerId: string }, { hasOpenAccounts: boolean }>(
  'query OpenAccountsOfCustomer($customerId: UUID!) { hasOpenAccounts(customerId: $customerId) }',
)

/** Whether the customer has an account at core banking that is not closed. */
export async function hasOpenAccounts(ctx: Context, customerId: string): Promise<boolean> {
  return (await ctx.callDomain(ctx, OPEN_ACCOUNTS, { customerId })).hasOpenAccounts
}
