import type { Tx } from '#kernel/command.ts'
import type { ReadableBatchRun } from './batch-run-rows.ts'

/** SQL condition of profiles whose transactions are evaluated, as `isWatched`. */
export const WATCHED = `status in ('ACTIVE', 'UNDER_REVIEW', 'RESTRICTED')`

const GIVEN = `select given.id from sentinel.batch_runs run, unnest(run.profile_ids) given (id)
  where run.workspace_id = $1 and run.id = $2 and ($3::uuid is null or given.id > $3) order by given.id limit $4`
const ALL_WATCHED = `select id from sentinel.profiles
  where workspace_id = $1 and ($2::uuid is null or id > $2) and ${WATCHED} and created_at <= $3 order by id limit $4`

/** The next profiles of a run in the order of their ids: the given ones, or those that are watched and existed when the run was requested. */
export async function nextProfiles(
  tx: Tx,
  { id, doneUntil, createdAt, hasProfileIds }: ReadableBatchRun & { readonly hasProfileIds: boolean },
  size: number,
): Promise<readonly string[]> {
  const { workspaceId } = tx.actor
  const rows = await (hasProfileIds
    ? tx.sql<{ id: string }>(GIVEN, [workspaceId, id, doneUntil, size])
    : tx.sql<{ id: string }>(ALL_WATCHED, [workspaceId, doneUntil, createdAt, size]))
  return rows.map(row => row.id)
}
