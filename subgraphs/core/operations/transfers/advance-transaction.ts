import type { Context } from '#kernel/context.ts'
import { refuse } from '#core/errors.ts'
import { transactionById, type TransactionRow } from '#core/queries/posted-transaction.ts'
import { heldDestinationId } from '#core/rules/transaction.ts'
import { completeHeldTransfer } from './complete-held-transfer.ts'
import { submitToRail } from './submit-to-rail.ts'
import { returnTransfer } from './return-transfer.ts'
import { requeryTransaction } from './requery-transaction.ts'

/**
 * Runs the next step of a transfer to another bank, or of a held one within the tenant; the step after completion looks for a return. Refuses a
 * transfer without a next step.
 */
export async function advanceTransaction(ctx: Context, input: { id: string }): Promise<TransactionRow> {
  const transaction = await transactionById(ctx, input.id)
  if (!transaction) throw refuse('TRANSACTION_NOT_FOUND')
  if (transaction.progress?.status === 'PENDING')
    return heldDestinationId(transaction) === null
      ? submitToRail(ctx, input)
      : completeHeldTransfer(ctx, input)
  if (transaction.progress?.status === 'PROCESSING') return requeryTransaction(ctx, input)
  if (transaction.progress?.status === 'COMPLETED') return returnTransfer(ctx, input)
  throw refuse('INVALID_STATE')
}
