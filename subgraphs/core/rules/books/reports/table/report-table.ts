/** A text, an amount in minor units of the currency of the report, or null. */
type ReportValue = string | bigint | null

/**
 * How files show a column: ID only in CSV; ENUM as the constant in CSV and in words in a PDF; NUMBER as the decimal string that it is, on
 * the right like an AMOUNT.
 */
type ColumnKind = 'ID' | 'TEXT' | 'ENUM' | 'AMOUNT' | 'NUMBER'

export interface ReportColumn {
  /** Field of the lines of the report. */
  readonly field: string
  readonly kind: ColumnKind
}

/** A total of a report: the field of the totals, and an amount for each column that has one. */
interface ReportTotal {
  readonly field: string
  readonly amounts: Readonly<Record<string, bigint>>
}

export interface ReportRow {
  readonly type: 'LINE' | 'TOTAL'
  /** One value for each column. */
  readonly values: readonly ReportValue[]
}

/** A report as columns and rows. Every file format renders such a table, and every report becomes one. */
export interface ReportTable {
  readonly columns: readonly ReportColumn[]
  /** The lines, then the totals, which have their field in the column `nameColumn`. */
  readonly rows: readonly ReportRow[]
  readonly nameColumn: string
  /** Constants that the report was requested with, by field. */
  readonly options: Readonly<Record<string, string>>
}

interface GivenTable<Line extends object> {
  readonly columns: readonly (ReportColumn & { readonly field: keyof Line & string })[]
  readonly lines: readonly Line[]
  readonly nameColumn: keyof Line & string
  readonly totals: readonly ReportTotal[]
  readonly options?: Readonly<Record<string, string>>
}

/** The table of a report, whose columns are fields of its lines. */
export function reportTable<Line extends object>({
  columns,
  lines,
  nameColumn,
  totals,
  options = {},
}: GivenTable<Line>): ReportTable {
  const lineRows = lines.map((line): ReportRow => ({
    type: 'LINE',
    values: columns.map(({ field }) => line[field] as ReportValue),
  }))
  const totalRows = totals.map(({ field: total, amounts }): ReportRow => ({
    type: 'TOTAL',
    values: columns.map(({ field }) => (field === nameColumn ? total : (amounts[field] ?? null))),
  }))
  return { columns, rows: [...lineRows, ...totalRows], nameColumn, options }
}

/** Each amount of the totals as a total in one column. */
export const totalsIn = (column: string, totals: Readonly<Record<string, bigint>>): readonly ReportTotal[] =>
  Object.entries(totals).map(([field, amount]) => ({ field, amounts: { [column]: amount } }))
