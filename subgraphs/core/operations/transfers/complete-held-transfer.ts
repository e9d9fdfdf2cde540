import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { events } from '#core/events.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { refusalOf } from '#core/ledger/outcomes.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { postEachWithin, retryOnStalePricing } from '#core/ledger/post-within.ts'
import type { Posting } from '#core/ledger/posting.ts'
import { advanceStatus } from '#core/ledger/progress.ts'
import { publishTransaction } from '#core/ledger/publish-transaction.ts'
import { transactionReference } from '#core/ledger/references.ts'
import { planReversal } from '#core/ledger/reversal.ts'
import { sidesOf } from '#core/ledger/sides.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { localDay } from '#kernel/local-day.ts'
import { heldDestinationId, type TransactionChannel } from '#core/rules/transaction.ts'
import {
  failPending,
  isOver,
  mustWait,
  NOT_PERMITTED,
  payerOf,
  protectionOfTransaction,
  waitForDecision,
} from './pending-transfer.ts'
import { transactionInStatus } from './record-rail-response.ts'
import { decisionOnTransaction } from './request-decision.ts'

const complete = command({
  async prepare(ctx: Context, { id }: { id: string }) {
    allow(ctx.actor, { kinds: ['platform'] })
    const transaction = await transactionInStatus(ctx, id, 'PENDING')
    const decision = await decisionOnTransaction(ctx, transaction)
    const protection = await protectionOfTransaction(ctx, transaction)
    const isToFail = isOver(ctx, decision)
    const isClear = decision?.outcome === 'CLEAR'
    return {
      transaction,
      decision,
      protection,
      isToFail,
      plan:
        isToFail || isClear
          ? await planReversal(ctx, transaction, { reason: NOT_PERMITTED, withFee: true, isForced: true })
          : undefined,
      completion: isClear ? await completionOf(ctx, transaction) : undefined,
      sides: (await sidesOf(ctx, [transaction]))(transaction),
    }
  },
  async write(
    tx,
    _,
    { transaction, decision, protection, isToFail, plan, completion, sides },
  ): Promise<TransactionRow> {
    if (isToFail) return failPending(tx, plan!, sides)
    if (!completion) return waitForDecision(tx, transaction, { decision, protection })
    // The source as well, because a refused completion returns the money to it.
    await lockAccounts(tx, [transaction.debitAccountId, completion.credit.id])
    const payer = await payerOf(tx, transaction, protection)
    if (mustWait(payer)) return waitForDecision(tx, transaction, { decision, protection }, payer)
    const [result] = await postEachWithin(tx, [completion])
    if (result!.kind === 'refused')
      return failPending(tx, { ...plan!, reason: refusalOf(result!, completion).message }, sides)
    const now = tx.now()
    const completed = await advanceStatus(tx, transaction, {
      from: 'PENDING',
      to: 'COMPLETED',
      dueAt: null,
      processedAt: now,
      completedAt: now,
    })
    await publishTransaction(tx, events.transaction_completed, completed, sides)
    return completed
  },
})

/**
 * The posting that credits the destination of a held transfer. Fee, limits and usage were those of the transfer. Accounts must accept it as
 * at any other time.
 */
async function completionOf(ctx: Context, transfer: TransactionRow): Promise<Posting> {
  const policy = await policyOf(ctx)
  const today = localDay(ctx.now(), policy.timeZone)
  const { actor, requestId } = ctx
  return {
    workspaceId: actor.workspaceId,
    actorKind: actor.kind,
    actorId: actor.subjectId,
    requestId,
    policyVersion: policy.version,
    today,
    reference: await transactionReference(ctx, today),
    type: 'TRANSFER',
    transferType: 'INTERNAL',
    status: 'COMPLETED',
    channel: transfer.channel as TransactionChannel,
    currency: transfer.currency,
    amountMinor: transfer.amountMinor,
    debit: { id: transfer.creditAccountId, isSystem: true },
    credit: { id: heldDestinationId(transfer)!, isSystem: false },
    destinationName: transfer.destinationName,
    narration: transfer.narration,
    initiatedBy: transfer.initiatedBy,
    parentId: transfer.id,
    metadata: { sourceAccountId: transfer.debitAccountId },
  }
}

/**
 * Completes a held transfer within the tenant if compliance permits it and no protective hold covers it, and fails it with the money returned if compliance does not, its hold
 * has expired, or the destination cannot take the money. Only the platform may call it; of two concurrent calls one has an effect.
 */
export const completeHeldTransfer = (ctx: Context, input: { id: string }): Promise<TransactionRow> =>
  retryOnStalePricing(ctx, () => complete(ctx, input))
