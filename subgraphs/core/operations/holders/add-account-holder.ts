import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { invalid } from '#kernel/refusals.ts'
import { holderOf } from '#core/clients/identity.ts'
import { AccountHolder } from '#core/entities/holders/account-holder.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { refuseClosed } from '#core/ledger/closed-customers.ts'
import type { AccountHolderRow } from '#core/queries/holders/account-holders.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface AddAccountHolder {
  readonly accountId: string
  readonly customerId: string
  readonly role: AccountHolderRow['role']
}

/** Enough for a family or a board; the list of holders is read as a whole. */
const HOLDERS_MAX = 20

// The lock makes concurrent additions wait, so that none exceeds the maximum.
const LOCK = `select customer_id as "customerId", account_type as "accountType", status from core.accounts
  where workspace_id = $1 and id = $2 for no key update`
const COUNT = `select count(*)::int as count from core.account_holders where workspace_id = $1 and account_id = $2`
const ADD = `${insertOf(AccountHolder, 'holder')} on conflict do nothing returning 1`

/** Adds an active customer to an account as a joint holder or signatory. */
export const addAccountHolder = command({
  async prepare(ctx: Context, { customerId, role }: AddAccountHolder): Promise<void> {
    admitRole(ctx.actor, 'officer')
    if (role === 'PRIMARY')
      throw invalid([
        { field: 'role', reason: 'must be JOINT or SIGNATORY; the account has its primary holder already' },
      ])
    await holderOf(ctx, customerId)
  },
  async write(tx, { accountId, customerId, role }): Promise<AccountHolderRow> {
    const { workspaceId, subjectId } = tx.actor
    const [account] = await tx.sql<{ customerId: string; accountType: string; status: string }>(LOCK, [
      workspaceId,
      accountId,
    ])
    if (!account) throw refuse('ACCOUNT_NOT_FOUND')
    if (account.status === 'CLOSED') throw refuse('ACCOUNT_CLOSED')
    if (role === 'JOINT' && account.accountType !== 'JOINT') throw refuse('ACCOUNT_NOT_JOINT')
    if (account.customerId === customerId) throw refuse('HOLDER_EXISTS')
    await refuseClosed(tx, customerId)
    const [held] = await tx.sql<{ count: number }>(COUNT, [workspaceId, accountId])
    if (held!.count >= HOLDERS_MAX) throw refuse('TOO_MANY_HOLDERS')

    const addedAt = tx.now()
    const row = { workspaceId, accountId, customerId, role, addedBy: subjectId, addedAt }
    const [added] = await tx.sql(ADD, valuesOf(AccountHolder, row))
    if (!added) throw refuse('HOLDER_EXISTS')
    tx.emit(events.account_holder_added, accountId, { accountId, customerId, role, addedBy: subjectId })
    return { accountId, customerId, role, addedAt }
  },
})
