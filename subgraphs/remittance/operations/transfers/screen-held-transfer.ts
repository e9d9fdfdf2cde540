import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { allow } from '#kernel/principal.ts'
import { one } from '#kernel/database/one.ts'
import type { PaymentDecision } from '#kernel/payment-decision.ts'
import { Transfer } from '#remittance/entities/transfer.ts'
import { refuse } from '#remittance/errors.ts'
import { currentTermsOf } from '#remittance/queries/current-terms.ts'
import { transferById, type TransferRow } from '#remittance/queries/transfers.ts'
import { quoteExpired, screeningMatch } from '#remittance/rules/cause.ts'
import { holdDelayMs } from '#remittance/rules/hold.ts'
import { requestDecision } from './request-decision.ts'
import { failTransfer } from './fail-transfer.ts'
import { lockTransfer, type LockedTransfer } from './lock-transfer.ts'
import { releaseTransfer } from './release-transfer.ts'

const WAIT = `update remittance.transfers transfer set hold = $3, due_at = $4, hold_attempts = $5, screening_ids = $6
  where workspace_id = $1 and id = $2
  returning ${columnsOf(Transfer, 'transfer')}`

/**
 * Screens a held transfer again, before funding or before payout. CLEAR releases it and BLOCKED fails it. Without a result it
 * is retried until the quote expires. With a match it waits for an analyst, even after the quote expires, and fails at the
 * deadline of the analyst's decision. Only the platform calls this.
 */
export const screenHeldTransfer = command({
  async prepare(ctx: Context, { transferId }: { transferId: string }) {
    allow(ctx.actor, { kinds: ['platform'] })
    const transfer = await transferById(ctx, transferId)
    if (!transfer) throw refuse('TRANSFER_NOT_FOUND')
    if (transfer.hold === null || transfer.hold === 'SENDER_SUSPENDED') throw refuse('INVALID_STATE')
    const [decision, terms] = await Promise.all([
      requestDecision(ctx, transfer),
      currentTermsOf(ctx, transfer),
    ])
    return { status: transfer.status, dueAt: transfer.dueAt, decision, terms }
  },

  async write(tx, { transferId }, { status, dueAt, decision, terms }): Promise<TransferRow> {
    const transfer = await lockTransfer(tx, transferId)
    if (transfer.hold === null || transfer.hold === 'SENDER_SUSPENDED' || transfer.status !== status)
      throw refuse('INVALID_STATE')
    if (decision?.outcome === 'BLOCKED') return failTransfer(tx, transfer, screeningMatch)
    const isForMatch = transfer.hold === 'SCREENING_MATCH' || decision?.outcome === 'HELD'
    if (status === 'CREATED' && !isForMatch && transfer.quoteExpiresAt <= tx.now())
      return failTransfer(tx, transfer, quoteExpired)
    if (decision?.outcome === 'CLEAR') return releaseTransfer(tx, transfer, terms)
    if (decision?.heldUntil && decision.heldUntil <= tx.now())
      return failTransfer(tx, transfer, screeningMatch)
    const next = isForMatch ? analystWait(tx, transfer, decision) : retryWait(tx, transfer)
    // If dueAt has changed since it was read, an analyst decided after this result: the transfer stays due.
    return saveWait(
      tx,
      transfer,
      transfer.dueAt?.getTime() === dueAt?.getTime() ? next : { ...next, dueAt: transfer.dueAt },
    )
  },
})

type Wait = Pick<TransferRow, 'hold' | 'dueAt' | 'holdAttempts' | 'screeningIds'>

function retryWait(tx: Tx, transfer: LockedTransfer): Wait {
  const holdAttempts = transfer.holdAttempts + 1
  const next = tx.now().getTime() + holdDelayMs(holdAttempts, 'SCREENING_PENDING')
  const dueAt = transfer.status === 'CREATED' ? Math.min(next, transfer.quoteExpiresAt.getTime()) : next
  return {
    hold: 'SCREENING_PENDING',
    dueAt: new Date(dueAt),
    holdAttempts,
    screeningIds: transfer.screeningIds,
  }
}

function analystWait(tx: Tx, transfer: LockedTransfer, decision: PaymentDecision | undefined): Wait {
  const holdAttempts = transfer.hold === 'SCREENING_MATCH' ? transfer.holdAttempts + 1 : 0
  const next = tx.now().getTime() + holdDelayMs(holdAttempts, 'SCREENING_MATCH')
  const dueAt = decision?.heldUntil ? Math.min(next, decision.heldUntil.getTime()) : next
  return {
    hold: 'SCREENING_MATCH',
    dueAt: new Date(dueAt),
    holdAttempts,
    screeningIds: [...(decision?.screeningIds ?? transfer.screeningIds)],
  }
}

async function saveWait(
  tx: Tx,
  { id }: LockedTransfer,
  { hold, dueAt, holdAttempts, screeningIds }: Wait,
): Promise<TransferRow> {
  const transfer = one(
    await tx.sql<TransferRow>(WAIT, [tx.actor.workspaceId, id, hold, dueAt, holdAttempts, screeningIds]),
  )
  return transfer
}
