import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { decryptEntry } from '#compliance/blacklists/entries.ts'
import { BlacklistEntry, type BlacklistEntryRow } from '#compliance/entities/monitoring/blacklist-entry.ts'
import { BLACKLIST_KINDS, type BlacklistKind } from '#compliance/monitoring-rules/parameters.ts'
import { admitReader } from '#compliance/rules/rights.ts'

const START = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const

const COUNTS = `select kind, count(*)::int as entries from compliance.blacklist_entries
  where workspace_id = $1 and removed_at is null and (expires_at is null or expires_at > $2) group by kind`

const PAGE = `select ${columnsOf(BlacklistEntry, 'entry')} from compliance.blacklist_entries entry
  where workspace_id = $1 and kind = $2 and removed_at is null and (expires_at is null or expires_at > $3) and (added_at, id) < ($4, $5)
  order by added_at desc, id desc limit $6`

/** A blacklist with the number of its entries. */
export interface BlacklistSize {
  readonly kind: BlacklistKind
  readonly entries: number
}

/** The blacklists of the workspace, one of each kind, with the number of entries that have neither expired nor been removed. */
export async function blacklists(ctx: Context): Promise<BlacklistSize[]> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const counts = await ctx.database.read<BlacklistSize>(workspaceId, COUNTS, [workspaceId, ctx.now()])
  return BLACKLIST_KINDS.map(kind => ({
    kind,
    entries: counts.find(each => each.kind === kind)?.entries ?? 0,
  }))
}

export interface BlacklistPage {
  readonly kind: BlacklistKind
  readonly first: number
  readonly after?: string | null
}

/** A page of the entries of a blacklist, newest first. Entries that have expired or been removed are left out. */
export async function blacklistEntries(
  ctx: Context,
  { kind, first, after }: BlacklistPage,
): Promise<Connection<BlacklistEntryRow>> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const list = `compliance.blacklist:${kind}`
  const { at, id } = typeof after === 'string' ? decodeCursor(ctx, list, after) : START
  await ctx.keys.ready(workspaceId)
  const rows = await ctx.database.read<BlacklistEntryRow>(workspaceId, PAGE, [
    workspaceId,
    kind,
    ctx.now(),
    at,
    id,
    first + 1,
  ])
  const entries = rows.map(row => decryptEntry(ctx.keys, row))
  return connection(ctx, list, entries, { first, after }, ({ addedAt, id: last }) => ({
    at: addedAt,
    id: last,
  }))
}
