import { stringify } from 'csv-stringify/sync'
import { formatMinor } from '#kernel/money.ts'
import { CSV_OPTIONS, textCell } from '#core/rules/documents/csv-cells.ts'
import { isTotal, type ReportColumn, type ReportTable, type ReportValue } from './report-table.ts'

/**
 * The table as CSV (RFC 4180). Columns have the names of the fields in JSON, and amounts have the decimals of the currency. The last column
 * is the type of the row; a total has its field in the column of names.
 */
export function tableCsv({ columns, rows, nameColumn }: ReportTable, currency: string): string {
  const cell = (value: ReportValue, { kind }: ReportColumn): string => {
    if (typeof value === 'bigint') return formatMinor(value, currency)
    return kind === 'NUMBER' ? (value ?? '') : textCell(value)
  }
  const cells = rows.map(row => [
    ...columns.map((column, index) => {
      const value = row.values[index] ?? null
      const isField = isTotal(row) && column.field === nameColumn && typeof value === 'string'
      return isField ? inSnakeCase(value) : cell(value, column)
    }),
    row.type,
  ])
  const head = [...columns.map(({ field }) => inSnakeCase(field)), 'record_type']
  return stringify([head, ...cells], CSV_OPTIONS)
}

const inSnakeCase = (field: string): string => field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
