import type { Tx } from '#kernel/command.ts'
import type { Subject } from '#compliance/subjects/details.ts'

const ORDINAL = 'select ordinal from compliance.monitored_workspaces where workspace_id = $1 for share'

const LOCK =
  'select 1 from compliance.list_update_runs where workspace_id = $1 and completed_at is null order by id for update'

const LEAVE = `update compliance.list_update_runs set expected = expected - 1
  where workspace_id = $1 and completed_at is null and ordinal > $3::bigint and (position is null or position < $2::uuid)`

/**
 * Blocks the start and the progress of list update runs in the workspace until the transaction ends. Call it before locking a subject.
 * Returns the ordinal of the latest run; null when the workspace never had a monitored subject.
 */
export async function haltListUpdateRuns(tx: Tx): Promise<bigint | null> {
  const [row] = await tx.sql<{ ordinal: bigint }>(ORDINAL, [tx.actor.workspaceId])
  if (row) await tx.sql(LOCK, [tx.actor.workspaceId])
  return row?.ordinal ?? null
}

/** Removes a subject whose monitoring ends from the expected count of the runs that have not reached it yet. */
export async function leaveListUpdateRuns(
  tx: Tx,
  { id, monitoredFrom, isMonitored }: Pick<Subject, 'id' | 'monitoredFrom' | 'isMonitored'>,
): Promise<void> {
  if (isMonitored) await tx.sql(LEAVE, [tx.actor.workspaceId, id, monitoredFrom])
}
