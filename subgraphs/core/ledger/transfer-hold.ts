import type { Tx } from '#kernel/command.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { Hold } from '#core/entities/hold.ts'

export type TransferHoldRow = Row<typeof Hold>

/** The `createdBy` value of holds for remittances; such a hold has the id of its transfer. */
export const BY_REMITTANCE = 'remittance'

const ACCOUNT_OF = `select account_id as id from core.holds where workspace_id = $1 and id = $2 and created_by = '${BY_REMITTANCE}'`
const LOCK_ACCOUNT =
  'select customer_id as "customerId", staff_restriction is not null as "isSuspended" from core.accounts where workspace_id = $1 and id = $2 for no key update'
const LOCK_HOLD = `select ${columnsOf(Hold, 'hold')} from core.holds hold where workspace_id = $1 and id = $2 for no key update`

/** Locks the hold of a transfer, after its account as in every change of a hold; undefined if there is none. */
export async function lockTransferHold(
  { sql, actor: { workspaceId } }: Tx,
  transferId: string,
): Promise<{ hold: TransferHoldRow; customerId: string; isSuspended: boolean } | undefined> {
  const [account] = await sql<{ id: string }>(ACCOUNT_OF, [workspaceId, transferId])
  if (!account) return undefined
  const [{ customerId, isSuspended } = { customerId: '', isSuspended: false }] = await sql<{
    customerId: string
    isSuspended: boolean
  }>(LOCK_ACCOUNT, [workspaceId, account.id])
  const [hold] = await sql<TransferHoldRow>(LOCK_HOLD, [workspaceId, transferId])
  return hold && { hold, customerId, isSuspended }
}

const END = `update core.holds hold set status = $3, remaining_minor = 0, captured_minor = $4, updated_at = $5
  where workspace_id = $1 and id = $2 returning ${columnsOf(Hold, 'hold')}`
const UNHOLD = 'update core.accounts set held_minor = held_minor - $3 where workspace_id = $1 and id = $2'

/** Ends a locked open hold, so that its money is available again. */
export async function endHold(
  { sql, actor: { workspaceId }, now }: Tx,
  { id, accountId, remainingMinor }: TransferHoldRow,
  as: 'CAPTURED' | 'RELEASED',
): Promise<TransferHoldRow> {
  const [ended] = await sql<TransferHoldRow>(END, [
    workspaceId,
    id,
    as,
    as === 'CAPTURED' ? remainingMinor : 0n,
    now(),
  ])
  await sql(UNHOLD, [workspaceId, accountId, remainingMinor])
  return ended!
}
