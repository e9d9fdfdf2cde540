import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse, type Info, type Options } from 'csv-parse'
import { parse as parsed } from 'csv-parse/sync'
import { lineBlocks } from './decode.ts'
import { type SourceFile, malformedList } from './entry.ts'

const MAX_FIELDS = 1024
const MAX_ROW = 8 * 1024 ** 2
/** The CP/M end-of-file character, which some writers still append. */
const END_OF_FILE = '\u001a'

export interface CsvRow {
  readonly fields: readonly string[]
  /** Line number at which the row starts, from 1. */
  readonly line: number
}

const OPTIONS: Options = {
  info: true,
  raw: true,
  relaxColumnCount: true,
  // Text next to quotes, or a quote within a field, is taken as part of the field.
  relaxQuotes: true,
  skipEmptyLines: true,
  recordDelimiter: ['\r\n', '\n'],
  maxRecordSize: MAX_ROW,
}

const STRICT: Options = { relaxColumnCount: true, recordDelimiter: ['\r\n', '\n'], maxRecordSize: MAX_ROW }

/** The text without a CP/M end-of-file character. */
async function* textOf(file: SourceFile): AsyncGenerator<string> {
  for await (const block of lineBlocks(file, { elseWestern: true })) {
    const end = block.lastIndexOf(END_OF_FILE)
    yield end >= 0 && block.slice(end + 1).trim() === '' ? block.slice(0, end) : block
  }
}

/**
 * Whether an unclosed quote makes a field run into the next row. The relaxed parser then ends the field at the next opening quote.
 * Strict parsing distinguishes this from a field that starts with a literal quote.
 */
function runsOn(record: readonly string[], raw: string): boolean {
  if (!record.some(field => field.startsWith('"') && field.includes('\n'))) return false
  try {
    // For CRLF the raw record includes the CR.
    parsed(raw.replace(/\r$/, ''), STRICT)
    return false
  } catch {
    return true
  }
}

/** The rows of a CSV file (RFC 4180 with common deviations), without empty lines. An unclosed quote is malformed. */
export async function* csvRows(file: SourceFile): AsyncGenerator<CsvRow> {
  const parser = parse(OPTIONS)
  // Errors reach the consumer through the parser stream, so the promise of the pipeline is ignored.
  pipeline(Readable.from(textOf(file)), parser).catch(() => undefined)
  let ended = { lines: 0, emptyLines: 0 }
  try {
    for await (const { record, raw, info } of parser as AsyncIterable<{
      record: string[]
      raw: string
      info: Info
    }>) {
      const line = ended.lines + 1 + info.empty_lines - ended.emptyLines
      ended = { lines: info.lines, emptyLines: info.empty_lines }
      if (record.length > MAX_FIELDS)
        throw malformedList(`${file.name} line ${line} has more than ${MAX_FIELDS} fields.`)
      if (runsOn(record, raw))
        throw malformedList(`${file.name} has an unclosed quote in the row that starts in line ${line}.`)
      yield { fields: record, line }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (error.code === 'CSV_QUOTE_NOT_CLOSED')
      throw malformedList(
        `${file.name} ends within a quote in the row that starts in line ${ended.lines + 1}.`,
      )
    throw malformedList(`${file.name} cannot be read after line ${ended.lines}: ${error.message}.`)
  }
}

/** The rows below the header, keyed by the column names. */
export async function* csvRecords(
  rows: AsyncIterable<CsvRow>,
  file: SourceFile,
  isHeader: (fields: readonly string[]) => boolean,
): AsyncGenerator<{ record: ReadonlyMap<string, string>; line: number }> {
  let header: readonly string[] | undefined
  let records = 0
  for await (const { fields, line } of rows) {
    if (header === undefined) {
      if (isHeader(fields)) header = fields.map(field => field.trim())
      else if (line > 20) throw malformedList(`${file.name} has no header in its first 20 lines.`)
      continue
    }
    // Extra empty fields are allowed only at the end of a row.
    if (fields.length < header.length || fields.slice(header.length).some(field => field.trim() !== ''))
      throw malformedList(
        `${file.name} line ${line} has ${fields.length} fields, but the header has ${header.length}.`,
      )
    records++
    yield { record: new Map(header.map((name, at) => [name, fields[at]!])), line }
  }
  if (header === undefined) throw malformedList(`${file.name} has no header.`)
  if (records === 0) throw malformedList(`${file.name} ends after its header.`)
}
