import { isDate } from 'node:util/types'
import pg from 'pg'

/** A parameter as it is sent to PostgreSQL: text, bytes, or null. */
export type StatementParameter = string | Buffer | null

/**
 * Serialises a value. Throws if it cannot be serialised, so call it before any part of its statement is sent.
 */
export function parameter(value: unknown): StatementParameter {
  if (typeof value === 'string') return value
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return listText(value)
  if (ArrayBuffer.isView(value)) return bytesOf(value)
  if (isDate(value)) return momentText(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const bytesOf = (view: ArrayBufferView): Buffer =>
  Buffer.isBuffer(view) ? view : Buffer.from(view.buffer, view.byteOffset, view.byteLength)

/** PostgreSQL rejects the signed six-digit years that JavaScript writes after the year 9999. */
const momentText = (moment: Date): string => moment.toISOString().replace(/^\+0*/, '')

/** Characters with a special meaning in quoted array items; ids and codes contain none of them. */
const ESCAPED = /["\\]/g

const listText = (items: readonly unknown[]): string => `{${items.map(itemText).join()}}`

function itemText(item: unknown): string {
  if (typeof item === 'string') return quoted(item)
  if (typeof item === 'bigint' || typeof item === 'number') return String(item)
  if (Array.isArray(item)) return listText(item)
  const serialised = parameter(item)
  if (serialised === null) return 'NULL'
  return Buffer.isBuffer(serialised) ? `"\\\\x${serialised.toString('hex')}"` : quoted(serialised)
}

/** Most items need no escape, and looking for one is faster than replacing none. */
const quoted = (text: string): string =>
  text.includes('"') || text.includes('\\') ? `"${text.replace(ESCAPED, '\\$&')}"` : `"${text}"`

/** Converts the text of a column to a value; never called for null. */
export type ReadColumn = (text: string) => unknown

const { INT8, DATE, TIMESTAMPTZ } = pg.types.builtins
/** Type ids of arrays of bigint and date, which pg does not name. */
const INT8_LIST = 1016
const DATE_LIST = 1182

const readMomentWithCare = pg.types.getTypeParser(TIMESTAMPTZ) as ReadColumn

const ZERO = 48
const digits = (text: string, at: number): number =>
  (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO

/**
 * Parses `2026-11-22 04:22:43.123456+00`, the form in sessions with UTC, by position. Other forms are left to
 * pg.
 */
function readMoment(text: string): unknown {
  const { length } = text
  if (length < 22 || length > 29 || !text.endsWith('+00') || text[0] === '0' || text[10] !== ' ')
    return readMomentWithCare(text)
  let milliseconds = 0
  for (let at = 20, weight = 100; weight >= 1 && at < length - 3; at++, weight /= 10)
    milliseconds += (text.charCodeAt(at) - ZERO) * weight
  return new Date(
    Date.UTC(
      digits(text, 0) * 100 + digits(text, 2),
      digits(text, 5) - 1,
      digits(text, 8),
      digits(text, 11),
      digits(text, 14),
      digits(text, 17),
      milliseconds,
    ),
  )
}

/**
 * Numbers and dates are never quoted in an array, so commas separate the items. Nested arrays are not
 * supported.
 */
const listOf =
  <Item>(item: (text: string) => Item) =>
  (value: string): (Item | null)[] =>
    value === '{}'
      ? []
      : value
          .slice(1, -1)
          .split(',')
          .map(text => (text === 'NULL' ? null : item(text)))

const own = new Map<number, ReadColumn>([
  [INT8, BigInt],
  [INT8_LIST, listOf(BigInt)],
  [DATE, text => text],
  [DATE_LIST, listOf(text => text)],
  [TIMESTAMPTZ, readMoment],
])

/**
 * Readers of bigint columns return bigints, those of date columns return text. pg itself leaves numeric as
 * text.
 */
export const columnReader = (oid: number): ReadColumn =>
  own.get(oid) ?? (pg.types.getTypeParser(oid) as ReadColumn)
