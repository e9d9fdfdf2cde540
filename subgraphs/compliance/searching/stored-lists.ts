import type { Database } from '#kernel/database/database.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import { SOURCE_NAMES } from '#compliance/watchlists/sources.ts'

/** An active version of a list. */
export interface StoredVersion {
  readonly source: ListSource
  readonly number: number
  readonly version: string
  readonly entries: number
}

/** Read access to the stored lists. */
export interface StoredLists {
  /** The currently active versions. */
  active(): Promise<readonly StoredVersion[]>
  /** All entries of a version, also of one that is no longer active, in pages; each page is a JSON array. */
  pages(stored: StoredVersion): AsyncIterable<string>
}

/** Polled by every process that searches. */
export const LISTS_IN_FORCE = `select source.source, version.number, version.version, version.entries from compliance.list_sources source
  join compliance.list_versions version on version.source = source.source and version.number = source.active_number`

/** Fields that no search uses are not loaded. */
const UNSEARCHED =
  '{addresses,formerIds,listedOn,placesOfBirth,positions,programs,references,relations,remarks,titles,updatedOn}'

const PAGE = `select max(entry_id) as last, '[' || string_agg((content - '${UNSEARCHED}'::text[])::text, ',') || ']' as entries from (
    select entry_id, content from compliance.list_entries
    where source = $1 and entry_id > $2 and since <= $3 and (until is null or until > $3)
    order by entry_id limit $4
  ) page`
const ENTRIES_A_PAGE = 1_000

interface Page {
  readonly last: string | null
  readonly entries: string | null
}

/** Reads without a workspace, since lists belong to no tenant. A page is one text, so that the thread that serves requests does not parse it. */
export const storedLists = (database: Pick<Database, 'read'>): StoredLists => ({
  async active() {
    const rows = await database.read<StoredVersion>('', LISTS_IN_FORCE, [])
    return rows.filter(({ source }) => SOURCE_NAMES.includes(source))
  },
  async *pages({ source, number }) {
    for (let after = ''; ;) {
      const [page] = await database.read<Page>('', PAGE, [source, after, number, ENTRIES_A_PAGE])
      if (page!.last === null) return
      yield page!.entries!
      after = page!.last
    }
  },
})
