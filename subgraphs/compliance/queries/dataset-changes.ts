import type { Context } from '#kernel/context.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { allow } from '#kernel/principal.ts'
import { refuse } from '#compliance/errors.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'

export interface DatasetChangeRow {
  readonly entryId: string
  readonly change: 'ADDED' | 'CHANGED' | 'REMOVED'
  readonly name: string
}

export interface DatasetChangesPage {
  readonly source: ListSource
  readonly from: string
  readonly to: string
  readonly first: number
  readonly after?: string | null
}

const NUMBERS = `select version, number from compliance.list_versions where source = $1 and version = any($2::text[]) and status <> 'REJECTED'`

/** Only entries that started or ended between the two versions can differ. Entries that did both are in neither version and are left out. */
const CHANGES = `with touched as (
    select entry_id from compliance.list_entries where source = $1 and since > $2 and since <= $3
    union select entry_id from compliance.list_entries where source = $1 and until is not null and until > $2 and until <= $3)
  select touched.entry_id as "entryId", coalesce(newer.content, older.content) #>> '{names,0,text}' as name,
    case when older.entry_id is null then 'ADDED' when newer.entry_id is null then 'REMOVED' else 'CHANGED' end as change
  from touched
  left join compliance.list_entries older on older.source = $1 and older.entry_id = touched.entry_id and older.since <= $2 and (older.until is null or older.until > $2)
  left join compliance.list_entries newer on newer.source = $1 and newer.entry_id = touched.entry_id and newer.since <= $3 and (newer.until is null or newer.until > $3)
  where (older.entry_id is not null or newer.entry_id is not null) and older.sha256 is distinct from newer.sha256 and touched.entry_id > $4
  order by touched.entry_id limit $5`

/** A page of the differences between two versions, by entry id. The versions may be given in either order. */
export async function datasetChanges(
  ctx: Context,
  { source, from, to, first, after }: DatasetChangesPage,
): Promise<Connection<DatasetChangeRow>> {
  allow(ctx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:read' })
  const { workspaceId } = ctx.actor
  const numbers = new Map(
    (
      await ctx.database.read<{ version: string; number: number }>(workspaceId, NUMBERS, [source, [from, to]])
    ).map(({ version, number }) => [version, number]),
  )
  const [older, newer] = [numbers.get(from), numbers.get(to)]
  if (older === undefined || newer === undefined) throw refuse('DATASET_VERSION_NOT_FOUND')
  const list = `compliance.dataset_changes:${source}:${older}:${newer}`
  const past =
    typeof after === 'string'
      ? Buffer.from(decodeCursor(ctx, list, after).id, 'base64url').toString('utf8')
      : ''
  const isTurned = older > newer
  const rows = await ctx.database.read<DatasetChangeRow>(workspaceId, CHANGES, [
    source,
    Math.min(older, newer),
    Math.max(older, newer),
    past,
    first + 1,
  ])
  const shown = rows.map(row => (isTurned ? { ...row, change: TURNED[row.change] } : row))
  // A cursor consists of a time and an id. There is no time here, and the id is encoded since list ids may contain any character.
  return connection(ctx, list, shown, { first, after }, ({ entryId }) => ({
    at: new Date(0),
    id: Buffer.from(entryId).toString('base64url'),
  }))
}

const TURNED = { ADDED: 'REMOVED', REMOVED: 'ADDED', CHANGED: 'CHANGED' } as const
