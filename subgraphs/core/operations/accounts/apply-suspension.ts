import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { events } from '#core/events.ts'
import { recordSuspension, type Suspension } from '#core/ledger/suspended-customers.ts'
import { ACCOUNT_COLUMNS, type AccountRow } from '#core/queries/accounts.ts'
import type { AccountRestriction } from '#core/rules/account.ts'
import { restrictedByStaff } from '#core/rules/suspension.ts'
import { changeAccount } from './change-account.ts'

const LOCK = `select ${ACCOUNT_COLUMNS} from core.accounts account
  where workspace_id = $1 and customer_id = $2 and status <> 'CLOSED' and (staff_restriction is null) = $4
  order by id for no key update of account`

/**
 * Blocks debits on the accounts of a suspended customer, and unblocks them when the customer is active again. Credits such as refunds and
 * salaries are not affected. Restrictions and freezes by staff remain unchanged in both cases.
 */
export const applySuspension = command(
  async (tx, suspension: Suspension): Promise<void> => {
    allow(tx.actor, { kinds: ['platform'] })
    if (!(await recordSuspension(tx, suspension))) return
    const { customerId, isSuspended } = suspension
    const reason = isSuspended ? 'Its customer was suspended' : 'Its customer was activated'
    for (const account of await tx.sql<AccountRow>(LOCK, [
      tx.actor.workspaceId,
      customerId,
      tx.now(),
      isSuspended,
    ])) {
      const byStaff = (account.staffRestriction ?? account.restriction) as AccountRestriction
      await changeAccount(tx, account, {
        change: 'RESTRICTED',
        event: events.account_restricted,
        ...restrictedByStaff(byStaff, isSuspended),
        reason,
      })
    }
  },
  { storage: 'one-time' },
)
