import type { Context } from '#kernel/context.ts'
import { admitReader } from '#compliance/rules/rights.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import { SOURCE_NAMES } from '#compliance/watchlists/sources.ts'
import { LIST_UPDATE_RUN_COLUMNS, type ListUpdateRunWithVersions } from './list-update-runs.ts'

export interface SourceCoverage {
  readonly source: ListSource
  readonly version: string | null
  readonly isComplete: boolean
  readonly outstandingVersions: number
  readonly listUpdateRun: ListUpdateRunWithVersions | null
}

export interface MonitoringCoverage {
  readonly isComplete: boolean
  readonly monitoredSubjects: number
  readonly awaitingScreening: number
  readonly sources: readonly SourceCoverage[]
}

const SUBJECTS = `select count(*)::int as "monitoredSubjects", (count(*) filter (where covered_at is null))::int as "awaitingScreening"
  from compliance.subjects where workspace_id = $1 and is_monitored`

/** Counts versions without a completed list update run, among those active since monitoring started in the workspace. */
const SOURCES = `select source.source, active.version,
    (case when exists (select 1 from compliance.monitored_workspaces where workspace_id = $1) then (
      select count(*) from compliance.list_versions published
      left join compliance.list_update_runs known on known.workspace_id = $1 and known.source = published.source and known.to_number = published.number
      where published.source = source.source and published.status in ('ACTIVE', 'SUPERSEDED') and known.completed_at is null
        and published.number > coalesce((select min(first.to_number) from compliance.list_update_runs first where first.workspace_id = $1 and first.source = source.source), 1) - 1)
    else 0 end)::int as "outstandingVersions"
  from compliance.list_sources source
  left join compliance.list_versions active on active.source = source.source and active.number = source.active_number`

const LATEST = `select distinct on (source) ${LIST_UPDATE_RUN_COLUMNS} from compliance.list_update_runs list_update_run
  where workspace_id = $1 and ordinal > 0 order by source, to_number desc`

/** Whether every monitored subject was screened against every list, and compared with each of its changes. */
export async function monitoringCoverage(ctx: Context): Promise<MonitoringCoverage> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const [counts, sources, latest] = await Promise.all([
    ctx.database.read<{ monitoredSubjects: number; awaitingScreening: number }>(workspaceId, SUBJECTS, [
      workspaceId,
    ]),
    ctx.database.read<{ source: string; version: string | null; outstandingVersions: number }>(
      workspaceId,
      SOURCES,
      [workspaceId],
    ),
    ctx.database.read<ListUpdateRunWithVersions>(workspaceId, LATEST, [workspaceId]),
  ])
  const covered = SOURCE_NAMES.map((source): SourceCoverage => {
    const { version = null, outstandingVersions = 0 } = sources.find(each => each.source === source) ?? {}
    return {
      source,
      version,
      outstandingVersions,
      isComplete: outstandingVersions === 0,
      listUpdateRun: latest.find(each => each.source === source) ?? null,
    }
  })
  const { monitoredSubjects, awaitingScreening } = counts[0]!
  return {
    isComplete: awaitingScreening === 0 && covered.every(({ isComplete }) => isComplete),
    monitoredSubjects,
    awaitingScreening,
    sources: covered,
  }
}
