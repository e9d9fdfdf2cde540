import { command } from '#kernel/command.ts'
import { events } from '#core/events.ts'
import type { VirtualAccountRow } from '#core/queries/virtual-accounts/virtual-accounts.ts'
import { admitRole } from '#core/rules/rights.ts'
import { lockVirtualAccount, publishVirtualAccount, readVirtualAccount } from './change-virtual-account.ts'

const WRITE = `update core.virtual_accounts set status = 'SUSPENDED', updated_at = $3 where workspace_id = $1 and id = $2`

/** Suspends a virtual account: it refuses credits until it is activated. Its money can still be moved. */
export const suspendVirtualAccount = command(
  async (tx, { id }: { id: string }): Promise<VirtualAccountRow> => {
    admitRole(tx.actor, 'officer')
    await lockVirtualAccount(tx, id, ['ACTIVE'])
    await tx.sql(WRITE, [tx.actor.workspaceId, id, tx.now()])
    const row = await readVirtualAccount(tx, id)
    publishVirtualAccount(tx, events.virtual_account_suspended, row)
    return row
  },
)
