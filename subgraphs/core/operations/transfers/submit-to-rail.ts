import { settledInTime, PARTNER_TIMEOUT_MS } from '#kernel/concurrency/settled-in-time.ts'
import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import type { PaymentDecision } from '#kernel/payment-decision.ts'
import { events } from '#core/events.ts'
import { cachedAccounts } from '#core/ledger/account-cache.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { retryOnStalePricing } from '#core/ledger/post-within.ts'
import { scheduleNextCheck, advanceStatus } from '#core/ledger/progress.ts'
import {
  accountsOf,
  planReversal,
  postReversal,
  reversalIdOf,
  type ReversalPlan,
} from '#core/ledger/reversal.ts'
import { sidesOf } from '#core/ledger/sides.ts'
import { publishTransaction } from '#core/ledger/publish-transaction.ts'
import { railFor } from '#core/providers/configured.ts'
import type { OutgoingTransfer, RailReply, RailProvider } from '#core/providers/rail.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { pauseMs } from '#core/rules/pause.ts'
import type { Sides } from '#core/rules/transaction-event.ts'
import {
  interpretRailResponse,
  outgoingOf,
  saveRailResponse,
  transactionInStatus,
} from './record-rail-response.ts'
import { paymentIdOf, requestDecision } from './request-decision.ts'

/** By this time a process that submits a transfer has stored the response, or has died. */
const REPLIED_MS = PARTNER_TIMEOUT_MS + 1_000

/** Shown to the customer, who must not learn of a suspicion. */
const NOT_PERMITTED = 'The transfer could not be made'

/**
 * Marks a transfer as PROCESSING before it is sent, if compliance permits it. A process that finds it in this status queries the rail and never
 * sends again.
 */
const markProcessing = command({
  async prepare(ctx: Context, { id }: { id: string }) {
    allow(ctx.actor, { kinds: ['platform'] })
    const transaction = await transactionInStatus(ctx, id, 'PENDING')
    const decision = await decisionFor(ctx, transaction)
    return {
      transaction,
      decision,
      plan: isOver(ctx, decision)
        ? await planReversal(ctx, transaction, { reason: NOT_PERMITTED, withFee: true, isForced: true })
        : undefined,
      outgoing: await outgoingOf(ctx, transaction),
      rail: railFor(ctx),
      sides: (await sidesOf(ctx, [transaction]))(transaction),
    }
  },
  async write(tx, _, { transaction, decision, plan, outgoing, rail, sides }): Promise<TransactionRow> {
    const now = tx.now()
    if (plan) return failUndecided(tx, transaction, plan, sides)
    if (!rail || decision?.outcome !== 'CLEAR' || (await isOfSuspended(tx, transaction))) {
      const next = now.getTime() + pauseMs(now.getTime() - transaction.createdAt.getTime())
      const until = decision?.heldUntil?.getTime() ?? Infinity
      return scheduleNextCheck(tx, transaction, 'PENDING', new Date(Math.min(next, until)))
    }
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

/** The decision of compliance on a booked transfer. Transfers that an earlier version booked were not decided, and need none. */
async function decisionFor(ctx: Context, transaction: TransactionRow): Promise<PaymentDecision | undefined> {
  const paymentId = paymentIdOf(transaction)
  if (paymentId === undefined) return { outcome: 'CLEAR', heldUntil: null, screeningIds: [] }
  const [source] = await cachedAccounts(ctx, [transaction.debitAccountId])
  return requestDecision(ctx, {
    paymentId,
    createdAt: transaction.createdAt,
    customerId: source!.customerId,
    accountId: transaction.debitAccountId,
    amountMinor: transaction.amountMinor,
    currency: transaction.currency,
    channel: transaction.channel,
    destinationName: transaction.destinationName!,
    destinationAccountNumber: transaction.otherAccountNumber!,
  })
}

/** Whether the transfer must not be made: it is blocked, or its hold has expired. */
const isOver = ({ now }: Context, decision: PaymentDecision | undefined): boolean =>
  decision?.outcome === 'BLOCKED' ||
  (decision?.outcome === 'HELD' && decision.heldUntil !== null && decision.heldUntil <= now())

/** Fails a transfer that was not sent, and returns amount, fee and VAT. */
async function failUndecided(
  tx: Tx,
  transaction: TransactionRow,
  plan: ReversalPlan,
  sides: Sides,
): Promise<TransactionRow> {
  await lockAccounts(tx, accountsOf(plan))
  const failed = await advanceStatus(tx, transaction, {
    from: 'PENDING',
    to: 'FAILED',
    dueAt: null,
    failureReason: NOT_PERMITTED,
    reversalId: reversalIdOf(plan),
  })
  await postReversal(tx, plan)
  await publishTransaction(tx, events.transaction_failed, failed, sides)
  return failed
}

const IS_SUSPENDED =
  'select 1 from core.accounts where workspace_id = $1 and id = $2 and staff_restriction is not null'

/** Whether the paying customer is suspended. Transfers booked earlier then wait, and a manager can cancel them. */
const isOfSuspended = async ({ sql, actor }: Tx, { debitAccountId }: TransactionRow): Promise<boolean> =>
  (await sql(IS_SUSPENDED, [actor.workspaceId, debitAccountId])).length > 0

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
  const rail = railFor(ctx)!
  const outgoing: OutgoingTransfer = await outgoingOf(ctx, transaction)
  // The process was paused too long: another one may have queried the rail and returned the money.
  if (ctx.now() >= transaction.progress.dueAt!) return transaction
  const reply = await settledInTime(() => rail.send(ctx, outgoing))
  return retryOnStalePricing(ctx, () => record(ctx, { transaction, reply, rail }))
}
