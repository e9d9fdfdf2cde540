import { columnsOf } from '#kernel/database/columns.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import { ComplianceReport, type ComplianceReportRow } from '#compliance/entities/report.ts'

export const REPORT_COLUMNS = columnsOf(ComplianceReport, 'report')

/** The columns of a list of reports, whose contents are long and stay unread. */
export const LISTED_COLUMNS = REPORT_COLUMNS.replace('report.content as', 'null as')

/** A reason why a report failed; `path` is null if it concerns no element of the report. */
export interface ReportIssue {
  readonly path: string | null
  readonly reason: string
}

/** A report without its content. */
export type StoredReport = Omit<ComplianceReportRow, 'content' | 'issues'> & {
  readonly issues: readonly ReportIssue[]
}

type Key = Pick<ComplianceReportRow, 'workspaceId' | 'id'>

const contextOf = (part: 'reports' | 'report_issues', { workspaceId, id }: Key): string =>
  `compliance.${part}:${workspaceId}:${id}`

export const sealContent = (keys: Keyring, key: Key, text: string): string =>
  keys.seal(key.workspaceId, text, contextOf('reports', key))
export const openContent = (keys: Keyring, key: Key, sealed: string): string =>
  keys.open(key.workspaceId, sealed, contextOf('reports', key))
export const sealIssues = (keys: Keyring, key: Key, issues: readonly ReportIssue[]): string =>
  keys.seal(key.workspaceId, JSON.stringify(issues), contextOf('report_issues', key))

/** The report with the reasons of its failure, without its content. */
export function openReport(keys: Keyring, { content: _, issues, ...row }: ComplianceReportRow): StoredReport {
  return {
    ...row,
    issues:
      issues === null
        ? []
        : (JSON.parse(keys.open(row.workspaceId, issues, contextOf('report_issues', row))) as ReportIssue[]),
  }
}
