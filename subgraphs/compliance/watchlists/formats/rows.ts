import { csvRecords, csvRows } from '#compliance/watchlists/csv.ts'
import { type SourceFile, malformedList } from '#compliance/watchlists/entry.ts'
import { jsonItems, stringOf } from '#compliance/watchlists/json.ts'
import { cleanText, joined } from '#compliance/watchlists/text.ts'
import { sheetsOf } from '#compliance/watchlists/xlsx.ts'

/** A row of a list published as a table, with cells by column heading. */
export interface TableRow {
  /** Name of the sheet. */
  readonly sheet: string
  readonly title?: string | undefined
  readonly where: string
  /** The cell of the first heading that has a value; line breaks are kept. */
  cell(...heads: readonly string[]): string | undefined
}

/** Normalises a column heading: character width, blanks, line breaks and case vary between sheets. */
export const headKey = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, '').toLowerCase()

const rowBy = (values: ReadonlyMap<string, string>, rest: Omit<TableRow, 'cell'>): TableRow => ({
  ...rest,
  cell: (...heads) =>
    heads.map(head => values.get(headKey(head))).find(value => cleanText(value) !== undefined),
})

interface TableShape {
  readonly isHeader: (cells: readonly string[]) => boolean
}

/** The rows below the header of each sheet; sheets without a header, such as a cover, are skipped. */
async function* workbookRows(file: SourceFile, { isHeader }: TableShape): AsyncGenerator<TableRow> {
  let headers = 0
  for (const sheet of await sheetsOf(file)) {
    let header: readonly string[] | undefined
    let title: string | undefined
    let number = 0
    for await (const cells of sheet.rows()) {
      number++
      if (!header && isHeader(cells.map(headKey))) {
        header = cells.map(headKey)
        headers++
      } else if (!header) title ??= joined(' / ', ...cells)
      else
        yield rowBy(new Map(header.map((head, at) => [head, cells[at] ?? ''])), {
          sheet: sheet.name,
          title,
          where: `${sheet.name} row ${number}`,
        })
    }
  }
  if (headers === 0) throw malformedList(`${file.name} has no sheet with the header of this list.`)
}

/** The internal JSON layout with the publisher's column headings: {"list": ..., "rows": [{"sheet": ..., "title": ..., heading: cell}]}. */
async function* jsonRows(file: SourceFile, { isHeader }: TableShape): AsyncGenerator<TableRow> {
  let number = 0
  for await (const item of jsonItems(file, ['rows'])) {
    number++
    const values = new Map(
      Object.entries(item).map(([head, value]) => [headKey(head), stringOf(value) ?? '']),
    )
    if (number === 1 && !isHeader([...values.keys()]))
      throw malformedList(`${file.name} row 1 has none of the columns of this list.`)
    yield rowBy(values, {
      sheet: stringOf(item.sheet) ?? '',
      title: cleanText(stringOf(item.title)),
      where: `row ${number}`,
    })
  }
}

async function* csvTableRows(file: SourceFile, { isHeader }: TableShape): AsyncGenerator<TableRow> {
  for await (const { record, line } of csvRecords(csvRows(file), file, fields =>
    isHeader(fields.map(headKey)),
  )) {
    yield rowBy(new Map([...record].map(([head, value]) => [headKey(head), value])), {
      sheet: '',
      where: `line ${line}`,
    })
  }
}

export type TableKind = 'XLSX' | 'JSON' | 'CSV'

const READERS = { XLSX: workbookRows, JSON: jsonRows, CSV: csvTableRows } as const

export const tableRows = (kind: TableKind, file: SourceFile, shape: TableShape): AsyncGenerator<TableRow> =>
  READERS[kind](file, shape)
