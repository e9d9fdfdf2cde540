import { command } from '#kernel/command.ts'
import { invalid } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { accountOfHold, changeHold, lockHold, publishHold } from '#core/ledger/hold-changes.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import type { HoldRow } from '#core/queries/holds.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface ExtendHold {
  readonly id: string
  readonly expiresAt: Date
}

/** Moves the expiry of a hold to a later time. A hold without expiry is refused. */
export const extendHold = command(async (tx, { id, expiresAt }: ExtendHold): Promise<HoldRow> => {
  admitRole(tx.actor, 'officer')
  const [account] = await lockAccounts(tx, [await accountOfHold(tx, id)])
  const hold = await lockHold(tx, id)
  if (hold.expiresAt === null) throw refuse('INVALID_STATE', { message: 'The hold has no expiry time.' })
  if (expiresAt <= hold.expiresAt)
    throw invalid([{ field: 'expiresAt', reason: 'must be later than the current expiry' }])

  const extended = await changeHold(tx, hold, {
    status: hold.status,
    remainingMinor: hold.remainingMinor,
    expiresAt,
  })
  publishHold(tx, events.hold_extended, extended, account!.customerId)
  return extended
})
