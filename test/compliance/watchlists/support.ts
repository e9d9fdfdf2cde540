import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { createGunzip, crc32, deflateRawSync } from 'node:zlib'
import {
  type ListFormat,
  type SourceFile,
  type WatchlistEntry,
  isMalformedList,
} from '#compliance/watchlists/entry.ts'

/** A file of these bytes, read in chunks of a given size. */
export function file(name: string, content: string | Uint8Array, chunk = 4096): SourceFile {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return {
    name,
    async *open() {
      await Promise.resolve()
      for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk)
    },
  }
}

export async function collected<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const all: Value[] = []
  for await (const value of values) all.push(value)
  return all
}

export async function entriesOf(
  format: ListFormat,
  ...files: readonly SourceFile[]
): Promise<WatchlistEntry[]> {
  return collected(format.entries(files))
}

/** The entries of a text in a layout, by id. */
export async function read(
  format: ListFormat,
  content: string | Uint8Array,
  name = 'list',
): Promise<Map<string, WatchlistEntry>> {
  return new Map((await entriesOf(format, file(name, content))).map(entry => [entry.id, entry]))
}

/** Names as "KIND text". */
export const namesOf = (entry: WatchlistEntry | undefined): string[] =>
  (entry?.names ?? []).map(name => `${name.kind} ${name.text}`)

/** Dates as from..to, with ~ before approximate ones. */
export const birthsOf = (entry: WatchlistEntry | undefined): string[] =>
  (entry?.datesOfBirth ?? []).map(
    date =>
      `${date.isApproximate ? '~' : ''}${date.from === date.to ? date.from : `${date.from}..${date.to}`}`,
  )

export const numbersOf = (entry: WatchlistEntry | undefined): string[] =>
  (entry?.identifiers ?? []).map(({ type, value, country }) =>
    [type, value, country].filter(part => part !== undefined).join(' '),
  )

/** The result of reading a file truncated at many positions: the number of entries, or 'malformed'. */
export async function cutAnywhere(
  format: ListFormat,
  content: string | Uint8Array,
  cuts = 60,
): Promise<('malformed' | number)[]> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const outcomes: ('malformed' | number)[] = []
  for (let n = 0; n < cuts; n++) {
    const cut = bytes.subarray(0, Math.floor((bytes.length * n) / cuts))
    outcomes.push(
      await entriesOf(format, file('cut', cut)).then(
        entries => entries.length,
        (error: unknown) => {
          if (isMalformedList(error)) return 'malformed'
          throw error
        },
      ),
    )
  }
  return outcomes
}

/** The folder with original lists; tests that need it are skipped when it is not set. */
export const REAL_LISTS = process.env.WATCHLIST_TEST_DATA
export const hasRealLists = REAL_LISTS !== undefined && existsSync(REAL_LISTS)

export const realFile = (path: string): SourceFile => ({
  name: path.slice(path.lastIndexOf('/') + 1),
  open: () =>
    path.endsWith('.gz')
      ? createReadStream(join(REAL_LISTS!, path)).pipe(createGunzip())
      : createReadStream(join(REAL_LISTS!, path)),
})

function localPart(
  name: string,
  content: Buffer,
): { head: Buffer; packed: Buffer; entry: (at: number) => Buffer } {
  const packed = deflateRawSync(content)
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(crc32(content), 14)
  head.writeUInt32LE(packed.length, 18)
  head.writeUInt32LE(content.length, 22)
  head.writeUInt16LE(name.length, 26)
  const entry = (at: number): Buffer => {
    const directory = Buffer.alloc(46)
    directory.writeUInt32LE(0x02014b50, 0)
    head.copy(directory, 6, 4, 30)
    directory.writeUInt32LE(at, 42)
    return Buffer.concat([directory, Buffer.from(name)])
  }
  return { head: Buffer.concat([head, Buffer.from(name)]), packed, entry }
}

/** A zip archive of these parts. */
export function zipOf(parts: Readonly<Record<string, string | Buffer>>): Buffer {
  const bodies: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(parts)) {
    const { head, packed, entry } = localPart(name, Buffer.from(content as string))
    entries.push(entry(at))
    bodies.push(head, packed)
    at += head.length + packed.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, directory, end])
}

const xmlText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const column = (at: number): string =>
  (at < 26 ? '' : String.fromCodePoint(64 + Math.floor(at / 26))) + String.fromCodePoint(65 + (at % 26))

/** A workbook of these sheets; numbers stay numbers, empty cells are left out. */
export function workbookOf(
  sheets: Readonly<Record<string, readonly (readonly (string | number)[])[]>>,
  shared: readonly string[] = [],
): Buffer {
  const names = Object.keys(sheets)
  const cell = (value: string | number, row: number, at: number): string => {
    if (value === '') return ''
    const place = `${column(at)}${row + 1}`
    if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`
    return value.startsWith('#')
      ? `<c r="${place}" t="s"><v>${value.slice(1)}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${xmlText(value)}</t></is></c>`
  }
  return zipOf({
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns:r="r"><sheets>${names.map((name, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst>${shared.map(text => `<si>${text}</si>`).join('')}</sst>`,
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet><sheetData>${sheets[name]!.map((cells, row) => `<row r="${row + 1}">${cells.map((value, index) => cell(value, row, index)).join('')}</row>`).join('')}</sheetData></worksheet>`,
      ]),
    ),
  })
}
