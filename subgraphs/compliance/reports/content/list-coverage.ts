import type { Context } from '#kernel/context.ts'
import { monitoringCoverage } from '#compliance/queries/monitoring-coverage.ts'
import type { Period } from '#compliance/reports/period.ts'
import { SOURCES } from '#compliance/watchlists/sources.ts'
import { periodText } from './json.ts'

interface VersionRow {
  readonly source: string
  readonly version: string
  readonly status: string
  readonly rejectReason: string | null
  readonly entries: number
  readonly added: number
  readonly removed: number
  readonly changed: number
  readonly publishedOn: string | null
  readonly importedAt: Date
  readonly sha256: string | null
  readonly expected: number | null
  readonly compared: number | null
  readonly hits: number | null
  readonly completedAt: Date | null
}

/** Versions of the period, each with the workspace's comparison of its subjects; runs before monitoring started have no subjects. */
const VERSIONS = `select version.source, version.version, version.status, version.reject_reason as "rejectReason", version.entries, version.added, version.removed,
    version.changed, version.published_on as "publishedOn", version.imported_at as "importedAt", encode(version.sha256, 'hex') as sha256,
    run.expected, run.compared, run.hits, run.completed_at as "completedAt"
  from compliance.list_versions version
  left join compliance.list_update_runs run on run.workspace_id = $1 and run.source = version.source and run.to_number = version.number and run.ordinal > 0
  where version.imported_at >= $2 and version.imported_at < $3
  order by version.imported_at, version.source, version.number`

/** Whether every monitored subject was compared with every list, now and for each version of the period. */
export async function listCoverage(ctx: Context, period: Period): Promise<object> {
  const { workspaceId } = ctx.actor
  const [coverage, versions] = await Promise.all([
    monitoringCoverage(ctx),
    ctx.database.read<VersionRow>(workspaceId, VERSIONS, [workspaceId, period.from, period.to]),
  ])
  return {
    period: periodText(period),
    is_complete: coverage.isComplete,
    monitored_subjects: coverage.monitoredSubjects,
    awaiting_screening: coverage.awaitingScreening,
    lists: coverage.sources.map(({ source, version, isComplete, outstandingVersions }) => ({
      source,
      title: SOURCES[source].title,
      version,
      is_complete: isComplete,
      outstanding_versions: outstandingVersions,
    })),
    versions: versions.map(row => ({
      source: row.source,
      version: row.version,
      status: row.status,
      reject_reason: row.rejectReason,
      entries: row.entries,
      added: row.added,
      removed: row.removed,
      changed: row.changed,
      published_on: row.publishedOn,
      imported_at: row.importedAt,
      sha256: row.sha256,
      comparison:
        row.expected === null
          ? null
          : {
              expected: row.expected,
              compared: row.compared,
              hits: row.hits,
              completed_at: row.completedAt,
            },
    })),
  }
}
