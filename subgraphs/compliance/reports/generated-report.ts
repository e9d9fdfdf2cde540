import type { UncheckedRule } from './goaml/scan-schema.ts'
import type { ReportIssue } from './stored-report.ts'

/** The outcome of generating a report. */
export interface GeneratedReport {
  readonly text: string
  readonly contentType: 'application/json' | 'application/xml'
  /** Why the report failed; empty if it is complete. */
  readonly issues: readonly ReportIssue[]
  /** Rules of the schema that were not checked; undefined for reports without a schema. */
  readonly unchecked?: readonly UncheckedRule[]
}
