import { expect, test } from '@jest/globals'
import { sheetsOf } from '#compliance/watchlists/xlsx.ts'
import { isMalformedList } from '#compliance/watchlists/entry.ts'
import { collected, file, workbookOf, zipOf } from './support.ts'

const tablesOf = async (bytes: Buffer) => {
  const tables: Record<string, (readonly string[])[]> = {}
  for (const sheet of await sheetsOf(file('book.xlsx', bytes)))
    tables[sheet.name] = await collected(sheet.rows())
  return tables
}
const isRefused = (bytes: Buffer, message: RegExp) =>
  expect(tablesOf(bytes)).rejects.toMatchObject({
    code: 'MALFORMED_LIST',
    message: expect.stringMatching(message),
  })

test('sheets are in order, cells in their columns, and numbers as written', async () => {
  expect(
    await tablesOf(workbookOf({ Second: [['a', '', 'c'], [], ['', 21300]], First: [['x_x000D_y']] })),
  ).toEqual({
    Second: [
      ['a', '', 'c'],
      ['', '21300'],
    ],
    First: [['x\ry']],
  })
})

test('shared strings are read with their runs and without phonetic hints', async () => {
  const shared = [
    '<t>plain</t>',
    '<r><t>東</t></r><r><rPr/><t>京</t></r><rPh sb="0" eb="1"><t>トウキョウ</t></rPh>',
  ]

  expect(await tablesOf(workbookOf({ One: [['#0', '#1']] }, shared))).toEqual({ One: [['plain', '東京']] })
  await isRefused(workbookOf({ One: [['#2']] }, shared), /cell A1 to a string that it does not have/)
})

test('an archive with an excessive compression ratio is malformed', async () => {
  const book = zipOf({
    'xl/workbook.xml': Buffer.concat([Buffer.from('<workbook>'), Buffer.alloc(8 * 1024 ** 2, '<a/>')]),
    'xl/_rels/workbook.xml.rels': '<Relationships/>',
  })

  expect(book.length).toBeLessThan(1024 ** 2)
  await isRefused(book, /compression ratio in its part xl\/workbook.xml/)
})

test('a workbook with too many sheets, or with one part used twice, is malformed', async () => {
  const named = (target: (at: number) => number) =>
    zipOf({
      'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${Array.from({ length: 65 }, (_, at) => `<sheet name="${at}" r:id="r${at}"/>`).join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${Array.from({ length: 65 }, (_, at) => `<Relationship Id="r${at}" Target="worksheets/sheet${target(at)}.xml"/>`).join('')}</Relationships>`,
      ...Object.fromEntries(
        Array.from({ length: 65 }, (_, at) => [
          `xl/worksheets/sheet${at}.xml`,
          '<worksheet><sheetData/></worksheet>',
        ]),
      ),
    })

  await isRefused(
    named(at => at),
    /more than 64 sheets/,
  )
  await isRefused(
    named(() => 0),
    /two sheets with the same part/,
  )
})

test('a foreign archive, a changed byte and a truncated file are malformed', async () => {
  const book = workbookOf({
    One: [
      ['Reference', 'Name'],
      ['1', 'Zorblax Quendrel'],
    ],
  })

  await isRefused(zipOf({ 'other.txt': 'text' }), /has no part/)
  await isRefused(Buffer.from('PK\u0003\u0004 but nothing else'), /is not a complete zip archive/)
  for (let end = 0; end < book.length; end += 11)
    await expect(tablesOf(book.subarray(0, end))).rejects.toMatchObject({ code: 'MALFORMED_LIST' })
  for (let at = 0; at < book.length; at += 7) {
    const changed = Buffer.from(book)
    changed[at] = changed[at]! ^ 0x55
    await tablesOf(changed).catch((error: unknown) => {
      if (!isMalformedList(error)) throw error
    })
  }
})
