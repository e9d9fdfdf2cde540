/** Leading characters with which a spreadsheet interprets a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/
const NEEDS_QUOTES = /[",\r\n]/

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
  return [columns, ...rows.map(row => columns.map(column => cellOf(row[column])))]
    .map(cells => `${cells.join(',')}\r\n`)
    .join('')
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (JSON.isRawJSON(value)) return value.rawJSON
  if (typeof value !== 'string') return quoted(JSON.stringify(value))
  return quoted(FORMULA.test(value) ? `'${value}` : value)
}

const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
