import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { buildIndex } from '#compliance/matching/index/build.ts'
import { createSearching } from '#compliance/matching/index/candidates.ts'
import { search } from '#compliance/matching/index/search.ts'
import { COMMON_NAMES, SPELLING_OF } from '#compliance/matching/tables/given-names.ts'
import { demoLists, fillLists } from '#compliance/demo/lists.ts'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'
import { SOURCE_NAMES } from '#compliance/watchlists/sources.ts'
import { world } from '#test/support/world.ts'
import { REAL_LISTS, hasRealLists } from './support.ts'
import { partyNamed } from '#test/compliance/parties.ts'

const entries = async (): Promise<{ reference: string; entry: WatchlistEntry }[]> =>
  (await demoLists()).flatMap(({ source, entries }) =>
    entries.map(({ id, content }) => ({
      reference: `${source} ${id}`,
      entry: JSON.parse(content) as WatchlistEntry,
    })),
  )

/** Demo parties that match this name or a part of it. */
async function found(names: Iterable<string>): Promise<string[]> {
  const index = createSearching(buildIndex(await entries()))
  return [...new Set(names)]
    .filter(name => /\p{L}/u.test(name))
    .flatMap(name =>
      search(index, partyNamed(name)).map(hit => `${name}: ${hit.matchedName.text} (${hit.reference})`),
    )
}

test('every source has a demo list with the difficult cases of its layout', async () => {
  const lists = await demoLists()
  const all = (await entries()).map(({ entry }) => entry)
  const kinds = new Set(all.flatMap(({ names }) => names.map(({ kind }) => kind)))

  expect(lists.map(({ source }) => source)).toEqual([...SOURCE_NAMES])
  expect(lists.filter(({ entries }) => entries.length < 8 || entries.length > 25)).toEqual([])
  expect(new Set(all.map(({ type }) => type))).toEqual(
    new Set(['INDIVIDUAL', 'ORGANIZATION', 'VESSEL', 'AIRCRAFT', 'WALLET']),
  )
  expect([...kinds].toSorted()).toEqual([
    'FORMER',
    'ORIGINAL_SCRIPT',
    'PRIMARY',
    'STRONG_ALIAS',
    'WEAK_ALIAS',
  ])
  expect(all.some(({ datesOfBirth }) => datesOfBirth.length > 1)).toBe(true)
  const types = new Set(all.flatMap(({ identifiers }) => identifiers.map(({ type }) => type)))
  expect(['PASSPORT', 'IMO', 'WALLET'].filter(type => !types.has(type as never))).toEqual([])
  const topics = new Set(all.flatMap(({ positions }) => positions.flatMap(position => position.topics ?? [])))
  expect(
    ['gov.national', 'gov.state', 'gov.muni', 'gov.igo', 'gov.soe', 'gov.judicial'].filter(
      topic => !topics.has(topic),
    ),
  ).toEqual([])
  expect(
    all.filter(({ relations }) => relations.some(({ kind }) => kind === 'RELATIVE')).length,
  ).toBeGreaterThan(4)
  expect(all.some(({ relations }) => relations.some(({ kind }) => kind === 'ASSOCIATE'))).toBe(true)
})

test('common given names of the world match no demo party', async () => {
  expect(await found([...SPELLING_OF.keys(), ...SPELLING_OF.values(), ...COMMON_NAMES])).toEqual([])
})

const withNames = hasRealLists ? test : test.skip

withNames(
  'the demo lists match no given or family name of twenty thousand invented people of all countries, and no person of the name lists',
  async () => {
    const rows = (name: string): string[][] =>
      gunzipSync(readFileSync(join(REAL_LISTS!, 'names', name)))
        .toString('utf8')
        .split('\n')
        .slice(1)
        .map(line => line.split(','))
    const people = ['negatives_global_10k.csv.gz', 'negatives_us_10k.csv.gz']
      .flatMap(rows)
      .flatMap(([, given, , family]) => [given, family])
    const listed = rows('official_alias_pairs_half_a.csv.gz').flatMap(cells => cells.slice(3, 5))

    expect(await found([...people, ...listed].filter(name => name !== undefined))).toEqual([])
  },
  120_000,
)

test('an empty database is filled once, and existing lists stay', async () => {
  const { platformContext, database, statements } = await world()
  statements.length = 0
  await fillLists(platformContext)
  const filled = statements.length

  const versions = await database.asWorker<{
    source: string
    status: string
    isDemo: boolean
    entries: number
    activeEntries: number
  }>(`select version.source, status, is_demo as "isDemo", entries,
    (select count(*)::int from compliance.list_entries entry where entry.source = version.source and until is null) as "activeEntries" from compliance.list_versions version join compliance.list_sources using (source) where active_number = number`)
  expect(versions.map(({ source }) => source).toSorted()).toEqual([...SOURCE_NAMES].toSorted())
  expect(
    versions.filter(
      ({ status, isDemo, entries, activeEntries }) =>
        status !== 'ACTIVE' || !isDemo || entries !== activeEntries,
    ),
  ).toEqual([])
  expect(filled).toBeLessThan(SOURCE_NAMES.length)
  statements.length = 0
  await fillLists(platformContext)
  expect(statements).toHaveLength(1)
})
