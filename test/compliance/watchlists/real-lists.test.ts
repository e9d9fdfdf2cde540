import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'
import { FORMATS, type ListSource, recognise } from '#compliance/watchlists/formats/formats.ts'
import { ftmChanges } from '#compliance/watchlists/formats/pep/follow-the-money.ts'
import { REAL_LISTS, collected, entriesOf, hasRealLists, realFile } from './support.ts'

/** Original lists of the publishers, from the folder in WATCHLIST_TEST_DATA. */
const realTest = hasRealLists ? test : test.skip
if (!hasRealLists) test.skip('real lists are skipped without WATCHLIST_TEST_DATA', () => undefined)

async function publication(
  source: ListSource,
  ...paths: readonly string[]
): Promise<{ format: string; entries: WatchlistEntry[] }> {
  const files = paths.map(realFile)
  const format = (await recognise(files))!
  expect(FORMATS[source]).toContain(format)
  const entries = await entriesOf(format, ...files)
  for (const entry of entries) expectWhole(entry)
  expect(new Set(entries.map(entry => entry.id)).size).toBe(entries.length)
  return { format: format.name, entries }
}

/** Invariants of every entry: trimmed texts, valid dates, country codes. */
function expectWhole(entry: WatchlistEntry): void {
  const texts = [
    entry.id,
    ...entry.names.map(name => name.text),
    ...entry.placesOfBirth,
    ...entry.addresses,
    ...entry.programs,
    ...entry.titles,
    ...entry.identifiers.map(number => number.value),
    ...entry.references,
    ...entry.formerIds,
  ]
  expect(texts.filter(text => text === '' || text !== text.trim())).toEqual([])
  expect([...entry.nationalities, ...entry.countries].filter(code => !/^[A-Z]{2}$/.test(code))).toEqual([])
  expect(
    entry.datesOfBirth.filter(date => !(date.from <= date.to) || Number.isNaN(Date.parse(date.from))),
  ).toEqual([])
  expect(entry.names.length).toBeGreaterThan(0)
}

const count = (entries: readonly WatchlistEntry[], kind: string): number =>
  entries.reduce((sum, entry) => sum + entry.names.filter(name => name.kind === kind).length, 0)
const hashOf = (entry: WatchlistEntry): string =>
  createHash('sha256').update(JSON.stringify(entry)).digest('hex')

realTest(
  "the Treasury's list in its older files: every party, every alias, and the weak ones of the remarks",
  async () => {
    const { format, entries } = await publication(
      'OFAC_SDN',
      'ofac/sdn_2021_sdn.csv.gz',
      'ofac/sdn_2021_alt.csv.gz',
      'ofac/sdn_2021_add.csv.gz',
      'ofac/sdn_2021_sdn_comments.csv.gz',
    )

    expect([format, entries.length]).toEqual(['OFAC_LEGACY_CSV', 7379])
    // 9,682 aliases, of which a few repeat the name or one another.
    expect([count(entries, 'STRONG_ALIAS') + count(entries, 'FORMER'), count(entries, 'WEAK_ALIAS')]).toEqual(
      [9675, 2037],
    )
    expect(
      entries
        .filter(entry => entry.type === 'VESSEL')
        .every(entry => entry.identifiers.length > 0 || entry.remarks !== undefined),
    ).toBe(true)
    expect(
      entries.filter(entry => entry.type === 'INDIVIDUAL' && entry.datesOfBirth.length > 0).length,
    ).toBeGreaterThan(3000)
  },
)

realTest('the consolidated list in two layouts tells the same of the same parties', async () => {
  const enhanced = await publication('OFAC_CONSOLIDATED', 'ofac/CONS_ENHANCED_2025-01-10.xml.gz')
  const legacy = await publication(
    'OFAC_CONSOLIDATED',
    'ofac/cons_prim.csv.gz',
    'ofac/cons_alt.csv.gz',
    'ofac/cons_add.csv.gz',
    'ofac/cons_comments.csv.gz',
  )

  expect([enhanced.format, enhanced.entries.length, legacy.entries.length]).toEqual([
    'OFAC_ENHANCED_XML',
    443,
    442,
  ])
  // 1,579 names in 1,624 spellings, of which one is a repetition.
  expect(enhanced.entries.reduce((sum, entry) => sum + entry.names.length, 0)).toBe(1623)
  const names = (entry: WatchlistEntry): string[] =>
    entry.names.filter(name => name.kind !== 'ORIGINAL_SCRIPT').map(name => name.text.toUpperCase())
  const byId = new Map(enhanced.entries.map(entry => [entry.id, new Set(names(entry))]))
  const shared = legacy.entries.filter(entry => byId.has(entry.id))
  expect(shared.length).toBeGreaterThan(430)
  expect(
    shared.filter(entry => !names(entry).every(name => byId.get(entry.id)!.has(name))).length,
  ).toBeLessThan(25)
})

