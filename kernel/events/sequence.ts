import type { Tx } from '#kernel/command.ts'
import type { WorkerSql } from '#kernel/database/database.ts'

const NEXT = `insert into kernel.aggregates as aggregate (workspace_id, aggregate_type, aggregate_id, events) values ($1, $2, $3, 1)
  on conflict (workspace_id, aggregate_type, aggregate_id) do update set events = aggregate.events + 1 returning events`

/**
 * The next sequence number of an aggregate, for notifications that are not events. The relay locks the same row first,
 * so call this before taking any other lock.
 */
export async function nextSequence(
  tx: Pick<Tx, 'actor' | 'sql'>,
  aggregate: string,
  aggregateId: string,
): Promise<bigint> {
  const [row] = await tx.sql<{ events: bigint }>(NEXT, [tx.actor.workspaceId, aggregate, aggregateId])
  return row!.events
}

// Does not wait for the relay if the row exists: the caller may hold locks.
const COUNT_DERIVED = `insert into kernel.aggregates (workspace_id, aggregate_type, aggregate_id, events)
  select $1, $2, $3, 1 where not exists (
    select 1 from kernel.aggregates where workspace_id = $1 and aggregate_type = $2 and aggregate_id = $3)
  on conflict do nothing`

/** Counts the first event of an aggregate if a consumer of the relay derives it. Call this in the transaction of each later event. */
export async function countDerivedEvent(
  tx: Pick<Tx, 'actor' | 'sql'>,
  aggregate: string,
  aggregateId: string,
): Promise<void> {
  await tx.sql(COUNT_DERIVED, [tx.actor.workspaceId, aggregate, aggregateId])
}

// Without its counter, an event that waits for the relay would get a number that the aggregate has already used.
const DELETE = `delete from kernel.aggregates aggregate using unnest($2::uuid[], $3::uuid[]) as ended (workspace_id, id)
  where aggregate.workspace_id = ended.workspace_id and aggregate.aggregate_type = $1 and aggregate.aggregate_id = ended.id
    and not exists (
      select 1 from kernel.outbox event where event.relayed_at is null
        and event.workspace_id = ended.workspace_id and event.aggregate_type = $1 and event.aggregate_id = ended.id)`

/** Deletes the counters of aggregates whose rows are deleted in this transaction, so that they can emit no further event. */
export async function deleteSequences(
  sql: WorkerSql,
  aggregate: string,
  ended: readonly { readonly workspaceId: string; readonly id: string }[],
): Promise<void> {
  if (ended.length === 0) return
  await sql(DELETE, [aggregate, ended.map(({ workspaceId }) => workspaceId), ended.map(({ id }) => id)])
}
