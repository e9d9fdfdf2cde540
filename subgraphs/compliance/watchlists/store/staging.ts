import { createHash } from 'node:crypto'
import type { WorkerSql } from '#kernel/database/database.ts'
import { isDuplicate } from '#kernel/database/errors.ts'
import { malformedList } from '#compliance/watchlists/entry.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import type { StoredEntry } from './stored-entry.ts'

/** A staged entry: its new content, or the mark that it was removed. */
export type StagedEntry = StoredEntry | { readonly id: string; readonly isRemoved: true }

/** Content of a publication: the complete list, or only the changes since the last version. */
export type PublicationForm = 'WHOLE' | 'CHANGES'

export interface Delta {
  /** Number of entries in the new version. */
  readonly entries: number
  readonly added: number
  readonly removed: number
  readonly changed: number
}

const CREATE = `create temporary table list_staging (
  entry_id text collate "C" primary key, sha256 bytea, content jsonb, words text[]) on commit drop`

const STAGE = `insert into list_staging (entry_id, sha256, content, words)
  select id, decode(sha256, 'hex'), content, words from jsonb_to_recordset($1::jsonb) as e (id text, sha256 text, content jsonb, words text[])`

const BATCH_ENTRIES = 1_000
const BATCH_CHARACTERS = 4 * 1024 ** 2
/** Far above the ids of any list, and below the limit of a PostgreSQL index. */
const ID_MAX = 500

/** Ids that differ in the file may become equal after cleaning. */
async function insertBatch(sql: WorkerSql, batch: readonly string[]): Promise<void> {
  try {
    await sql(STAGE, [`[${batch.join(',')}]`])
  } catch (error) {
    if (isDuplicate(error)) throw malformedList('Two parties of this list have the same id.')
    throw error
  }
}

/** Streams the entries into a temporary table of this transaction. */
export async function stage(
  sql: WorkerSql,
  entries: AsyncIterable<StagedEntry>,
  signal?: AbortSignal,
): Promise<void> {
  await sql(CREATE)
  let batch: string[] = []
  let characters = 0
  const flush = async (): Promise<void> => {
    signal?.throwIfAborted()
    if (batch.length > 0) await insertBatch(sql, batch)
    batch = []
    characters = 0
  }
  for await (const entry of entries) {
    if (entry.id.trim() === '') throw malformedList('A party of this list has no id.')
    if (entry.id.length > ID_MAX)
      throw malformedList(
        `A party of this list has an id of more than ${ID_MAX} characters: ${entry.id.slice(0, 40)}…`,
      )
    const row =
      'isRemoved' in entry
        ? JSON.stringify({ id: entry.id })
        : `{"id":${JSON.stringify(entry.id)},"sha256":"${entry.sha256}","content":${entry.content},"words":${JSON.stringify(entry.words)}}`
    batch.push(row)
    characters += row.length
    if (batch.length >= BATCH_ENTRIES || characters >= BATCH_CHARACTERS) await flush()
  }
  await flush()
  // Autovacuum does not analyse temporary tables, and the planner would assume a small table.
  await sql('analyze list_staging')
}

/** Maximum number of entries per statement, so that each one finishes within the statement timeout, also on a busy machine. */
const SLICE = 20_000

const BOUNDS = `select entry_id as id from (select entry_id, row_number() over (order by entry_id) as at from list_staging) numbered where at % ${SLICE} = 0 order by entry_id`

/** Sorts after every id of any list. */
const LAST = '\u{10ffff}'.repeat(16)

/** A range of ids: exclusive start and inclusive end. */
type Slice = readonly [string, string]

async function readSlices(sql: WorkerSql): Promise<Slice[]> {
  const bounds = ['', ...(await sql<{ id: string }>(BOUNDS)).map(({ id }) => id), LAST]
  return bounds.slice(1).map((to, at): Slice => [bounds[at]!, to])
}

