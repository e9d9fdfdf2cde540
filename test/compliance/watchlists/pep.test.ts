import { expect, test } from '@jest/globals'
import { followTheMoneyLines, ftmChanges } from '#compliance/watchlists/formats/pep/follow-the-money.ts'
import { senzingLines } from '#compliance/watchlists/formats/pep/senzing.ts'
import { wikidataJson } from '#compliance/watchlists/formats/pep/wikidata.ts'
import { birthsOf, collected, cutAnywhere, entriesOf, file, namesOf, numbersOf, read } from './support.ts'
import { COMBINED } from './wikidata-records.ts'

const ftm = (
  id: string,
  schema: string,
  properties: Record<string, unknown>,
  more: Record<string, unknown> = {},
) => ({
  id,
  caption: (properties.name as string[] | undefined)?.[0],
  schema,
  properties,
  referents: [],
  target: true,
  ...more,
})
const MINISTER = ftm(
  'Q1',
  'Person',
  {
    name: ['Quendrel Zorblax', 'Квендрел Зорблакс'],
    alias: ['Quendrel Ovu'],
    weakAlias: ['Zorbie'],
    previousName: ['Q. Ovu'],
    birthDate: ['1952-10'],
    nationality: ['ru'],
    topics: ['role.pep'],
    passportNumber: ['A0012345'],
    gender: ['female'],
    addressEntity: ['addr-1'],
    position: ['Minister'],
  },
  { referents: ['old-1', 'Q1'], last_change: '2026-01-02T00:00:00' },
)
const CHILD = ftm('Q2', 'Person', { name: ['Ovelia Zorblax'], topics: ['role.rca'] })
const UNRELATED = ftm('Q3', 'Company', { name: ['Beside Ltd'] }, { target: false })
const TIES = [
  ftm('occ-1', 'Occupancy', {
    holder: ['Q1'],
    post: ['pos-1'],
    startDate: ['2012'],
    endDate: ['2018-05-07'],
  }),
  ftm('pos-1', 'Position', { name: ['Minister of Vantor'], country: ['ru'], topics: ['gov.national'] }),
  ftm('fam-1', 'Family', { person: ['Q1'], relative: ['Q2'], relationship: ['daughter'] }),
  ftm('addr-1', 'Address', { full: ['1 Quay, Vantor'], country: ['ru'] }),
  ftm('san-1', 'Sanction', { entity: ['Q1'], program: ['VANTOR'], listingDate: ['2019-05-06'] }),
]
const lines = (...values: readonly unknown[]): string =>
  `${values.map(value => JSON.stringify(value)).join('\n')}\n`
const FTM = lines(TIES[1], MINISTER, UNRELATED, CHILD, ...TIES.slice(2), TIES[0])

const expectMinister = (entry: Awaited<ReturnType<typeof entriesOf>>[number] | undefined): void => {
  expect(namesOf(entry)).toEqual([
    'PRIMARY Quendrel Zorblax',
    'STRONG_ALIAS Quendrel Ovu',
    'FORMER Q. Ovu',
    'ORIGINAL_SCRIPT Квендрел Зорблакс',
    'WEAK_ALIAS Zorbie',
  ])
  expect([birthsOf(entry), numbersOf(entry)]).toEqual([['1952-10-01..1952-10-31'], ['PASSPORT A0012345']])
  expect(entry).toMatchObject({
    gender: 'FEMALE',
    nationalities: ['RU'],
    countries: ['RU'],
    addresses: ['1 Quay, Vantor'],
    programs: ['role.pep', 'VANTOR'],
    formerIds: ['old-1'],
    listedOn: '2019-05-06',
    updatedOn: '2026-01-02',
    titles: ['Minister'],
    positions: [
      {
        title: 'Minister of Vantor',
        country: 'RU',
        from: { from: '2012-01-01', to: '2012-12-31' },
        to: { from: '2018-05-07', to: '2018-05-07' },
        topics: ['gov.national'],
      },
    ],
    relations: [{ kind: 'RELATIVE', entryId: 'Q2', label: 'daughter' }],
  })
}

test('relations on separate lines belong to their parties, in any order of lines', async () => {
  const entries = await read(followTheMoneyLines, FTM)

  expect([...entries.keys()]).toEqual(['Q1', 'Q2'])
  expectMinister(entries.get('Q1'))
  expect(entries.get('Q2')!.relations).toEqual([{ kind: 'RELATIVE', entryId: 'Q1', label: 'daughter' }])
})

