import { settledInTime } from '#kernel/concurrency/settled-in-time.ts'
import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import { allow } from '#kernel/principal.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { returnChargePostings } from '#core/ledger/international/return-charge-postings.ts'
import { postWithin, retryOnStalePricing } from '#core/ledger/post-within.ts'
import { markReversed, scheduleNextCheck } from '#core/ledger/progress.ts'
import { publishTransaction } from '#core/ledger/publish-transaction.ts'
import { accountsOf, planReversal, postReversal, reversalIdOf } from '#core/ledger/reversal.ts'
import { sidesOf } from '#core/ledger/sides.ts'
import { railOf } from '#core/providers/configured.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { outgoingOf, transactionInStatus } from './record-rail-response.ts'

const look = command({
  async prepare(ctx: Context, { id }: { id: string }) {
    allow(ctx.actor, { kinds: ['platform'] })
    const transaction = await transactionInStatus(ctx, id, 'COMPLETED')
    const rail = railOf(ctx, transaction.transferType)
    const returns = rail?.returns
    if (!rail || !returns || transaction.progress!.dueAt === null) throw refuse('INVALID_STATE')
    const outgoing = await outgoingOf(ctx, transaction)
    const returned = await settledInTime(() => returns.returnOf(ctx, outgoing))
    const { currency, amountMinor: sentMinor } = outgoing
    const deductedMinor = returned?.deductedMinor ?? 0n
    const charges =
      deductedMinor > 0n ? `, less charges of ${formatMinor(deductedMinor, currency)} ${currency}` : ''
    // The money comes back regardless of the account's status.
    const plan =
      returned &&
      (await planReversal(ctx, transaction, {
        reason: rail.codes.meaningOf(returned.code) + charges,
        withFee: true,
        isForced: true,
      }))
    return {
      transaction,
      plan,
      charge:
        plan && deductedMinor > 0n
          ? await returnChargePostings(ctx, transaction, {
              reversalId: reversalIdOf(plan),
              sentMinor,
              deductedMinor,
            })
          : undefined,
      nextCheckAt: returns.nextCheckAt(outgoing, transaction.progress!.completedAt!, ctx.now()),
      sides: (await sidesOf(ctx, [transaction]))(transaction),
    }
  },
  async write(tx, _, { transaction, plan, charge, nextCheckAt, sides }): Promise<TransactionRow> {
    if (!plan) return scheduleNextCheck(tx, transaction, 'COMPLETED', nextCheckAt)
    await lockAccounts(tx, accountsOf(plan))
    const returnedMinor = transaction.amountMinor - (charge?.chargedMinor ?? 0n)
    const reversed = await markReversed(tx, transaction, reversalIdOf(plan), plan.reason, returnedMinor)
    await postReversal(tx, plan)
    // Afterwards, because the account may have nothing else to pay it from.
    if (charge) await postWithin(tx, charge.postings, charge.ids)
    await publishTransaction(tx, events.transaction_reversed, reversed, sides, {
      reason: plan.reason,
      isForced: true,
      isFeeRefunded: plan.fee !== undefined,
    })
    return reversed
  },
})

/**
 * Looks whether a completed transfer has come back from the payee's bank. If so, reverses it with everything that was booked with it, and
 * charges what other banks kept. Only the platform may call it.
 */
export const returnTransfer = (ctx: Context, input: { id: string }): Promise<TransactionRow> =>
  retryOnStalePricing(ctx, () => look(ctx, input))
