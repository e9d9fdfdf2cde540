import type { Tx } from '#kernel/command.ts'
import type { EventType } from '#kernel/events/outbox.ts'
import { formatMinor } from '#kernel/money.ts'
import { refuse } from '#core/errors.ts'
import {
  VIRTUAL_ACCOUNTS_BY_IDS,
  type VirtualAccountRow,
} from '#core/queries/virtual-accounts/virtual-accounts.ts'
import { statusAt, type VirtualAccountStatus } from '#core/rules/virtual-accounts/virtual-account.ts'

const LOCK_ACCOUNT = 'select 1 from core.accounts where workspace_id = $1 and id = $2 for no key update'
const LOCK = 'select 1 from core.virtual_accounts where workspace_id = $1 and id = $2 for update'

/** Locks a virtual account, after its account; refuses one whose status is none of the given ones. */
export async function lockVirtualAccount(
  tx: Tx,
  id: string,
  allowed: readonly VirtualAccountStatus[],
): Promise<VirtualAccountRow> {
  const named = [tx.actor.workspaceId, id]
  await tx.sql(LOCK_ACCOUNT, named)
  await tx.sql(LOCK, named)
  const row = await readVirtualAccount(tx, id)
  const status = statusAt(row, tx.now())
  if (!allowed.includes(status))
    throw refuse('INVALID_STATE', { message: `The virtual account is ${status}.` })
  return row
}

/** Reads a virtual account within a transaction. */
export async function readVirtualAccount(tx: Tx, id: string): Promise<VirtualAccountRow> {
  const [row] = await tx.sql<VirtualAccountRow>(VIRTUAL_ACCOUNTS_BY_IDS, [tx.actor.workspaceId, [id]])
  if (!row) throw refuse('VIRTUAL_ACCOUNT_NOT_FOUND')
  return row
}

/** Publishes a change of a virtual account by a person, with the terms that then apply. */
export function publishVirtualAccount(tx: Tx, event: EventType, row: VirtualAccountRow): void {
  tx.emit(
    event,
    row.id,
    {
      virtualAccountId: row.id,
      parentAccountId: row.parentAccountId,
      accountNumber: row.accountNumber,
      kind: row.kind,
      currency: row.currency,
      status: statusAt(row, tx.now()),
      expiresAt: row.expiresAt && row.expiresAt.toISOString(),
      expectedAmount: row.expectedMinor === null ? null : formatMinor(row.expectedMinor, row.currency),
      match: row.match,
      reference: row.reference,
      changedBy: tx.actor.subjectId,
    },
    { accountName: row.accountName },
  )
}
