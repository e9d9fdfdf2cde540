import { command } from '#kernel/command.ts'
import { events } from '#core/events.ts'
import type { AccountRow } from '#core/queries/accounts.ts'
import type { AccountRestriction } from '#core/rules/account.ts'
import { admitRole } from '#core/rules/rights.ts'
import { restrictedByStaff } from '#core/rules/suspension.ts'
import { changeAccount, lockAccount } from './change-account.ts'
import type { AccountReason } from './freeze-account.ts'

export interface RestrictAccount extends AccountReason {
  readonly restriction: AccountRestriction
}

/**
 * Sets the restriction of an account: debits, credits, both or none are blocked. It replaces the earlier restriction by staff. While
 * the customer is suspended, debits are blocked in any case.
 */
export const restrictAccount = command(
  async (tx, { id, restriction, reason }: RestrictAccount): Promise<AccountRow> => {
    admitRole(tx.actor, 'officer')
    const account = await lockAccount(tx, id, 'RESTRICTED')
    return changeAccount(tx, account, {
      change: 'RESTRICTED',
      event: events.account_restricted,
      ...restrictedByStaff(restriction, account.staffRestriction !== null),
      reason,
    })
  },
)
