import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'

const NEXT =
  'update compliance.monitored_workspaces set ordinal = ordinal + 1 where workspace_id = $1 returning ordinal'

/** One run per version that is or was active; rejected versions never were. */
const OPEN = `insert into compliance.list_update_runs (workspace_id, id, source, from_number, to_number, ordinal, entries, expected, compared, hits, started_at)
  select $1, gen_random_uuid(), version.source,
    coalesce((select max(before.number) from compliance.list_versions before
      where before.source = version.source and before.number < version.number and before.status in ('ACTIVE', 'SUPERSEDED')), 0),
    version.number, $2::bigint, version.added + version.changed + version.removed,
    (select count(*) from compliance.subjects where workspace_id = $1 and is_monitored and monitored_from < $2::bigint), 0, 0, $3
  from compliance.list_versions version
  where version.status in ('ACTIVE', 'SUPERSEDED')
    and version.number > coalesce((select max(known.to_number) from compliance.list_update_runs known where known.workspace_id = $1 and known.source = version.source), 0)
  returning 1`

/** Creates a list update run for every list version without one in this workspace; returns the number created. */
export const openListUpdateRuns = command(async (tx, _: object): Promise<number> => {
  allow(tx.actor, { kinds: ['platform'] })
  const [next] = await tx.sql<{ ordinal: bigint }>(NEXT, [tx.actor.workspaceId])
  if (!next) return 0
  return (await tx.sql(OPEN, [tx.actor.workspaceId, next.ordinal, tx.now()])).length
})
