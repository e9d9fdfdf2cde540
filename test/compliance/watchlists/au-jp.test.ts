import { expect, test } from '@jest/globals'
import { auDfatJson, auDfatXlsx } from '#compliance/watchlists/formats/au-dfat.ts'
import { recognise } from '#compliance/watchlists/formats/formats.ts'
import { jpMofCsv, jpMofJson, jpMofXlsx } from '#compliance/watchlists/formats/jp-mof.ts'
import { birthsOf, cutAnywhere, file, namesOf, numbersOf, read, workbookOf } from './support.ts'

const AU_HEADS = [
  'Reference',
  'Name of Individual or Entity',
  'Type',
  'Name Type',
  'Alias Strength',
  'Date of Birth',
  'Place of Birth',
  'Citizenship',
  'Address',
  'Additional Information',
  'Listing Information',
  'IMO Number',
  'Committees',
  'Control Date',
  'Instrument of Designation',
]
const AU_ROWS = [
  [
    '101',
    'Quendrel Ovu ZORBLAX',
    'Individual',
    'Primary Name',
    '',
    'a) 30/04/1963_x000D_\nb) 1960',
    'Vantor',
    'Iranian; Syrian',
    'a) 1 Quay, Vantor, Iran b) Damascus, Syria',
    'Passport number: A0012345. Wallet 1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
    '',
    '',
    'Autonomous (Vantor)',
    43831,
    'Instrument 1',
  ],
  ['101a', 'Kvendrel Zorblaks', 'Individual', 'Alias', 'Strong', 21300],
  ['101b', 'The Zorb', 'Individual', 'Alias', 'Weak'],
  ['101c', 'زوربلاكس', 'Individual', 'Original Script'],
  ['102', 'Ostravelle', 'Vessel', 'Primary Name', '', '', '', '', '', '', '', 'IMO 9000001', '1267 (Vantor)'],
  ['101', 'Plimforth Gaskett', 'Individual', 'Primary Name', '', '1971'],
  ['102a', 'Ostravelle II', 'Vessel', 'Alias', 'Strong'],
] as const

const AU_JSON = JSON.stringify({
  list: 'AU_DFAT',
  rows: AU_ROWS.map(cells =>
    Object.fromEntries(
      AU_HEADS.map((head, at) => [
        head,
        cells[at] === undefined ? '' : String(cells[at]).replace('_x000D_', '\r'),
      ]),
    ),
  ),
})

test.each([
  ['xlsx', auDfatXlsx, workbookOf({ 'Sheet 1': [AU_HEADS, ...AU_ROWS] })],
  ['json', auDfatJson, AU_JSON],
] as const)('rows with one number are one party, in %s', async (_, format, content) => {
  const entries = await read(format, content)
  const person = entries.get('101')!

  expect([...entries.keys()]).toEqual(['101', '102', '101#2'])
  expect(namesOf(person)).toEqual([
    'PRIMARY Quendrel Ovu ZORBLAX',
    'STRONG_ALIAS Kvendrel Zorblaks',
    'ORIGINAL_SCRIPT زوربلاكس',
    'WEAK_ALIAS The Zorb',
  ])
  expect([birthsOf(person), numbersOf(person)]).toEqual([
    ['1963-04-30', '1960-01-01..1960-12-31', '1958-04-25'],
    ['PASSPORT A0012345', 'WALLET 1BoatSLRHtKNngkdXEeobR76b53LETtpyT'],
  ])
  expect(person).toMatchObject({
    nationalities: ['IR', 'SY'],
    countries: ['IR', 'SY'],
    addresses: ['1 Quay, Vantor, Iran', 'Damascus, Syria'],
    programs: ['Autonomous (Vantor)'],
    listedOn: '2020-01-01',
  })
  expect([namesOf(entries.get('102')), numbersOf(entries.get('102'))]).toEqual([
    ['PRIMARY Ostravelle', 'STRONG_ALIAS Ostravelle II'],
    ['IMO 9000001'],
  ])
  expect(birthsOf(entries.get('101#2'))).toEqual(['1971-01-01..1971-12-31'])
})

const JP_HEADS = [
  '告 示 日 付',
  '告示番号',
  '日 本 語 表 記',
  '英 語 表 記',
  '別 名 ・ 別 称',
  '旧称',
  '確定に十分でない別名',
  '生 年 月 日',
  '出 生 地',
  '国 籍',
  '旅 券 番 号',
  '身分登録番号',
  '住 所・所 在 地',
  '役 職',
  'その他の情報',
  '国連参照番号',
]
const JP_ROW = [
  '2001年9月22日',
  '160',
  'ゾルブラクス',
  'Quendrel Ovu Zorblax',
  '（a）Kvendrel Zorblaks（b）Kwendrel Zorb (DOB: 11 Apr. 1963)\na.k.a. Zorblax Q',
  'Ovu',
  'The Zorb',
  '(a) 1963年4月11日\n(b) 1964年頃',
  'Vantor',
  'イラン',
  'イラン旅券番号：A0012345（2003年2月4日に発行）',
  '不明',
  'Vantor, Iran',
  'Commander',
  'address 1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
  'QDi.990',
]
const JP_BOOK = workbookOf({
  表紙: [['cover']],
  個人: [['テロリスト等（個人）'], JP_HEADS, JP_ROW],
  団体: [
    ['資産凍結等の措置の対象となる団体'],
    ['告示日付', '日本語表記', '英語表記'],
    [44621, 'モルヴァス', 'Morvath Trading'],
  ],
})
const JP_JSON = JSON.stringify({
  list: 'JP_MOF',
  rows: [
    {
      sheet: '個人',
      title: 'テロリスト等（個人）',
      ...Object.fromEntries(JP_HEADS.map((head, at) => [head, JP_ROW[at]])),
    },
    {
      sheet: '団体',
      title: '資産凍結等の措置の対象となる団体',
      告示日付: '44621',
      日本語表記: 'モルヴァス',
      英語表記: 'Morvath Trading',
    },
  ],
})

