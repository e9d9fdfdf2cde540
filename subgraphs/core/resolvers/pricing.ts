import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import type { FeeConfigRow, LimitRow } from '#core/ledger/policy.ts'
import { endFee, type EndFee } from '#core/operations/pricing/end-fee.ts'
import { setFee, type SetFee } from '#core/operations/pricing/set-fee.ts'
import {
  setTransactionLimit,
  type SetTransactionLimit,
} from '#core/operations/pricing/set-transaction-limit.ts'
import {
  setTransferSettings,
  type SetTransferSettings,
} from '#core/operations/pricing/set-transfer-settings.ts'
import { calculateFee, type CalculatedFee, type FeeCalculation } from '#core/queries/calculate-fee.ts'
import { checkLimits, type LimitCheck, type LimitFindings } from '#core/queries/check-limits.ts'
import { transferSettings } from '#core/queries/transfer-settings.ts'
import { feeConfigurations, transactionLimits, type PolicyPage } from '#core/queries/policies.ts'
import { feeValueOf } from '#core/rules/fee-event.ts'
import type { LimitUse } from '#core/rules/limit-use.ts'
import { percentageOf } from '#core/rules/percentage.ts'
import type { Resolvers } from '#core/schema.gen.ts'

interface Input<Given> {
  readonly input: Given
}

/** A nullable amount of a row, formatted in the row's currency. */
const money =
  <Of extends { readonly currency: string }>(minor: (row: Of) => bigint | null) =>
  (row: Of): string | null => {
    const amount = minor(row)
    return amount === null ? null : formatMinor(amount, row.currency)
  }

/** A limit with its usage in GraphQL form. */
export const shownUse = (
  { limitId, window, limitMinor, usedMinor, remainingMinor }: LimitUse,
  currency: string,
) => ({
  limitId,
  window,
  limit: formatMinor(limitMinor, currency),
  used: formatMinor(usedMinor, currency),
  remaining: formatMinor(remainingMinor, currency),
})

export const pricing = {
  Query: {
    feeConfigurations: (_: unknown, page: PolicyPage, ctx: Context) => feeConfigurations(ctx, page),
    calculateFee: (_: unknown, { input }: Input<FeeCalculation>, ctx: Context) => calculateFee(ctx, input),
    transactionLimits: (_: unknown, page: PolicyPage, ctx: Context) => transactionLimits(ctx, page),
    transferSettings: (_: unknown, __: unknown, ctx: Context) => transferSettings(ctx),
    checkLimits: (_: unknown, { input }: Input<LimitCheck>, ctx: Context) => checkLimits(ctx, input),
  },
  Mutation: {
    setFee: (_: unknown, { input }: Input<SetFee>, ctx: Context) => setFee(ctx, input),
    endFee: (_: unknown, input: EndFee, ctx: Context) => endFee(ctx, input),
    setTransactionLimit: (_: unknown, { input }: Input<SetTransactionLimit>, ctx: Context) =>
      setTransactionLimit(ctx, input),
    setTransferSettings: (_: unknown, { input }: Input<SetTransferSettings>, ctx: Context) =>
      setTransferSettings(ctx, input),
  },
  FeeConfiguration: {
    minAmount: money<FeeConfigRow>(row => row.minimumAmountMinor),
    maxAmount: money<FeeConfigRow>(row => row.maximumAmountMinor),
    feeValue: feeValueOf,
    minFee: money<FeeConfigRow>(row => row.minimumFeeMinor),
    maxFee: money<FeeConfigRow>(row => row.maximumFeeMinor),
    vatRate: ({ vatPpm }: FeeConfigRow) => percentageOf(vatPpm),
  },
  FeeCalculation: {
    amount: money<CalculatedFee>(row => row.amountMinor),
    fee: money<CalculatedFee>(row => row.feeMinor),
    vat: money<CalculatedFee>(row => row.vatMinor),
    totalAmount: money<CalculatedFee>(row => row.amountMinor + row.feeMinor + row.vatMinor),
  },
  TransactionLimit: {
    singleLimit: money<LimitRow>(row => row.singleMinor),
    dailyLimit: money<LimitRow>(row => row.dailyMinor),
    weeklyLimit: money<LimitRow>(row => row.weeklyMinor),
    monthlyLimit: money<LimitRow>(row => row.monthlyMinor),
  },
  LimitCheck: {
    isAllowed: ({ exceeded }: LimitFindings) => exceeded === undefined,
    exceeded: ({ exceeded, currency }: LimitFindings) => exceeded && shownUse(exceeded, currency),
    limits: ({ uses, currency }: LimitFindings) => uses.map(use => shownUse(use, currency)),
  },
} satisfies Resolvers
