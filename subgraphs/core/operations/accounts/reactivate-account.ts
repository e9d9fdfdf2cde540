import { command } from '#kernel/command.ts'
import { events } from '#core/events.ts'
import type { AccountRow } from '#core/queries/accounts.ts'
import { admitRole } from '#core/rules/rights.ts'
import { changeAccount, lockAccount } from './change-account.ts'
import type { AccountReason } from './freeze-account.ts'

const RESTART_COUNT = `update core.accounts account set active_on = policy.business_date from core.policies policy
  where policy.workspace_id = $1 and account.workspace_id = $1 and account.id = $2`

/** Makes a dormant or inactive account active again. Its days without use are counted again from the business date. */
export const reactivateAccount = command(async (tx, { id, reason }: AccountReason): Promise<AccountRow> => {
  admitRole(tx.actor, 'officer')
  const account = await lockAccount(tx, id, 'REACTIVATED')
  await tx.sql(RESTART_COUNT, [tx.actor.workspaceId, id])
  return changeAccount(tx, account, {
    change: 'REACTIVATED',
    event: events.account_reactivated,
    status: 'ACTIVE',
    reason,
  })
})
