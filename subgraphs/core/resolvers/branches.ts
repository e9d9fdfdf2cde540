import type { Context } from '#kernel/context.ts'
import {
  assignCustomerBranch,
  type AssignCustomerBranch,
} from '#core/operations/branches/assign-customer-branch.ts'
import { assignNewCustomerBranch } from '#core/operations/branches/assign-new-customer-branch.ts'
import { createBranch, type CreateBranch } from '#core/operations/branches/create-branch.ts'
import {
  transferBetweenBranches,
  type TransferBetweenBranches,
} from '#core/operations/transfers/transfer-between-branches.ts'
import type { AccountRow } from '#core/queries/accounts.ts'
import {
  branch,
  branchById,
  branches as branchPage,
  branchOfCustomer,
  type BranchesArgs,
} from '#core/queries/branches/branches.ts'
import type { SystemBalanceRow } from '#core/queries/system-balances.ts'
import type { Resolvers } from '#core/schema.gen.ts'

interface Id {
  readonly id: string
}
interface Input<Given> {
  readonly input: Given
}

export const branches = {
  Query: {
    branch: (_: unknown, { id }: Id, ctx: Context) => branch(ctx, id),
    branches: (_: unknown, args: BranchesArgs, ctx: Context) => branchPage(ctx, args),
  },
  Mutation: {
    createBranch: (_: unknown, { input }: Input<CreateBranch>, ctx: Context) => createBranch(ctx, input),
    assignCustomerBranch: async (_: unknown, input: AssignCustomerBranch, ctx: Context) => ({
      __typename: 'Customer' as const,
      ...(await assignCustomerBranch(ctx, input)),
    }),
    assignNewCustomerBranch: (_: unknown, input: AssignCustomerBranch, ctx: Context) =>
      assignNewCustomerBranch(ctx, input),
    transferBetweenBranches: (_: unknown, { input }: Input<TransferBetweenBranches>, ctx: Context) =>
      transferBetweenBranches(ctx, input),
  },
  Branch: {
    __resolveReference: ({ id }: Id, ctx: Context) => branchById(ctx, id),
  },
  Account: {
    branch: async ({ branchId }: AccountRow, _: unknown, ctx: Context) => (await branchById(ctx, branchId))!,
  },
  Customer: {
    branch: async ({ id }: Id, _: unknown, ctx: Context) => (await branchOfCustomer(ctx, id)) ?? null,
    branchId: async ({ id }: Id, _: unknown, ctx: Context) => (await branchOfCustomer(ctx, id))?.id ?? null,
  },
  SystemBalance: {
    branch: ({ branchId }: SystemBalanceRow, _: unknown, ctx: Context) =>
      branchId === null ? null : branchById(ctx, branchId).then(found => found ?? null),
  },
} satisfies Resolvers
