import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { unwritable } from '#kernel/graph/constraints.ts'
import { isDate } from '#kernel/graph/scalars.ts'
import { invalid } from '#kernel/refusals.ts'
import type { BlacklistKind } from '#compliance/monitoring-rules/parameters.ts'
import type { NewEntry } from './entries.ts'
import { expectationOf, normalise } from './normalise.ts'

/** A line of the file that is no valid entry. */
export interface RejectedLine {
  /** Number of the line from 1, with the header as line 1. */
  readonly line: number
  readonly reason: string
}

export interface ParsedCsv {
  readonly entries: readonly NewEntry[]
  readonly rejected: readonly RejectedLine[]
}

export const LINES_MAX = 10_000
export const VALUE_LENGTH_MAX = 500
export const REASON_LENGTH_MAX = 300
export const SOURCE_LENGTH_MAX = 100

const COLUMNS = ['value', 'reason', 'source', 'expires_at'] as const
type Column = (typeof COLUMNS)[number]

const TIMESTAMP = /^(\d{4}-\d{2}-\d{2})[Tt]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:[Zz]|[+-]\d{2}:\d{2})$/

/** A date, which stands for its first moment in UTC, or an RFC 3339 timestamp. */
function momentOf(text: string): Date | undefined {
  const day = TIMESTAMP.exec(text)?.[1] ?? text
  if (!isDate(day)) return undefined
  const moment = new Date(day === text ? `${text}T00:00:00Z` : text)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

interface Row {
  readonly fields: readonly string[]
  readonly line: number
}

const refuse = (reason: string): Error => invalid([{ field: 'csv', reason }])

function rowsOf(csv: string): Row[] {
  try {
    const records = parse(csv, {
      bom: true,
      info: true,
      relaxColumnCount: true,
      skipEmptyLines: true,
      recordDelimiter: ['\r\n', '\n'],
    }) as unknown as readonly { readonly record: string[]; readonly info: { readonly lines: number } }[]
    // A quoted field may contain line breaks; the parser reports the last line of each record.
    return records.map(({ record, info }) => ({
      fields: record,
      line: info.lines - (record.join('').match(/\n/g)?.length ?? 0),
    }))
  } catch (error) {
    if (error instanceof CsvError) throw refuse('is not well-formed CSV')
    throw error
  }
}

function headerOf(row: Row | undefined): readonly Column[] {
  const header = (row?.fields ?? []).map(field => field.trim().toLowerCase())
  const isKnown = header.every(field => COLUMNS.some(column => column === field))
  if (
    !isKnown ||
    new Set(header).size < header.length ||
    !header.includes('value') ||
    !header.includes('reason')
  )
    throw refuse(
      'must begin with a header of the columns value and reason, and optionally source and expires_at',
    )
  return header as readonly Column[]
}

const textIssue = (text: string, column: Column, lengthMax: number): string | undefined => {
  if ([...text].length > lengthMax) return `${column} must have at most ${lengthMax} characters`
  const issue = unwritable(text)
  return issue && `${column} ${issue}`
}

function entryOf(
  kind: BlacklistKind,
  fields: ReadonlyMap<Column, string>,
  now: Date,
): NewEntry | { readonly reason: string; readonly normal?: never } {
  const textOf = (column: Column): string => fields.get(column)?.trim() ?? ''
  const [value, reason, source, expiry] = [
    textOf('value'),
    textOf('reason'),
    textOf('source'),
    textOf('expires_at'),
  ]
  const issue =
    textIssue(value, 'value', VALUE_LENGTH_MAX) ??
    textIssue(reason, 'reason', REASON_LENGTH_MAX) ??
    textIssue(source, 'source', SOURCE_LENGTH_MAX)
  if (issue !== undefined) return { reason: issue }
  const normal = normalise(kind, value)
  if (normal === undefined) return { reason: `value must be ${expectationOf(kind)}` }
  if (reason === '') return { reason: 'reason must not be empty' }
  const expiresAt = expiry === '' ? null : momentOf(expiry)
  if (expiresAt === undefined) return { reason: 'expires_at must be a date or an RFC 3339 timestamp' }
  if (expiresAt !== null && expiresAt <= now) return { reason: 'expires_at must be later than now' }
  return { value, normal, reason, source: source === '' ? null : source, expiresAt }
}

/** The entries of a CSV file with a header, and the lines that are none. Throws when the text as a whole is no such file. */
export function parseBlacklistCsv(kind: BlacklistKind, csv: string, now: Date): ParsedCsv {
  const [head, ...rows] = rowsOf(csv)
  const header = headerOf(head)
  if (rows.length === 0) throw refuse('must have at least one line after the header')
  if (rows.length > LINES_MAX) throw refuse(`must have at most ${LINES_MAX} lines after the header`)
  const entries: NewEntry[] = []
  const rejected: RejectedLine[] = []
  for (const { fields, line } of rows) {
    const entry =
      fields.length > header.length
        ? { reason: 'has more fields than the header' }
        : entryOf(kind, new Map(header.map((column, index) => [column, fields[index] ?? ''])), now)
    if ('normal' in entry && entry.normal !== undefined) entries.push(entry)
    else rejected.push({ line, reason: entry.reason })
  }
  return { entries, rejected }
}
