import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { partiesOfTransfer } from '../entities/transfer-parties.ts'
import { events } from '../events.ts'
import { payoutFor, SIMULATED_PAYOUT_MS } from '../providers/payout.ts'
import { lookAgain, takeStep, transferInStatus } from './take-step.ts'

/** Hands a funded transfer to the payout partner. Only the platform does this; a repeat pays nothing twice. */
export const submitPayout = command({
  async ask(ctx: Context, { transferId }: { transferId: string }) {
    allow(ctx.actor, { kinds: ['platform'] })
    const transfer = await transferInStatus(ctx, transferId, 'FUNDED')
    const outcome = await payoutFor(ctx).submit({
      reference: transfer.reference,
      amountMinor: transfer.receiveAmountMinor,
      currency: transfer.receiveCurrency,
      recipientName: transfer.recipientName,
      country: transfer.destinationCountry,
      parties: partiesOfTransfer(ctx.keys, transfer),
    })
    return { transfer, outcome }
  },
  write: (tx, { transferId }, { transfer, outcome }) => outcome === 'ACCEPTED'
    ? takeStep(tx, transferId, { from: 'FUNDED', to: 'PROCESSING', event: events.transfer_processing, nextInMs: SIMULATED_PAYOUT_MS })
    : lookAgain(tx, transfer),
})
