export type ReportType = PeriodicReportType | CaseReportType

/** Reports on a period. */
export type PeriodicReportType =
  'RULE_PERFORMANCE' | 'LIST_COVERAGE' | 'MONITORING_COVERAGE' | 'SCREENING_ACTIVITY' | 'AUDIT'

/** Reports on a case. */
export type CaseReportType = 'SAR_DRAFT' | 'STR_GOAML'

export const isCaseReport = (type: ReportType): type is CaseReportType =>
  type === 'SAR_DRAFT' || type === 'STR_GOAML'

export type ReportStatus = 'QUEUED' | 'RUNNING' | 'READY' | 'FAILED'
