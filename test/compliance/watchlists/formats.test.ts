import { expect, test } from '@jest/globals'
import { FORMATS, recognise } from '#compliance/watchlists/formats/formats.ts'
import { entriesOf, file } from './support.ts'

const known = async (content: string | Uint8Array, name = 'list'): Promise<string | undefined> =>
  (await recognise([file(name, content, 64)]))?.name

test('every source has a layout, and the names of layouts are unique', () => {
  const names = [...new Set(Object.values(FORMATS).flat())].map(format => format.name)

  expect(Object.keys(FORMATS)).toHaveLength(13)
  expect(new Set(names).size).toBe(names.length)
  for (const formats of Object.values(FORMATS)) expect(formats.length).toBeGreaterThan(0)
})

test.each([
  ['OFAC_ENHANCED_XML', '<?xml version="1.0"?><sanctionsData xmlns="x">'],
  ['OFAC_ADVANCED_XML', '<?xml version="1.0"?>\n<!-- made --><Sanctions xmlns="x">'],
  ['OFAC_CLASSIC_XML', '\ufeff<?xml version="1.0"?><sdnList xmlns="x">'],
  ['UN_XML', '<CONSOLIDATED_LIST xmlns:xsi="x">'],
  ['EU_FSF_XML', '<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="2026">'],
  ['UK_FCDO_XML', '<Designations>'],
  ['UK_CONLIST_XML', '<x:ArrayOfFinancialSanctionsTarget xmlns:x="x">'],
  ['CA_SEMA_XML', '<data-set>'],
  ['CH_SECO_XML', '<swiss-sanctions-list list-type="whole-list">'],
  ['UK_FCDO_CSV', 'Report Date: 13-Feb-2026\nLast Updated,Unique ID,OFSI Group ID,Name 6,Name 1\n'],
  ['UK_CONLIST_CSV', 'Last Updated,1/1/2020\nName 6,Name 1,Group Type,Group ID\n'],
  ['JP_MOF_CSV', '\ufeff区分,番号,告示日付,氏名（英語）\n'],
  ['AU_DFAT_JSON', '{"list": "AU_DFAT", "rows": ['],
  ['JP_MOF_JSON', '{"list":"JP_MOF","rows":['],
  ['WIKIDATA_JSON', '{"entities": {"Q1": {"type": "item"'],
  ['WIKIDATA_JSON', '[\n{"type":"item","id":"Q1","labels":{}'],
  ['FTM_JSON_LINES', '{"id":"Q1","caption":"x","schema":"Person","properties":{"name":["x"]}}\n'],
  ['FTM_JSON_LINES', '{"op":"DEL","entity":{"id":"Q1"}}'],
  ['SENZING_JSON_LINES', '{"DATA_SOURCE":"X","RECORD_ID":"1","NAMES":[]}\n'],
])('%s is recognised by its content', async (name, content) => {
  expect(await known(content, 'no telling name')).toBe(name)
})

test('the files of a set are recognised together, in any order', async () => {
  const [parties, aliases, addresses] = [
    file('sdn.csv', '36,"ZORB AIR",-0- ,"CUBA",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- \n'),
    file('alt.csv.gz', '36,12,"aka","ZORB",-0- \n'),
    file('add.csv', '36,25,-0- ,"Vantor","Cuba",-0- \n'),
  ]

  expect((await recognise([aliases, addresses, parties]))?.name).toBe('OFAC_LEGACY_CSV')
})

test.each([
  '',
  'text',
  '<html><body>Access denied</body></html>',
  '{"error":"not found"}',
  'a,b,c\n1,2,3\n',
  '<export><other/></export>',
  '%PDF-1.7',
])('%j is not a list', async content => {
  expect(await known(content)).toBeUndefined()
})

test('a layout of another source is not accepted', async () => {
  const un = [file('list.xml', '<CONSOLIDATED_LIST/>')]

  expect((await recognise(un, 'UN_CONSOLIDATED'))?.name).toBe('UN_XML')
  expect(await recognise(un, 'EU_CONSOLIDATED')).toBeUndefined()
})

test('a repeated record is one entry, and two parties with the same id are two entries', async () => {
  const entity = (name: string): string =>
    `<sanctionEntity euReferenceNumber="EU.99.1"><subjectType code="person"/><nameAlias wholeName="${name}" strong="true"/></sanctionEntity>`
  const list = file(
    'eu.xml',
    `<export xmlns="http://eu.europa.ec/fpi/fsd/export">${entity('Quendrel Zorblax')}${entity('Quendrel Zorblax')}${entity('Plimforth Gaskett')}</export>`,
  )
  const entries = await entriesOf((await recognise([list]))!, list)

  expect(entries.map(entry => `${entry.id} ${entry.names[0]!.text}`)).toEqual([
    'EU.99.1 Quendrel Zorblax',
    'EU.99.1#2 Plimforth Gaskett',
  ])
})
