import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { refuse } from '../errors.ts'
import { events } from '../events.ts'
import { lockAccounts } from '../ledger/lock-accounts.ts'
import { repriced } from '../ledger/post-within.ts'
import { markReversed } from '../ledger/progress.ts'
import { accountsOf, mirrorIdOf, unwind, unwindingOf } from '../ledger/unwinding.ts'
import { transactionById, type TransactionRow } from '../queries/posted-transaction.ts'
import { admitRole } from '../rules/rights.ts'

export interface ReverseTransaction {
  readonly id: string
  readonly reason: string
  readonly force?: boolean | null
  readonly refundFee?: boolean | null
}

/** Made by themselves with another transaction, and undone with it. */
const NOT_REVERSIBLE: ReadonlySet<string> = new Set(['FEE', 'REVERSAL'])

const reverse = command({
  async ask(ctx: Context, { id, reason, force, refundFee }: ReverseTransaction) {
    admitRole(ctx.actor, 'manager')
    const original = await transactionById(ctx, id)
    if (!original) throw refuse('TRANSACTION_NOT_FOUND')
    if (NOT_REVERSIBLE.has(original.type)) throw refuse('INVALID_STATE', { says: `A ${original.type} cannot be reversed by itself.` })
    return unwindingOf(ctx, original, { reason, withFee: refundFee ?? true, isForced: force ?? false })
  },
  async write(tx, { reason, force }, unwinding): Promise<TransactionRow> {
    const accounts = await lockAccounts(tx, accountsOf(unwinding))
    if (accounts.some(({ status }) => status === 'CLOSED')) throw refuse('ACCOUNT_CLOSED')
    await markReversed(tx, unwinding.original, mirrorIdOf(unwinding), reason)
    const mirror = await unwind(tx, unwinding)
    tx.emit(events.transaction_reversed, unwinding.original.id, { from: 'COMPLETED', status: 'REVERSED', mirrorId: mirror.id, isForced: force ?? false, isFeeRefunded: unwinding.fee !== undefined })
    return mirror
  },
})

/**
 * Undoes a completed transaction by its mirror, once, with fee and VAT unless told otherwise. Refused where the money is no longer
 * there or an account is stopped; a manager can force it, down to a debt of the account's holder.
 */
export const reverseTransaction = (ctx: Context, input: ReverseTransaction): Promise<TransactionRow> => repriced(ctx, () => reverse(ctx, input))
