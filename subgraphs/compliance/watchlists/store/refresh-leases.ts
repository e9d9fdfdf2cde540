import type { WorkerSql } from '#kernel/database/database.ts'
import type { WatchlistSettings } from '#compliance/settings.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import { CHANGES_HOURS, SOURCES, SOURCE_NAMES } from '#compliance/watchlists/sources.ts'
import type { Validators } from '#compliance/watchlists/provider/provider.ts'

const HOUR_MS = 3_600_000
/** Delay before a failed publisher is tried again. */
const RETRY_MS = HOUR_MS
/** Daily changes cover one day only. After this time some are missed, so the complete list is fetched. */
const MISSED_MS = 2 * CHANGES_HOURS * HOUR_MS
/** Longer than the timeout of a refresh; after a crash another worker takes over when the lease expires. */
const LEASE = '25 minutes'

/** A source that may be due, and whether its last refresh failed. */
export interface DueSource {
  readonly source: ListSource
  readonly isFailing: boolean
}

/** One refresh: of the complete list, or of its daily changes. */
export interface ClaimedRefresh {
  readonly source: ListSource
  readonly isWhole: boolean
  readonly addresses: readonly string[]
  readonly known: Validators
}

const IS_REQUESTED =
  'exists (select from compliance.list_refreshes request where request.source = due.source)'

const IS_DEMO = `exists (select from compliance.list_versions version where version.source = due.source and version.number = due.active_number and version.is_demo)`

/** A demo list is replaced at the first opportunity. */
const IS_WHOLE_DUE = `(due.whole_checked_at is null or due.whole_checked_at <= whole_before or has_changes and due.last_checked_at <= missed_before or ${IS_DEMO})`

const IS_DUE = `(due.refresh_lease_until is null or due.refresh_lease_until <= clock_timestamp())
  and (${IS_REQUESTED} or (due.tried_at is null or due.tried_at <= tried_before) and (${IS_WHOLE_DUE} or has_changes and due.last_checked_at <= changed_before))`

const TERMS = `$2::timestamptz as tried_before, $3::timestamptz as changed_before, $4::timestamptz as missed_before`

/** A source without a row was never checked and is due. The source with the oldest check comes first. */
const DUE = `select named.source, due.failing_since is not null as "isFailing"
  from unnest($1::text[], $5::timestamptz[], $6::boolean[]) with ordinality as named (source, whole_before, has_changes, position)
  cross join (select ${TERMS}) terms
  left join compliance.list_sources due on due.source = named.source
  where due.source is null or ${IS_DUE}
  order by due.last_checked_at nulls first, named.position`

const ADD = 'insert into compliance.list_sources (source) values ($1) on conflict do nothing'

/** Only one worker gets the lease, even if several try at once. A requested refresh fetches the complete list. */
const CLAIM = `update compliance.list_sources due set tried_at = $7, refresh_started_at = clock_timestamp(), refresh_lease_until = clock_timestamp() + interval '${LEASE}'
  from (select ${TERMS}, $5::timestamptz as whole_before, $6::boolean as has_changes) terms
  where due.source = $1 and ${IS_DUE}
  returning (${IS_REQUESTED} or ${IS_WHOLE_DUE}) as "isWhole", etag, last_modified as "lastModified", changes_etag as "changesEtag", changes_last_modified as "changesLastModified"`

const END = `with ended as (delete from compliance.list_refreshes where source = $1)
  update compliance.list_sources set refresh_ended_at = clock_timestamp(), refresh_lease_until = null where source = $1`

const RELEASE =
  'update compliance.list_sources set tried_at = null, refresh_lease_until = null where source = $1'

interface Claimed {
  etag: string | null
  lastModified: string | null
  changesEtag: string | null
  changesLastModified: string | null
  isWhole: boolean
}

function termsOf(
  source: ListSource,
  { changes }: WatchlistSettings,
  at: Date,
): { wholeBefore: Date; hasChanges: boolean } {
  return {
    wholeBefore: new Date(at.getTime() - SOURCES[source].refreshHours * HOUR_MS),
    hasChanges: changes[source] !== undefined,
  }
}

const commonTerms = (at: Date): Date[] =>
  [RETRY_MS, CHANGES_HOURS * HOUR_MS, MISSED_MS].map(ms => new Date(at.getTime() - ms))

/** Sources that are due or requested and not being refreshed, oldest check first. */
export async function dueSources(
  sql: WorkerSql,
  watchlists: WatchlistSettings,
  at: Date,
): Promise<readonly DueSource[]> {
  const sources = SOURCE_NAMES.filter(source => watchlists.addresses[source] !== undefined)
  const terms = sources.map(source => termsOf(source, watchlists, at))
  return sql<DueSource>(DUE, [
    sources,
    ...commonTerms(at),
    terms.map(({ wholeBefore }) => wholeBefore),
    terms.map(({ hasChanges }) => hasChanges),
  ])
}

/** Takes the lease of a due list; undefined when another worker has it. */
export async function claimRefresh(
  sql: WorkerSql,
  watchlists: WatchlistSettings,
  source: ListSource,
  at: Date,
): Promise<ClaimedRefresh | undefined> {
  const { wholeBefore, hasChanges } = termsOf(source, watchlists, at)
  await sql(ADD, [source])
  const [row] = await sql<Claimed>(CLAIM, [source, ...commonTerms(at), wholeBefore, hasChanges, at])
  if (!row) return undefined
  const { isWhole } = row
  const [etag, lastModified] = isWhole
    ? [row.etag, row.lastModified]
    : [row.changesEtag, row.changesLastModified]
  return {
    source,
    isWhole,
    addresses: (isWhole ? undefined : watchlists.changes[source]) ?? watchlists.addresses[source]!,
    known: { etag: etag ?? undefined, lastModified: lastModified ?? undefined },
  }
}

/** Ends the lease after a successful or failed refresh, and deletes the requests for it. */
export const endRefresh = (sql: WorkerSql, source: ListSource): Promise<unknown> => sql(END, [source])

/** Releases the lease of an aborted refresh: the list is due immediately, and its requests stay. */
export const releaseRefresh = (sql: WorkerSql, source: ListSource): Promise<unknown> => sql(RELEASE, [source])
