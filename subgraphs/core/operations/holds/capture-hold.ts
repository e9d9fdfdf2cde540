import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { isId } from '#kernel/id.ts'
import { formatMinor } from '#kernel/money.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { cachedAccounts } from '#core/ledger/account-cache.ts'
import { amountIn } from '#core/ledger/amount.ts'
import { changeHold, lockHold, publishHold } from '#core/ledger/hold-changes.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { pricePosting } from '#core/ledger/price-posting.ts'
import { protectionsOf } from '#core/ledger/protection/protect.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { newIds } from '#core/ledger/post-call.ts'
import { postWithin, retryOnStalePricing } from '#core/ledger/post-within.ts'
import { holdById, type HoldRow } from '#core/queries/holds.ts'
import { roleToEnd } from '#core/rules/hold.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface CaptureHold {
  readonly id: string
  readonly amount: string
  readonly destinationAccountId: string
}

const NARRATION_MAX = 100

const capture = command({
  async prepare(ctx: Context, { id, amount, destinationAccountId }: CaptureHold) {
    admitRole(ctx.actor, 'officer')
    const hold = await holdById(ctx, id)
    if (!hold) throw refuse('HOLD_NOT_FOUND')
    admitRole(ctx.actor, roleToEnd(hold.type))
    const amountMinor = amountIn(amount, hold.currency)
    if (hold.accountId === destinationAccountId) throw refuse('SAME_ACCOUNT')
    const [source, destination] = await cachedAccounts(ctx, [hold.accountId, destinationAccountId])
    const posting = await pricePosting(ctx, await policyOf(ctx), {
      accountType: source!.accountType,
      type: 'PAYMENT',
      status: 'COMPLETED',
      channel: 'API',
      currency: hold.currency,
      amountMinor,
      debit: { id: hold.accountId, isSystem: false },
      credit: { id: destination!.id, isSystem: false },
      // A court order is paid regardless of the account's status.
      isUnrestricted: hold.type === 'LEGAL',
      narration: hold.reason.slice(0, NARRATION_MAX),
      initiatedBy: isId(ctx.actor.subjectId) ? ctx.actor.subjectId : null,
    })
    const [protection] = await protectionsOf(ctx, [{ ...posting, transactionIds: [hold.id, hold.reference] }])
    // The command already claims the idempotency key.
    return { ...posting, protection, claim: undefined }
  },
  async write(tx, { id }, posting): Promise<HoldRow> {
    const accounts = await lockAccounts(tx, [posting.debit.id, posting.credit.id])
    // A court order overrides every other status, but money on a closed account could not be withdrawn.
    if (accounts.some(({ status }) => status === 'CLOSED')) throw refuse('ACCOUNT_CLOSED')
    const hold = await lockHold(tx, id)
    const { amountMinor } = posting
    if (amountMinor > hold.remainingMinor) throw refuse('HOLD_AMOUNT_EXCEEDED')

    const ids = [newIds(posting)]
    const captured = await changeHold(tx, hold, {
      status: 'CAPTURED',
      remainingMinor: 0n,
      capturedMinor: amountMinor,
      transactionId: ids[0]!.id,
    })
    await postWithin(tx, [posting], ids)
    publishHold(tx, events.hold_captured, captured, accounts[0]!.customerId, {
      releasedAmount: formatMinor(hold.remainingMinor - amountMinor, hold.currency),
    })
    return captured
  },
})

/** Captures a hold, once: pays the given amount to the other account, and releases the rest. */
export const captureHold = (ctx: Context, input: CaptureHold): Promise<HoldRow> =>
  retryOnStalePricing(ctx, () => capture(ctx, input))
