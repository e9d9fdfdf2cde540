import type { Tx } from '#kernel/command.ts'

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
