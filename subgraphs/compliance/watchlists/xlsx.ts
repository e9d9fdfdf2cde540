import { wholeFile } from './decode.ts'
import { type SourceFile, malformedList } from './entry.ts'
import { type XmlElement, elementsAt, attribute, xmlRecords } from './xml.ts'
import { type Archive, archive } from './zip.ts'

/** Size limit; workbooks of lists have about 2 MB. */
const MAX_WORKBOOK = 64 * 1024 ** 2
const MAX_STRINGS = 2_000_000
const MAX_COLUMNS = 1024
const MAX_SHEETS = 64

export interface Sheet {
  readonly name: string
  /** Streams non-empty rows as cells by column; every cell is text, including numbers. */
  rows(): AsyncIterable<readonly string[]>
}

const part = (book: Archive, file: SourceFile, name: string): SourceFile => ({
  name: `${file.name} (${name})`,
  open: () => book.open(name),
})

const escaped = /_x([0-9A-Fa-f]{4})_/g

/** Spreadsheets write control characters as _x000D_. */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(escaped, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    : text

/** The text of a string with or without runs, without phonetic hints (rPh). */
const stringOf = (element: XmlElement): string =>
  unescaped(
    element.children
      .map(child =>
        child.name === 't'
          ? child.text
          : child.name === 'r'
            ? elementsAt(child, 't')
                .map(t => t.text)
                .join('')
            : '',
      )
      .join(''),
  )

async function sharedStrings(book: Archive, file: SourceFile): Promise<string[]> {
  const name = book.names.find(found => found.toLowerCase() === 'xl/sharedstrings.xml')
  const strings: string[] = []
  if (!name) return strings
  for await (const element of xmlRecords(part(book, file, name), { root: 'sst', records: ['sst/si'] })) {
    if (strings.push(stringOf(element)) > MAX_STRINGS)
      throw malformedList(`${file.name} has more than ${MAX_STRINGS} strings.`)
  }
  return strings
}

function columnOf(reference: string | undefined, otherwise: number): number {
  const letters = /^[A-Z]{1,3}/u.exec(reference ?? '')?.[0]
  if (!letters) return otherwise
  return [...letters].reduce((column, letter) => column * 26 + letter.codePointAt(0)! - 64, 0) - 1
}

function cellText(cell: XmlElement, strings: readonly string[], file: SourceFile): string {
  if (cell.attributes.t === 'inlineStr') return elementsAt(cell, 'is').map(stringOf).join('')
  const value = elementsAt(cell, 'v')[0]?.text ?? ''
  switch (cell.attributes.t) {
    case 's': {
      const text = strings[Number(value)]
      if (text === undefined)
        throw malformedList(
          `${file.name} refers in cell ${cell.attributes.r ?? '?'} to a string that it does not have.`,
        )
      return text
    }
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE'
    case 'e':
      return ''
    default:
      return unescaped(value)
  }
}

async function* rowsOf(
  book: Archive,
  file: SourceFile,
  name: string,
  strings: readonly string[],
): AsyncGenerator<readonly string[]> {
  for await (const row of xmlRecords(part(book, file, name), {
    root: 'worksheet',
    records: ['sheetData/row'],
  })) {
    const cells: string[] = []
    for (const cell of elementsAt(row, 'c')) {
      const column = columnOf(cell.attributes.r, cells.length)
      if (column >= MAX_COLUMNS)
        throw malformedList(`${file.name} has a row of more than ${MAX_COLUMNS} columns.`)
      while (cells.length < column) cells.push('')
      cells[column] = cellText(cell, strings, file)
    }
    if (cells.some(cell => cell !== '')) yield cells
  }
}

async function targetsOf(book: Archive, file: SourceFile): Promise<Map<string, string>> {
  const targets = new Map<string, string>()
  for await (const found of xmlRecords(part(book, file, 'xl/_rels/workbook.xml.rels'), {
    root: 'Relationships',
    records: ['Relationships/Relationship'],
  })) {
    const target = attribute(found, 'Target') ?? ''
    targets.set(found.attributes.Id ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  }
  return targets
}

/** The sheets of a workbook in order. Memory holds the packed archive and the shared strings; rows are streamed. */
export async function sheetsOf(file: SourceFile): Promise<Sheet[]> {
  const book = await archive(file.name, await wholeFile(file, MAX_WORKBOOK))
  const strings = await sharedStrings(book, file)
  const targets = await targetsOf(book, file)
  const sheets: Sheet[] = []
  const read = new Set<string>()
  for await (const sheet of xmlRecords(part(book, file, 'xl/workbook.xml'), {
    root: 'workbook',
    records: ['sheets/sheet'],
  })) {
    const target = targets.get(sheet.attributes.id ?? '')
    if (!target) throw malformedList(`${file.name} has a sheet without a part.`)
    if (read.has(target)) throw malformedList(`${file.name} has two sheets with the same part.`)
    if (read.add(target).size > MAX_SHEETS)
      throw malformedList(`${file.name} has more than ${MAX_SHEETS} sheets.`)
    sheets.push({ name: attribute(sheet, 'name') ?? '', rows: () => rowsOf(book, file, target, strings) })
  }
  return sheets
}
