import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Context } from '#kernel/context.ts'
import type { SourceFile } from '#compliance/watchlists/entry.ts'
import { type ListSource, recognise } from '#compliance/watchlists/formats/formats.ts'
import { readPublicationDate } from '#compliance/watchlists/store/publication-date.ts'
import { toStoredEntry, type StoredEntry } from '#compliance/watchlists/store/stored-entry.ts'
import { SOURCE_NAMES } from '#compliance/watchlists/sources.ts'

const FOLDER = new URL('./lists/', import.meta.url)

export interface DemoList {
  readonly source: ListSource
  readonly layout: string
  readonly publishedOn: string | undefined
  readonly sha256: string
  readonly entries: readonly StoredEntry[]
}

/** A demo list of invented parties, in the layout of the real publisher. */
export function demoFile(source: ListSource): SourceFile {
  const name = readdirSync(FOLDER).find(each => each.slice(0, each.indexOf('.')) === source)
  if (name === undefined) throw new Error(`No demo list exists for ${source}.`)
  const bytes = readFileSync(new URL(name, FOLDER))
  return {
    name,
    async *open() {
      yield await Promise.resolve(bytes)
    },
  }
}

async function readDemoList(source: ListSource): Promise<DemoList> {
  const files = [demoFile(source)]
  const format = (await recognise(files, source))!
  const entries: StoredEntry[] = []
  for await (const entry of format.entries(files)) entries.push(toStoredEntry(entry))
  const lines = entries
    .map(({ id, sha256 }) => `${id} ${sha256}`)
    .toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
  return {
    source,
    layout: format.name,
    publishedOn: await readPublicationDate(files),
    sha256: createHash('sha256').update(lines.join('\n')).digest('hex'),
    entries,
  }
}

let known: Promise<readonly DemoList[]> | undefined

/** All demo lists, read once per process since they never change. */
export const demoLists = (): Promise<readonly DemoList[]> =>
  (known ??= Promise.all(SOURCE_NAMES.map(readDemoList)))

const WITH_VERSIONS = 'select distinct source from compliance.list_versions'

const VERSIONS = `insert into compliance.list_versions (source, number, version, status, layout, is_demo, entries, added, removed, changed, sha256, published_on, imported_at)
  select source, 1, 'demo.1', 'ACTIVE', layout, true, entries, entries, 0, 0, decode(sha256, 'hex'), published_on, $2
  from jsonb_to_recordset($1::jsonb) as e (source text, layout text, entries integer, sha256 text, published_on date)`

const ENTRIES = `insert into compliance.list_entries (source, entry_id, since, sha256, content, words)
  select source, id, 1, decode(sha256, 'hex'), content::jsonb, words from jsonb_to_recordset($1::jsonb) as e (source text, id text, sha256 text, content text, words text[])`

const ACTIVE = `insert into compliance.list_sources (source, active_number, last_checked_at)
  select source, 1, $2 from unnest($1::text[]) as e (source)
  on conflict (source) do update set active_number = 1, last_checked_at = $2`

/** Stores a demo list for every source that never had a version, so that demo screenings find matches. */
export async function fillLists(ctx: Context): Promise<void> {
  const before = await ctx.database.read<{ source: string }>('', WITH_VERSIONS, [])
  if (before.length === SOURCE_NAMES.length) return
  const lists = await demoLists()
  await ctx.database.workerTransaction(async sql => {
    // A concurrent fill of the same database waits here and then finds the lists present.
    await sql(`select pg_advisory_xact_lock(hashtext('fiducia demo lists'))`)
    const there = new Set((await sql<{ source: string }>(WITH_VERSIONS)).map(({ source }) => source))
    const missing = lists.filter(({ source }) => !there.has(source))
    if (missing.length === 0) return
    const at = ctx.now()
    await sql(VERSIONS, [
      JSON.stringify(
        missing.map(({ source, layout, entries, sha256, publishedOn }) => ({
          source,
          layout,
          entries: entries.length,
          sha256,
          published_on: publishedOn,
        })),
      ),
      at,
    ])
    await sql(ENTRIES, [
      JSON.stringify(missing.flatMap(({ source, entries }) => entries.map(entry => ({ source, ...entry })))),
    ])
    await sql(ACTIVE, [missing.map(({ source }) => source), at])
  })
}
