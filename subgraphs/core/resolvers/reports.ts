import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import { clearingReport } from '#core/queries/clearing-report.ts'
import { ledgerIntegrity } from '#core/queries/integrity.ts'
import type { Integrity, IntegrityCheck } from '#core/queries/integrity-report.ts'
import {
  systemBalances,
  type SystemBalanceFilter,
  type SystemBalanceRow,
} from '#core/queries/system-balances.ts'
import type { Resolvers } from '#core/schema.gen.ts'

const money =
  (minor: (row: SystemBalanceRow) => bigint) =>
  (row: SystemBalanceRow): string =>
    formatMinor(minor(row), row.currency)

export const reports = {
  Query: {
    clearingReport: (_: unknown, __: unknown, ctx: Context) => clearingReport(ctx),
    systemBalances: (_: unknown, filter: SystemBalanceFilter, ctx: Context) => systemBalances(ctx, filter),
    ledgerIntegrity: (_: unknown, { full }: { readonly full: boolean }, ctx: Context) =>
      ledgerIntegrity(ctx, { full }),
  },
  SystemBalance: {
    balance: money(row => BigInt(row.addedUpMinor) + BigInt(row.waitingMinor)),
    addedUp: money(row => BigInt(row.addedUpMinor)),
    waiting: money(row => BigInt(row.waitingMinor)),
  },
  LedgerIntegrity: {
    isClean: ({ checks }: Integrity) => checks.every(({ broken }) => broken === 0n),
    transactions: ({ transactions }: Integrity) => Number(transactions),
  },
  LedgerCheck: {
    checked: ({ checked }: IntegrityCheck) => Number(checked),
    broken: ({ broken }: IntegrityCheck) => Number(broken),
    discrepancies: ({ examples }: IntegrityCheck) => examples,
  },
} satisfies Resolvers
