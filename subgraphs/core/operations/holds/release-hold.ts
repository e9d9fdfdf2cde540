import { command } from '#kernel/command.ts'
import { formatMinor } from '#kernel/money.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { amountIn } from '#core/ledger/amount.ts'
import { accountOfHold, changeHold, lockHold, publishHold } from '#core/ledger/hold-changes.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import type { HoldRow } from '#core/queries/holds.ts'
import { roleToEnd } from '#core/rules/hold.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface ReleaseHold {
  readonly id: string
  readonly amount?: string | null
}

/** Releases a hold, or the given part of it. A LEGAL hold requires a manager. */
export const releaseHold = command(async (tx, { id, amount }: ReleaseHold): Promise<HoldRow> => {
  admitRole(tx.actor, 'officer')
  const [account] = await lockAccounts(tx, [await accountOfHold(tx, id)])
  const hold = await lockHold(tx, id)
  admitRole(tx.actor, roleToEnd(hold.type))
  const releasedMinor =
    amount === null || amount === undefined ? hold.remainingMinor : amountIn(amount, hold.currency)
  if (releasedMinor > hold.remainingMinor) throw refuse('HOLD_AMOUNT_EXCEEDED')

  const remainingMinor = hold.remainingMinor - releasedMinor
  const released = await changeHold(tx, hold, {
    status: remainingMinor === 0n ? 'RELEASED' : 'PARTIALLY_RELEASED',
    remainingMinor,
  })
  publishHold(tx, events.hold_released, released, account!.customerId, {
    releasedAmount: formatMinor(releasedMinor, hold.currency),
  })
  return released
})
