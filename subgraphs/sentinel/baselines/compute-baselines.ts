import type { Tx } from '#kernel/command.ts'
import { DECIMALS_VALUES, HISTORY_PARTS } from './history-sql.ts'
import { STATISTICS_PARTS } from './statistics-sql.ts'

const DAY_MS = 86_400_000
/** The last days are excluded, so that an attack does not train the baseline. */
const GAP_DAYS = 7
const WINDOW_DAYS = 365
const AGE_DAYS_MIN = 60

/** Concurrent computations for one profile would both add the next version. In the order of ids, so that two computations cannot deadlock. */
const LOCK = `select pg_advisory_xact_lock(hashtextextended('sentinel.baselines:' || $1 || ':' || id, 0)) from unnest($2::text[]) id order by id`

const RETIRE = `update sentinel.baselines set is_current = false where workspace_id = $1 and profile_id = any($2::uuid[]) and is_current`

const COMPUTE = `with ${HISTORY_PARTS},
  ${STATISTICS_PARTS},
  added as (
    insert into sentinel.baselines
      (workspace_id, id, profile_id, metric, currency, status, observations, statistics, window_from, window_to, version, is_current, computed_at)
    select $1, gen_random_uuid(), profile_id, metric, nullif(currency, ''),
      case when first_at is null or first_at > $5::timestamptz - interval '${AGE_DAYS_MIN} days' then 'LEARNING' when observations >= observations_min then 'READY' else 'INSUFFICIENT_DATA' end,
      observations, statistics, $3, $4, 1 + coalesce((
        select max(earlier.version) from sentinel.baselines earlier
        where earlier.workspace_id = $1 and earlier.profile_id = computed.profile_id and earlier.metric = computed.metric and coalesce(earlier.currency, '') = computed.currency), 0),
      true, $6
    from computed returning 1)
  select count(*)::integer as count from added`

/**
 * Computes all baselines of these profiles in one statement, as of a time, and makes them the current ones. Returns the number of baselines.
 * Chunks of a few hundred profiles stay far below the time limit of a statement.
 */
export async function computeBaselines(tx: Tx, profileIds: readonly string[], asOf: Date): Promise<number> {
  const { workspaceId } = tx.actor
  const daysBefore = (days: number): Date => new Date(asOf.getTime() - days * DAY_MS)
  await tx.sql(LOCK, [workspaceId, profileIds])
  await tx.sql(RETIRE, [workspaceId, profileIds])
  const [added] = await tx.sql<{ count: number }>(COMPUTE, [
    workspaceId,
    profileIds,
    daysBefore(WINDOW_DAYS + GAP_DAYS),
    daysBefore(GAP_DAYS),
    asOf,
    tx.now(),
    ...DECIMALS_VALUES,
  ])
  return added!.count
}
