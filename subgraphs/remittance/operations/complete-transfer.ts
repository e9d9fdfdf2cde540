import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { events } from '../events.ts'
import { payoutFor } from '../providers/payout.ts'
import { lookAgain, takeStep, transferInStatus } from './take-step.ts'

/** Asks the payout partner what became of a payout and completes the transfer once it is paid. Only the platform does this. */
export const completeTransfer = command({
  async ask(ctx: Context, { transferId }: { transferId: string }) {
    allow(ctx.actor, { kinds: ['platform'] })
    const transfer = await transferInStatus(ctx, transferId, 'PROCESSING')
    const outcome = await payoutFor(ctx).statusOf({ reference: transfer.reference, submittedAt: transfer.statusAt, at: ctx.now() })
    return { transfer, outcome }
  },
  write: (tx, { transferId }, { transfer, outcome }) => outcome === 'PAID'
    ? takeStep(tx, transferId, { from: 'PROCESSING', to: 'COMPLETED', event: events.transfer_completed, nextInMs: null })
    : lookAgain(tx, transfer),
})
