import { expect, test } from '@jest/globals'
import { wikidataJson } from '#compliance/watchlists/formats/pep/wikidata.ts'
import { birthsOf, entriesOf, file, namesOf } from './support.ts'
import { COMBINED, LABELS, OFFICE, PERSON, SPOUSE } from './wikidata-records.ts'

test.each([
  ['one combined response', [COMBINED]],
  ['one response each', [PERSON, OFFICE, SPOUSE].map(one => JSON.stringify({ entities: { [one.id]: one } }))],
  ['lines', [[PERSON, OFFICE, SPOUSE].map(one => JSON.stringify(one)).join('\n')]],
  ['a dump', [`[\n${[PERSON, OFFICE, SPOUSE].map(one => JSON.stringify(one)).join(',\n')}\n]\n`]],
])('people of Wikidata have offices and relatives, in %s', async (_, contents) => {
  const entries = await entriesOf(
    wikidataJson,
    file('labels_en.json', JSON.stringify(LABELS)),
    ...contents.map((content, at) => file(`${at}.json`, content, 37)),
  )
  const [person, spouse] = entries

  expect(entries.map(entry => entry.id)).toEqual(['Q9000001', 'Q9000002'])
  expect(namesOf(person)).toEqual([
    'PRIMARY Quendrel Zorblax',
    'STRONG_ALIAS Quendrel Ovu Zorblax',
    'ORIGINAL_SCRIPT Квендрел Зорблакс',
    'WEAK_ALIAS Zorbie',
  ])
  expect(person).toMatchObject({
    type: 'INDIVIDUAL',
    gender: 'FEMALE',
    nationalities: ['RU'],
    isDeceased: true,
    updatedOn: '2026-03-24',
    remarks: 'trader {of "none"}',
  })
  expect(person!.positions).toEqual([
    {
      title: 'President of Vantor',
      country: 'RU',
      from: { from: '2012-05-07', to: '2012-05-07' },
      to: { from: '2018-01-01', to: '2018-12-31' },
    },
    { title: 'Governor of Morvath' },
  ])
  expect(person!.relations).toEqual([
    { kind: 'RELATIVE', entryId: 'Q9000002', label: 'spouse' },
    { kind: 'RELATIVE', entryId: 'Q9000005', label: 'cousin' },
  ])
  expect([birthsOf(person), birthsOf(spouse)]).toEqual([['1952-10-07'], ['~1960-01-01..1969-12-31']])
})
