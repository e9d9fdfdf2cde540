import { settledInTime, PARTNER_TIMEOUT_MS } from '#kernel/concurrency/settled-in-time.ts'
import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { events } from '#core/events.ts'
import { retryOnStalePricing } from '#core/ledger/post-within.ts'
import { scheduleNextCheck, advanceStatus } from '#core/ledger/progress.ts'
import { sidesOf } from '#core/ledger/sides.ts'
import { publishTransaction } from '#core/ledger/publish-transaction.ts'
import { railFor } from '#core/providers/configured.ts'
import type { OutgoingTransfer, RailReply, RailProvider } from '#core/providers/rail.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { pauseMs } from '#core/rules/pause.ts'
import {
  interpretRailResponse,
  outgoingOf,
  saveRailResponse,
  transactionInStatus,
} from './record-rail-response.ts'

/** By this time a process that submits a transfer has stored the response, or has died. */
const REPLIED_MS = PARTNER_TIMEOUT_MS + 1_000

/** Marks a transfer as PROCESSING before it is sent. A process that finds it in this status queries the rail and never sends again. */
const markProcessing = command({
  async prepare(ctx: Context, { id }: { id: string }) {
    allow(ctx.actor, { kinds: ['platform'] })
    const transaction = await transactionInStatus(ctx, id, 'PENDING')
    return {
      transaction,
      outgoing: await outgoingOf(ctx, transaction),
      rail: railFor(ctx),
      sides: (await sidesOf(ctx, [transaction]))(transaction),
    }
  },
  async write(tx, _, { transaction, outgoing, rail, sides }): Promise<TransactionRow> {
    const now = tx.now()
    if (!rail)
      return scheduleNextCheck(
        tx,
        transaction,
        'PENDING',
        new Date(now.getTime() + pauseMs(now.getTime() - transaction.createdAt.getTime())),
      )
    if (await isOfSuspended(tx, transaction))
      return scheduleNextCheck(
        tx,
        transaction,
        'PENDING',
        new Date(now.getTime() + pauseMs(now.getTime() - transaction.createdAt.getTime())),
      )
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
  const transaction = await markProcessing(ctx, input)
  if (transaction.progress?.status !== 'PROCESSING') return transaction
  const rail = railFor(ctx)!
  const outgoing: OutgoingTransfer = await outgoingOf(ctx, transaction)
  // The process was paused too long: another one may have queried the rail and returned the money.
  if (ctx.now() >= transaction.progress.dueAt!) return transaction
  const reply = await settledInTime(() => rail.send(ctx, outgoing))
  return retryOnStalePricing(ctx, () => record(ctx, { transaction, reply, rail }))
}
