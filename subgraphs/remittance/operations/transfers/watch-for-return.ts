import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { allow } from '#kernel/principal.ts'
import { Transfer } from '#remittance/entities/transfer.ts'
import { refuse } from '#remittance/errors.ts'
import { events } from '#remittance/events.ts'
import { settledInTime } from '#kernel/concurrency/settled-in-time.ts'
import { payoutFor } from '#remittance/providers/configured.ts'
import type { TransferRow } from '#remittance/queries/transfers.ts'
import { returnedByBank } from '#remittance/rules/cause.ts'
import { requestRefund } from './request-refund.ts'
import { takeStep, transferInStatus } from './take-step.ts'

const SCHEDULE_NEXT = `update remittance.transfers transfer set returns_due_at = $3
  where workspace_id = $1 and id = $2 and status = 'COMPLETED'
  returning ${columnsOf(Transfer, 'transfer')}`

/** Delay of the next check when no payout partner is configured any more. */
const WITHOUT_PARTNER_MS = 3_600_000

/**
 * Checks whether the recipient's bank has returned a payout. If so, refunds the money to the sender and then marks the transfer
 * as REFUNDED. The watch ends after the period that the partner defines. Only the platform calls this.
 */
export const watchForReturn = command({
  async prepare(ctx: Context, { transferId }: { transferId: string }) {
    allow(ctx.actor, { kinds: ['platform'] })
    const transfer = await transferInStatus(ctx, transferId, 'COMPLETED')
    const provider = payoutFor(ctx)
    const status = provider && (await settledInTime(() => provider.statusOf(ctx, transfer.reference)))
    const refund = status?.outcome === 'RETURNED' ? await requestRefund(ctx, transfer) : undefined
    return { transfer, returns: provider?.returns, status, refund }
  },

  write(tx, { transferId }, { transfer, returns, status, refund }): Promise<TransferRow> {
    if (status?.outcome === 'RETURNED' && refund === 'REFUNDED')
      return takeStep(tx, transferId, {
        from: 'COMPLETED',
        to: 'REFUNDED',
        event: events.transfer_refunded,
        cause: returnedByBank(status.code),
        nextInMs: null,
        also: { returnsDueAt: null },
      })
    const isOver =
      status?.outcome === 'PAID' &&
      returns !== undefined &&
      tx.now().getTime() - transfer.statusAt.getTime() >= returns.forMs
    return scheduleNext(tx, transferId, isOver ? null : (returns?.everyMs ?? WITHOUT_PARTNER_MS))
  },
})

async function scheduleNext(tx: Tx, transferId: string, inMs: number | null): Promise<TransferRow> {
  const dueAt = inMs === null ? null : new Date(tx.now().getTime() + inMs)
  const [transfer] = await tx.sql<TransferRow>(SCHEDULE_NEXT, [tx.actor.workspaceId, transferId, dueAt])
  if (!transfer) throw refuse('INVALID_STATE')
  return transfer
}
