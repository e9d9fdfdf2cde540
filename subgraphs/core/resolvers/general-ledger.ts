import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import { createGlAccount, type CreateGlAccount } from '#core/operations/general-ledger/create-gl-account.ts'
import { deactivateGlAccount } from '#core/operations/general-ledger/deactivate-gl-account.ts'
import { updateGlAccount, type UpdateGlAccount } from '#core/operations/general-ledger/update-gl-account.ts'
import { branchById } from '#core/queries/branches/branches.ts'
import {
  balanceOfGlAccount,
  glAccountBalance,
  type GlAccountBalanceArgs,
  type GlBalance,
} from '#core/queries/general-ledger/gl-account-balance.ts'
import {
  glAccountBalances,
  type GlAccountBalancesArgs,
  type GlDay,
} from '#core/queries/general-ledger/gl-account-balances.ts'
import {
  glAccountLedger,
  type GlAccountLedgerArgs,
  type GlLedgerLine,
} from '#core/queries/general-ledger/gl-account-ledger.ts'
import {
  glAccount,
  glAccountById,
  glAccounts,
  type GlAccountRow,
  type GlAccountsArgs,
} from '#core/queries/general-ledger/gl-accounts.ts'
import { normalBalance, type GlAccountType } from '#core/rules/books/chart/gl-account.ts'
import type { Resolvers } from '#core/schema.gen.ts'

interface Id {
  readonly id: string
}
interface Input<Given> {
  readonly input: Given
}

const ofDay =
  (minor: (day: GlDay) => bigint) =>
  (day: GlDay): string =>
    formatMinor(minor(day), day.currency)

export const generalLedger = {
  Query: {
    glAccount: (_: unknown, { id }: Id, ctx: Context) => glAccount(ctx, id),
    glAccounts: (_: unknown, args: GlAccountsArgs, ctx: Context) => glAccounts(ctx, args),
    glAccountBalance: (_: unknown, args: GlAccountBalanceArgs, ctx: Context) => glAccountBalance(ctx, args),
    glAccountBalances: (_: unknown, args: GlAccountBalancesArgs, ctx: Context) =>
      glAccountBalances(ctx, args),
    glAccountLedger: (_: unknown, args: GlAccountLedgerArgs, ctx: Context) => glAccountLedger(ctx, args),
  },
  Mutation: {
    createGlAccount: (_: unknown, { input }: Input<CreateGlAccount>, ctx: Context) =>
      createGlAccount(ctx, input),
    updateGlAccount: (_: unknown, { id, input }: Id & Input<Omit<UpdateGlAccount, 'id'>>, ctx: Context) =>
      updateGlAccount(ctx, { id, ...input }),
    deactivateGlAccount: (_: unknown, { id }: Id, ctx: Context) => deactivateGlAccount(ctx, { id }),
  },
  GlAccount: {
    normalBalance: ({ type }: GlAccountRow) => normalBalance(type as GlAccountType),
    parent: async ({ parentId }: GlAccountRow, _: unknown, ctx: Context) =>
      parentId === null ? null : ((await glAccountById(ctx, parentId)) ?? null),
    balance: (account: GlAccountRow, args: Omit<GlAccountBalanceArgs, 'id'>, ctx: Context) =>
      balanceOfGlAccount(ctx, account, args),
  },
  GlBalance: {
    balance: ({ balanceMinor, currency }: GlBalance) => formatMinor(balanceMinor, currency),
  },
  GlDayBalance: {
    opening: ofDay(day => day.openingMinor),
    debit: ofDay(day => day.debitMinor),
    credit: ofDay(day => day.creditMinor),
    closing: ofDay(day => day.closingMinor),
  },
  GlLedgerLine: {
    branch: async ({ branchId }: GlLedgerLine, _: unknown, ctx: Context) =>
      (await branchById(ctx, branchId))!,
    debit: ({ debitMinor, currency }: GlLedgerLine) => formatMinor(BigInt(debitMinor), currency),
    credit: ({ creditMinor, currency }: GlLedgerLine) => formatMinor(BigInt(creditMinor), currency),
  },
} satisfies Resolvers
