import type { WorkerSql } from '#kernel/database/database.ts'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import type { EntryChange } from '#compliance/watchlists/formats/pep/follow-the-money.ts'
import type { StagedEntry } from './staging.ts'
import { toStoredEntry } from './stored-entry.ts'

const BATCH = 500

const ACTIVE = `select entry_id as id, content from compliance.list_entries where source = $1 and entry_id = any($2::text[]) and until is null`

/**
 * Converts changes for staging. Offices and relations are on separate lines that a change of the party does not repeat, so an entry
 * without them keeps its current ones.
 */
export async function* withTiesOf(
  sql: WorkerSql,
  source: ListSource,
  changes: AsyncIterable<EntryChange>,
): AsyncGenerator<StagedEntry> {
  let batch: EntryChange[] = []
  for await (const change of changes) {
    batch.push(change)
    if (batch.length < BATCH) continue
    yield* carryOverTies(batch, await readActiveEntries(sql, source, batch))
    batch = []
  }
  yield* carryOverTies(batch, await readActiveEntries(sql, source, batch))
}

async function readActiveEntries(
  sql: WorkerSql,
  source: ListSource,
  batch: readonly EntryChange[],
): Promise<ReadonlyMap<string, WatchlistEntry>> {
  const ids = batch.flatMap(change => (change.op === 'PUT' ? [change.entry.id] : []))
  if (ids.length === 0) return new Map()
  const rows = await sql<{ id: string; content: WatchlistEntry }>(ACTIVE, [source, ids])
  return new Map(rows.map(({ id, content }) => [id, content]))
}

function* carryOverTies(
  batch: readonly EntryChange[],
  before: ReadonlyMap<string, WatchlistEntry>,
): Generator<StagedEntry> {
  for (const change of batch) {
    if (change.op === 'DELETE') yield { id: change.id, isRemoved: true }
    else {
      const known = before.get(change.entry.id)
      const { positions, relations } = change.entry
      yield toStoredEntry(
        known
          ? {
              ...change.entry,
              positions: positions.length > 0 ? positions : known.positions,
              relations: relations.length > 0 ? relations : known.relations,
            }
          : change.entry,
      )
    }
  }
}
