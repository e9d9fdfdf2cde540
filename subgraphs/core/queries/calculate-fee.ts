import type { Context } from '#kernel/context.ts'
import { invalid } from '#kernel/refusals.ts'
import { amountIn } from '#core/ledger/amount.ts'
import { feeFor } from '#core/ledger/price-posting.ts'
import { policyOf } from '#core/ledger/policy.ts'
import type { Fee } from '#core/rules/fee.ts'
import { transferTypeIssues } from '#core/rules/fee-band.ts'
import { admitRole } from '#core/rules/rights.ts'
import type { TransactionType, TransferType } from '#core/rules/transaction.ts'

export interface FeeCalculation {
  readonly transactionType: TransactionType
  readonly transferType?: TransferType | null
  readonly amount: string
  readonly currency?: string | null
}

export interface CalculatedFee extends Fee {
  readonly amountMinor: bigint
  readonly currency: string
}

/** Computes the current fee of a movement of this amount. */
export async function calculateFee(
  ctx: Context,
  { transactionType: type, transferType = null, amount, currency: given }: FeeCalculation,
): Promise<CalculatedFee> {
  admitRole(ctx.actor, 'viewer')
  const issues = transferTypeIssues(type, transferType)
  if (issues.length > 0) throw invalid(issues)
  const policy = await policyOf(ctx)
  const currency = given ?? policy.baseCurrency
  const amountMinor = amountIn(amount, currency)
  return { amountMinor, currency, ...feeFor(policy, { type, transferType, currency, amountMinor }) }
}
