import type { Tx } from './command.ts'

const NEXT = `insert into kernel.aggregates as aggregate (workspace_id, aggregate_type, aggregate_id, facts) values ($1, $2, $3, 1)
  on conflict (workspace_id, aggregate_type, aggregate_id) do update set facts = aggregate.facts + 1 returning facts`

/**
 * The next place among an aggregate's facts, for what is told of it without being a fact. The relay locks the same row first
 * of all, so take it before any other lock.
 */
export async function nextSequence(tx: Pick<Tx, 'actor' | 'sql'>, aggregate: string, aggregateId: string): Promise<bigint> {
  const [row] = await tx.sql<{ facts: bigint }>(NEXT, [tx.actor.workspaceId, aggregate, aggregateId])
  return row!.facts
}
