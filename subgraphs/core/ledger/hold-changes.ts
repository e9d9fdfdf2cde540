import type { Act } from '#kernel/audit.ts'
import type { Tx } from '#kernel/command.ts'
import type { EventType } from '#kernel/events/outbox.ts'
import { refuse } from '#core/errors.ts'
import { HOLD_COLUMNS, type HoldRow } from '#core/queries/holds.ts'
import { holdEvent } from '#core/rules/hold-event.ts'
import { asOf } from '#core/rules/hold.ts'
import { BY_REMITTANCE } from './transfer-hold.ts'

const ACCOUNT_OF = 'select account_id as "accountId" from core.holds where workspace_id = $1 and id = $2'
const LOCK = `select ${HOLD_COLUMNS} from core.holds hold where workspace_id = $1 and id = $2 for update`

// Recomputes the earliest expiry, since the changed hold may have had it.
const COUNT = `update core.accounts set held_minor = held_minor + $3, holds_end_at = (
    select min(expires_at) from core.holds where workspace_id = $1 and account_id = $2 and remaining_minor > 0)
  where workspace_id = $1 and id = $2`

const CHANGE = `update core.holds hold set status = $3, remaining_minor = $4, captured_minor = captured_minor + $5, captured_transaction_id = coalesce($6, captured_transaction_id),
    expires_at = $7, updated_at = $8
  where workspace_id = $1 and id = $2 and remaining_minor = $9 returning ${HOLD_COLUMNS}`

/** The account of a hold. It never changes, so the account can be locked before the hold. */
export async function accountOfHold(tx: Tx, id: string): Promise<string> {
  const [found] = await tx.sql<{ accountId: string }>(ACCOUNT_OF, [tx.actor.workspaceId, id])
  if (!found) throw refuse('HOLD_NOT_FOUND')
  return found.accountId
}

/** Locks an open hold after its account; refuses a hold that has ended or belongs to a remittance. */
export async function lockHold(tx: Tx, id: string): Promise<HoldRow> {
  const [found] = await tx.sql<HoldRow>(LOCK, [tx.actor.workspaceId, id])
  const hold = asOf(found!, tx.now())
  // A captured hold causes the payout of its remittance. Capturing it for another purpose would spend the money twice.
  if (hold.createdBy === BY_REMITTANCE)
    throw refuse('INVALID_STATE', {
      message: 'The hold belongs to a remittance and ends with the remittance.',
    })
  if (hold.remainingMinor === 0n) throw refuse('INVALID_STATE', { message: `The hold is ${hold.status}.` })
  return hold
}

/** Adds a signed amount to the account's held sum. The account must be locked, and its hold written. */
export async function countHeld(tx: Tx, accountId: string, changeMinor: bigint): Promise<void> {
  await tx.sql(COUNT, [tx.actor.workspaceId, accountId, changeMinor])
}

export interface HoldChange {
  readonly status: string
  readonly remainingMinor: bigint
  readonly capturedMinor?: bigint
  readonly transactionId?: string
  readonly expiresAt?: Date
}

/** Updates a locked hold and the held sum of its account. */
export async function changeHold(
  tx: Tx,
  hold: HoldRow,
  { status, remainingMinor, capturedMinor = 0n, transactionId, expiresAt }: HoldChange,
): Promise<HoldRow> {
  const [changed] = await tx.sql<HoldRow>(CHANGE, [
    tx.actor.workspaceId,
    hold.id,
    status,
    remainingMinor,
    capturedMinor,
    transactionId ?? null,
    expiresAt ?? hold.expiresAt,
    tx.now(),
    hold.remainingMinor,
  ])
  if (!changed) throw refuse('INVALID_STATE')
  await countHeld(tx, hold.accountId, remainingMinor - hold.remainingMinor)
  return changed
}

/** Publishes a change of a hold, and audits it when a person or key made it. */
export function publishHold(
  tx: Tx,
  type: EventType,
  hold: HoldRow,
  customerId: string,
  more: Readonly<Record<string, unknown>> = {},
): void {
  const [event, personal] = holdEvent(hold, { tenantId: tx.actor.tenantId, customerId })
  const data = { ...event, ...more }
  tx.emit(type, hold.id, data, personal)
  const act: Act = { act: type.type, outcome: 'DONE', aggregate: type.aggregate, aggregateId: hold.id, data }
  if (tx.actor.kind === 'staff' || tx.actor.kind === 'tenant_key') tx.audit(act)
}
