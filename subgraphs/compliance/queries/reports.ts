import { auditRead } from '#kernel/audit-reads.ts'
import type { Context } from '#kernel/context.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { allow } from '#kernel/principal.ts'
import type { ComplianceReportRow } from '#compliance/entities/report.ts'
import type { GoamlProfileRow } from '#compliance/entities/goaml-profile.ts'
import { refuse } from '#compliance/errors.ts'
import { LATEST_PROFILE } from '#compliance/reports/goaml/stored-profile.ts'
import type { ReportStatus, ReportType } from '#compliance/reports/report-types.ts'
import {
  LISTED_COLUMNS,
  openContent,
  openReport,
  REPORT_COLUMNS,
  type StoredReport,
} from '#compliance/reports/stored-report.ts'

const ONE = `select ${REPORT_COLUMNS} from compliance.reports report where workspace_id = $1 and id = $2`

/** Later than every row. */
const START = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const
const LIST = 'compliance.reports'

const PAGE = `select ${LISTED_COLUMNS} from compliance.reports report
  where workspace_id = $1 and ($2::text is null or type = $2) and ($3::text is null or status = $3) and (created_at, id) < ($4, $5)
  order by created_at desc, id desc limit $6`

export interface ComplianceReportsArgs {
  readonly type?: ReportType | null
  readonly status?: ReportStatus | null
  readonly first: number
  readonly after?: string | null
}

export interface ReportContent {
  readonly contentType: string
  readonly text: string
}

const admitReportReader = ({ actor }: Context): string => {
  allow(actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:read' })
  return actor.workspaceId
}

/** Reads a report for a person or a key, and records that in the audit log. Every read of one report goes through here. */
async function readReport(ctx: Context, id: string): Promise<ComplianceReportRow | undefined> {
  const workspaceId = admitReportReader(ctx)
  const [row] = await ctx.database.read<ComplianceReportRow>(workspaceId, ONE, [workspaceId, id])
  if (row) await auditRead(ctx, { act: 'compliance.report_read', aggregate: 'report', aggregateId: id })
  return row
}

/** A report without its content; null when the id is unknown in the workspace. */
export async function complianceReport(ctx: Context, id: string): Promise<StoredReport | null> {
  const row = await readReport(ctx, id)
  return row ? openReport(ctx.keys, row) : null
}

/** A page of the workspace's reports without their content, newest first. A page with reports is recorded in the audit log. */
export async function complianceReports(
  ctx: Context,
  { type, status, first, after }: ComplianceReportsArgs,
): Promise<Connection<StoredReport>> {
  const workspaceId = admitReportReader(ctx)
  const { at, id } = typeof after === 'string' ? decodeCursor(ctx, LIST, after) : START
  const rows = await ctx.database.read<ComplianceReportRow>(workspaceId, PAGE, [
    workspaceId,
    type ?? null,
    status ?? null,
    at,
    id,
    first + 1,
  ])
  if (rows.length > 0) await auditRead(ctx, { act: 'compliance.reports_read', aggregate: 'report' })
  const reports = rows.map(row => openReport(ctx.keys, row))
  return connection(ctx, LIST, reports, { first, after }, row => ({ at: row.createdAt, id: row.id }))
}

/** The content of a report; null when the id is unknown in the workspace. */
export async function complianceReportContent(ctx: Context, id: string): Promise<ReportContent | null> {
  const row = await readReport(ctx, id)
  if (!row) return null
  if (row.status !== 'READY')
    throw refuse('INVALID_STATE', {
      message: `The report is ${row.status}; only a READY report has content.`,
    })
  return { contentType: row.contentType!, text: openContent(ctx.keys, row, row.content!) }
}

/** The profile that applies to new reports; null when none was set. */
export async function goamlProfile(ctx: Context): Promise<GoamlProfileRow | null> {
  const workspaceId = admitReportReader(ctx)
  const [row] = await ctx.database.read<GoamlProfileRow>(workspaceId, LATEST_PROFILE, [workspaceId])
  return row ?? null
}
