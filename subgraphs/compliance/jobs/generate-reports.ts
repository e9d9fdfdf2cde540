import type { Job, Worker } from '#kernel/jobs/job.ts'
import type { ComplianceReportRow } from '#compliance/entities/report.ts'
import { events } from '#compliance/events.ts'
import { completeReport } from '#compliance/operations/reports/complete-report.ts'
import { generateReport } from '#compliance/reports/generate.ts'
import type { GeneratedReport } from '#compliance/reports/generated-report.ts'
import { REPORT_COLUMNS } from '#compliance/reports/stored-report.ts'

/** Longer than the generation of the largest report. When a worker dies, another one generates the report again after this time. */
const LEASE_MS = 60_000
const BATCH_SIZE = 4
/** A report that fails unexpectedly this many times is given up. */
const ATTEMPTS_MAX = 5

const IS_WAITING = 'completed_at is null and (lease_until is null or lease_until <= $1)'

/** The oldest waiting report of each workspace, so that no workspace waits for another. The lease also delays the next attempt after an error. */
const CLAIM = `update compliance.reports report set status = 'RUNNING', lease_until = $2, attempts = report.attempts + 1
  from (
    select workspace_id, id from compliance.reports
    where ${IS_WAITING} and (workspace_id, id) in (
      select distinct on (workspace_id) workspace_id, id from compliance.reports where ${IS_WAITING} order by workspace_id, created_at, id)
    order by created_at, id limit ${BATCH_SIZE} for update skip locked) due
  where report.workspace_id = due.workspace_id and report.id = due.id
  returning report.workspace_id as "workspaceId", report.id, report.attempts`

const ONE = `select ${REPORT_COLUMNS} from compliance.reports report where workspace_id = $1 and id = $2 and completed_at is null`

const GIVEN_UP: GeneratedReport = {
  text: '',
  contentType: 'application/json',
  issues: [{ path: null, reason: 'The report could not be generated because of an internal error.' }],
}

interface Claimed {
  readonly workspaceId: string
  readonly id: string
  readonly attempts: number
}

/** Generates waiting reports, the oldest of each workspace first. */
export const generateReports: Job = {
  name: 'compliance.generate_reports',
  everyMs: 1_000,
  wakesOn: [events.report_requested],
  async run(worker) {
    const at = worker.now()
    const claimed = await worker.sql<Claimed>(CLAIM, [at, new Date(at.getTime() + LEASE_MS)])
    for (const each of claimed) {
      try {
        await generateClaimed(worker, each)
      } catch (error) {
        worker.log({ error, workspaceId: each.workspaceId, reportId: each.id }, 'failed to generate a report')
      }
    }
    return claimed.length
  },
}

async function generateClaimed(worker: Worker, { workspaceId, id, attempts }: Claimed): Promise<void> {
  const ctx = await worker.contextIn(workspaceId)
  const [report] = await ctx.database.read<ComplianceReportRow>(workspaceId, ONE, [workspaceId, id])
  if (!report) return
  const generated = attempts > ATTEMPTS_MAX ? GIVEN_UP : await generateReport(ctx, report)
  // A new context, because the generation may have taken longer than the deadline of the first one.
  await completeReport(await worker.contextIn(workspaceId), { report, generated })
}
