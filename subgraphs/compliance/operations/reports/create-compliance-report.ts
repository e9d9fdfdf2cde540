import { command, type Tx } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { invalid } from '#kernel/refusals.ts'
import { ComplianceReport, type ComplianceReportRow } from '#compliance/entities/report.ts'
import type { GoamlProfileRow } from '#compliance/entities/goaml-profile.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import { LATEST_PROFILE } from '#compliance/reports/goaml/stored-profile.ts'
import { periodOf } from '#compliance/reports/period.ts'
import { isCaseReport, type ReportType } from '#compliance/reports/report-types.ts'
import { openReport, REPORT_COLUMNS, type StoredReport } from '#compliance/reports/stored-report.ts'
import { writer } from '#compliance/risk/rulesets.ts'
import { admitWriter } from '#compliance/rules/rights.ts'

export interface CreateComplianceReport {
  readonly type: ReportType
  readonly caseId?: string | null
  readonly from?: Date | null
  readonly to?: Date | null
}

/** Maximum number of a workspace's reports that are not complete. */
const UNFINISHED_MAX = 50

const UNFINISHED =
  'select count(*)::int as many from compliance.reports where workspace_id = $1 and completed_at is null'
const CASE = 'select 1 from compliance.cases where workspace_id = $1 and id = $2'
const INSERT = `${insertOf(ComplianceReport, 'report')} returning ${REPORT_COLUMNS}`

type Scope = Pick<ComplianceReportRow, 'caseId' | 'periodFrom' | 'periodTo' | 'goamlProfileId'>

function periodScope(tx: Tx, { caseId, from, to }: CreateComplianceReport): Scope {
  if ((caseId ?? null) !== null)
    throw invalid([{ field: 'caseId', reason: 'must not be given for a report on a period' }])
  const period = periodOf({ from: from ?? null, to: to ?? null }, tx.now())
  return { caseId: null, periodFrom: period.from, periodTo: period.to, goamlProfileId: null }
}

async function caseScope(tx: Tx, { type, caseId, from, to }: CreateComplianceReport): Promise<Scope> {
  if ((from ?? to ?? null) !== null)
    throw invalid([{ field: from ? 'from' : 'to', reason: 'must not be given for a report on a case' }])
  const id = caseId ?? null
  if (id === null) throw invalid([{ field: 'caseId', reason: 'is required for a report on a case' }])
  const [found] = await tx.sql(CASE, [tx.actor.workspaceId, id])
  if (!found) throw refuse('CASE_NOT_FOUND')
  const goamlProfileId = type === 'STR_GOAML' ? await latestProfileId(tx) : null
  return { caseId: id, periodFrom: null, periodTo: null, goamlProfileId }
}

/** The version of the profile that applies to a report; a later version does not change it. */
async function latestProfileId(tx: Tx): Promise<string> {
  const [profile] = await tx.sql<GoamlProfileRow>(LATEST_PROFILE, [tx.actor.workspaceId])
  if (!profile)
    throw refuse('INVALID_STATE', {
      message: 'The workspace has no profile for goAML reports; set one first.',
    })
  return profile.id
}

/** Queues a report; the worker generates it. */
export const createComplianceReport = command(
  async (tx, input: CreateComplianceReport): Promise<StoredReport> => {
    admitWriter(tx.actor)
    const { workspaceId } = tx.actor
    const { type } = input
    const scope = isCaseReport(type) ? await caseScope(tx, input) : periodScope(tx, input)
    const [{ many } = { many: 0 }] = await tx.sql<{ many: number }>(UNFINISHED, [workspaceId])
    if (many >= UNFINISHED_MAX) throw refuse('REPORT_LIMIT_REACHED')

    const id = newId()
    const [row] = await tx.sql<ComplianceReportRow>(
      INSERT,
      valuesOf(ComplianceReport, {
        workspaceId,
        id,
        type,
        status: 'QUEUED',
        ...scope,
        attempts: 0,
        requestedBy: writer(tx.actor),
        createdAt: tx.now(),
      }),
    )
    tx.emit(events.report_requested, id, {
      reportId: id,
      type,
      caseId: scope.caseId,
      from: scope.periodFrom?.toISOString() ?? null,
      to: scope.periodTo?.toISOString() ?? null,
    })
    return openReport(tx.keys, row!)
  },
)
