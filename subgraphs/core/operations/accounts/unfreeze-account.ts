import { command } from '#kernel/command.ts'
import { events } from '#core/events.ts'
import type { AccountRow } from '#core/queries/accounts.ts'
import type { AccountStatus } from '#core/rules/account.ts'
import { admitRole } from '#core/rules/rights.ts'
import { changeAccount, lockAccount } from './change-account.ts'
import type { AccountReason } from './freeze-account.ts'

const BEFORE = `select status_before as "statusBefore" from core.account_changes
  where workspace_id = $1 and account_id = $2 and change = 'FROZEN' order by version desc limit 1`

/** Restores the status before the freeze: an account that was dormant is dormant again. */
export const unfreezeAccount = command(async (tx, { id, reason }: AccountReason): Promise<AccountRow> => {
  admitRole(tx.actor, 'manager')
  const account = await lockAccount(tx, id, 'UNFROZEN')
  const [frozen] = await tx.sql<{ statusBefore: AccountStatus }>(BEFORE, [tx.actor.workspaceId, id])

  return changeAccount(tx, account, {
    change: 'UNFROZEN',
    event: events.account_unfrozen,
    status: frozen?.statusBefore ?? 'ACTIVE',
    reason,
  })
})
