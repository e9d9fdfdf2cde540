import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { allow } from '#kernel/principal.ts'
import type { PaymentDecision } from '#kernel/payment-decision.ts'
import { senderStatusOf } from '#remittance/clients/identity.ts'
import { Transfer, type TransferHold } from '#remittance/entities/transfer.ts'
import { refuse } from '#remittance/errors.ts'
import { events } from '#remittance/events.ts'
import { PARTNER_TIMEOUT_MS } from '#kernel/concurrency/settled-in-time.ts'
import { payoutFor } from '#remittance/providers/configured.ts'
import type { TransferRow } from '#remittance/queries/transfers.ts'
import { screeningMatch } from '#remittance/rules/cause.ts'
import { holdDelayMs } from '#remittance/rules/hold.ts'
import { requestDecision } from './request-decision.ts'
import { failTransfer } from './fail-transfer.ts'
import { sendPayout } from './send-payout.ts'
import { stopForSender } from './stop-for-sender.ts'
import { reschedule, takeStep, transferInStatus } from './take-step.ts'

/** By this time the process that marked the payout as SENT has stored the partner's response, or has died. */
const REPLIED_MS = PARTNER_TIMEOUT_MS + 1_000

const HOLD = `update remittance.transfers transfer set hold = $3, hold_attempts = 0, due_at = $4, screening_ids = $5
  where workspace_id = $1 and id = $2 and status = 'FUNDED' and hold is null
  returning ${columnsOf(Transfer, 'transfer')}`

/**
 * Checks the sender's status, screens the parties again, because watchlists may have changed, and marks the transfer as
 * PROCESSING before the payout is sent.
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
      decision: senderStatus === 'ACTIVE' ? await requestDecision(ctx, transfer) : undefined,
    }
  },
  write(tx, { transferId }, { transfer, isPaid, senderStatus, decision }): Promise<TransferRow> {
    if (!isPaid) return reschedule(tx, transfer)
    if (senderStatus !== 'ACTIVE') return stopForSender(tx, transfer, senderStatus)
    if (decision?.outcome === 'BLOCKED') return failTransfer(tx, transfer, screeningMatch)
    if (decision?.outcome !== 'CLEAR') return holdForScreening(tx, transferId, decision)
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

async function holdForScreening(
  tx: Tx,
  transferId: string,
  decision: PaymentDecision | undefined,
): Promise<TransferRow> {
  const holdReason: TransferHold = decision === undefined ? 'SCREENING_PENDING' : 'SCREENING_MATCH'
  const [held] = await tx.sql<TransferRow>(HOLD, [
    tx.actor.workspaceId,
    transferId,
    holdReason,
    new Date(tx.now().getTime() + holdDelayMs(0, holdReason)),
    decision?.screeningIds ?? [],
  ])
  if (!held) throw refuse('INVALID_STATE')
  return held
}

/** Submits a funded transfer to the payout partner. Only the platform calls this; of two concurrent calls only one submits it. */
export async function submitPayout(ctx: Context, input: { transferId: string }): Promise<TransferRow> {
  const transfer = await markProcessing(ctx, input)
  return transfer.status === 'PROCESSING' ? sendPayout(ctx, transfer) : transfer
}
