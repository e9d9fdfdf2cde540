import type { Tx } from '#kernel/command.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import type { SenderStatus } from '#remittance/clients/identity.ts'
import { Transfer } from '#remittance/entities/transfer.ts'
import { refuse } from '#remittance/errors.ts'
import type { TransferRow } from '#remittance/queries/transfers.ts'
import { senderClosed } from '#remittance/rules/cause.ts'
import { holdDelayMs, SENDER_HOLD_MS } from '#remittance/rules/hold.ts'
import { failTransfer } from './fail-transfer.ts'
import { reschedule } from './take-step.ts'

const HOLD = `update remittance.transfers transfer set hold = 'SENDER_SUSPENDED', hold_attempts = 0, due_at = $4, sender_held_until = $5
  where workspace_id = $1 and id = $2 and status = $3 and hold is null
  returning ${columnsOf(Transfer, 'transfer')}`

/**
 * Stops a transfer whose sender may not act. A transfer of a closed sender fails; a transfer of a suspended sender is held for
 * at most a week. Without a response from identity the transfer stays unchanged and is retried.
 */
export async function stopForSender(
  tx: Tx,
  transfer: TransferRow,
  senderStatus: Exclude<SenderStatus, 'ACTIVE'> | undefined,
  atLatest?: Date,
): Promise<TransferRow> {
  if (senderStatus === 'CLOSED') return failTransfer(tx, transfer, senderClosed)
  if (senderStatus === undefined) return reschedule(tx, transfer, atLatest)
  const now = tx.now().getTime()
  const [held] = await tx.sql<TransferRow>(HOLD, [
    tx.actor.workspaceId,
    transfer.id,
    transfer.status,
    new Date(now + holdDelayMs(0, 'SENDER_SUSPENDED')),
    new Date(now + SENDER_HOLD_MS),
  ])
  if (!held) throw refuse('INVALID_STATE')
  return held
}
