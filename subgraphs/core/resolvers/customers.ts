import type { Context } from '#kernel/context.ts'
import { hasOpenAccounts } from '#core/queries/open-accounts.ts'
import type { Resolvers } from '#core/schema.gen.ts'

export const customers = {
  Query: {
    hasOpenAccounts: (_: unknown, { customerId }: { customerId: string }, ctx: Context) =>
      hasOpenAccounts(ctx, customerId),
  },
} satisfies Resolvers
