import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { Transfer } from '#remittance/entities/transfer.ts'
import { settledInTime } from '#kernel/concurrency/settled-in-time.ts'
import { payoutFor } from '#remittance/providers/configured.ts'
import type { SubmitReply } from '#remittance/providers/payout.ts'
import type { TransferRow } from '#remittance/queries/transfers.ts'
import { payoutRejected } from '#remittance/rules/cause.ts'
import { partiesOfTransfer } from '#remittance/sealed-parties.ts'
import { failTransfer } from './fail-transfer.ts'
import { reschedule } from './take-step.ts'

const ACCEPT = `update remittance.transfers transfer set payout_state = 'ACCEPTED', due_at = $3
  where workspace_id = $1 and id = $2 and status = 'PROCESSING'
  returning ${columnsOf(Transfer, 'transfer')}`

interface ReceivedReply {
  readonly transfer: TransferRow
  readonly reply: SubmitReply | undefined
  readonly paidAfterMs: number
}

const record = command(async (tx, { transfer, reply, paidAfterMs }: ReceivedReply): Promise<TransferRow> => {
  if (reply === undefined) return reschedule(tx, transfer)
  if (reply.outcome === 'REJECTED') return failTransfer(tx, transfer, payoutRejected(reply.code))
  const [accepted] = await tx.sql<TransferRow>(ACCEPT, [
    tx.actor.workspaceId,
    transfer.id,
    new Date(tx.now().getTime() + paidAfterMs),
  ])
  return accepted ?? transfer
})

/** Submits a payout that is already marked as SENT. Without a response the transfer stays unchanged and its status is queried later. */
export async function sendPayout(ctx: Context, transfer: TransferRow): Promise<TransferRow> {
  const provider = payoutFor(ctx)
  if (!provider) return transfer
  const reply = await settledInTime(() =>
    provider.submit(ctx, {
      reference: transfer.reference,
      amountMinor: transfer.receiveAmountMinor,
      currency: transfer.receiveCurrency,
      recipientName: transfer.recipientName,
      country: transfer.destinationCountry,
      parties: partiesOfTransfer(ctx.keys, transfer),
    }),
  )
  return record(ctx, { transfer, reply, paidAfterMs: provider.paidAfterMs })
}
