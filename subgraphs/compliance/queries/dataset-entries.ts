import { createHash } from 'node:crypto'
import type { Context } from '#kernel/context.ts'
import { loader, inOrder } from '#kernel/graph/loader.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { allow } from '#kernel/principal.ts'
import { invalid } from '#kernel/refusals.ts'
import { refuse } from '#compliance/errors.ts'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import { SOURCE_NAMES } from '#compliance/watchlists/sources.ts'
import { tsQueryOf } from '#compliance/watchlists/store/words.ts'

export interface DatasetEntryRow extends Omit<WatchlistEntry, 'id'> {
  readonly source: ListSource
  readonly entryId: string
  readonly isListed: boolean
}

interface Stored {
  readonly source: ListSource
  readonly entryId: string
  readonly isListed: boolean
  readonly content: WatchlistEntry
}
const COLUMNS = `source, entry_id as "entryId", until is null as "isListed", content`

/** Maximum number of entries that a query considers; a query with more hits is too unspecific. */
const FOUND_MAX = 5_000

/**
 * Uses the index over words. Hits are limited and sorted by key before their content is read, since a short prefix has very many
 * hits.
 */
const BY_WORDS = `with found as materialized (
    select source, entry_id, array_position($2::text[], source) as position from compliance.list_entries
    where until is null and array_to_tsvector(array_append(words, source)) @@ $1::tsquery and source = any($2::text[]) limit ${FOUND_MAX}),
  page as (select * from found where (position, entry_id) > ($3::int, $4::text) order by position, entry_id limit $5)
  select ${COLUMNS} from page join compliance.list_entries using (source, entry_id) where until is null order by position, entry_id`

const OF_SOURCE = `select ${COLUMNS} from compliance.list_entries where source = $1 and until is null and entry_id > $2 order by entry_id limit $3`

/** Cuts each array to the maximum that `@listSize` declares, since publishers do not limit them. */
const ITEMS_MAX = 250

const rowOf = ({ source, entryId, isListed, content: { id: _, ...entry } }: Stored): DatasetEntryRow => ({
  source,
  entryId,
  isListed,
  ...shortened(entry),
})

const shortened = <Entry extends object>(entry: Entry): Entry =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.slice(0, ITEMS_MAX) : value,
    ]),
  ) as Entry

export interface DatasetEntriesPage {
  readonly source?: ListSource | null
  readonly query?: string | null
  readonly first: number
  readonly after?: string | null
}

interface Past {
  readonly source: ListSource
  readonly entryId: string
}

// A cursor consists of a time and an id. There is no time here, and the id is encoded since list ids may contain any character.
const positionOf = ({ source, entryId }: Past): { at: Date; id: string } => ({
  at: new Date(0),
  id: Buffer.from(`${source} ${entryId}`).toString('base64url'),
})

function pastOf(id: string): Past {
  const text = Buffer.from(id, 'base64url').toString('utf8')
  const space = text.indexOf(' ')
  return { source: text.slice(0, space) as ListSource, entryId: text.slice(space + 1) }
}

