import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { events } from '#core/events.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { retryOnStalePricing } from '#core/ledger/post-within.ts'
import { advanceStatus } from '#core/ledger/progress.ts'
import { sidesOf } from '#core/ledger/sides.ts'
import { publishTransaction } from '#core/ledger/publish-transaction.ts'
import { accountsOf, reversalIdOf, postReversal, planReversal } from '#core/ledger/reversal.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { heldDestinationId } from '#core/rules/transaction.ts'
import { admitRole } from '#core/rules/rights.ts'
import { transactionInStatus } from '#core/operations/transfers/record-rail-response.ts'

const REASON = 'Cancelled before submission to the rail'
const REASON_OF_HELD = 'Cancelled before completion'

export interface CancelTransaction {
  readonly id: string
  readonly reason?: string | null
}

const cancel = command({
  async prepare(ctx: Context, { id, reason }: CancelTransaction) {
    admitRole(ctx.actor, 'manager')
    const transaction = await transactionInStatus(ctx, id, 'PENDING')
    return {
      plan: await planReversal(ctx, transaction, {
        reason: reason ?? (heldDestinationId(transaction) === null ? REASON : REASON_OF_HELD),
        withFee: true,
        isForced: true,
      }),
      sides: (await sidesOf(ctx, [transaction]))(transaction),
    }
  },
  async write(tx, { reason }, { plan, sides }): Promise<TransactionRow> {
    await lockAccounts(tx, accountsOf(plan))
    const cancelled = await advanceStatus(tx, plan.original, {
      from: 'PENDING',
      to: 'CANCELLED',
      dueAt: null,
      reversalId: reversalIdOf(plan),
      ...(reason && { reason }),
    })
    await postReversal(tx, plan)
    // A person is accountable for the cancellation, so the audit contains the reason as well.
    await publishTransaction(tx, events.transaction_cancelled, cancelled, sides, { reason: plan.reason })
    return cancelled
  },
})

/**
 * Cancels a transfer to another bank, or a held one within the tenant, and returns amount, fee and VAT. A transfer is sent only after it is
 * marked as PROCESSING, and completed only from PENDING, so exactly one of the two happens.
 */
export const cancelTransaction = (ctx: Context, input: CancelTransaction): Promise<TransactionRow> =>
  retryOnStalePricing(ctx, () => cancel(ctx, input))
