import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { requiredSenderStatus, type SenderStatus } from '#remittance/clients/identity.ts'
import type { TransferHold } from '#remittance/entities/transfer.ts'
import { refuse } from '#remittance/errors.ts'
import { events } from '#remittance/events.ts'
import { transferById, type TransferRow } from '#remittance/queries/transfers.ts'
import { quoteExpired } from '#remittance/rules/cause.ts'
import { waitsForPerson } from '#remittance/rules/hold.ts'
import { failTransfer } from './fail-transfer.ts'
import { lockTransfer, type LockedTransfer } from './lock-transfer.ts'
import { stopForSender } from './stop-for-sender.ts'
import { takeStep } from './take-step.ts'

const heldMessage = (hold: TransferHold | null): string =>
  hold === 'PROTECTION'
    ? 'The transfer is held to protect its sender.'
    : 'The transfer is held until its parties have been screened.'

type Obstacle = 'TOO_LATE' | 'CUSTOMER_NOT_ACTIVE' | 'CUSTOMER_CLOSED'

/** The committed result. It stays committed when the caller is refused. */
interface Confirmed {
  readonly transfer: TransferRow
  readonly obstacle: Obstacle | null
}

const confirm = command({
  async prepare(ctx: Context, { id }: { id: string }): Promise<SenderStatus> {
    allow(ctx.actor, { kinds: ['tenant_key'], scope: 'remittance:write' })
    const transfer = await transferById(ctx, id)
    if (!transfer) throw refuse('TRANSFER_NOT_FOUND')
    return requiredSenderStatus(ctx, transfer.customerId)
  },

  async write(tx, { id }, senderStatus): Promise<Confirmed> {
    const transfer = await lockTransfer(tx, id)
    refuseUnpayable(transfer, senderStatus)
    if (transfer.quoteExpiresAt <= tx.now())
      return { transfer: await failTransfer(tx, transfer, quoteExpired), obstacle: 'TOO_LATE' }
    if (transfer.hold !== null) throw refuse('INVALID_STATE', { message: heldMessage(transfer.hold) })
    if (senderStatus !== 'ACTIVE')
      return { transfer: await stopForSender(tx, transfer, senderStatus), obstacle: obstacleOf(senderStatus) }
    return { transfer: await markFunded(tx, id), obstacle: null }
  },
})

const obstacleOf = (senderStatus: Exclude<SenderStatus, 'ACTIVE'>): Obstacle =>
  senderStatus === 'CLOSED' ? 'CUSTOMER_CLOSED' : 'CUSTOMER_NOT_ACTIVE'

function refuseUnpayable(
  { status, collectedBy, walletId, hold }: LockedTransfer,
  senderStatus: SenderStatus,
): void {
  if (status !== 'CREATED')
    throw refuse('INVALID_STATE', { message: 'Only a created transfer can be funded.' })
  if (collectedBy !== null)
    throw refuse('INVALID_STATE', { message: "The sender's money is already being collected." })
  if (walletId !== null)
    throw refuse('INVALID_STATE', { message: "The sender's wallet pays for this transfer." })
  if (waitsForPerson(hold)) throw refuse('INVALID_STATE', { message: heldMessage(hold) })
  if (hold !== 'SENDER_SUSPENDED') return
  if (senderStatus === 'ACTIVE')
    throw refuse('INVALID_STATE', {
      message: 'The transfer was held for its suspended sender and is about to continue.',
    })
  throw refuse(senderStatus === 'CLOSED' ? 'CUSTOMER_CLOSED' : 'CUSTOMER_NOT_ACTIVE')
}

const markFunded = (tx: Tx, id: string): Promise<TransferRow> =>
  takeStep(tx, id, {
    from: 'CREATED',
    to: 'FUNDED',
    event: events.transfer_funded,
    cause: { actor: 'TENANT' },
    nextInMs: 0,
    also: { collectedBy: 'TENANT' },
  })

/**
 * Records the tenant's confirmation that it has the sender's money. If the quote has expired, the transfer fails instead, because
 * its rate is no longer valid; the failure is committed although the caller is refused. In the same way the transfer of a suspended
 * sender is held and that of a closed sender fails. In these cases the money stays with the tenant.
 */
export async function confirmFunding(ctx: Context, input: { id: string }): Promise<TransferRow> {
  const { transfer, obstacle } = await confirm(ctx, input)
  if (obstacle === null) return transfer
  if (obstacle !== 'TOO_LATE') throw refuse(obstacle)
  throw refuse('INVALID_STATE', {
    message: 'The quote expired before the transfer was funded, so the transfer has failed.',
  })
}
