import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { refuse } from '../errors.ts'
import { events } from '../events.ts'
import type { TransferRow } from '../queries/transfers.ts'
import { quoteExpired } from '../rules/cause.ts'
import { failTransfer } from './fail-transfer.ts'
import { lockTransfer } from './lock-transfer.ts'
import { takeStep } from './take-step.ts'

const HELD = 'The transfer is held until its parties have been screened.'

const confirm = command(async (tx, { id }: { id: string }): Promise<{ transfer: TransferRow; isTooLate: boolean }> => {
  allow(tx.actor, { kinds: ['tenant_key'], scope: 'remittance:write' })
  const transfer = await lockTransfer(tx, id)
  if (transfer.status !== 'CREATED') throw refuse('INVALID_STATE', { says: 'Only a created transfer can be paid for.' })
  if (transfer.collectedBy !== null) throw refuse('INVALID_STATE', { says: 'The sender\'s money is being collected already.' })
  if (transfer.walletId !== null) throw refuse('INVALID_STATE', { says: 'The sender\'s wallet pays for this transfer.' })
  if (transfer.hold === 'SCREENING_MATCH') throw refuse('INVALID_STATE', { says: HELD })
  if (transfer.quoteExpiresAt <= tx.now()) return { transfer: await failTransfer(tx, transfer, quoteExpired), isTooLate: true }
  if (transfer.hold !== null) throw refuse('INVALID_STATE', { says: HELD })

  const funded = await takeStep(tx, id, {
    from: 'CREATED', to: 'FUNDED', event: events.transfer_funded, cause: { actor: 'TENANT' }, nextInMs: 0, also: { collectedBy: 'TENANT' } })
  return { transfer: funded, isTooLate: false }
})

/**
 * Takes the tenant's word that it has the sender's money. Once the quote's lock has run out the transfer fails instead,
 * and stays failed although the caller is refused: its rate holds no longer.
 */
export async function confirmFunding(ctx: Context, input: { id: string }): Promise<TransferRow> {
  const { transfer, isTooLate } = await confirm(ctx, input)
  if (isTooLate) throw refuse('INVALID_STATE', { says: 'The quote\'s lock ran out before the transfer was paid for, so the transfer has failed.' })
  return transfer
}
