import type { Context } from '#kernel/context.ts'
import { knownInitiator } from '../clients/identity.ts'
import { cachedAccounts } from '../ledger/account-cache.ts'
import { amountIn } from '../ledger/amount.ts'
import { movementPosting } from '../ledger/movement.ts'
import { systemAccount } from '../ledger/policy.ts'
import { post } from '../ledger/post.ts'
import type { TransactionRow } from '../queries/posted-transaction.ts'
import { admitRole } from '../rules/rights.ts'
import type { TransactionChannel } from '../rules/transaction.ts'

export interface CashMovement {
  readonly accountId: string
  readonly amount: string
  readonly channel: TransactionChannel
  readonly narration: string
  readonly initiatedBy: string
}

/** Credits cash to an account. */
export async function deposit(ctx: Context, input: CashMovement): Promise<TransactionRow> {
  admitRole(ctx.actor, 'teller')
  const [account] = await cachedAccounts(ctx, [input.accountId])
  const { currency, accountType } = account!
  const amountMinor = amountIn(input.amount, currency)
  await knownInitiator(ctx, input.initiatedBy)
  return post(ctx, async policy =>
    movementPosting(ctx, policy, {
      accountType,
      type: 'DEPOSIT',
      status: 'COMPLETED',
      channel: input.channel,
      currency,
      amountMinor,
      debit: { id: await systemAccount(ctx, policy, 'CASH', currency), isSystem: true },
      credit: { id: input.accountId, isSystem: false },
      narration: input.narration,
      initiatedBy: input.initiatedBy,
    }),
  )
}