test('nested relations give the same entries', async () => {
  const nested = {
    ...MINISTER,
    properties: {
      ...MINISTER.properties,
      addressEntity: [TIES[3]],
      sanctions: [TIES[4]],
      familyPerson: [{ ...TIES[2], properties: { ...TIES[2]!.properties, relative: [CHILD] } }],
      positionOccupancies: [{ ...TIES[0], properties: { ...TIES[0]!.properties, post: [TIES[1]] } }],
    },
  }
  const entry = (await read(followTheMoneyLines, lines(nested))).get('Q1')!

  expectMinister({ ...entry, relations: entry.relations.map(({ name: _, ...relation }) => relation) })
  expect(entry.relations[0]!.name).toBe('Ovelia Zorblax')
})

test('changes given together with a list are applied, the latest one of each entity', async () => {
  const one = lines(
    { op: 'ADD', entity: ftm('Q4', 'Person', { name: ['Added First'] }) },
    { op: 'MOD', entity: { ...CHILD, properties: { name: ['Ovelia Anew'] } } },
  )
  const other = lines(
    { op: 'DEL', entity: { id: 'Q1' } },
    { op: 'MOD', entity: ftm('Q4', 'Person', { name: ['Added Second'] }) },
  ).trimEnd()
  const entries = await entriesOf(
    followTheMoneyLines,
    file('full.json', FTM),
    file('1.delta.json', one),
    file('2.delta.json', other),
    file('3.delta.json', ''),
  )

  expect(entries.map(entry => `${entry.id} ${entry.names[0]!.text}`)).toEqual([
    'Q2 Ovelia Anew',
    'Q4 Added Second',
  ])
})

test('a file of changes is no list, but can be read as changes', async () => {
  const changes = [
    file('1.delta.json', lines({ op: 'ADD', entity: MINISTER }, { op: 'DEL', entity: { id: 'Q9' } })),
  ]

  await expect(entriesOf(followTheMoneyLines, ...changes)).rejects.toMatchObject({ code: 'MALFORMED_LIST' })
  expect(
    (await collected(ftmChanges(changes))).map(change => (change.op === 'PUT' ? change.entry.id : change.id)),
  ).toEqual(['Q1', 'Q9'])
})

const SENZING = lines(
  {
    DATA_SOURCE: 'VANTOR',
    RECORD_ID: 'NK-1',
    RECORD_TYPE: 'PERSON',
    LAST_CHANGE: '2024-03-21T08:44:01',
    NAMES: [
      { NAME_TYPE: 'PRIMARY', NAME_FULL: 'Quendrel Zorblax' },
      { NAME_TYPE: 'ALIAS', NAME_FIRST: 'Kvendrel', NAME_LAST: 'Zorblaks' },
    ],
    RISKS: [{ TOPIC: 'role.pep' }],
    DATES: [{ DATE_OF_BIRTH: '1972' }, { DATE_OF_DEATH: '2025' }],
    COUNTRIES: [{ NATIONALITY: 'us' }],
    RELATIONSHIPS: [
      { REL_POINTER_ROLE: 'Occupancy', REL_POINTER_KEY: 'Q13' },
      { REL_POINTER_ROLE: 'Family', REL_POINTER_KEY: 'NK-2' },
    ],
    IDENTIFIERS: [
      { PASSPORT_NUMBER: 'A0012345', PASSPORT_COUNTRY: 'us' },
      { TRUSTED_ID_TYPE: 'WIKIDATA', TRUSTED_ID_NUMBER: 'Q77' },
    ],
  },
  {
    DATA_SOURCE: 'VANTOR',
    RECORD_ID: 'NK-2',
    RECORD_TYPE: 'ORGANIZATION',
    NAMES: [{ NAME_TYPE: 'PRIMARY', NAME_ORG: 'Morvath' }],
  },
)

test('Senzing records are read from their features', async () => {
  const entries = await read(senzingLines, SENZING)
  const person = entries.get('NK-1')!

  expect([namesOf(person), birthsOf(person), numbersOf(person)]).toEqual([
    ['PRIMARY Quendrel Zorblax', 'STRONG_ALIAS Kvendrel Zorblaks'],
    ['1972-01-01..1972-12-31'],
    ['PASSPORT A0012345 US'],
  ])
  expect(person).toMatchObject({
    isDeceased: true,
    nationalities: ['US'],
    positions: [{ title: 'Q13', topics: ['role.pep'] }],
    relations: [{ kind: 'RELATIVE', entryId: 'NK-2' }],
    references: ['Q77'],
    updatedOn: '2024-03-21',
  })
  expect(entries.get('NK-2')!.type).toBe('ORGANIZATION')
})

test('files truncated anywhere are malformed, except at the end of a line', async () => {
  expect(new Set(await cutAnywhere(wikidataJson, COMBINED))).toEqual(new Set(['malformed']))
  for (const [format, content] of [
    [followTheMoneyLines, FTM],
    [senzingLines, SENZING],
  ] as const) {
    expect(
      (await cutAnywhere(format, content)).filter(outcome => outcome === 'malformed').length,
    ).toBeGreaterThan(54)
  }
})
