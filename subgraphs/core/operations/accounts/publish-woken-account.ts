import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { events } from '#core/events.ts'
import { ACCOUNT_COLUMNS, type AccountRow } from '#core/queries/accounts.ts'
import { accountEvent } from '#core/rules/account-event.ts'

const ACCOUNT = `select ${ACCOUNT_COLUMNS} from core.accounts account where workspace_id = $1 and id = $2`

const CHANGE = `select version, status, restriction, reason from core.account_changes
  where workspace_id = $1 and account_id = $2 and version = $3`

type Change = Pick<AccountRow, 'version' | 'status' | 'restriction'> & { readonly reason: string }

/** Publishes an account that a movement has made active again, as it was then. The ledger changes the account, but cannot encrypt its name. */
export const publishWokenAccount = command(
  async (tx, { accountId, version }: { accountId: string; version: number }): Promise<void> => {
    allow(tx.actor, { kinds: ['platform'] })
    const { workspaceId, tenantId } = tx.actor
    const [account] = await tx.sql<AccountRow>(ACCOUNT, [workspaceId, accountId, tx.now()])
    const [change] = await tx.sql<Change>(CHANGE, [workspaceId, accountId, version])
    const { reason, ...woken } = change!
    tx.emit(
      events.account_reactivated,
      accountId,
      ...accountEvent({ ...account!, ...woken }, tenantId, reason),
    )
  },
  { storage: 'one-time' },
)
