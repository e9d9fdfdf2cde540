import { settledInTime, PARTNER_TIMEOUT_MS } from '#kernel/concurrency/settled-in-time.ts'
import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { events } from '#core/events.ts'
import { retryOnStalePricing } from '#core/ledger/post-within.ts'
import { scheduleNextCheck, advanceStatus } from '#core/ledger/progress.ts'
import { planReversal } from '#core/ledger/reversal.ts'
import { sidesOf } from '#core/ledger/sides.ts'
import { publishTransaction } from '#core/ledger/publish-transaction.ts'
import { railOf } from '#core/providers/configured.ts'
import type { OutgoingTransfer, RailReply, RailProvider } from '#core/providers/rail.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import {
  interpretRailResponse,
  outgoingOf,
  saveRailResponse,
  transactionInStatus,
} from './record-rail-response.ts'
import {
  failPending,
  isOver,
  mustWait,
  NOT_PERMITTED,
  payerOf,
  protectionOfTransaction,
  waitForDecision,
} from './pending-transfer.ts'
import { decisionOnTransaction } from './request-decision.ts'

/** By this time a process that submits a transfer has stored the response, or has died. */
const REPLIED_MS = PARTNER_TIMEOUT_MS + 1_000

/**
 * Marks a transfer as PROCESSING before it is sent, if compliance permits it and no protective hold covers it. A process that finds it in this
 * status queries the rail and never sends again.
 */
const markProcessing = command({
  async prepare(ctx: Context, { id }: { id: string }) {
    allow(ctx.actor, { kinds: ['platform'] })
    const transaction = await transactionInStatus(ctx, id, 'PENDING')
    const decision = await decisionOnTransaction(ctx, transaction)
    const protection = await protectionOfTransaction(ctx, transaction)
    return {
      transaction,
      decision,
      protection,
      plan: isOver(ctx, decision)
        ? await planReversal(ctx, transaction, { reason: NOT_PERMITTED, withFee: true, isForced: true })
        : undefined,
      outgoing: await outgoingOf(ctx, transaction),
      rail: railOf(ctx, transaction.transferType),
      sides: (await sidesOf(ctx, [transaction]))(transaction),
    }
  },
  async write(
    tx,
    _,
    { transaction, decision, protection, plan, outgoing, rail, sides },
  ): Promise<TransactionRow> {
    const now = tx.now()
    if (plan) return failPending(tx, plan, sides)
    const payer = await payerOf(tx, transaction, protection)
    if (!rail || decision?.outcome !== 'CLEAR' || mustWait(payer))
      return waitForDecision(tx, transaction, { decision, protection }, payer)
    const takesAt = rail.takesAt(outgoing, transaction.createdAt)
    if (takesAt > now) return scheduleNextCheck(tx, transaction, 'PENDING', takesAt)
    const submitted = await advanceStatus(tx, transaction, {
      from: 'PENDING',
      to: 'PROCESSING',
      dueAt: new Date(now.getTime() + REPLIED_MS),
      processedAt: now,
    })
    await publishTransaction(tx, events.transaction_processing, submitted, sides)
    return submitted
  },
})

interface ReceivedReply {
  readonly transaction: TransactionRow
  readonly reply: RailReply | undefined
  readonly rail: RailProvider
}

const record = command({
  prepare: (ctx: Context, { transaction, reply, rail }: ReceivedReply) =>
    interpretRailResponse(ctx, transaction, { reply, requestKind: 'sent', rail }),
  write: (tx, { transaction }, railResponse) => saveRailResponse(tx, transaction, railResponse),
})

/** Submits a transfer to its rail. Only the platform may call it; of two concurrent calls one sends the transfer. */
export async function submitToRail(ctx: Context, input: { id: string }): Promise<TransactionRow> {
  const transaction = await retryOnStalePricing(ctx, () => markProcessing(ctx, input))
  if (transaction.progress?.status !== 'PROCESSING') return transaction
  const rail = railOf(ctx, transaction.transferType)!
  const outgoing: OutgoingTransfer = await outgoingOf(ctx, transaction)
  // The process was paused too long: another one may have queried the rail and returned the money.
  if (ctx.now() >= transaction.progress.dueAt!) return transaction
  const reply = await settledInTime(() => rail.send(ctx, outgoing))
  return retryOnStalePricing(ctx, () => record(ctx, { transaction, reply, rail }))
}
