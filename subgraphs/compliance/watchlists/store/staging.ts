import { createHash } from 'node:crypto'
import type { WorkerSql } from '#kernel/database/database.ts'
import { isDuplicate } from '#kernel/database/faults.ts'
import { malformedList } from '../entry.ts'
import type { ListSource } from '../formats/formats.ts'
import type { StoredEntry } from './stored.ts'

/** What becomes of an entry: it reads as the content says, or is on the list no more. */
export type StagedEntry = StoredEntry | { readonly id: string; readonly isGone: true }

/** How the new version is told: everything that is on the list, or what has changed since the last one. */
export type Telling = 'WHOLE' | 'CHANGES'

export interface Delta {
  /** How many entries the new version has. */
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
/** Far above what any list has, and what an index of PostgreSQL takes. */
const ID_MAX = 500

/** What publishers say apart may come to the same once it is cleaned. */
async function put(sql: WorkerSql, batch: readonly string[]): Promise<void> {
  try {
    await sql(STAGE, [`[${batch.join(',')}]`])
  } catch (error) {
    if (isDuplicate(error)) throw malformedList('Two parties of this list have the same id.')
    throw error
  }
}

/** Puts the entries into a table that this transaction alone sees, as they are read. */
export async function stage(sql: WorkerSql, entries: AsyncIterable<StagedEntry>, signal?: AbortSignal): Promise<void> {
  await sql(CREATE)
  let batch: string[] = []
  let characters = 0
  const write = async (): Promise<void> => {
    signal?.throwIfAborted()
    if (batch.length > 0) await put(sql, batch)
    batch = []
    characters = 0
  }
  for await (const entry of entries) {
    if (entry.id.trim() === '') throw malformedList('A party of this list has no id.')
    if (entry.id.length > ID_MAX) throw malformedList(`A party of this list has an id of more than ${ID_MAX} characters: ${entry.id.slice(0, 40)}…`)
    const row = 'isGone' in entry ? JSON.stringify({ id: entry.id }) : `{"id":${JSON.stringify(entry.id)},"sha256":"${entry.sha256}","content":${entry.content},"words":${JSON.stringify(entry.words)}}`
    batch.push(row)
    characters += row.length
    if (batch.length >= BATCH_ENTRIES || characters >= BATCH_CHARACTERS) await write()
  }
  await write()
  // Nobody else looks after a temporary table, and the planner takes one that was never counted for a small one.
  await sql('analyze list_staging')
}

/** So many entries are met by one statement at most, for each has to end in time, on a busy machine too. */
const SLICE = 20_000

const BOUNDS = `select entry_id as id from (select entry_id, row_number() over (order by entry_id) as at from list_staging) numbered where at % ${SLICE} = 0 order by entry_id`

/** Behind every id that any list gives. */
const LAST = '\u{10ffff}'.repeat(16)

/** From behind one id up to another one. */
type Slice = readonly [string, string]

async function slices(sql: WorkerSql): Promise<Slice[]> {
  const bounds = ['', ...(await sql<{ id: string }>(BOUNDS)).map(({ id }) => id), LAST]
  return bounds.slice(1).map((to, at): Slice => [bounds[at]!, to])
}

const within = (table: string): string => `${table}.entry_id > $2::text and ${table}.entry_id <= $3::text`

const STANDING = `select e.entry_id, e.sha256 from compliance.list_entries e where e.source = $1 and e.until is null and ${within('e')}`
const STAGED = `select s.entry_id, s.sha256 from list_staging s where ${within('s')}`

const COMPARE: Readonly<Record<Telling, string>> = {
  WHOLE: `select count(staged.entry_id)::int as entries, count(*) filter (where standing.entry_id is null)::int as added,
      count(*) filter (where staged.entry_id is null)::int as removed, count(*) filter (where standing.sha256 <> staged.sha256)::int as changed
    from (${STANDING}) standing full join (${STAGED}) staged using (entry_id)`,
  CHANGES: `select (select count(*)::int from (${STANDING}) all_of_it) + (d.added - d.removed) as entries, d.* from (
      select count(*) filter (where standing.entry_id is null and staged.sha256 is not null)::int as added,
        count(*) filter (where standing.entry_id is not null and staged.sha256 is null)::int as removed,
        count(*) filter (where standing.sha256 <> staged.sha256)::int as changed
      from (${STAGED}) staged left join (${STANDING}) standing using (entry_id)) d`,
}

/** How the staged version differs from the one that stands. */
export async function compared(sql: WorkerSql, source: ListSource, telling: Telling): Promise<Delta> {
  const sum = { entries: 0, added: 0, removed: 0, changed: 0 }
  for (const [past, to] of await slices(sql)) {
    const [delta] = await sql<Delta & Record<string, unknown>>(COMPARE[telling], [source, past, to])
    for (const each of ['entries', 'added', 'removed', 'changed'] as const) sum[each] += delta![each]
  }
  return sum
}

const END: Readonly<Record<Telling, string>> = {
  WHOLE: `update compliance.list_entries e set until = $4 where e.source = $1 and e.until is null and ${within('e')}
    and not exists (select from list_staging s where s.entry_id = e.entry_id and s.sha256 = e.sha256)`,
  CHANGES: `update compliance.list_entries e set until = $4 from list_staging s where e.source = $1 and e.until is null and ${within('e')}
    and s.entry_id = e.entry_id and s.sha256 is distinct from e.sha256`,
}

const BEGIN = `insert into compliance.list_entries (source, entry_id, since, sha256, content, words)
  select $1, e.entry_id, $4, e.sha256, e.content, e.words from list_staging e
  where e.sha256 is not null and ${within('e')}
    and not exists (select from compliance.list_entries standing where standing.source = $1 and standing.entry_id = e.entry_id and standing.until is null)`

/** Makes the staged version the one that stands: what reads otherwise or is gone ends, and what is new begins. */
export async function replaceEntries(sql: WorkerSql, source: ListSource, number: number, telling: Telling): Promise<void> {
  for (const slice of await slices(sql)) {
    await sql(END[telling], [source, ...slice, number])
    await sql(BEGIN, [source, ...slice, number])
  }
}

const LINES = `select string_agg(entry_id || ' ' || encode(sha256, 'hex'), E'\\n' order by entry_id) as lines, max(entry_id) as last
  from (select entry_id, sha256 from compliance.list_entries where source = $1 and until is null and entry_id > $2 order by entry_id limit ${SLICE}) page`

/** One hash over what stands, whatever order and layout it came in. */
export async function hashOfStanding(sql: WorkerSql, source: ListSource): Promise<string> {
  const hash = createHash('sha256')
  for (let past = ''; ;) {
    const [page] = await sql<{ lines: string | null; last: string | null }>(LINES, [source, past])
    if (page!.lines === null) return hash.digest('hex')
    hash.update(past === '' ? page!.lines : `\n${page!.lines}`)
    past = page!.last!
  }
}