const isInSlice = (table: string): string => `${table}.entry_id > $2::text and ${table}.entry_id <= $3::text`

const ACTIVE = `select e.entry_id, e.sha256 from compliance.list_entries e where e.source = $1 and e.until is null and ${isInSlice('e')}`
const STAGED = `select s.entry_id, s.sha256 from list_staging s where ${isInSlice('s')}`

const COMPARE: Readonly<Record<PublicationForm, string>> = {
  WHOLE: `select count(staged.entry_id)::int as entries, count(*) filter (where active.entry_id is null)::int as added,
      count(*) filter (where staged.entry_id is null)::int as removed, count(*) filter (where active.sha256 <> staged.sha256)::int as changed
    from (${ACTIVE}) active full join (${STAGED}) staged using (entry_id)`,
  CHANGES: `select (select count(*)::int from (${ACTIVE}) all_of_it) + (d.added - d.removed) as entries, d.* from (
      select count(*) filter (where active.entry_id is null and staged.sha256 is not null)::int as added,
        count(*) filter (where active.entry_id is not null and staged.sha256 is null)::int as removed,
        count(*) filter (where active.sha256 <> staged.sha256)::int as changed
      from (${STAGED}) staged left join (${ACTIVE}) active using (entry_id)) d`,
}

/** Compares the staged version with the active one. */
export async function compareWithActive(
  sql: WorkerSql,
  source: ListSource,
  form: PublicationForm,
): Promise<Delta> {
  const sum = { entries: 0, added: 0, removed: 0, changed: 0 }
  for (const [past, to] of await readSlices(sql)) {
    const [delta] = await sql<Delta>(COMPARE[form], [source, past, to])
    for (const each of ['entries', 'added', 'removed', 'changed'] as const) sum[each] += delta![each]
  }
  return sum
}

const END: Readonly<Record<PublicationForm, string>> = {
  WHOLE: `update compliance.list_entries e set until = $4 where e.source = $1 and e.until is null and ${isInSlice('e')}
    and not exists (select from list_staging s where s.entry_id = e.entry_id and s.sha256 = e.sha256)`,
  CHANGES: `update compliance.list_entries e set until = $4 from list_staging s where e.source = $1 and e.until is null and ${isInSlice('e')}
    and s.entry_id = e.entry_id and s.sha256 is distinct from e.sha256`,
}

const BEGIN = `insert into compliance.list_entries (source, entry_id, since, sha256, content, words)
  select $1, e.entry_id, $4, e.sha256, e.content, e.words from list_staging e
  where e.sha256 is not null and ${isInSlice('e')}
    and not exists (select from compliance.list_entries active where active.source = $1 and active.entry_id = e.entry_id and active.until is null)`

/** Replaces the active version: changed and removed entries end with this version, changed and new entries start with it. */
export async function replaceEntries(
  sql: WorkerSql,
  source: ListSource,
  number: number,
  form: PublicationForm,
): Promise<void> {
  for (const slice of await readSlices(sql)) {
    await sql(END[form], [source, ...slice, number])
    await sql(BEGIN, [source, ...slice, number])
  }
}

const LINES = `select string_agg(entry_id || ' ' || encode(sha256, 'hex'), E'\\n' order by entry_id) as lines, max(entry_id) as last
  from (select entry_id, sha256 from compliance.list_entries where source = $1 and until is null and entry_id > $2 order by entry_id limit ${SLICE}) page`

/** Hash of the active entries, independent of their published order and layout. */
export async function hashActiveEntries(sql: WorkerSql, source: ListSource): Promise<string> {
  const hash = createHash('sha256')
  for (let past = ''; ;) {
    const [page] = await sql<{ lines: string | null; last: string | null }>(LINES, [source, past])
    if (page!.lines === null) return hash.digest('hex')
    hash.update(past === '' ? page!.lines : `\n${page!.lines}`)
    past = page!.last!
  }
}
