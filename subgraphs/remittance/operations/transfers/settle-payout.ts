import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { allow } from '#kernel/principal.ts'
import { senderStatusOf, type SenderStatus } from '#remittance/clients/identity.ts'
import { Transfer } from '#remittance/entities/transfer.ts'
import { refuse } from '#remittance/errors.ts'
import { events } from '#remittance/events.ts'
import { settledInTime, PARTNER_TIMEOUT_MS } from '#kernel/concurrency/settled-in-time.ts'
import { payoutFor } from '#remittance/providers/configured.ts'
import type { PayoutProvider, PayoutStatus } from '#remittance/providers/payout.ts'
import type { TransferRow } from '#remittance/queries/transfers.ts'
import {
  payoutRejected,
  returnedByBank,
  screeningMatch,
  senderClosed,
  senderSuspended,
} from '#remittance/rules/cause.ts'
import { isCleared, SENDER_HOLD_MS, UNDECIDED, type TransferDecisions } from '#remittance/rules/hold.ts'
import { failTransfer } from './fail-transfer.ts'
import { requestDecisions } from './request-decisions.ts'
import { sendPayout } from './send-payout.ts'
import { reschedule, takeStep, transferInStatus } from './take-step.ts'

const SEND_AGAIN = `update remittance.transfers transfer set payout_sent_at = $4, due_at = $5
  where workspace_id = $1 and id = $2 and status = 'PROCESSING' and payout_state = 'SENT' and payout_sent_at = $3
  returning ${columnsOf(Transfer, 'transfer')}`

const KNOWN = `update remittance.transfers set payout_state = 'ACCEPTED'
  where workspace_id = $1 and id = $2 and status = 'PROCESSING' and payout_state = 'SENT'`

interface Settled {
  readonly transfer: TransferRow
  readonly isToBeSent: boolean
}

const settle = command({
  async prepare(ctx: Context, { transferId }: { transferId: string }) {
    allow(ctx.actor, { kinds: ['platform'] })
    const transfer = await transferInStatus(ctx, transferId, 'PROCESSING')
    const provider = payoutFor(ctx)
    const status = provider && (await settledInTime(() => provider.statusOf(ctx, transfer.reference)))
    const isLost =
      provider !== undefined && status?.outcome === 'NOT_FOUND' && mayBeSentAgain(ctx, transfer, provider)
    const senderStatus = isLost ? await senderStatusOf(ctx, transfer.customerId) : undefined
    return {
      transfer,
      provider,
      status,
      isLost,
      senderStatus,
      decisions: senderStatus === 'ACTIVE' ? await requestDecisions(ctx, transfer) : UNDECIDED,
    }
  },

  async write(tx, _, { transfer, provider, status, isLost, senderStatus, decisions }): Promise<Settled> {
    if (!provider || !status) return { transfer: await reschedule(tx, transfer), isToBeSent: false }
    if (isLost && senderStatus !== 'ACTIVE')
      return { transfer: await postponeForSender(tx, transfer, senderStatus), isToBeSent: false }
    if (isLost)
      return isCleared(decisions)
        ? { transfer: await markForResend(tx, transfer), isToBeSent: true }
        : { transfer: await holdBack(tx, transfer, decisions), isToBeSent: false }
    return { transfer: await applyPayoutStatus(tx, transfer, status, provider), isToBeSent: false }
  },
})

/** True only when the partner never acknowledged the payout, and the first request can no longer be on its way. */
const mayBeSentAgain = (
  { now }: Context,
  { payoutState, payoutSentAt }: TransferRow,
  { resendAfterMs }: PayoutProvider,
): boolean =>
  payoutState === 'SENT' && payoutSentAt !== null && now().getTime() - payoutSentAt.getTime() >= resendAfterMs

async function markForResend(tx: Tx, { id, payoutSentAt }: TransferRow): Promise<TransferRow> {
  const dueAt = new Date(tx.now().getTime() + PARTNER_TIMEOUT_MS + 1_000)
  const [transfer] = await tx.sql<TransferRow>(SEND_AGAIN, [
    tx.actor.workspaceId,
    id,
    payoutSentAt,
    tx.now(),
    dueAt,
  ])
  if (!transfer) throw refuse('INVALID_STATE')
  return transfer
}

/**
 * A payout that the partner never received is not sent again before compliance and elder protection let it continue: a party may have
 * been listed since, or a protective hold placed. The transfer waits, and every retry queries the partner first.
 */
function holdBack(tx: Tx, transfer: TransferRow, { compliance }: TransferDecisions): Promise<TransferRow> {
  const heldUntil = compliance?.heldUntil ?? undefined
  const isOver = compliance?.outcome === 'BLOCKED' || (heldUntil !== undefined && heldUntil <= tx.now())
  return isOver ? failTransfer(tx, transfer, screeningMatch) : reschedule(tx, transfer, heldUntil)
}

/**
 * A payout that the partner never received is not sent again while its sender may not act. The transfer waits as long as a held
 * one, and every retry queries the partner first.
 */
function postponeForSender(
  tx: Tx,
  transfer: TransferRow,
  senderStatus: Exclude<SenderStatus, 'ACTIVE'> | undefined,
): Promise<TransferRow> {
  if (senderStatus === 'CLOSED') return failTransfer(tx, transfer, senderClosed)
  const until = new Date(transfer.statusAt.getTime() + SENDER_HOLD_MS)
  return senderStatus === 'SUSPENDED' && until <= tx.now()
    ? failTransfer(tx, transfer, senderSuspended)
    : reschedule(tx, transfer, until)
}

async function applyPayoutStatus(
  tx: Tx,
  transfer: TransferRow,
  status: PayoutStatus,
  { returns }: PayoutProvider,
): Promise<TransferRow> {
  if (status.outcome === 'REJECTED') return failTransfer(tx, transfer, payoutRejected(status.code))
  if (status.outcome === 'RETURNED') return failTransfer(tx, transfer, returnedByBank(status.code))
  if (status.outcome === 'PAID')
    return takeStep(tx, transfer.id, {
      from: 'PROCESSING',
      to: 'COMPLETED',
      event: events.transfer_completed,
      cause: { actor: 'PAYOUT_PARTNER' },
      nextInMs: null,
      also: { returnsDueAt: new Date(tx.now().getTime() + returns.everyMs) },
    })
  if (status.outcome === 'PENDING' && transfer.payoutState === 'SENT')
    await tx.sql(KNOWN, [tx.actor.workspaceId, transfer.id])
  return reschedule(tx, transfer)
}

/**
 * Queries the payout partner for the status of a payout. PAID completes the transfer; REJECTED and RETURNED fail it. A payout
 * that the partner certainly never received is decided again and sent again under the same reference. Only the platform calls
 * this.
 */
export async function settlePayout(ctx: Context, input: { transferId: string }): Promise<TransferRow> {
  const { transfer, isToBeSent } = await settle(ctx, input)
  return isToBeSent ? sendPayout(ctx, transfer) : transfer
}