/** A page of the active list entries whose names contain words with the prefixes in the query, or that have a number with this prefix. */
export async function datasetEntries(
  ctx: Context,
  { source, query, first, after }: DatasetEntriesPage,
): Promise<Connection<DatasetEntryRow>> {
  allow(ctx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:read' })
  const sources = typeof source === 'string' ? [source] : SOURCE_NAMES
  const list = `compliance.dataset_entries:${source ?? ''}:${createHash('sha256')
    .update(query ?? '')
    .digest('base64url')}`
  const past = typeof after === 'string' ? pastOf(decodeCursor(ctx, list, after).id) : undefined
  const rows =
    typeof query === 'string'
      ? await findEntries(ctx, sources, query, first + 1, past)
      : await readActiveEntries(ctx, sources, first + 1, past)
  return connection(ctx, list, rows.map(rowOf), { first, after }, positionOf)
}

function findEntries(
  { database, actor }: Context,
  sources: readonly ListSource[],
  query: string,
  max: number,
  past: Past | undefined,
): Promise<Stored[]> {
  const tsQuery = tsQueryOf(query)
  if (tsQuery === undefined) throw invalid([{ field: 'query', reason: 'must have a letter or a digit' }])
  const queryInSources = sources.length === 1 ? `(${tsQuery}) & '${sources[0]!}'` : tsQuery
  return database.read(actor.workspaceId, BY_WORDS, [
    queryInSources,
    sources,
    past ? sources.indexOf(past.source) + 1 : 0,
    past?.entryId ?? '',
    max,
  ])
}

async function readActiveEntries(
  { database, actor }: Context,
  sources: readonly ListSource[],
  max: number,
  past: Past | undefined,
): Promise<Stored[]> {
  const rows: Stored[] = []
  for (const each of past ? sources.slice(sources.indexOf(past.source)) : sources) {
    if (rows.length >= max) break
    rows.push(
      ...(await database.read<Stored>(actor.workspaceId, OF_SOURCE, [
        each,
        each === past?.source ? past.entryId : '',
        max - rows.length,
      ])),
    )
  }
  return rows
}

const NEWEST = `select ${COLUMNS} from compliance.list_entries where source = $1 and entry_id = $2 order by since desc limit 1`

/** The current or, if it was removed, the last content of an entry. */
export async function datasetEntry(
  ctx: Context,
  { source, entryId }: { readonly source: ListSource; readonly entryId: string },
): Promise<DatasetEntryRow> {
  allow(ctx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:read' })
  const [row] = await ctx.database.read<Stored>(ctx.actor.workspaceId, NEWEST, [source, entryId])
  if (!row) throw refuse('DATASET_ENTRY_NOT_FOUND')
  return rowOf(row)
}

export interface EntryChangeRow {
  readonly version: string
  readonly change: 'ADDED' | 'CHANGED' | 'REMOVED'
  readonly at: Date
}

const HISTORY_MAX = 100

/** A changed entry has two rows: the earlier one ends with the version in which the later one starts. */
const HISTORY = `select wanted.key, h.version, h.change, h.at from unnest($1::text[], $2::text[], $3::text[]) as wanted (key, source, entry_id)
  cross join lateral (
    select version.version, version.imported_at as at, changed.number, changed.change from (
      select since as number, case when exists (select from compliance.list_entries before where before.source = e.source and before.entry_id = e.entry_id and before.until = e.since) then 'CHANGED' else 'ADDED' end as change
      from compliance.list_entries e where e.source = wanted.source and e.entry_id = wanted.entry_id
      union all
      select until, 'REMOVED' from compliance.list_entries e where e.source = wanted.source and e.entry_id = wanted.entry_id and until is not null
        and not exists (select from compliance.list_entries after where after.source = e.source and after.entry_id = e.entry_id and after.since = e.until)) changed
    join compliance.list_versions version on version.source = wanted.source and version.number = changed.number
    order by changed.number desc limit ${HISTORY_MAX}) h
  order by wanted.key, h.number desc`

const keyOf = ({ source, entryId }: { readonly source: string; readonly entryId: string }): string =>
  `${source} ${entryId}`

/** The changes of entries, newest first. */
const histories = loader<string, { readonly key: string; readonly changes: EntryChangeRow[] }>(
  async (ctx, keys) => {
    const entries = keys.map(key => ({
      key,
      source: key.slice(0, key.indexOf(' ')),
      entryId: key.slice(key.indexOf(' ') + 1),
    }))
    const rows = await ctx.database.read<EntryChangeRow & { key: string }>(ctx.actor.workspaceId, HISTORY, [
      entries.map(({ key }) => key),
      entries.map(({ source }) => source),
      entries.map(({ entryId }) => entryId),
    ])
    return inOrder(
      keys,
      [...Map.groupBy(rows, ({ key }) => key)].map(([key, changes]) => ({ key, changes })),
      ({ key }) => key,
    )
  },
)

export const entryHistory = async (
  ctx: Context,
  row: Pick<DatasetEntryRow, 'source' | 'entryId'>,
): Promise<readonly EntryChangeRow[]> => (await histories(ctx, keyOf(row)))?.changes ?? []
