import { command } from '#kernel/command.ts'
import { events } from '../events.ts'
import type { AccountRow } from '../queries/accounts.ts'
import type { AccountRestriction } from '../rules/account.ts'
import { admitRole } from '../rules/rights.ts'
import { restrictedByStaff } from '../rules/suspension.ts'
import { changeAccount, lockAccount } from './change-account.ts'
import type { AccountReason } from './freeze-account.ts'

export interface RestrictAccount extends AccountReason {
  readonly restriction: AccountRestriction
}

/**
 * Says what an account does not take: debits, credits, both, or nothing at all. It replaces what staff said before. While the
 * customer is suspended the account takes no debits in any case.
 */
export const restrictAccount = command(async (tx, { id, restriction, reason }: RestrictAccount): Promise<AccountRow> => {
  admitRole(tx.actor, 'officer')
  const account = await lockAccount(tx, id, 'RESTRICTED')
  return changeAccount(tx, account, { change: 'RESTRICTED', event: events.account_restricted, ...restrictedByStaff(restriction, account.staffRestriction !== null), reason })
})
