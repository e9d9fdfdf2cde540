import { command } from '#kernel/command.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import type { VirtualAccountRow } from '#core/queries/virtual-accounts/virtual-accounts.ts'
import { admitRole } from '#core/rules/rights.ts'
import { lockVirtualAccount, publishVirtualAccount, readVirtualAccount } from './change-virtual-account.ts'

const WRITE = `update core.virtual_accounts set status = 'ACTIVE', updated_at = $3 where workspace_id = $1 and id = $2`

/** Activates a virtual account that was suspended, or that expired and has a later end. */
export const activateVirtualAccount = command(
  async (tx, { id }: { id: string }): Promise<VirtualAccountRow> => {
    admitRole(tx.actor, 'officer')
    const before = await lockVirtualAccount(tx, id, ['SUSPENDED', 'EXPIRED'])
    if (before.expiresAt !== null && before.expiresAt <= tx.now()) throw refuse('VIRTUAL_ACCOUNT_EXPIRED')
    await tx.sql(WRITE, [tx.actor.workspaceId, id, tx.now()])
    const row = await readVirtualAccount(tx, id)
    publishVirtualAccount(tx, events.virtual_account_activated, row)
    return row
  },
)
