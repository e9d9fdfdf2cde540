import { lineBlocks } from './decode.ts'
import { type SourceFile, malformedList } from './entry.ts'

const MAX_FIELDS = 1024
const MAX_ROW = 8 * 1024 ** 2
/** Files of the age of CP/M end in this, and some writers still add it. */
const END_OF_FILE = '\u001a'

export interface CsvRow {
  readonly fields: readonly string[]
  /** Where the row begins, from 1. */
  readonly line: number
}

interface Scan {
  readonly file: SourceFile
  fields: string[]
  field: string
  /** Inside quotes, just behind closing ones, or neither. */
  state: 'plain' | 'quoted' | 'closed'
  line: number
  startsAt: number
  size: number
}

const isEmpty = (scan: Scan): boolean => scan.fields.length === 0 && scan.field === '' && scan.state === 'plain'

function endField(scan: Scan): void {
  if (scan.fields.length >= MAX_FIELDS) throw malformedList(`${scan.file.name} line ${scan.startsAt} has more than ${MAX_FIELDS} fields.`)
  scan.fields.push(scan.field)
  scan.field = ''
  scan.state = 'plain'
}

function endRow(scan: Scan): CsvRow | undefined {
  const isBlank = isEmpty(scan)
  if (!isBlank) endField(scan)
  const row = isBlank ? undefined : { fields: scan.fields, line: scan.startsAt }
  scan.fields = []
  scan.size = 0
  return row
}

const PLAIN_END = /[,\n"]/g

/** Reads on from `at` to where the next piece begins. */
function step(scan: Scan, text: string, at: number): number {
  if (scan.state === 'quoted') {
    const quote = text.indexOf('"', at)
    const end = quote < 0 ? text.length : quote
    const run = text.slice(at, end)
    scan.field += run
    if (run.includes('\n')) scan.line += run.split('\n').length - 1
    if (quote < 0) return end
    if (text[quote + 1] === '"') {
      scan.field += '"'
      return quote + 2
    }
    scan.state = 'closed'
    return quote + 1
  }
  PLAIN_END.lastIndex = at
  const end = PLAIN_END.exec(text)?.index ?? text.length
  const run = text.slice(at, end)
  // Behind closing quotes there is nothing but white space; what a careless writer left there belongs to the field.
  scan.field += scan.state === 'closed' ? run.trimEnd() : run
  if (text[end] === '"') {
    if (scan.state === 'plain' && scan.field.trim() === '') {
      scan.field = ''
      scan.state = 'quoted'
    } else scan.field += '"'
    return end + 1
  }
  return end
}

const withoutReturn = (scan: Scan): void => {
  if (scan.state === 'plain' && scan.field.endsWith('\r')) scan.field = scan.field.slice(0, -1)
}

function* rowsOf(scan: Scan, text: string): Generator<CsvRow> {
  let at = 0
  while (at < text.length) {
    if (isEmpty(scan)) scan.startsAt = scan.line
    const from = at
    at = step(scan, text, at)
    scan.size += at - from
    if (scan.size > MAX_ROW) throw malformedList(`${scan.file.name} line ${scan.startsAt} begins a row of more than ${MAX_ROW} characters.`)
    if (scan.state === 'quoted' || at >= text.length) continue
    if (text[at] === ',') {
      endField(scan)
      at++
    } else if (text[at] === '\n') {
      withoutReturn(scan)
      scan.line++
      at++
      const row = endRow(scan)
      if (row) yield row
    }
  }
}

/** The rows of a file of comma-separated values, RFC 4180 and what passes for it; empty lines are left out. A quote that is never closed is malformed. */
export async function* csvRows(file: SourceFile): AsyncGenerator<CsvRow> {
  const scan: Scan = { file, fields: [], field: '', state: 'plain', line: 1, startsAt: 1, size: 0 }
  for await (const block of lineBlocks(file, { elseWestern: true })) {
    const end = block.lastIndexOf(END_OF_FILE)
    const isEnd = end >= 0 && block.slice(end + 1).trim() === ''
    yield* rowsOf(scan, isEnd ? block.slice(0, end) : block)
  }
  if (scan.state === 'quoted') throw malformedList(`${file.name} ends inside the quotes of the row that begins in line ${scan.startsAt}.`)
  withoutReturn(scan)
  const row = endRow(scan)
  if (row) yield row
}

/** The rows below a header, by the header's names. */
export async function* csvRecords(rows: AsyncIterable<CsvRow>, file: SourceFile, isHeader: (fields: readonly string[]) => boolean): AsyncGenerator<{ record: ReadonlyMap<string, string>; line: number }> {
  let header: readonly string[] | undefined
  let records = 0
  for await (const { fields, line } of rows) {
    if (header === undefined) {
      if (isHeader(fields)) header = fields.map(field => field.trim())
      else if (line > 20) throw malformedList(`${file.name} has no header in its first 20 lines.`)
      continue
    }
    // Writers leave commas behind the last field, never in front of it.
    if (fields.length < header.length || fields.slice(header.length).some(field => field.trim() !== '')) throw malformedList(`${file.name} line ${line} has ${fields.length} fields where the header has ${header.length}.`)
    records++
    yield { record: new Map(header.map((name, at) => [name, fields[at]!])), line }
  }
  if (header === undefined) throw malformedList(`${file.name} has no header.`)
  if (records === 0) throw malformedList(`${file.name} ends behind its header.`)
}
