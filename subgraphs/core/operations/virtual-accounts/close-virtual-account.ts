import { command } from '#kernel/command.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { changeAccount, lockAccount } from '#core/operations/accounts/change-account.ts'
import { obstacleToClosing } from '#core/operations/accounts/close-account.ts'
import type { VirtualAccountRow } from '#core/queries/virtual-accounts/virtual-accounts.ts'
import { admitRole } from '#core/rules/rights.ts'
import { lockVirtualAccount, publishVirtualAccount, readVirtualAccount } from './change-virtual-account.ts'

const PAUSE = `update core.sweeps set status = 'PAUSED', updated_at = $3 where workspace_id = $1 and account_id = $2 and status = 'ACTIVE'`

/** Closes an empty virtual account permanently, and pauses its sweeps. */
export const closeVirtualAccount = command(async (tx, { id }: { id: string }): Promise<VirtualAccountRow> => {
  admitRole(tx.actor, 'officer')
  await lockVirtualAccount(tx, id, ['ACTIVE', 'SUSPENDED', 'EXPIRED'])
  const account = await lockAccount(tx, id, 'CLOSED')
  const obstacle = await obstacleToClosing(tx, account)
  if (obstacle !== undefined) throw refuse('ACCOUNT_NOT_EMPTY', { message: obstacle })
  await changeAccount(tx, account, {
    change: 'CLOSED',
    event: events.account_closed,
    status: 'CLOSED',
    reason: 'The virtual account was closed',
  })
  await tx.sql(PAUSE, [tx.actor.workspaceId, id, tx.now()])
  const row = await readVirtualAccount(tx, id)
  publishVirtualAccount(tx, events.virtual_account_closed, row)
  return row
})
