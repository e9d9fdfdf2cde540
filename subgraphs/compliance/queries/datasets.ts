import type { Context } from '#kernel/context.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { allow } from '#kernel/principal.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import { ageMaxHours, SOURCES, SOURCE_NAMES, type ListType } from '#compliance/watchlists/sources.ts'
import { IS_BEING_IMPORTED } from '#compliance/watchlists/store/lock.ts'
import { paymentPolicy } from '#compliance/policy/policy-in-force.ts'

export interface DatasetRow {
  readonly source: ListSource
  readonly type: ListType
  readonly title: string
  readonly entries: number
  readonly lastUpdated: Date | null
  readonly version: string | null
  readonly status: 'ACTIVE' | 'UPDATING' | 'STALE' | 'FAILED'
  readonly isDemo: boolean
  readonly publishedOn: string | null
  readonly lastCheckedAt: Date | null
  readonly failingSince: Date | null
  readonly failure: string | null
}

type Stored = Omit<DatasetRow, 'type' | 'title' | 'status' | 'entries' | 'isDemo'> & {
  readonly entries: number | null
  readonly isDemo: boolean | null
  readonly isUpdating: boolean
}

const READ = `select named.source, version.version, version.entries, version.is_demo as "isDemo", version.imported_at as "lastUpdated", version.published_on::text as "publishedOn",
    listed.last_checked_at as "lastCheckedAt", listed.failing_since as "failingSince", listed.failure, ${IS_BEING_IMPORTED} as "isUpdating"
  from unnest($1::text[]) with ordinality as named (source, position)
  left join compliance.list_sources listed on listed.source = named.source
  left join compliance.list_versions version on version.source = named.source and version.number = listed.active_number
  order by named.position`

const HOUR_MS = 3_600_000

/** Whether the last check is older than the policy of the workspace allows, so that its payments are held; demo lists are never stale. */
function isStale({ source, isDemo, lastCheckedAt }: Stored, now: Date, staleAfterHours: number): boolean {
  return (
    isDemo !== true &&
    (lastCheckedAt === null ||
      now.getTime() - lastCheckedAt.getTime() > ageMaxHours(source, staleAfterHours) * HOUR_MS)
  )
}

function statusOf(row: Stored, now: Date, staleAfterHours: number): DatasetRow['status'] {
  if (row.isUpdating) return 'UPDATING'
  if (row.version === null) return 'FAILED'
  if (isStale(row, now, staleAfterHours)) return 'STALE'
  return row.failingSince === null ? 'ACTIVE' : 'FAILED'
}

async function datasetsOf(ctx: Context, sources: readonly ListSource[]): Promise<DatasetRow[]> {
  const [rows, { staleAfterHours }] = await Promise.all([
    ctx.database.read<Stored>(ctx.actor.workspaceId, READ, [sources]),
    paymentPolicy(ctx),
  ])
  const now = ctx.now()
  return rows.map(({ isUpdating, ...row }) => ({
    ...row,
    type: SOURCES[row.source].type,
    title: SOURCES[row.source].title,
    entries: row.entries ?? 0,
    isDemo: row.isDemo ?? false,
    status: statusOf({ ...row, isUpdating }, now, staleAfterHours),
  }))
}

/** All watchlists, sanctions lists first. */
export function datasets(ctx: Context): Promise<DatasetRow[]> {
  allow(ctx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:read' })
  return datasetsOf(ctx, SOURCE_NAMES)
}

/** One watchlist by its source. */
export async function dataset(
  ctx: Context,
  { source }: { readonly source: ListSource },
): Promise<DatasetRow> {
  allow(ctx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:read' })
  const [row] = await datasetsOf(ctx, [source])
  return row!
}

export interface DatasetVersionRow {
  readonly version: string
  readonly status: 'ACTIVE' | 'SUPERSEDED' | 'REJECTED'
  readonly entries: number
  readonly added: number
  readonly removed: number
  readonly changed: number
  readonly sha256: string | null
  readonly layout: string | null
  readonly isDemo: boolean
  readonly publishedAt: string | null
  readonly ingestedAt: Date
  readonly rejectReason: string | null
}

const VERSIONS = `select number, version, status, entries, added, removed, changed, encode(sha256, 'hex') as sha256, layout, is_demo as "isDemo", published_on::text as "publishedAt",
    imported_at as "ingestedAt", reject_reason as "rejectReason"
  from compliance.list_versions where source = $1 and ($2::integer is null or number < $2) order by number desc limit $3`

export interface DatasetVersionsPage {
  readonly source: ListSource
  readonly first: number
  readonly after?: string | null
}

/** The versions of a watchlist, newest first. */
export async function datasetVersions(
  ctx: Context,
  { source, first, after }: DatasetVersionsPage,
): Promise<Connection<DatasetVersionRow>> {
  allow(ctx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:read' })
  const list = `compliance.dataset_versions:${source}`
  const before = typeof after === 'string' ? Number(decodeCursor(ctx, list, after).id) : null
  const rows = await ctx.database.read<DatasetVersionRow & { number: number }>(
    ctx.actor.workspaceId,
    VERSIONS,
    [source, before, first + 1],
  )
  return connection(ctx, list, rows, { first, after }, ({ ingestedAt, number }) => ({
    at: ingestedAt,
    id: String(number),
  }))
}
