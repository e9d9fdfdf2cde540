import { command } from '#kernel/command.ts'
import { events } from '#core/events.ts'
import type { AccountRow } from '#core/queries/accounts.ts'
import { admitRole } from '#core/rules/rights.ts'
import { changeAccount, lockAccount } from './change-account.ts'

export interface AccountReason {
  readonly id: string
  readonly reason: string
}

/** Freezes an account: debits and credits are refused until it is unfrozen. */
export const freezeAccount = command(async (tx, { id, reason }: AccountReason): Promise<AccountRow> => {
  admitRole(tx.actor, 'manager')
  const account = await lockAccount(tx, id, 'FROZEN')
  return changeAccount(tx, account, {
    change: 'FROZEN',
    event: events.account_frozen,
    status: 'FROZEN',
    reason,
  })
})
