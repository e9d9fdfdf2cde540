import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { addEntries, entryRow } from '#compliance/blacklists/entries.ts'
import { parseBlacklistCsv, type RejectedLine } from '#compliance/blacklists/parse-csv.ts'
import type { BlacklistEntryRow } from '#compliance/entities/monitoring/blacklist-entry.ts'
import { events } from '#compliance/events.ts'
import type { BlacklistKind } from '#compliance/monitoring-rules/parameters.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import { admitWriter } from '#compliance/rules/rights.ts'

export interface ImportBlacklist {
  readonly kind: BlacklistKind
  readonly csv: string
}

/** Outcome of an import. */
export interface BlacklistImport {
  readonly imported: number
  readonly duplicates: number
  /** The first rejected lines, at most `REJECTED_MAX`. */
  readonly rejected: readonly RejectedLine[]
  readonly rejectedTotal: number
}

const REJECTED_MAX = 1_000
/** Hashing and encrypting an entry takes about as long as this many fields of a response. */
const FIELDS_PER_ENTRY = 20

interface PreparedImport {
  readonly rows: readonly BlacklistEntryRow[]
  readonly repeats: number
  readonly rejected: readonly RejectedLine[]
}

/** Hashes and encrypts the entries in time slices, before the transaction begins. */
async function prepare(ctx: Context, { kind, csv }: ImportBlacklist): Promise<PreparedImport> {
  admitWriter(ctx.actor)
  const source = { workspaceId: ctx.actor.workspaceId, kind, person: actingPerson(ctx.actor), at: ctx.now() }
  const { entries, rejected } = parseBlacklistCsv(kind, csv, source.at)
  const rows = new Map<string, BlacklistEntryRow>()
  for (const entry of entries) {
    if (ctx.slices.isUsedUp(FIELDS_PER_ENTRY)) await ctx.slices.next()
    const row = entryRow(ctx.keys, source, entry)
    if (!rows.has(row.valueHash)) rows.set(row.valueHash, row)
  }
  return { rows: [...rows.values()], repeats: entries.length - rows.size, rejected }
}

/** Adds the valid lines of a CSV file to a blacklist. Values that are already on it are counted as duplicates and stay as they are. */
export const importBlacklist = command({
  prepare,
  async write(tx, { kind }, { rows, repeats, rejected }): Promise<BlacklistImport> {
    const imported = await addEntries(tx, rows)
    const outcome = { imported, duplicates: rows.length - imported + repeats, rejectedTotal: rejected.length }
    if (imported > 0)
      tx.emit(events.blacklist_imported, newId(), { kind, ...outcome, addedBy: actingPerson(tx.actor).by })
    return { ...outcome, rejected: rejected.slice(0, REJECTED_MAX) }
  },
})
