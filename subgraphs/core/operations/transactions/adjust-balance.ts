import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import { isId } from '#kernel/id.ts'
import { requireInitiator } from '#core/clients/identity.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { cachedAccounts } from '#core/ledger/account-cache.ts'
import { amountIn } from '#core/ledger/amount.ts'
import { pricePosting } from '#core/ledger/price-posting.ts'
import { policyOf, systemAccount } from '#core/ledger/policy.ts'
import { postWithin, retryOnStalePricing } from '#core/ledger/post-within.ts'
import type { Posting } from '#core/ledger/posting.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { admitRole } from '#core/rules/rights.ts'
import type { TransactionChannel } from '#core/rules/transaction.ts'

export interface AdjustBalance {
  readonly accountId: string
  readonly direction: 'CREDIT' | 'DEBIT'
  readonly amount: string
  readonly reason: string
  readonly channel?: TransactionChannel
  readonly narration?: string | null
  readonly initiatedBy?: string | null
}

const LOCK = 'select status from core.accounts where workspace_id = $1 and id = $2 for no key update'

/**
 * Corrects a balance; an administrator must give a reason. Freezes and restrictions do not apply, since they concern customers. The
 * correction cannot credit a closed account or overdraw an account.
 */
export const adjustBalance = (ctx: Context, input: AdjustBalance): Promise<TransactionRow> =>
  retryOnStalePricing(ctx, () => bookAdjustment(ctx, input))

const bookAdjustment = command<AdjustBalance, Posting, TransactionRow>({
  prepare: prepareAdjustment,
  async write(tx, { accountId, direction, reason }, posting) {
    const [account] = await tx.sql<{ status: string }>(LOCK, [tx.actor.workspaceId, accountId])
    if (!account) throw refuse('ACCOUNT_NOT_FOUND')
    if (account.status === 'CLOSED') throw refuse('ACCOUNT_CLOSED')
    const [row] = await postWithin(tx, [posting])
    const { reference, amountMinor, currency } = row!
    tx.emit(events.balance_adjusted, accountId, {
      accountId,
      transactionId: row!.id,
      reference,
      direction,
      amount: formatMinor(amountMinor, currency),
      currency,
      reason,
    })
    return row!
  },
})

async function prepareAdjustment(
  ctx: Context,
  { accountId, direction, amount, reason, channel = 'BRANCH', narration, initiatedBy }: AdjustBalance,
): Promise<Posting> {
  admitRole(ctx.actor, 'admin')
  const [account] = await cachedAccounts(ctx, [accountId])
  const { currency, accountType } = account!
  const amountMinor = amountIn(amount, currency)
  const initiator = initiatedBy ?? (isId(ctx.actor.subjectId) ? ctx.actor.subjectId : null)
  if (initiator !== null) await requireInitiator(ctx, initiator)
  const policy = await policyOf(ctx)
  const [own, customers] = [
    { id: await systemAccount(ctx, policy, 'ADJUSTMENTS', currency), isSystem: true },
    { id: accountId, isSystem: false },
  ]
  const posting = await pricePosting(ctx, policy, {
    accountType,
    type: 'ADJUSTMENT',
    status: 'COMPLETED',
    channel,
    currency,
    amountMinor,
    isUnrestricted: true,
    debit: direction === 'DEBIT' ? customers : own,
    credit: direction === 'DEBIT' ? own : customers,
    narration: narration ?? null,
    description: reason,
    reason,
    initiatedBy: initiator,
  })
  return { ...posting, claim: undefined }
}
