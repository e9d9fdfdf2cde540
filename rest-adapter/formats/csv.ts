import { stringify } from 'csv-stringify/sync'

/** Leading characters with which a spreadsheet interprets a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/

declare global {
  interface JSON {
    isRawJSON(value: unknown): value is { readonly rawJSON: string }
  }
}

/** Rows as CSV (RFC 4180) with a header line. Amounts are exact, as in JSON; a text that could be a formula is prefixed with an apostrophe. */
export function csvOf(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): string {
  return stringify([columns, ...rows.map(row => columns.map(column => cellOf(row[column])))], {
    record_delimiter: 'windows',
    // Quotes single line breaks as well, which some readers take for the end of a line.
    quoted_match: /[\r\n]/,
  })
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (JSON.isRawJSON(value)) return value.rawJSON
  if (typeof value !== 'string') return JSON.stringify(value)
  return FORMULA.test(value) ? `'${value}` : value
}
