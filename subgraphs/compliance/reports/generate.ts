import type { Context } from '#kernel/context.ts'
import type { ComplianceReportRow } from '#compliance/entities/report.ts'
import { auditReport } from './content/audit.ts'
import { goamlReport } from './content/goaml-report.ts'
import { jsonText } from './content/json.ts'
import { listCoverage } from './content/list-coverage.ts'
import { monitoringCoverageReport } from './content/monitoring-coverage-report.ts'
import { rulePerformance } from './content/rule-performance.ts'
import { sarDraftContent } from './content/sar-draft.ts'
import { screeningActivity } from './content/screening-activity.ts'
import type { GeneratedReport } from './generated-report.ts'
import { loadProfile } from './goaml/stored-profile.ts'
import { loadCaseEvidence } from './load-evidence.ts'
import type { Period } from './period.ts'
import { isCaseReport, type PeriodicReportType } from './report-types.ts'

/** Half of what a response of the graph may contain. */
const TEXT_LENGTH_MAX = 4 * 1024 * 1024

const PERIODIC: Readonly<Record<PeriodicReportType, (ctx: Context, period: Period) => Promise<object>>> = {
  RULE_PERFORMANCE: rulePerformance,
  LIST_COVERAGE: listCoverage,
  MONITORING_COVERAGE: monitoringCoverageReport,
  SCREENING_ACTIVITY: screeningActivity,
  AUDIT: auditReport,
}

/** Generates the content of a report. It reads only, so that it can be repeated. */
export async function generateReport(ctx: Context, report: ComplianceReportRow): Promise<GeneratedReport> {
  const generated =
    report.type === 'STR_GOAML' ? await generateGoaml(ctx, report) : await generateJson(ctx, report)
  if (generated.text.length <= TEXT_LENGTH_MAX) return generated
  return {
    ...generated,
    issues: [
      {
        path: null,
        reason: `The report has more than ${TEXT_LENGTH_MAX} characters; request a shorter period.`,
      },
    ],
  }
}

async function generateGoaml(ctx: Context, report: ComplianceReportRow): Promise<GeneratedReport> {
  const [evidence, profile] = await Promise.all([
    loadCaseEvidence(ctx, report.caseId!),
    loadProfile(ctx, report.goamlProfileId!),
  ])
  return goamlReport(ctx.keys, report, profile, evidence!)
}

async function generateJson(
  ctx: Context,
  { id, type, createdAt, caseId, periodFrom, periodTo }: ComplianceReportRow,
): Promise<GeneratedReport> {
  const head = { report_id: id, type, requested_at: createdAt.toISOString() }
  const content = isCaseReport(type)
    ? sarDraftContent((await loadCaseEvidence(ctx, caseId!))!)
    : await PERIODIC[type](ctx, { from: periodFrom!, to: periodTo! })
  return { text: jsonText(head, content), contentType: 'application/json', issues: [] }
}
