import { command, type Tx } from '#kernel/command.ts'
import { formatMinor } from '#kernel/money.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { BY_REMITTANCE } from '#core/ledger/transfer-hold.ts'
import type { AccountRow } from '#core/queries/accounts.ts'
import { admitRole } from '#core/rules/rights.ts'
import { changeAccount, lockAccount } from './change-account.ts'
import type { AccountReason } from './freeze-account.ts'

const HOLDS = `select exists (select 1 from core.holds where workspace_id = $1 and account_id = $2 and remaining_minor > 0 and (expires_at is null or expires_at > $3)) as held`

// Starts from the workspace's pending transactions: there are few of them, while an account may have a long history.
const UNDER_WAY = `select exists (select 1 from core.transaction_progress progress
  join core.transactions posting on posting.workspace_id = $1 and posting.id = progress.transaction_id
  where progress.workspace_id = $1 and progress.status in ('PENDING', 'PROCESSING') and $2 in (posting.debit_account_id, posting.credit_account_id)) as pending`

// A refund of a remittance returns to the account that paid for it.
const REMITTANCE_UNDER_WAY = `select exists (select 1 from core.holds hold
  join core.remittance_bookings funded on funded.workspace_id = $1 and funded.transfer_id = hold.id and funded.step = 'FUNDED'
  where hold.workspace_id = $1 and hold.account_id = $2 and hold.created_by = '${BY_REMITTANCE}' and not exists (
    select 1 from core.remittance_bookings ended where ended.workspace_id = $1 and ended.transfer_id = hold.id and ended.step <> 'FUNDED')) as pending`

/** The reason why a locked account cannot be closed, as a sentence; undefined where it can. */
export async function obstacleToClosing(
  tx: Tx,
  { id, balanceMinor, unclearedMinor, currency }: AccountRow,
): Promise<string | undefined> {
  const { workspaceId } = tx.actor
  if (balanceMinor !== 0n)
    return `The account's balance is ${formatMinor(balanceMinor, currency)} ${currency}; it must be zero.`
  if (unclearedMinor !== 0n) return 'The account has money that has not cleared.'
  const [{ held } = { held: true }] = await tx.sql<{ held: boolean }>(HOLDS, [workspaceId, id, tx.now()])
  if (held) return 'The account has open holds.'
  const [{ pending } = { pending: true }] = await tx.sql<{ pending: boolean }>(UNDER_WAY, [workspaceId, id])
  if (pending) return 'The account has pending transactions.'
  const [{ pending: isPaying } = { pending: true }] = await tx.sql<{ pending: boolean }>(
    REMITTANCE_UNDER_WAY,
    [workspaceId, id],
  )
  return isPaying ? 'The account has paid for a remittance that is not finished.' : undefined
}

/** Closes an account permanently, if it has no balance, no holds and no pending transactions. Postings that wait for its lock find it closed. */
export const closeAccount = command(async (tx, { id, reason }: AccountReason): Promise<AccountRow> => {
  admitRole(tx.actor, 'manager')
  const account = await lockAccount(tx, id, 'CLOSED')
  const obstacle = await obstacleToClosing(tx, account)
  if (obstacle !== undefined) throw refuse('ACCOUNT_NOT_EMPTY', { message: obstacle })

  return changeAccount(tx, account, {
    change: 'CLOSED',
    event: events.account_closed,
    status: 'CLOSED',
    reason,
  })
})