realTest('between two days of the United Nations four were added, one removed and two changed', async () => {
  const before = new Map(
    (await publication('UN_CONSOLIDATED', 'un/un_consolidated_2025-11-15.xml.gz')).entries.map(entry => [
      entry.id,
      entry,
    ]),
  )
  const after = new Map(
    (await publication('UN_CONSOLIDATED', 'un/un_consolidated_2026-02-27.xml.gz')).entries.map(entry => [
      entry.id,
      entry,
    ]),
  )
  const retained = [...after.values()].filter(entry => before.has(entry.id))

  expect([
    before.size,
    after.size,
    [...after.values()].filter(entry => entry.type === 'INDIVIDUAL').length,
  ]).toEqual([1000, 1003, 730])
  expect([
    after.size - retained.length,
    before.size - retained.length,
    retained.filter(entry => hashOf(entry) !== hashOf(before.get(entry.id)!)).length,
  ]).toEqual([4, 1, 2])
})

realTest.each([
  ['OFAC_SDN', 'OFAC_CLASSIC_XML', 8, 'ofac/sdn_classic_sample_2020.xml'],
  ['UN_CONSOLIDATED', 'UN_XML', 7, 'un/un_sample_small.xml'],
  ['EU_CONSOLIDATED', 'EU_FSF_XML', 7, 'eu/eu_fsf_1_1_sample_2020.xml'],
  ['UK_OFSI', 'UK_CONLIST_CSV', 6, 'uk/ofsi_conlist_sample_2020.csv'],
  ['UK_OFSI', 'UK_FCDO_XML', 4, 'uk/uk_sanctions_list_sample_2026-09.xml'],
  ['CA_SEMA', 'CA_SEMA_XML', 6, 'ca/sema_lmes_sample_2026.xml'],
  ['CH_SECO', 'CH_SECO_XML', 2, 'ch/seco_sample_2026-08.xml'],
  ['SRC_GLOBAL_PEP', 'SENZING_JSON_LINES', 660, 'pep/us_congress_senzing.jsonl.gz'],
  ['SRC_GLOBAL_PEP', 'FTM_JSON_LINES', 6, 'pep/ftm_t1_entities.ftm.json.gz'],
] as const)('a file of %s is known as %s and has %i parties', async (source, expected, parties, path) => {
  const { format, entries } = await publication(source, path)

  expect([format, entries.length]).toEqual([expected, parties])
})

realTest('people of Wikidata are read with the labels of the items that they refer to', async () => {
  const { format, entries } = await publication(
    'SRC_WIKIDATA_PEP',
    ...readdirSync(join(REAL_LISTS!, 'pep/wikidata')).map(name => `pep/wikidata/${name}`),
  )
  const titles = entries.flatMap(entry => entry.positions.map(position => position.title))

  expect([format, entries.length, titles.length]).toEqual(['WIKIDATA_JSON', 5, 23])
  expect(titles.filter(title => !/^Q\d+$/.test(title)).length).toBeGreaterThan(15)
  expect(
    entries.every(
      entry =>
        entry.relations.length > 0 && entry.datesOfBirth.length > 0 && entry.nationalities.includes('RU'),
    ),
  ).toBe(true)
})

realTest('the importer applies the changes to a list of exposed persons in their order', async () => {
  const changes = readdirSync(join(REAL_LISTS!, 'pep'))
    .filter(name => name.includes('_t2_'))
    .sort()
    .map(name => `pep/${name}`)
  const { entries } = await publication('SRC_GLOBAL_PEP', 'pep/ftm_t1_entities.ftm.json.gz', ...changes)
  const reportedChanges = await collected(ftmChanges(changes.map(realFile)))

  expect(entries.length).toBe(9)
  expect(reportedChanges.filter(change => change.op === 'DELETE').map(change => change.id)).toEqual([
    'NK-500Poltergeist',
  ])
})

realTest(
  'a list of eight thousand parties and one of a thousand are read in time that grows with their length',
  async () => {
    const files = [
      'ofac/sdn_2021_sdn.csv.gz',
      'ofac/sdn_2021_alt.csv.gz',
      'ofac/sdn_2021_add.csv.gz',
      'ofac/sdn_2021_sdn_comments.csv.gz',
    ].map(realFile)
    await entriesOf(FORMATS.UN_CONSOLIDATED[0]!, realFile('un/un_consolidated_2026-02-27.xml.gz'))
    const begunMs = performance.now()
    await entriesOf(FORMATS.OFAC_SDN[3]!, ...files)
    await entriesOf(FORMATS.UN_CONSOLIDATED[0]!, realFile('un/un_consolidated_2026-02-27.xml.gz'))

    // Far above the time on any machine; superlinear parsing would take much longer.
    expect(performance.now() - begunMs).toBeLessThan(30_000)
  },
  90_000,
)
