import { expect, test } from '@jest/globals'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import type { Imported } from '#compliance/watchlists/store/import-list.ts'
import { testPlatform } from '#test/support/world.ts'
import { hasRealLists, realFile } from './support.ts'
import { imported, stored } from './imported.ts'

const party = (n: number, name = `Quendrel Zorbla${n}`): string =>
  `<INDIVIDUAL><DATAID>${n}</DATAID><FIRST_NAME>${name}</FIRST_NAME><UN_LIST_TYPE>Vantor</UN_LIST_TYPE><REFERENCE_NUMBER>QDi.${n}</REFERENCE_NUMBER></INDIVIDUAL>`
const un = (day: string, parties: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><CONSOLIDATED_LIST dateGenerated="${day}T00:00:09Z"><INDIVIDUALS>${parties.join('')}</INDIVIDUALS><ENTITIES></ENTITIES></CONSOLIDATED_LIST>`
const numbered = (count: number, from = 1): string[] =>
  Array.from({ length: count }, (_, at) => party(from + at))

const alerts = async (source: ListSource): Promise<readonly { code: string; message: string }[]> =>
  (await testPlatform()).database.asWorker<{ code: string; message: string }>(
    'select code, message from compliance.list_alerts where component = $1 order by id',
    [`watchlists.${source}`],
  )

test('a version counts added, removed and changed entries, and equal content creates none', async () => {
  const source = 'UN_CONSOLIDATED'

  const first = await imported(source, un('2026-01-02', numbered(10)))
  const same = await imported(source, un('2026-01-03', numbered(10).toReversed()))
  const second = await imported(
    source,
    un('2026-01-04', [
      ...numbered(8, 2).map(each => each.replace('Zorbla5', 'Zorblax')),
      party(90),
      party(91),
    ]),
  )
  const back = await imported(source, un('2026-01-05', numbered(10)))

  expect(first).toEqual({
    outcome: 'ACTIVATED',
    version: { version: '2026-01-02.1', layout: 'UN_XML', entries: 10, added: 10, removed: 0, changed: 0 },
  })
  expect(same).toMatchObject({ outcome: 'UNCHANGED', version: { version: '2026-01-02.1', entries: 10 } })
  expect(second).toMatchObject({
    outcome: 'ACTIVATED',
    version: { version: '2026-01-04.2', entries: 10, added: 2, removed: 2, changed: 1 },
  })
  expect(back).toMatchObject({
    outcome: 'ACTIVATED',
    version: { version: '2026-01-05.3', entries: 10, added: 2, removed: 2, changed: 1 },
  })
  const { versions, entries } = (await stored(source)) as {
    versions: { status: string; sha256: string; published_on: string }[]
    entries: { entry_id: string; since: number; until: number | null }[]
  }
  expect(versions.map(({ status, published_on }) => `${status} ${published_on}`)).toEqual([
    'SUPERSEDED 2026-01-02',
    'SUPERSEDED 2026-01-04',
    'ACTIVE 2026-01-05',
  ])
  expect([versions[0]!.sha256 === versions[2]!.sha256, versions[0]!.sha256 === versions[1]!.sha256]).toEqual([
    true,
    false,
  ])
  expect(
    entries
      .filter(({ entry_id }) => ['1', '2', '5', '90'].includes(entry_id))
      .map(({ entry_id, since, until }) => `${entry_id} ${since}-${until ?? ''}`),
  ).toEqual(['1 1-2', '1 3-', '2 1-', '5 1-2', '5 2-3', '5 3-', '90 2-3'])
})

test('a truncated, empty or foreign file changes nothing, and is recorded once', async () => {
  const source = 'SRC_AFRICAN_PEP'
  const person = (n: number): string =>
    JSON.stringify({
      id: `Q${n}`,
      caption: `Quendrel Zorbla${n}`,
      schema: 'Person',
      properties: { name: [`Quendrel Zorbla${n}`], topics: ['role.pep'] },
      target: true,
    })
  const whole = `${[1, 2, 3, 4].map(person).join('\n')}\n`
  await imported(source, whole)
  const before = await stored(source)

  for (let cut = 5; cut < whole.length - 2; cut += 29)
    expect(await imported(source, whole.slice(0, cut)).then(({ outcome }) => outcome)).toBe('REJECTED')
  const alien = await imported(source, un('2026-01-02', numbered(3)))
  const again = await imported(source, un('2026-01-02', numbered(3)))

  expect(alien).toEqual({
    outcome: 'REJECTED',
    reason: expect.stringMatching(/not one of the layouts of SRC_AFRICAN_PEP/),
    isRepeated: false,
  })
  expect(again).toMatchObject({ outcome: 'REJECTED', isRepeated: true })
  expect(await stored(source)).toEqual(before)
  const raisedAlerts = await alerts(source)
  expect(
    raisedAlerts.filter(({ message }) => message.includes('not one of the layouts')).length,
  ).toBeGreaterThan(0)
  expect(raisedAlerts.filter(({ message }) => message.includes('SRC_AFRICAN_PEP')).at(-1)).toMatchObject({
    code: 'LIST_REJECTED',
  })
})

test('a list that lost more than a fifth of its entries is rejected, one that grew tenfold is not', async () => {
  const source = 'SRC_NIGERIA_PEP'
  const lines = (count: number): string =>
    Array.from({ length: count }, (_, n) =>
      JSON.stringify({
        id: `N${n}`,
        schema: 'Person',
        properties: { name: [`Plimforth Gaskett${n}`], topics: ['role.pep'] },
        target: true,
      }),
    ).join('\n')

  expect(await imported(source, lines(10))).toMatchObject({ outcome: 'ACTIVATED', version: { entries: 10 } })
  expect(await imported(source, lines(7))).toMatchObject({
    outcome: 'REJECTED',
    reason: expect.stringMatching(/7 entries, and the active version has 10/),
  })
  expect(await imported(source, lines(7))).toMatchObject({
    outcome: 'REJECTED',
    isRepeated: true,
    reason: expect.stringMatching(/--accept-shrinking/),
  })
  expect(await imported(source, lines(8))).toMatchObject({
    outcome: 'ACTIVATED',
    version: { entries: 8, removed: 2 },
  })
  expect(await imported(source, lines(80))).toMatchObject({
    outcome: 'ACTIVATED',
    version: { entries: 80, added: 72 },
  })
})

test('a file of changes updates the active list and keeps its relations; without an active list it is rejected', async () => {
  const source = 'SRC_GLOBAL_PEP'
  const entity = (id: string, name: string) => ({
    id,
    caption: name,
    schema: 'Person',
    properties: { name: [name], topics: ['role.pep'] },
    target: true,
  })
  const tie = {
    id: 'fam',
    schema: 'Family',
    properties: { person: ['P1'], relative: ['P2'], relationship: ['sister'] },
    target: false,
  }
  const lines = (...values: readonly unknown[]): string =>
    `${values.map(value => JSON.stringify(value)).join('\n')}\n`
  const changes = lines(
    { op: 'MOD', entity: entity('P1', 'Quendrel Anew') },
    { op: 'DEL', entity: { id: 'P3' } },
    { op: 'ADD', entity: entity('P4', 'Morvath Ovu') },
  )

  const early = await imported(source, changes)
  await imported(
    source,
    lines(
      entity('P1', 'Quendrel Zorblax'),
      entity('P2', 'Ovelia Zorblax'),
      entity('P3', 'Plimforth Gaskett'),
      tie,
    ),
  )
  const changed = await imported(source, changes)
  const repeated = await imported(source, changes)

  expect(early).toMatchObject({ outcome: 'REJECTED', reason: expect.stringMatching(/only changes/) })
  expect(changed).toMatchObject({
    outcome: 'ACTIVATED',
    version: { entries: 3, added: 1, removed: 1, changed: 1 },
  })
  expect(repeated).toMatchObject({ outcome: 'UNCHANGED', version: { entries: 3 } })
  const [row] = await (
    await testPlatform()
  ).database.asWorker<{ content: { names: { text: string }[]; relations: unknown } }>(
    `select content from compliance.list_entries where source = $1 and entry_id = 'P1' and until is null`,
    [source],
  )
  expect([row!.content.names[0]!.text, row!.content.relations]).toEqual([
    'Quendrel Anew',
    [{ kind: 'RELATIVE', entryId: 'P2', label: 'sister', name: expect.anything() }].map(
      ({ name: _, ...rest }) => expect.objectContaining(rest),
    ),
  ])
})

test('a list is rejected if an id is missing, too long or repeated', async () => {
  const source = 'SRC_WIKIDATA_PEP'
  const person = (id: string, name = 'Quendrel Zorblax'): string =>
    JSON.stringify({
      id,
      caption: name,
      schema: 'Person',
      properties: { name: [name], topics: ['role.pep'] },
      target: true,
    })
  const refused = (...ids: readonly (readonly [string, string?])[]): Promise<Imported> =>
    imported(source, `${[person('Q0'), ...ids.map(([id, name]) => person(id, name))].join('\n')}\n`)

  expect(await refused(['Q'.repeat(501)])).toMatchObject({
    outcome: 'REJECTED',
    reason: expect.stringContaining('an id of more than 500 characters'),
  })
  expect(await refused(['Q1#2'], ['Q1', 'Morvath Zorblax'], ['Q1', 'Ovu Zorblax'])).toMatchObject({
    outcome: 'REJECTED',
    reason: 'Two parties of this list have the same id.',
  })
  expect(await refused(['\0'])).toMatchObject({ outcome: 'REJECTED' })
  expect(await stored(source)).toEqual({ entries: [], versions: [], sources: [] })
  expect(await refused(['Q'.repeat(500)])).toMatchObject({ outcome: 'ACTIVATED', version: { entries: 2 } })
})

const realTest = hasRealLists ? test : test.skip

realTest(
  "the United Nations' list of two days, imported one after the other, differs by four, one and two",
  async () => {
    const source = 'UN_CONSOLIDATED'
    await imported(source, realFile('un/un_sample_small.xml'))
    await (
      await testPlatform()
    ).database.asWorker('update compliance.list_versions set is_demo = true where source = $1', [source])

    const first = await imported(source, realFile('un/un_consolidated_2025-11-15.xml.gz'))
    const second = await imported(source, realFile('un/un_consolidated_2026-02-27.xml.gz'))
    const same = await imported(source, realFile('un/un_consolidated_2026-02-27.xml.gz'))

    expect(first).toMatchObject({
      outcome: 'ACTIVATED',
      version: { entries: 1000, version: expect.stringMatching(/^2025-11-1\d\./) },
    })
    expect(second).toMatchObject({
      outcome: 'ACTIVATED',
      version: { entries: 1003, added: 4, removed: 1, changed: 2 },
    })
    expect(same.outcome).toBe('UNCHANGED')
  },
)

realTest(
  "the Treasury's lists are imported from any of their layouts",
  async () => {
    const sdn = ['sdn', 'alt', 'add', 'sdn_comments'].map(name => realFile(`ofac/sdn_2021_${name}.csv.gz`))

    expect(await imported('OFAC_SDN', ...sdn)).toMatchObject({
      outcome: 'ACTIVATED',
      version: { entries: 7379, layout: 'OFAC_LEGACY_CSV' },
    })
    expect(await imported('OFAC_SDN', ...sdn)).toMatchObject({ outcome: 'UNCHANGED' })
    expect(await imported('OFAC_SDN', realFile('ofac/sdn_classic_sample_2020.xml'))).toMatchObject({
      outcome: 'REJECTED',
      reason: expect.stringMatching(/7379/),
    })
    expect(
      await imported('OFAC_CONSOLIDATED', realFile('ofac/CONS_ENHANCED_2025-01-10.xml.gz')),
    ).toMatchObject({
      outcome: 'ACTIVATED',
      version: { entries: 443, version: expect.stringMatching(/^20\d\d-/) },
    })
  },
  60_000,
)
