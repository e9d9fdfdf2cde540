import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import { account, accountById, availableMinor, type AccountRow } from '../queries/accounts.ts'
import type { Resolvers } from '../schema.gen.ts'

interface Id { readonly id: string }

export const accounts = {
  Query: {
    account: (_: unknown, { id }: Id, ctx: Context) => account(ctx, id),
  },
  Account: {
    __resolveReference: ({ id }: Id, ctx: Context) => accountById(ctx, id),
    tenantId: (_: AccountRow, __: unknown, ctx: Context) => ctx.actor.tenantId,
    ledgerBalance: (row: AccountRow) => formatMinor(row.balanceMinor, row.currency),
    availableBalance: (row: AccountRow) => formatMinor(availableMinor(row), row.currency),
    heldBalance: (row: AccountRow) => formatMinor(row.heldMinor, row.currency),
    unclearedBalance: (row: AccountRow) => formatMinor(row.unclearedMinor, row.currency),
    overdraftLimit: (row: AccountRow) => formatMinor(row.overdraftMinor, row.currency),
  },
} satisfies Resolvers
