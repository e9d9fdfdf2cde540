import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { csvRows } from '#compliance/watchlists/csv.ts'
import { collected, file } from './support.ts'

const rowsOf = async (content: string | Uint8Array, chunk?: number): Promise<(readonly string[])[]> =>
  (await collected(csvRows(file('rows.csv', content, chunk)))).map(row => row.fields)

test('quotes, doubled quotes, commas and line breaks belong to the field that contains them', async () => {
  expect(await rowsOf('1,"A, B","say ""yes""","two\r\nlines",-0- \r\n\r\n2,,"",x,\n')).toEqual([
    ['1', 'A, B', 'say "yes"', 'two\r\nlines', '-0- '],
    ['2', '', '', 'x', ''],
  ])
})

test('the last row needs no line break, and a byte order mark and an end-of-file character are ignored', async () => {
  expect(await rowsOf('\ufeffa,b\r\n1,"2"')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  expect(await rowsOf('a,b\r\n1,2\r\n\u001a')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('bytes that are not utf-8 are decoded as windows-1252', async () => {
  expect(await rowsOf(Buffer.from('1,Núñez\n2,Peña\n', 'latin1'))).toEqual([
    ['1', 'Núñez'],
    ['2', 'Peña'],
  ])
})

test('rows have the number of their first line', async () => {
  const rows = await collected(csvRows(file('rows.csv', 'a\n"b\nc"\n\nd\n')))

  expect(rows.map(row => row.line)).toEqual([1, 2, 5])
})

test('a quote that never closes is malformed', async () => {
  await expect(rowsOf('1,"two\n3,4\n')).rejects.toMatchObject({
    code: 'MALFORMED_LIST',
    message: 'rows.csv ends within a quote in the row that starts in line 1.',
  })
})

test('a quote that closes in a later row is malformed, a literal quote in a field of several lines is not', async () => {
  await expect(rowsOf('1,"two,x\r\n3,"four, five",y\r\n')).rejects.toMatchObject({
    code: 'MALFORMED_LIST',
    message: 'rows.csv has an unclosed quote in the row that starts in line 1.',
  })
  await expect(rowsOf('0,a,b\n1,"two,x\n"",3\n"four", five",y\n')).rejects.toMatchObject({
    code: 'MALFORMED_LIST',
    message: expect.stringContaining('line 2'),
  })
  expect(await rowsOf('1,"""two"" of\nthem",x\n3,"four" five,6\n')).toEqual([
    ['1', '"two" of\nthem', 'x'],
    ['3', '"four" five', '6'],
  ])
})

test('an empty file is malformed', async () => {
  await expect(rowsOf('')).rejects.toMatchObject({ code: 'MALFORMED_LIST' })
})

const field = fc
  .oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.stringMatching(/^[",\n\r a-c]{0,6}$/))
  .filter(text => !/[\u0000\u001a\ufeff\ud800-\udfff]/.test(text)) // eslint-disable-line no-control-regex
const written = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => row.map(text => `"${text.replaceAll('"', '""')}"`).join(',')).join('\r\n')

test('any table is read back as written, in chunks of any size', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(field, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 40 }),
      async (rows, chunk) => {
        expect(await rowsOf(written(rows), chunk)).toEqual(rows)
      },
    ),
  )
})
