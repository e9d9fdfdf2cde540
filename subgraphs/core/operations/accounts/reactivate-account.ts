import { command } from '#kernel/command.ts'
import { events } from '#core/events.ts'
import type { AccountRow } from '#core/queries/accounts.ts'
import { admitRole } from '#core/rules/rights.ts'
import { changeAccount, lockAccount } from './change-account.ts'
import type { AccountReason } from './freeze-account.ts'

/** Makes a dormant or inactive account active again. */
export const reactivateAccount = command(async (tx, { id, reason }: AccountReason): Promise<AccountRow> => {
  admitRole(tx.actor, 'officer')
  const account = await lockAccount(tx, id, 'REACTIVATED')
  return changeAccount(tx, account, {
    change: 'REACTIVATED',
    event: events.account_reactivated,
    status: 'ACTIVE',
    reason,
  })
})
