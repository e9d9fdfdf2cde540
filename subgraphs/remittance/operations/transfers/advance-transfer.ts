import type { Context } from '#kernel/context.ts'
import { refuse } from '#remittance/errors.ts'
import { transferById, type TransferRow } from '#remittance/queries/transfers.ts'
import type { TransferStatus } from '#remittance/rules/transitions.ts'
import { fundTransfer } from './fund-transfer.ts'
import { recheckSender } from './recheck-sender.ts'
import { refundTransfer } from './refund-transfer.ts'
import { screenHeldTransfer } from './screen-held-transfer.ts'
import { settlePayout } from './settle-payout.ts'
import { submitPayout } from './submit-payout.ts'

type Advance = (ctx: Context, input: { transferId: string }) => Promise<TransferRow>

const NEXT: Partial<Record<TransferStatus, Advance>> = {
  CREATED: fundTransfer,
  FUNDED: submitPayout,
  PROCESSING: settlePayout,
  FAILED: refundTransfer,
}

/** Takes the next step of a transfer. A transfer without a next step is refused. */
export async function advanceTransfer(ctx: Context, input: { transferId: string }): Promise<TransferRow> {
  const transfer = await transferById(ctx, input.transferId)
  if (!transfer) throw refuse('TRANSFER_NOT_FOUND')
  const advance =
    transfer.hold === null
      ? NEXT[transfer.status]
      : transfer.hold === 'SENDER_SUSPENDED'
        ? recheckSender
        : screenHeldTransfer
  if (!advance) throw refuse('INVALID_STATE')
  return advance(ctx, input)
}
