import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { allow } from '#kernel/principal.ts'
import { one } from '#kernel/database/one.ts'
import { senderStatusOf } from '#remittance/clients/identity.ts'
import { Transfer } from '#remittance/entities/transfer.ts'
import { refuse } from '#remittance/errors.ts'
import { currentTermsOf } from '#remittance/queries/current-terms.ts'
import { transferById, type TransferRow } from '#remittance/queries/transfers.ts'
import { senderClosed, senderSuspended } from '#remittance/rules/cause.ts'
import { holdDelayMs } from '#remittance/rules/hold.ts'
import { failTransfer } from './fail-transfer.ts'
import { lockTransfer } from './lock-transfer.ts'
import { releaseTransfer } from './release-transfer.ts'
import { requestProtection } from './request-decisions.ts'

const WAIT = `update remittance.transfers transfer set due_at = $3, hold_attempts = $4
  where workspace_id = $1 and id = $2
  returning ${columnsOf(Transfer, 'transfer')}`

const PROTECT = `update remittance.transfers transfer
  set hold = 'PROTECTION', sender_held_until = null, hold_attempts = 0, due_at = $3
  where workspace_id = $1 and id = $2
  returning ${columnsOf(Transfer, 'transfer')}`

/**
 * Checks the suspended sender of a held transfer again. An active sender releases the transfer, unless a protective hold was placed
 * before its funding; a closed sender, or the end of the hold, fails it, and collected money is refunded. Without a response from
 * identity the transfer waits. Only the platform calls this.
 */
export const recheckSender = command({
  async prepare(ctx: Context, { transferId }: { transferId: string }) {
    allow(ctx.actor, { kinds: ['platform'] })
    const transfer = await transferById(ctx, transferId)
    if (!transfer) throw refuse('TRANSFER_NOT_FOUND')
    if (transfer.hold !== 'SENDER_SUSPENDED') throw refuse('INVALID_STATE')
    const [senderStatus, terms] = await Promise.all([
      senderStatusOf(ctx, transfer.customerId),
      currentTermsOf(ctx, transfer),
    ])
    // A funded transfer is decided again before its payout.
    const isDueForFunding = senderStatus === 'ACTIVE' && transfer.status === 'CREATED'
    const protection = isDueForFunding ? await requestProtection(ctx, transfer) : 'ALLOW'
    return { dueAt: transfer.dueAt, senderStatus, protection, terms }
  },

  async write(tx, { transferId }, { dueAt, senderStatus, protection, terms }): Promise<TransferRow> {
    const transfer = await lockTransfer(tx, transferId)
    if (transfer.hold !== 'SENDER_SUSPENDED') throw refuse('INVALID_STATE')
    if (senderStatus === 'ACTIVE')
      return protection === 'ALLOW' ? releaseTransfer(tx, transfer, terms) : protect(tx, transfer)
    if (senderStatus === 'CLOSED') return failTransfer(tx, transfer, senderClosed)
    const until = transfer.senderHeldUntil!
    if (senderStatus === 'SUSPENDED' && until <= tx.now()) return failTransfer(tx, transfer, senderSuspended)

    const holdAttempts = transfer.holdAttempts + 1
    const next = tx.now().getTime() + holdDelayMs(holdAttempts, 'SENDER_SUSPENDED')
    const nextAt = new Date(until > tx.now() ? Math.min(next, until.getTime()) : next)
    // If dueAt has changed since it was read, the sender's status changed after this result: the transfer stays due.
    const isMoved = transfer.dueAt?.getTime() !== dueAt?.getTime()
    const waiting = one(
      await tx.sql<TransferRow>(WAIT, [
        tx.actor.workspaceId,
        transferId,
        isMoved ? transfer.dueAt : nextAt,
        holdAttempts,
      ]),
    )
    return waiting
  },
})

const protect = async (tx: Tx, { id }: TransferRow): Promise<TransferRow> =>
  one(
    await tx.sql<TransferRow>(PROTECT, [
      tx.actor.workspaceId,
      id,
      new Date(tx.now().getTime() + holdDelayMs(0, 'PROTECTION')),
    ]),
  )
