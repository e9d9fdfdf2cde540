import { command } from '#kernel/command.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import type { AccountHolderRow } from '#core/queries/holders/account-holders.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface RemoveAccountHolder {
  readonly accountId: string
  readonly customerId: string
}

const REMOVE = `delete from core.account_holders where workspace_id = $1 and account_id = $2 and customer_id = $3
  returning account_id as "accountId", customer_id as "customerId", role, added_at as "addedAt"`

/** Removes a joint holder or signatory of an account. The primary holder stays until the account is closed. */
export const removeAccountHolder = command(
  async (tx, { accountId, customerId }: RemoveAccountHolder): Promise<AccountHolderRow> => {
    admitRole(tx.actor, 'officer')
    const { workspaceId, subjectId } = tx.actor
    const [removed] = await tx.sql<AccountHolderRow>(REMOVE, [workspaceId, accountId, customerId])
    if (!removed) throw refuse('HOLDER_NOT_FOUND')
    tx.emit(events.account_holder_removed, accountId, { accountId, customerId, removedBy: subjectId })
    return removed
  },
)
