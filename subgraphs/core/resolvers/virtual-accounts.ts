import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import type { PageArguments } from '#kernel/page.ts'
import { activateVirtualAccount } from '#core/operations/virtual-accounts/activate-virtual-account.ts'
import { closeVirtualAccount } from '#core/operations/virtual-accounts/close-virtual-account.ts'
import {
  openVirtualAccount,
  type OpenVirtualAccount,
} from '#core/operations/virtual-accounts/open-virtual-account.ts'
import { releaseEscrow, type ReleaseEscrow } from '#core/operations/virtual-accounts/release-escrow.ts'
import { suspendVirtualAccount } from '#core/operations/virtual-accounts/suspend-virtual-account.ts'
import {
  updateVirtualAccount,
  type UpdateVirtualAccount,
} from '#core/operations/virtual-accounts/update-virtual-account.ts'
import { accountById, availableMinor, type AccountRow } from '#core/queries/accounts.ts'
import {
  consolidatedBalance,
  type ConsolidatedBalance,
} from '#core/queries/virtual-accounts/consolidated-balance.ts'
import {
  virtualAccount,
  virtualAccountById,
  virtualAccounts as virtualAccountList,
  virtualAccountsOf,
  type VirtualAccountFilter,
  type VirtualAccountPage,
  type VirtualAccountRow,
} from '#core/queries/virtual-accounts/virtual-accounts.ts'
import { statusAt } from '#core/rules/virtual-accounts/virtual-account.ts'
import type { Resolvers } from '#core/schema.gen.ts'

interface Id {
  readonly id: string
}
interface Input<Given> {
  readonly input: Given
}

export const virtualAccounts = {
  Query: {
    virtualAccount: (_: unknown, { id }: Id, ctx: Context) => virtualAccount(ctx, id),
    virtualAccounts: (_: unknown, page: VirtualAccountPage, ctx: Context) => virtualAccountList(ctx, page),
    consolidatedBalance: (_: unknown, { accountId }: { accountId: string }, ctx: Context) =>
      consolidatedBalance(ctx, accountId),
  },
  Mutation: {
    openVirtualAccount: (
      _: unknown,
      { accountId, input }: { accountId: string } & Input<Omit<OpenVirtualAccount, 'accountId'>>,
      ctx: Context,
    ) => openVirtualAccount(ctx, { accountId, ...input }),
    updateVirtualAccount: (
      _: unknown,
      { id, input }: Id & Input<Omit<UpdateVirtualAccount, 'id'>>,
      ctx: Context,
    ) => updateVirtualAccount(ctx, { id, ...input }),
    suspendVirtualAccount: (_: unknown, { id }: Id, ctx: Context) => suspendVirtualAccount(ctx, { id }),
    activateVirtualAccount: (_: unknown, { id }: Id, ctx: Context) => activateVirtualAccount(ctx, { id }),
    closeVirtualAccount: (_: unknown, { id }: Id, ctx: Context) => closeVirtualAccount(ctx, { id }),
    releaseEscrow: (_: unknown, { id, input }: Id & Input<Omit<ReleaseEscrow, 'id'>>, ctx: Context) =>
      releaseEscrow(ctx, { id, ...input }),
  },
  Account: {
    virtualAccount: ({ id, virtualKind }: AccountRow, _: unknown, ctx: Context) =>
      virtualKind === null ? null : virtualAccountById(ctx, id),
    virtualAccounts: ({ id }: AccountRow, page: PageArguments & VirtualAccountFilter, ctx: Context) =>
      virtualAccountsOf(ctx, id, page),
  },
  VirtualAccount: {
    __resolveReference: ({ id }: Id, ctx: Context) => virtualAccountById(ctx, id),
    tenantId: (_: VirtualAccountRow, __: unknown, ctx: Context) => ctx.actor.tenantId,
    account: ({ id }: VirtualAccountRow, _: unknown, ctx: Context) => accountById(ctx, id),
    parentAccount: ({ parentAccountId }: VirtualAccountRow, _: unknown, ctx: Context) =>
      accountById(ctx, parentAccountId),
    balance: ({ balanceMinor, currency }: VirtualAccountRow) => formatMinor(balanceMinor, currency),
    status: (row: VirtualAccountRow, _: unknown, ctx: Context) => statusAt(row, ctx.now()),
    expectedAmount: ({ expectedMinor, currency }: VirtualAccountRow) =>
      expectedMinor === null ? null : formatMinor(expectedMinor, currency),
  },
  ConsolidatedBalance: {
    totalLedger: ({ totalLedgerMinor, currency }: ConsolidatedBalance) =>
      formatMinor(totalLedgerMinor, currency),
    totalAvailable: ({ totalAvailableMinor, currency }: ConsolidatedBalance) =>
      formatMinor(totalAvailableMinor, currency),
    ratesUsed: () => [],
  },
  ConsolidatedAccount: {
    accountId: ({ id }: AccountRow) => id,
    kind: ({ virtualKind }: AccountRow) => virtualKind,
    ledgerBalance: ({ balanceMinor, currency }: AccountRow) => formatMinor(balanceMinor, currency),
    availableBalance: (row: AccountRow) => formatMinor(availableMinor(row), row.currency),
  },
} satisfies Resolvers
