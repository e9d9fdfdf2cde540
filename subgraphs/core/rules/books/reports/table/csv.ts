import { stringify } from 'csv-stringify/sync'
import { formatMinor } from '#kernel/money.ts'
import { CSV_OPTIONS, textCell } from '#core/rules/documents/csv-cells.ts'
import type { ReportColumn, ReportTable } from './report-table.ts'

/**
 * The table as CSV (RFC 4180). Columns have the names of the fields in JSON, and amounts have the decimals of the currency. The last column
 * says whether a row is a line or a total; a total has its field in the column of names.
 */
export function tableCsv({ columns, rows, nameColumn }: ReportTable, currency: string): string {
  const cell = (value: string | bigint | null, { kind }: ReportColumn): string => {
    if (typeof value === 'bigint') return formatMinor(value, currency)
    return kind === 'NUMBER' ? (value ?? '') : textCell(value)
  }
  const cells = rows.map(({ type, values }) => [
    ...columns.map((column, index) => {
      const value = values[index] ?? null
      const isTotalName = type === 'TOTAL' && column.field === nameColumn && typeof value === 'string'
      return isTotalName ? inSnakeCase(value) : cell(value, column)
    }),
    type,
  ])
  return stringify(
    [[...columns.map(({ field }) => inSnakeCase(field)), 'record_type'], ...cells],
    CSV_OPTIONS,
  )
}

const inSnakeCase = (field: string): string => field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
