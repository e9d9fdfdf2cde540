import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { retryOnStalePricing } from '#core/ledger/post-within.ts'
import { markReversed } from '#core/ledger/progress.ts'
import { sidesOf } from '#core/ledger/sides.ts'
import { publishTransaction } from '#core/ledger/publish-transaction.ts'
import { accountsOf, reversalIdOf, postReversal, planReversal } from '#core/ledger/reversal.ts'
import { transactionById, type TransactionRow } from '#core/queries/posted-transaction.ts'
import { internationalOf } from '#core/rules/international/terms.ts'
import { conversionOf, heldDestinationId, isCompletion, isLeg, isOfLoans } from '#core/rules/transaction.ts'
import { conversionData } from '#core/rules/transaction-event.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface ReverseTransaction {
  readonly id: string
  readonly reason: string
  readonly force?: boolean | null
  readonly refundFee?: boolean | null
}

/** Types that are booked with another transaction and reversed with it. */
const NOT_REVERSIBLE: ReadonlySet<string> = new Set(['FEE', 'REVERSAL'])

const reverse = command({
  async prepare(ctx: Context, { id, reason, force, refundFee }: ReverseTransaction) {
    admitRole(ctx.actor, 'manager')
    const original = await transactionById(ctx, id)
    if (!original) throw refuse('TRANSACTION_NOT_FOUND')
    if (NOT_REVERSIBLE.has(original.type))
      throw refuse('INVALID_STATE', {
        message: `A ${original.type} cannot be reversed separately; reverse the transaction that it belongs to.`,
      })
    if (isLeg(original))
      throw refuse('INVALID_STATE', {
        message: 'This part of a transfer cannot be reversed separately; reverse the transfer.',
      })
    if (isCompletion(original))
      throw refuse('INVALID_STATE', {
        message: 'The completion of a transfer cannot be reversed separately; reverse the transfer.',
      })
    if (isOfLoans(original))
      throw refuse('INVALID_STATE', {
        message: 'Transactions of a loan cannot be reversed; undo its disbursement instead.',
      })
    // The remittance continues regardless of a reversed posting, and its refund books a separate posting.
    if (original.transferType === 'INTERNATIONAL' && !internationalOf(original))
      throw refuse('INVALID_STATE', {
        message: 'Transactions of a remittance cannot be reversed; refund the remittance.',
      })
    return {
      plan: await planReversal(ctx, original, {
        reason,
        withFee: refundFee ?? true,
        isForced: force ?? false,
      }),
      sides: (await sidesOf(ctx, [original]))(original),
    }
  },
  async write(tx, { reason, force }, { plan, sides }): Promise<TransactionRow> {
    const accounts = await lockAccounts(tx, accountsOf(plan))
    if (accounts.some(({ status }) => status === 'CLOSED')) throw refuse('ACCOUNT_CLOSED')
    const reversed = await markReversed(tx, plan.original, reversalIdOf(plan), reason)
    // It was completed after the plan was made, which therefore lacks its completion.
    if (heldDestinationId(plan.original) !== null && !plan.completion) throw refuse('INVALID_STATE')
    const reversal = await postReversal(tx, plan)
    const converted = plan.completion && conversionOf(plan.completion)
    // A person is accountable for the reversal, so the audit contains the reason as well.
    await publishTransaction(tx, events.transaction_reversed, reversed, sides, {
      reason,
      isForced: force ?? false,
      isFeeRefunded: plan.fee !== undefined,
      ...(converted && conversionData(converted)),
    })
    return reversal
  },
})

/**
 * Reverses a completed transaction, once, with fee and VAT unless excluded. Refused for insufficient funds, or a frozen or restricted
 * account; a manager can force it, which may overdraw the account.
 */
export const reverseTransaction = (ctx: Context, input: ReverseTransaction): Promise<TransactionRow> =>
  retryOnStalePricing(ctx, () => reverse(ctx, input))
