import type { Tx } from '#kernel/command.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { Transfer, type TransferHold } from '#remittance/entities/transfer.ts'
import { refuse } from '#remittance/errors.ts'
import type { TransferRow } from '#remittance/queries/transfers.ts'
import { holdDelayMs } from '#remittance/rules/hold.ts'

// The money of a created transfer that is held was not collected.
const HOLD = `update remittance.transfers transfer
  set hold = $4, hold_attempts = 0, due_at = $5, screening_ids = $6,
    collected_by = case when status = 'CREATED' then null else collected_by end
  where workspace_id = $1 and id = $2 and status = $3 and hold is null
  returning ${columnsOf(Transfer, 'transfer')}`

/** Holds a transfer before its next step; the decisions on it are requested again after a second. */
export async function holdTransfer(
  tx: Tx,
  { id, status }: Pick<TransferRow, 'id' | 'status'>,
  hold: TransferHold,
  screeningIds: readonly string[],
): Promise<TransferRow> {
  const [held] = await tx.sql<TransferRow>(HOLD, [
    tx.actor.workspaceId,
    id,
    status,
    hold,
    new Date(tx.now().getTime() + holdDelayMs(0, hold)),
    screeningIds,
  ])
  if (!held) throw refuse('INVALID_STATE')
  return held
}
