import type { Context } from '#kernel/context.ts'
import { requireInitiator } from '#core/clients/identity.ts'
import { cachedAccounts } from '#core/ledger/account-cache.ts'
import { amountIn } from '#core/ledger/amount.ts'
import { pricePosting } from '#core/ledger/price-posting.ts'
import { systemAccount } from '#core/ledger/policy.ts'
import { post } from '#core/ledger/post.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { admitRole } from '#core/rules/rights.ts'
import type { CashMovement } from './deposit.ts'

/** Debits cash from an account. */
export async function withdraw(ctx: Context, input: CashMovement): Promise<TransactionRow> {
  admitRole(ctx.actor, 'teller')
  const [account] = await cachedAccounts(ctx, [input.accountId])
  const { currency, accountType } = account!
  const amountMinor = amountIn(input.amount, currency)
  await requireInitiator(ctx, input.initiatedBy)
  return post(ctx, async policy =>
    pricePosting(ctx, policy, {
      accountType,
      type: 'WITHDRAWAL',
      status: 'COMPLETED',
      channel: input.channel,
      currency,
      amountMinor,
      debit: { id: input.accountId, isSystem: false },
      credit: { id: await systemAccount(ctx, policy, 'CASH', currency), isSystem: true },
      narration: input.narration,
      initiatedBy: input.initiatedBy,
    }),
  )
}
