import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { senderStatusOf } from '#remittance/clients/identity.ts'
import { events } from '#remittance/events.ts'
import { PARTNER_TIMEOUT_MS } from '#kernel/concurrency/settled-in-time.ts'
import { payoutFor } from '#remittance/providers/configured.ts'
import type { TransferRow } from '#remittance/queries/transfers.ts'
import { screeningMatch } from '#remittance/rules/cause.ts'
import { holdingScreenings, requiredHold, UNDECIDED } from '#remittance/rules/hold.ts'
import { failTransfer } from './fail-transfer.ts'
import { holdTransfer } from './hold-transfer.ts'
import { requestDecisions } from './request-decisions.ts'
import { sendPayout } from './send-payout.ts'
import { stopForSender } from './stop-for-sender.ts'
import { reschedule, takeStep, transferInStatus } from './take-step.ts'

/** By this time the process that marked the payout as SENT has stored the partner's response, or has died. */
const REPLIED_MS = PARTNER_TIMEOUT_MS + 1_000

/**
 * Checks the sender's status, asks compliance and elder protection again, because watchlists and protective holds may have changed,
 * and marks the transfer as PROCESSING before the payout is sent.
 */
const markProcessing = command({
  async prepare(ctx: Context, { transferId }: { transferId: string }) {
    allow(ctx.actor, { kinds: ['platform'] })
    const transfer = await transferInStatus(ctx, transferId, 'FUNDED')
    const isPaid = payoutFor(ctx) !== undefined
    const senderStatus = isPaid ? await senderStatusOf(ctx, transfer.customerId) : undefined
    return {
      transfer,
      isPaid,
      senderStatus,
      decisions: senderStatus === 'ACTIVE' ? await requestDecisions(ctx, transfer) : UNDECIDED,
    }
  },
  write(tx, { transferId }, { transfer, isPaid, senderStatus, decisions }): Promise<TransferRow> {
    if (!isPaid) return reschedule(tx, transfer)
    if (senderStatus !== 'ACTIVE') return stopForSender(tx, transfer, senderStatus)
    if (decisions.compliance?.outcome === 'BLOCKED') return failTransfer(tx, transfer, screeningMatch)
    const hold = requiredHold(decisions)
    if (hold !== null) return holdTransfer(tx, transfer, hold, holdingScreenings(decisions))
    return takeStep(tx, transferId, {
      from: 'FUNDED',
      to: 'PROCESSING',
      event: events.transfer_processing,
      cause: { actor: 'PLATFORM' },
      nextInMs: REPLIED_MS,
      also: { payoutState: 'SENT', payoutSentAt: tx.now() },
    })
  },
})

/** Submits a funded transfer to the payout partner. Only the platform calls this; of two concurrent calls only one submits it. */
export async function submitPayout(ctx: Context, input: { transferId: string }): Promise<TransferRow> {
  const transfer = await markProcessing(ctx, input)
  return transfer.status === 'PROCESSING' ? sendPayout(ctx, transfer) : transfer
}
