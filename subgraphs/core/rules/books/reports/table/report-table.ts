/** A text, an amount in minor units of the currency of the report, or null. */
export type ReportValue = string | bigint | null

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

/** Lines, totals, and in consolidated reports the totals of each branch and what was eliminated between them. */
type RowType = 'LINE' | 'TOTAL' | 'BRANCH_TOTAL' | 'ELIMINATION'

export interface ReportRow {
  readonly type: RowType
  /** One value for each column. */
  readonly values: readonly ReportValue[]
}

/** A report as columns and rows. Every file format renders such a table, and every report becomes one. */
export interface ReportTable {
  readonly columns: readonly ReportColumn[]
  readonly rows: readonly ReportRow[]
  /** The column in which totals have the name of their field. */
  readonly nameColumn: string
}

/** Whether the name of the row is the field of a total. */
export const isTotal = ({ type }: ReportRow): boolean => type === 'TOTAL' || type === 'BRANCH_TOTAL'

/** The row of an object, whose fields are columns; a field that is absent is null. */
export const rowOf = (type: RowType, columns: readonly ReportColumn[], given: object): ReportRow => ({
  type,
  values: columns.map(({ field }) => {
    const value = (given as Readonly<Record<string, ReportValue | number | undefined>>)[field]
    return typeof value === 'number' ? String(value) : (value ?? null)
  }),
})
