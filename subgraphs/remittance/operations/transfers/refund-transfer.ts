import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { allow } from '#kernel/principal.ts'
import { TransferEvent } from '#remittance/entities/transfer-event.ts'
import { Transfer } from '#remittance/entities/transfer.ts'
import { refuse } from '#remittance/errors.ts'
import { events } from '#remittance/events.ts'
import { transferById, type TransferEventRow, type TransferRow } from '#remittance/queries/transfers.ts'
import { refundAfter } from '#remittance/rules/cause.ts'
import { requestRefund } from './request-refund.ts'
import { reschedule, takeStep } from './take-step.ts'

const TIMELINE = `select ${columnsOf(TransferEvent, 'event')} from remittance.transfer_events event
  where workspace_id = $1 and transfer_id = $2 and status in ('FUNDED', 'FAILED')`

const NOTHING_TAKEN = `update remittance.transfers transfer set collected_by = null, due_at = null
  where workspace_id = $1 and id = $2 and status = 'FAILED'
  returning ${columnsOf(Transfer, 'transfer')}`

/**
 * Refunds the money of a failed transfer. If nothing was collected after all, the transfer stays FAILED; if no provider can
 * refund, it waits. Only the platform calls this; a repeat refunds nothing twice.
 */
export const refundTransfer = command({
  async prepare(ctx: Context, { transferId }: { transferId: string }) {
    allow(ctx.actor, { kinds: ['platform'] })
    const transfer = await transferById(ctx, transferId)
    if (!transfer) throw refuse('TRANSFER_NOT_FOUND')
    if (transfer.status !== 'FAILED' || transfer.collectedBy === null) throw refuse('INVALID_STATE')
    return { transfer, reply: await requestRefund(ctx, transfer) }
  },

  async write(tx, { transferId }, { transfer, reply }): Promise<TransferRow> {
    const timeline = await tx.sql<TransferEventRow>(TIMELINE, [tx.actor.workspaceId, transferId])
    const failed = timeline.find(({ status }) => status === 'FAILED')!
    if (reply === 'REFUNDED')
      return takeStep(tx, transferId, {
        from: 'FAILED',
        to: 'REFUNDED',
        event: events.transfer_refunded,
        cause: refundAfter(failed),
        nextInMs: null,
      })
    // NOTHING_TAKEN only counts when the transfer was never FUNDED.
    if (reply !== 'NOTHING_TAKEN' || timeline.some(({ status }) => status === 'FUNDED'))
      return reschedule(tx, transfer)
    const [ended] = await tx.sql<TransferRow>(NOTHING_TAKEN, [tx.actor.workspaceId, transferId])
    if (!ended) throw refuse('INVALID_STATE')
    return ended
  },
})
