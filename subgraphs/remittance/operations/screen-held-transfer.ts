import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { allow } from '#kernel/principal.ts'
import { screeningOf } from '../clients/compliance.ts'
import { Transfer } from '../entities/transfer.ts'
import { refuse } from '../errors.ts'
import { transferById, type TransferRow } from '../queries/transfers.ts'
import { holdDelayMs } from '../rules/hold.ts'
import { screenedParties } from './screened-parties.ts'

const ANSWER = `update remittance.transfers transfer set hold = $3, due_at = $4, hold_attempts = hold_attempts + 1
  where workspace_id = $1 and id = $2 and status = 'CREATED' and hold = 'SCREENING_PENDING'
  returning ${columnsOf(Transfer, 'transfer')}`

/**
 * Asks screening again about a transfer that was accepted without its answer. CLEAR releases it, BLOCKED keeps it for
 * good as far as this operation goes, and no answer means asking again later. Only the platform does this.
 */
export const screenHeldTransfer = command({
  async ask(ctx: Context, { transferId }: { transferId: string }) {
    allow(ctx.actor, { kinds: ['platform'] })
    const transfer = await transferById(ctx, transferId)
    if (!transfer) throw refuse('TRANSFER_NOT_FOUND')
    if (transfer.hold !== 'SCREENING_PENDING') throw refuse('INVALID_STATE')

    const parties = await screenedParties(ctx, transfer)
    return parties && await screeningOf(ctx, { paymentId: transferId, parties })
  },

  async write(tx, { transferId }, outcome): Promise<TransferRow> {
    const { workspaceId } = tx.actor
    const [before] = await tx.sql<{ attempts: number }>(
      'select hold_attempts as attempts from remittance.transfers where workspace_id = $1 and id = $2', [workspaceId, transferId])
    const [hold, dueInMs] = outcome === 'CLEAR' ? [null, 0]
      : outcome === 'BLOCKED' ? ['SCREENING_MATCH', null]
        : ['SCREENING_PENDING', holdDelayMs((before?.attempts ?? 0) + 1)] as const
    const dueAt = dueInMs === null ? null : new Date(tx.now().getTime() + dueInMs)
    const [transfer] = await tx.sql<TransferRow>(ANSWER, [workspaceId, transferId, hold, dueAt])
    if (!transfer) throw refuse('INVALID_STATE')
    return transfer
  },
})