test.each([
  ['xlsx', jpMofXlsx, JP_BOOK],
  ['json', jpMofJson, JP_JSON],
] as const)('cells with several names and dates are split, in %s', async (_, format, content) => {
  const [person, company] = [...(await read(format, content)).values()]

  expect(namesOf(person)).toEqual([
    'PRIMARY Quendrel Ovu Zorblax',
    'STRONG_ALIAS Kvendrel Zorblaks',
    'STRONG_ALIAS Kwendrel Zorb',
    'STRONG_ALIAS Zorblax Q',
    'FORMER Ovu',
    'ORIGINAL_SCRIPT ゾルブラクス',
    'WEAK_ALIAS The Zorb',
  ])
  expect([birthsOf(person), numbersOf(person)]).toEqual([
    ['1963-04-11', '~1964-01-01..1964-12-31'],
    ['PASSPORT A0012345', 'WALLET 1BoatSLRHtKNngkdXEeobR76b53LETtpyT'],
  ])
  expect(person).toMatchObject({
    type: 'INDIVIDUAL',
    nationalities: ['IR'],
    references: ['QDi.990'],
    listedOn: '2001-09-22',
    programs: ['テロリスト等（個人）'],
  })
  expect([company!.type, namesOf(company), company!.listedOn]).toEqual([
    'ORGANIZATION',
    ['PRIMARY Morvath Trading', 'ORIGINAL_SCRIPT モルヴァス'],
    '2022-03-01',
  ])
})

test('an id derived from names is stable when the order of rows changes', async () => {
  const ids = [...(await read(jpMofXlsx, JP_BOOK)).keys()]
  const turned = JSON.stringify({
    ...(JSON.parse(JP_JSON) as object),
    rows: (JSON.parse(JP_JSON) as { rows: unknown[] }).rows.toReversed(),
  })

  expect([...(await read(jpMofJson, turned)).keys()]).toEqual(ids.toReversed())
})

const CSV_HEADS = [
  '区分',
  '番号',
  '告示日付',
  '告示番号',
  '個人・団体',
  '氏名（日本語）',
  '氏名（英語）',
  '別名・別称（日本語）',
  '別名・別称（英語）',
  '確定に十分でない別名（英語）',
  '生年月日',
  '国籍（英語）',
  '旅券番号',
  '国連参照番号',
]
const JP_CSV = `\ufeff${[CSV_HEADS, ['2', '099-000160', '2001.9.22', '160', '個人', 'ゾルブラクス', 'Quendrel Ovu Zorblax', '', 'Kvendrel Zorblaks；Zorblax Q (DOB: 11 Apr. 1963; POB: Vantor)', 'The Zorb', '1963/4/11；1964/4/12', 'Iran', 'A0012345', 'QDi.990']].map(cells => cells.map(cell => `"${cell}"`).join(',')).join('\r\n')}\r\n`

test('the newer table has its own ids and keeps the derived ones as former ids', async () => {
  const person = (await read(jpMofCsv, JP_CSV)).get('099-000160')!

  expect(namesOf(person)).toEqual([
    'PRIMARY Quendrel Ovu Zorblax',
    'STRONG_ALIAS Kvendrel Zorblaks',
    'STRONG_ALIAS Zorblax Q',
    'ORIGINAL_SCRIPT ゾルブラクス',
    'WEAK_ALIAS The Zorb',
  ])
  expect([birthsOf(person), person.nationalities, person.formerIds]).toEqual([
    ['1963-04-11', '1964-04-12'],
    ['IR'],
    [[...(await read(jpMofXlsx, JP_BOOK)).keys()][0]],
  ])
})

test('workbooks are recognised by their columns', async () => {
  expect((await recognise([file('list.xlsx', JP_BOOK)]))?.name).toBe('JP_MOF_XLSX')
  expect(
    (await recognise([file('list.xlsx', workbookOf({ 'Sheet 1': [AU_HEADS, ...AU_ROWS] }))]))?.name,
  ).toBe('AU_DFAT_XLSX')
})

test('files truncated anywhere are malformed', async () => {
  for (const [format, content] of [
    [auDfatXlsx, workbookOf({ One: [AU_HEADS, ...AU_ROWS] })],
    [auDfatJson, AU_JSON],
    [jpMofXlsx, JP_BOOK],
    [jpMofJson, JP_JSON],
  ] as const) {
    expect(new Set(await cutAnywhere(format, content))).toEqual(new Set(['malformed']))
  }
})
