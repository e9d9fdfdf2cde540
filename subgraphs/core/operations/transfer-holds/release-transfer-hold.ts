import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { events } from '#core/events.ts'
import { publishHold } from '#core/ledger/hold-changes.ts'
import { endHold, lockTransferHold } from '#core/ledger/transfer-hold.ts'

export type ReleaseOutcome = 'RELEASED' | 'CAPTURED' | 'NOT_HELD'

/** Releases the hold of a remittance, so that it can no longer be captured; reports a hold that was captured earlier. */
export const releaseTransferHold = command(
  async (tx, { transferId }: { transferId: string }): Promise<ReleaseOutcome> => {
    allow(tx.actor, { kinds: ['service'] })
    const locked = await lockTransferHold(tx, transferId)
    if (!locked) return 'NOT_HELD'
    if (locked.hold.status === 'CAPTURED') return 'CAPTURED'
    if (locked.hold.remainingMinor > 0n)
      publishHold(tx, events.hold_released, await endHold(tx, locked.hold, 'RELEASED'), locked.customerId)
    return 'RELEASED'
  },
  { storage: 'one-time' },
)
