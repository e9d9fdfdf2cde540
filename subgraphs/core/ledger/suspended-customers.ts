import type { Tx } from '#kernel/command.ts'
import { refuse } from '#core/errors.ts'
import { blockOpenings } from './closed-customers.ts'

const IS_SUSPENDED =
  'select 1 from core.customer_suspensions where workspace_id = $1 and customer_id = $2 and is_suspended'

const REMEMBER = `insert into core.customer_suspensions as known (workspace_id, customer_id, is_suspended, event_sequence, changed_at)
  values ($1, $2, $3, $4, $5)
  on conflict (workspace_id, customer_id) do update
    set is_suspended = excluded.is_suspended, event_sequence = excluded.event_sequence, changed_at = excluded.changed_at
    where known.event_sequence < excluded.event_sequence
  returning 1`

export interface Suspension {
  readonly customerId: string
  readonly isSuspended: boolean
  /** Sequence of the event among the events of its customer. */
  readonly sequence: bigint
}

/** Refuses to open an account for a suspended customer. Call after `refuseClosed`, whose lock prevents status changes here. */
export async function refuseSuspended(
  { sql, actor: { workspaceId } }: Tx,
  customerId: string,
): Promise<void> {
  if ((await sql(IS_SUSPENDED, [workspaceId, customerId])).length > 0) throw refuse('CUSTOMER_NOT_ACTIVE')
}

/** Records whether a customer is suspended; returns false if a later event is already recorded. Accounts opened earlier are visible afterwards. */
export async function recordSuspension(
  tx: Tx,
  { customerId, isSuspended, sequence }: Suspension,
): Promise<boolean> {
  await blockOpenings(tx, customerId)
  return (
    (await tx.sql(REMEMBER, [tx.actor.workspaceId, customerId, isSuspended, sequence, tx.now()])).length > 0
  )
}
