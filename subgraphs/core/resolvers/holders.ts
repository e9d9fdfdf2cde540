import type { Context } from '#kernel/context.ts'
import { addAccountHolder, type AddAccountHolder } from '#core/operations/holders/add-account-holder.ts'
import {
  removeAccountHolder,
  type RemoveAccountHolder,
} from '#core/operations/holders/remove-account-holder.ts'
import type { AccountRow } from '#core/queries/accounts.ts'
import { accountHolders, type AccountHolderRow } from '#core/queries/holders/account-holders.ts'
import type { Resolvers } from '#core/schema.gen.ts'

interface Input<Given> {
  readonly input: Given
}

export const holders = {
  Query: {
    accountHolders: (_: unknown, { accountId }: { accountId: string }, ctx: Context) =>
      accountHolders(ctx, accountId),
  },
  Mutation: {
    addAccountHolder: (
      _: unknown,
      { accountId, input }: { accountId: string } & Input<Omit<AddAccountHolder, 'accountId'>>,
      ctx: Context,
    ) => addAccountHolder(ctx, { accountId, ...input }),
    removeAccountHolder: (_: unknown, args: RemoveAccountHolder, ctx: Context) =>
      removeAccountHolder(ctx, args),
  },
  Account: {
    holders: ({ id }: AccountRow, _: unknown, ctx: Context) => accountHolders(ctx, id),
  },
  AccountHolder: {
    customer: ({ customerId }: AccountHolderRow) => ({ __typename: 'Customer' as const, id: customerId }),
  },
} satisfies Resolvers
