import { command } from '#kernel/command.ts'
import { refuse } from '#remittance/errors.ts'
import type { TransferRow } from '#remittance/queries/transfers.ts'
import { ownCustomer } from '#remittance/queries/visible.ts'
import { cancelledBySender } from '#remittance/rules/cause.ts'
import { isCancellable } from '#remittance/rules/transitions.ts'
import { failTransfer } from './fail-transfer.ts'
import { lockTransfer } from './lock-transfer.ts'

/**
 * Cancels a transfer of the session's user, even while it is held. A payout is sent only after the transfer is marked as
 * PROCESSING, and a PROCESSING transfer cannot be cancelled, so exactly one of the two happens.
 */
export const cancelTransfer = command(async (tx, { id }: { id: string }): Promise<TransferRow> => {
  const transfer = await lockTransfer(tx, id, ownCustomer(tx))
  if (!isCancellable(transfer.status))
    throw refuse('INVALID_STATE', { message: 'The transfer can no longer be cancelled.' })

  return failTransfer(tx, transfer, cancelledBySender)
})
