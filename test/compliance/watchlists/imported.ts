import type { SourceFile } from '#compliance/watchlists/entry.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import { importList, type Imported } from '#compliance/watchlists/store/import-list.ts'
import { testPlatform } from '#test/support/world.ts'
import { file } from './support.ts'

export async function imported(
  source: ListSource,
  ...files: readonly (SourceFile | string)[]
): Promise<Imported> {
  const { database, platform } = await testPlatform()
  return importList(database.workerTransaction, {
    source,
    files: files.map(each => (typeof each === 'string' ? file('list', each) : each)),
    at: platform.source.now(),
  })
}

/** All stored data of a source except the times of checks. */
export async function stored(source: ListSource): Promise<unknown> {
  const { database } = await testPlatform()
  const [entries, versions, sources] = await Promise.all([
    database.asWorker(
      "select entry_id, since, until, encode(sha256, 'hex') as sha256 from compliance.list_entries where source = $1 order by entry_id, since",
      [source],
    ),
    database.asWorker(
      `select number, version, status, entries, added, removed, changed, encode(sha256, 'hex') as sha256, published_on::text from compliance.list_versions where source = $1 and status <> 'REJECTED' order by number`,
      [source],
    ),
    database.asWorker('select active_number from compliance.list_sources where source = $1', [source]),
  ])
  return { entries, versions, sources }
}
