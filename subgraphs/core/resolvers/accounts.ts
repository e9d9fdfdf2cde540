import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import { closeAccount, type CloseAccount } from '#core/operations/accounts/close-account.ts'
import { freezeAccount, type AccountReason } from '#core/operations/accounts/freeze-account.ts'
import { openAccount, type OpenAccount } from '#core/operations/accounts/open-account.ts'
import { reactivateAccount } from '#core/operations/accounts/reactivate-account.ts'
import { restrictAccount, type RestrictAccount } from '#core/operations/accounts/restrict-account.ts'
import { unfreezeAccount } from '#core/operations/accounts/unfreeze-account.ts'
import { accountHistory } from '#core/queries/account-changes.ts'
import { accounts as accountList, accountsOf, type AccountFilter } from '#core/queries/account-list.ts'
import { account, accountById, availableMinor, type AccountRow } from '#core/queries/accounts.ts'
import type { Resolvers } from '#core/schema.gen.ts'

interface Id {
  readonly id: string
}

export const accounts = {
  Query: {
    account: (_: unknown, { id }: Id, ctx: Context) => account(ctx, id),
    accounts: (_: unknown, filter: AccountFilter, ctx: Context) => accountList(ctx, filter),
    accountHistory: (_: unknown, of: Parameters<typeof accountHistory>[1], ctx: Context) =>
      accountHistory(ctx, of),
  },
  Mutation: {
    openAccount: (_: unknown, { input }: { input: OpenAccount }, ctx: Context) => openAccount(ctx, input),
    freezeAccount: (_: unknown, args: AccountReason, ctx: Context) => freezeAccount(ctx, args),
    unfreezeAccount: (_: unknown, args: AccountReason, ctx: Context) => unfreezeAccount(ctx, args),
    closeAccount: (_: unknown, args: CloseAccount, ctx: Context) => closeAccount(ctx, args),
    reactivateAccount: (_: unknown, args: AccountReason, ctx: Context) => reactivateAccount(ctx, args),
    restrictAccount: (_: unknown, args: RestrictAccount, ctx: Context) => restrictAccount(ctx, args),
  },
  Account: {
    __resolveReference: ({ id }: Id, ctx: Context) => accountById(ctx, id),
    tenantId: (_: AccountRow, __: unknown, ctx: Context) => ctx.actor.tenantId,
    ledgerBalance: (row: AccountRow) => formatMinor(row.balanceMinor, row.currency),
    availableBalance: (row: AccountRow) => formatMinor(availableMinor(row), row.currency),
    heldBalance: (row: AccountRow) => formatMinor(row.heldMinor, row.currency),
    unclearedBalance: (row: AccountRow) => formatMinor(row.unclearedMinor, row.currency),
    overdraftLimit: (row: AccountRow) => formatMinor(row.overdraftMinor, row.currency),
    customer: (row: AccountRow) => ({ __typename: 'Customer', id: row.customerId }),
  },
  Customer: {
    accounts: ({ id }: Id, page: { first: number; after?: string | null }, ctx: Context) =>
      accountsOf(ctx, id, page),
  },
} satisfies Resolvers
