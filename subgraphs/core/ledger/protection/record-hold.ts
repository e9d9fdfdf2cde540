import type { Tx } from '#kernel/command.ts'
import type { ProtectiveHoldTarget } from '#core/rules/protective-hold.ts'

/** A protective hold, as an event of elder protection describes it. */
export interface RecordedHold extends ProtectiveHoldTarget {
  readonly id: string
  /** The tenant's id for the customer. */
  readonly externalCustomerId: string
  readonly isInForce: boolean
  /** Sequence of the event among the events of its hold. */
  readonly sequence: bigint
}

const LOCK = `select pg_advisory_xact_lock(hashtextextended('core.protective_holds ' || $1::text || ' ' || $2::text, 0))`

// The number of a change is greater than those of all earlier changes of the customer's holds, including holds that have ended.
const SAVE = `insert into core.protective_holds as known (workspace_id, id, external_customer_id, scope, transaction_id, account_id, payee_hashes,
    is_in_force, expires_at, event_sequence, version, changed_at)
  select $1::uuid, $2::uuid, $3::text, $4::text, $5::text, $6::text, $7::text[], $8::boolean, $9::timestamptz, $10::bigint,
    coalesce(max(version), 0) + 1, $11::timestamptz
  from core.protective_holds where workspace_id = $1 and external_customer_id = $3
  on conflict (workspace_id, id) do update
    set payee_hashes = excluded.payee_hashes, is_in_force = excluded.is_in_force, expires_at = excluded.expires_at,
      event_sequence = excluded.event_sequence, version = excluded.version, changed_at = excluded.changed_at
    where known.event_sequence < excluded.event_sequence`

// A statement sees the rows from before its update, whose versions are the same.
const ADOPT = `with adopted as (
    update core.protective_holds set customer_id = $3
    where workspace_id = $1 and external_customer_id = $2 and customer_id is distinct from $3)
  select coalesce(max(version) filter (where exists (
      select 1 from core.protective_holds hold where hold.workspace_id = $1 and hold.external_customer_id = $2 and hold.is_in_force)), 0)
    as version
  from core.protective_holds where workspace_id = $1 and external_customer_id = $2`

/** Records a change of a hold; a late event does not override a newer one. Changes of one customer's holds wait for each other. */
export async function recordHold(tx: Tx, hold: RecordedHold): Promise<void> {
  const { workspaceId } = tx.actor
  await tx.sql(LOCK, [workspaceId, hold.externalCustomerId])
  await tx.sql(SAVE, [
    workspaceId,
    hold.id,
    hold.externalCustomerId,
    hold.scope,
    hold.transactionId,
    hold.accountId,
    hold.isInForce ? hold.payeeHashes : [],
    hold.isInForce,
    hold.expiresAt,
    hold.sequence,
    tx.now(),
  ])
}

/**
 * Assigns the holds that are recorded under the tenant's id for a customer to the customer; returns the version of its accounts: 0 if no
 * hold is in force.
 */
export async function adoptHolds(
  tx: Tx,
  { externalId, customerId }: { readonly externalId: string; readonly customerId: string },
): Promise<number> {
  const [row] = await tx.sql<{ version: number }>(ADOPT, [tx.actor.workspaceId, externalId, customerId])
  return row!.version
}
