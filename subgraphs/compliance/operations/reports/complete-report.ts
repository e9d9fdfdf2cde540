import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import type { ComplianceReportRow } from '#compliance/entities/report.ts'
import { events } from '#compliance/events.ts'
import type { GeneratedReport } from '#compliance/reports/generated-report.ts'
import { sealContent, sealIssues } from '#compliance/reports/stored-report.ts'

export interface CompleteReport {
  readonly report: ComplianceReportRow
  readonly generated: GeneratedReport
}

/** Several workers may have generated the report after the lease of the first one ended; only one of them completes it. */
const READY = `update compliance.reports set status = 'READY', content = $3, content_type = $4, unchecked_rules = $5, completed_at = $6, lease_until = null
  where workspace_id = $1 and id = $2 and completed_at is null returning 1`
const FAILED = `update compliance.reports set status = 'FAILED', issues = $3, unchecked_rules = $4, completed_at = $5, lease_until = null
  where workspace_id = $1 and id = $2 and completed_at is null returning 1`

/** Path of a report's content at the REST interface. */
const urlOf = (publicUrl: string, id: string): string => `${publicUrl}/api/v1/reports/${id}/content`

/** Stores a generated report, or why it failed, and publishes that once. */
export const completeReport = command(
  async (tx, { report: { workspaceId, id, type }, generated }: CompleteReport): Promise<boolean> => {
    allow(tx.actor, { kinds: ['platform'] })
    const unchecked = generated.unchecked === undefined ? null : JSON.stringify(generated.unchecked)
    if (generated.issues.length === 0) {
      const { text, contentType } = generated
      const sealed = sealContent(tx.keys, { workspaceId, id }, text)
      const [done] = await tx.sql(READY, [workspaceId, id, sealed, contentType, unchecked, tx.now()])
      if (done)
        tx.emit(events.report_generated, id, {
          reportId: id,
          type,
          url: urlOf(tx.settings.publicUrl, id),
          error: null,
        })
      return done !== undefined
    }
    const sealed = sealIssues(tx.keys, { workspaceId, id }, generated.issues)
    const [done] = await tx.sql(FAILED, [workspaceId, id, sealed, unchecked, tx.now()])
    // A reason can repeat a value of the report, so it is delivered like personal data.
    if (done)
      tx.emit(events.report_failed, id, { reportId: id, type, url: null }, { error: generated.issues[0]! })
    return done !== undefined
  },
  { storage: 'one-time' },
)
