import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { allow } from '#kernel/principal.ts'
import { Transfer, type TransferHold } from '../entities/transfer.ts'
import { refuse } from '../errors.ts'
import { events } from '../events.ts'
import { transferById, type TransferRow } from '../queries/transfers.ts'
import { quoteExpired, screeningMatch } from '../rules/cause.ts'
import { holdDelayMs } from '../rules/hold.ts'
import { transferFact } from '../rules/transfer-fact.ts'
import { askScreening } from './ask-screening.ts'
import { failTransfer } from './fail-transfer.ts'
import { lockTransfer, type LockedTransfer } from './lock-transfer.ts'

const ANSWER = `update remittance.transfers transfer set hold = $3, due_at = $4, hold_attempts = hold_attempts + 1
  where workspace_id = $1 and id = $2
  returning ${columnsOf(Transfer, 'transfer')}`

/**
 * Asks screening again about a transfer that is held for its answer, before it is paid for or before it is paid out. CLEAR
 * releases it, BLOCKED fails it, and no answer means asking again later, as long as the quote holds. Only the platform does this.
 */
export const screenHeldTransfer = command({
  async ask(ctx: Context, { transferId }: { transferId: string }) {
    allow(ctx.actor, { kinds: ['platform'] })
    const transfer = await transferById(ctx, transferId)
    if (!transfer) throw refuse('TRANSFER_NOT_FOUND')
    if (transfer.hold === null) throw refuse('INVALID_STATE')
    return { status: transfer.status, outcome: await askScreening(ctx, transfer) }
  },

  async write(tx, { transferId }, { status, outcome }): Promise<TransferRow> {
    const transfer = await lockTransfer(tx, transferId)
    if (transfer.hold === null || transfer.status !== status) throw refuse('INVALID_STATE')
    if (outcome === 'BLOCKED') return failTransfer(tx, transfer, screeningMatch)
    if (status === 'CREATED' && transfer.quoteExpiresAt <= tx.now()) return failTransfer(tx, transfer, quoteExpired)
    return outcome === 'CLEAR' ? release(tx, transfer) : wait(tx, transfer)
  },
})

async function release(tx: Tx, transfer: LockedTransfer): Promise<TransferRow> {
  const released = await answered(tx, transfer, null, tx.now())
  tx.emit(events.transfer_released, transfer.id, ...transferFact(released, released.status))
  return released
}

function wait(tx: Tx, transfer: LockedTransfer): Promise<TransferRow> {
  const next = tx.now().getTime() + holdDelayMs(transfer.holdAttempts + 1)
  const isBoundByQuote = transfer.status === 'CREATED'
  return answered(tx, transfer, 'SCREENING_PENDING', new Date(isBoundByQuote ? Math.min(next, transfer.quoteExpiresAt.getTime()) : next))
}

async function answered(tx: Tx, { id }: LockedTransfer, hold: TransferHold | null, dueAt: Date): Promise<TransferRow> {
  const [transfer] = await tx.sql<TransferRow>(ANSWER, [tx.actor.workspaceId, id, hold, dueAt])
  return transfer!
}
