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
