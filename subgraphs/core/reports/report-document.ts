import type { ReportCheck } from '#core/rules/books/reports/check.ts'
import type { ReportTable } from '#core/rules/books/reports/table/report-table.ts'

/** A financial report as it is written to a file. */
export interface ReportDocument {
  readonly title: string
  /** What the report states about itself, as name and value. */
  readonly summary: readonly (readonly [name: string, value: string])[]
  /** The date or the range, for the name of the file. */
  readonly dates: string
  readonly currency: string
  readonly generatedAt: Date
  readonly table: ReportTable
  readonly checks: readonly ReportCheck[]
}
