import type { Context } from '#kernel/context.ts'
import { loader, inOrder } from '#kernel/loader.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { allow } from '#kernel/principal.ts'
import { invalid } from '#kernel/refusals.ts'
import { refuse } from '../errors.ts'
import type { WatchlistEntry } from '../watchlists/entry.ts'
import type { ListSource } from '../watchlists/formats/formats.ts'
import { SOURCE_NAMES } from '../watchlists/sources.ts'
import { wordsOf } from '../watchlists/store/stored.ts'

export interface DatasetEntryRow extends Omit<WatchlistEntry, 'id'> {
  readonly source: ListSource
  readonly entryId: string
  readonly isListed: boolean
}

interface Stored { readonly source: ListSource; readonly entryId: string; readonly isListed: boolean; readonly content: WatchlistEntry }

const COLUMNS = `source, entry_id as "entryId", until is null as "isListed", content`

/** Through the index over words; how few share the rarest of them decides what it costs. */
const BY_WORDS = `select ${COLUMNS} from compliance.list_entries
  where until is null and words @> $1::text[] and source = any($2::text[]) and (array_position($2::text[], source), entry_id) > ($3, $4)
  order by array_position($2::text[], source), entry_id limit $5`

const OF_SOURCE = `select ${COLUMNS} from compliance.list_entries where source = $1 and until is null and entry_id > $2 order by entry_id limit $3`

const rowOf = ({ source, entryId, isListed, content: { id: _, ...entry } }: Stored): DatasetEntryRow => ({ source, entryId, isListed, ...entry })

export interface DatasetEntries {
  readonly source?: ListSource | null
  readonly query?: string | null
  readonly first: number
  readonly after?: string | null
}

/** The place of an entry among those of the sources; ids of lists may hold whatever a list likes, so a cursor has them in base64. */
interface Place { readonly sources: readonly ListSource[]; readonly at: number; readonly past: string }

const idOf = ({ source, entryId }: DatasetEntryRow): string => Buffer.from(`${source} ${entryId}`).toString('base64url')

function placeOf(ctx: Context, list: string, sources: readonly ListSource[], after: string | null | undefined): Place {
  if (typeof after !== 'string') return { sources, at: 0, past: '' }
  const id = Buffer.from(decodeCursor(ctx, list, after).id, 'base64url').toString('utf8')
  const blank = id.indexOf(' ')
  return { sources, at: sources.indexOf(id.slice(0, blank) as ListSource), past: id.slice(blank + 1) }
}

/** Entries of the lists as they stand that have all words of the query among their names. */
export async function datasetEntries(ctx: Context, { source, query, first, after }: DatasetEntries): Promise<Connection<DatasetEntryRow>> {
  allow(ctx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:read' })
  const list = `compliance.dataset_entries:${source ?? ''}`
  const place = placeOf(ctx, list, typeof source === 'string' ? [source] : SOURCE_NAMES, after)
  const rows = typeof query === 'string' ? await byWords(ctx, query, place, first + 1) : await ofSources(ctx, place, first + 1)
  return connection(ctx, list, rows, first, row => ({ at: new Date(0), id: idOf(row) }))
}

async function byWords(ctx: Context, query: string, { sources, at, past }: Place, limit: number): Promise<DatasetEntryRow[]> {
  const words = [...new Set(wordsOf(query))]
  if (words.length === 0) throw invalid([{ field: 'query', reason: 'must have a letter or a digit' }])
  return (await ctx.database.read<Stored & Record<string, unknown>>(ctx.actor.workspaceId, BY_WORDS, [words, sources, at + 1, past, limit])).map(rowOf)
}

/** Source by source, so that each page is read off an index. */
async function ofSources(ctx: Context, { sources, at, past }: Place, limit: number): Promise<DatasetEntryRow[]> {
  const found: DatasetEntryRow[] = []
  for (const source of sources.slice(at)) {
    if (found.length >= limit) break
    const after = source === sources[at] ? past : ''
    found.push(...(await ctx.database.read<Stored & Record<string, unknown>>(ctx.actor.workspaceId, OF_SOURCE, [source, after, limit - found.length])).map(rowOf))
  }
  return found
}

const NEWEST = `select ${COLUMNS} from compliance.list_entries where source = $1 and entry_id = $2 order by since desc limit 1`

/** An entry as it reads now, or as it read last. */
export async function datasetEntry(ctx: Context, { source, entryId }: { readonly source: ListSource; readonly entryId: string }): Promise<DatasetEntryRow> {
  allow(ctx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:read' })
  const [row] = await ctx.database.read<Stored & Record<string, unknown>>(ctx.actor.workspaceId, NEWEST, [source, entryId])
  if (!row) throw refuse('DATASET_ENTRY_NOT_FOUND')
  return rowOf(row)
}

export interface EntryChangeRow {
  readonly version: string
  readonly change: 'ADDED' | 'CHANGED' | 'REMOVED'
  readonly at: Date
}

const HISTORY_MAX = 100

/** An entry that reads otherwise from a version on ended with that very version before. */
const HISTORY = `select asked.key, h.version, h.change, h.at from unnest($1::text[], $2::text[], $3::text[]) as asked (key, source, entry_id)
  cross join lateral (
    select version.version, version.imported_at as at, told.number, told.change from (
      select since as number, case when exists (select from compliance.list_entries before where before.source = e.source and before.entry_id = e.entry_id and before.until = e.since) then 'CHANGED' else 'ADDED' end as change
      from compliance.list_entries e where e.source = asked.source and e.entry_id = asked.entry_id
      union all
      select until, 'REMOVED' from compliance.list_entries e where e.source = asked.source and e.entry_id = asked.entry_id and until is not null
        and not exists (select from compliance.list_entries after where after.source = e.source and after.entry_id = e.entry_id and after.since = e.until)) told
    join compliance.list_versions version on version.source = asked.source and version.number = told.number
    order by told.number desc limit ${HISTORY_MAX}) h
  order by asked.key, h.number desc`

const keyOf = ({ source, entryId }: { readonly source: string; readonly entryId: string }): string => `${source} ${entryId}`

/** What became of entries, newest first. */
const histories = loader<string, { readonly key: string; readonly changes: EntryChangeRow[] }>(async (ctx, keys) => {
  const asked = keys.map(key => ({ key, source: key.slice(0, key.indexOf(' ')), entryId: key.slice(key.indexOf(' ') + 1) }))
  const rows = await ctx.database.read<EntryChangeRow & { key: string } & Record<string, unknown>>(ctx.actor.workspaceId, HISTORY,
    [asked.map(({ key }) => key), asked.map(({ source }) => source), asked.map(({ entryId }) => entryId)])
  return inOrder(keys, [...Map.groupBy(rows, ({ key }) => key)].map(([key, changes]) => ({ key, changes })), ({ key }) => key)
})

export const entryHistory = async (ctx: Context, row: Pick<DatasetEntryRow, 'source' | 'entryId'>): Promise<readonly EntryChangeRow[]> => (await histories(ctx, keyOf(row)))?.changes ?? []
