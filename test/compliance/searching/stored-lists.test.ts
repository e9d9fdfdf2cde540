import { expect, test } from '@jest/globals'
import { asOwner } from '#test/support/clients.ts'
import { searcherOf } from '#compliance/searching/searchers.ts'
import { LISTS_IN_FORCE, storedLists } from '#compliance/searching/stored-lists.ts'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'
import { adminOf } from '#test/support/cluster.ts'
import { testPlatform } from '#test/support/world.ts'
import { searchFor, entry, soon, until } from './support.ts'

const HASH = Buffer.alloc(32)

/** Activates a version as an import does: removed entries end, new and changed entries start. */
async function importVersion(
  databaseName: string,
  number: number,
  entries: readonly WatchlistEntry[],
  source = 'UN_CONSOLIDATED',
): Promise<void> {
  await asOwner(adminOf(databaseName), async owner => {
    await owner.query('begin')
    await owner.query(
      `update compliance.list_versions set status = 'SUPERSEDED' where source = $1 and status = 'ACTIVE'`,
      [source],
    )
    await owner.query(
      `insert into compliance.list_versions (source, number, version, status, entries, added, removed, changed, sha256, imported_at) values ($1, $2, $3, 'ACTIVE', $4, 0, 0, 0, $5, now())`,
      [source, number, `2026-11-0${number}.${number}`, entries.length, HASH],
    )
    await owner.query('update compliance.list_entries set until = $2 where source = $1 and until is null', [
      source,
      number,
    ])
    for (const content of entries)
      await owner.query(
        'insert into compliance.list_entries (source, entry_id, since, sha256, content) values ($1, $2, $3, $4, $5)',
        [source, content.id, number, HASH, JSON.stringify(content)],
      )
    await owner.query(
      'insert into compliance.list_sources (source, active_number) values ($1, $2) on conflict (source) do update set active_number = $2',
      [source, number],
    )
    await owner.query('commit')
  })
}

test('a new active version is searched automatically after one or two checks', async () => {
  const { platform, databaseName, statements } = await testPlatform()
  await importVersion(databaseName, 1, [entry('un-1', 'Tomasin Quellwarden')])
  const searcher = searcherOf(platform.source)
  const found = async (): Promise<readonly string[]> =>
    (await searcher.search([searchFor('Tomasin Quellwarden')], soon()))[0]!.hits.map(({ entryId }) => entryId)
  expect(await found()).toEqual(['un-1'])

  const looks = (): number => statements.filter(text => text === LISTS_IN_FORCE).length
  await importVersion(databaseName, 2, [
    entry('un-1', 'Somebody Otherwise'),
    entry('un-2', 'Tomasin Quellwarden'),
  ])
  const looksBefore = looks()
  await until(async () => (await found())[0] === 'un-2')

  // The check in progress when the version becomes active, the next one, which finds it, and one more until
  // the test sees it.
  expect(looks() - looksBefore).toBeLessThan(4)
  expect(await found()).toEqual(['un-2'])
  expect(searcher.versions()).toEqual({ UN_CONSOLIDATED: '2026-11-02.2' })
  expect(searcherOf(platform.source)).toBe(searcher)
})

test('a version is read completely while another one replaces it, without fields that no search uses', async () => {
  const { database, databaseName } = await testPlatform()
  const entries = Array.from({ length: 2_500 }, (_, at) =>
    entry(`p-${at}`, `Person ${at}`, { remarks: 'of no account' }),
  )
  await importVersion(databaseName, 1, entries, 'SRC_AFRICAN_PEP')
  const lists = storedLists(database)
  const stored = (await lists.active()).find(({ source }) => source === 'SRC_AFRICAN_PEP')!

  const read: WatchlistEntry[] = []
  for await (const page of lists.pages(stored)) {
    read.push(...(JSON.parse(page) as WatchlistEntry[]))
    if (read.length === 1_000)
      await importVersion(
        databaseName,
        2,
        [entry('p-1', 'Person 1'), entry('p-new', 'New Person')],
        'SRC_AFRICAN_PEP',
      )
  }

  expect(stored).toEqual({ source: 'SRC_AFRICAN_PEP', number: 1, version: '2026-11-01.1', entries: 2_500 })
  expect(read.map(({ id }) => id).sort()).toEqual(entries.map(({ id }) => id).sort())
  expect(read[0]).toMatchObject({ type: 'INDIVIDUAL', datesOfBirth: [] })
  expect(read.some(each => 'remarks' in each)).toBe(false)
})
