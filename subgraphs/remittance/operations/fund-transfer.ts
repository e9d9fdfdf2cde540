import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { events } from '../events.ts'
import { fundingFor } from '../providers/funding.ts'
import { lookAgain, takeStep, transferInStatus } from './take-step.ts'

/** Collects amount and fee from the sender. Only the platform does this; a repeat collects nothing twice. */
export const fundTransfer = command({
  async ask(ctx: Context, { transferId }: { transferId: string }) {
    allow(ctx.actor, { kinds: ['platform'] })
    const transfer = await transferInStatus(ctx, transferId, 'CREATED')
    const outcome = await fundingFor(ctx).collect({
      reference: transfer.reference,
      amountMinor: transfer.sendAmountMinor + transfer.feeMinor,
      currency: transfer.sendCurrency,
    })
    return { transfer, outcome }
  },
  write: (tx, { transferId }, { transfer, outcome }) => outcome === 'COLLECTED'
    ? takeStep(tx, transferId, { from: 'CREATED', to: 'FUNDED', event: events.transfer_funded, nextInMs: 0 })
    : lookAgain(tx, transfer),
})
