import { createHash } from 'node:crypto'
import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import type { AssessmentInput } from '#compliance/risk/assessment.ts'
import { assessmentInputOf } from '#compliance/screening/compute-assessment.ts'
import type { ScreeningRow } from '#compliance/entities/screening.ts'
import type { ScreeningMatchRow } from '#compliance/entities/screening-match.ts'
import type { ScreeningDecisionRow } from '#compliance/entities/screening-decision.ts'
import { dependenciesOf } from '#compliance/screening/dependencies.ts'
import { narrative } from '#compliance/screening/narrative.ts'
import { decryptInput } from '#compliance/screening/seal-screening.ts'
import { decisionsOfScreening, matchesOfScreening } from '#compliance/screening/load-screening.ts'
import { SOURCES } from '#compliance/watchlists/sources.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import { admitReader } from '#compliance/rules/rights.ts'
import { screening } from './screenings.ts'

/** Result of recomputing an assessment from its stored input. */
export interface Replay {
  readonly number: number
  readonly engine: string
  readonly configHash: string
  /** SHA-256 of the stored assessment, in hexadecimal. */
  readonly sha256: string
  readonly isReproduced: boolean
  readonly config: Pick<AssessmentInput, 'factors' | 'bands' | 'rules'>
}

export interface SearchedList {
  readonly source: string
  readonly title: string
  readonly type: string
  readonly version: string | null
  readonly publishedOn: string | null
  readonly importedAt: Date | null
  readonly entries: number | null
  readonly isSearched: boolean
}

export interface ScreeningReport {
  readonly generatedAt: Date
  readonly screening: ScreeningRow
  readonly matches: readonly ScreeningMatchRow[]
  readonly decisions: readonly ScreeningDecisionRow[]
  readonly searched: readonly SearchedList[]
  readonly replays: readonly Replay[]
  readonly narrative: readonly string[]
}

const CONFIGS = planOnce(
  'select hash, content from compliance.screening_configs where workspace_id = $1 and hash = any($2::text[])',
)
const VERSIONS = `select wanted.source, published.version, published.published_on as "publishedOn", published.imported_at as "importedAt", published.entries
  from unnest($1::text[], $2::text[]) as wanted (source, version)
  join compliance.list_versions published on published.source = wanted.source and published.version = wanted.version and published.status <> 'REJECTED'`

/** The audit report of a screening: subject, searched lists, matches, decisions with reasons, and proof that the assessments are reproducible. */
export async function screeningReport(ctx: Context, id: string): Promise<ScreeningReport> {
  admitReader(ctx.actor)
  const found = await screening(ctx, id)
  const [matches = [], decisions = [], searched] = await Promise.all([
    matchesOfScreening(ctx, id),
    decisionsOfScreening(ctx, id),
    searchedLists(ctx, found),
  ])
  const replays = await replayDecisions(ctx, decisions)
  return {
    generatedAt: ctx.now(),
    screening: found,
    matches,
    decisions,
    searched,
    replays,
    narrative: narrative({ screening: found, matches, decisions, replays }),
  }
}

async function searchedLists(
  ctx: Context,
  { sources, datasetVersions, missingSources }: ScreeningRow,
): Promise<SearchedList[]> {
  const wanted = Object.entries(datasetVersions)
  const rows = await ctx.database.read<
    Pick<SearchedList, 'source' | 'version' | 'publishedOn' | 'importedAt' | 'entries'>
  >(ctx.actor.workspaceId, VERSIONS, [wanted.map(([source]) => source), wanted.map(([, version]) => version)])
  return (sources as readonly ListSource[]).map(source => {
    const row = rows.find(each => each.source === source)
    const version = datasetVersions[source] ?? null
    return {
      source,
      ...SOURCES[source],
      version,
      publishedOn: row?.publishedOn ?? null,
      importedAt: row?.importedAt ?? null,
      entries: row?.entries ?? null,
      isSearched: version !== null && !missingSources.includes(source),
    }
  })
}

async function replayDecisions(ctx: Context, decisions: readonly ScreeningDecisionRow[]): Promise<Replay[]> {
  const assessed = decisions.filter(({ assessment }) => assessment !== null)
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<{ hash: string; content: string }>(workspaceId, CONFIGS, [
    workspaceId,
    [...new Set(assessed.map(({ configHash }) => configHash))],
  ])
  const configs = new Map(rows.map(({ hash, content }) => [hash, content]))
  const { assess, engine: current } = dependenciesOf(ctx)
  return assessed.map(({ number, engine, configHash, input, assessment, screeningId }) => {
    const config = configs.get(configHash!)!
    // The input is null once the subject was deleted.
    const again =
      input === null
        ? null
        : JSON.stringify(
            assess(
              assessmentInputOf(decryptInput(ctx.keys, { workspaceId, id: screeningId }, input), config),
            ),
          )
    return {
      number,
      engine: engine!,
      configHash: configHash!,
      sha256: createHash('sha256').update(assessment!).digest('hex'),
      isReproduced: engine === current && again === assessment,
      config: JSON.parse(config) as Replay['config'],
    }
  })
}
