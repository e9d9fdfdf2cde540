import type { Context } from '#kernel/context.ts'
import { invalid } from '#kernel/refusals.ts'
import { cachedAccounts } from '#core/ledger/account-cache.ts'
import { amountIn } from '#core/ledger/amount.ts'
import { limitRowsFor } from '#core/ledger/price-posting.ts'
import { policyOf, type PricingPolicy } from '#core/ledger/policy.ts'
import { transferTypeIssues } from '#core/rules/fee-band.ts'
import { strictest, usesOf, type LimitUse } from '#core/rules/limit-use.ts'
import { localDay } from '#kernel/local-day.ts'
import { admitRole } from '#core/rules/rights.ts'
import type { TransactionType, TransferType } from '#core/rules/transaction.ts'

export interface LimitCheck {
  readonly accountId: string
  readonly transactionType: TransactionType
  readonly transferType?: TransferType | null
  readonly amount: string
}

export interface LimitFindings {
  readonly currency: string
  readonly uses: readonly LimitUse[]
  readonly exceeded: LimitUse | undefined
}

const USED =
  'select core.used_on(used, used_on, $3::date) as used from core.accounts where workspace_id = $1 and id = $2'

interface Counted {
  readonly id: string
  readonly accountType: string
  readonly type: TransactionType
  readonly transferType: TransferType | null
  readonly currency: string
}

/** All limits that apply to a movement of an account, with the remaining amounts today. */
export async function limitUses(
  ctx: Context,
  policy: PricingPolicy,
  { id, ...movement }: Counted,
): Promise<LimitUse[]> {
  const limits = limitRowsFor(policy, movement)
  if (limits.length === 0) return []
  const { workspaceId } = ctx.actor
  const [row] = await ctx.database.read<{ used: bigint[] }>(workspaceId, USED, [
    workspaceId,
    id,
    localDay(ctx.now(), policy.timeZone),
  ])
  return usesOf(limits, row?.used ?? null)
}

/** Checks a movement against the limits and their current usage; nothing is reserved. */
export async function checkLimits(
  ctx: Context,
  { accountId, transactionType: type, transferType = null, amount }: LimitCheck,
): Promise<LimitFindings> {
  admitRole(ctx.actor, 'viewer')
  const issues = transferTypeIssues(type, transferType)
  if (issues.length > 0) throw invalid(issues)
  const [account] = await cachedAccounts(ctx, [accountId])
  const { currency, accountType } = account!
  const amountMinor = amountIn(amount, currency)
  const uses = await limitUses(ctx, await policyOf(ctx), {
    id: accountId,
    accountType,
    type,
    transferType,
    currency,
  })
  return { currency, uses, exceeded: strictest(uses, amountMinor) }
}
