import type { Context } from '#kernel/context.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { invalid } from '#kernel/refusals.ts'
import type { ScreeningPurpose, ScreeningStatus } from '../entities/screening.ts'
import { refuse } from '../errors.ts'
import type { DecisionOutcome, RiskLevel } from '../risk/assessment.ts'
import type { ScreeningMatchRow, ScreeningRow } from '../screening/keep.ts'
import { admitReader, matchesOfScreening, SCREENING_COLUMNS, storedScreening } from '../screening/stored.ts'
import { SOURCE_NAMES } from '../watchlists/sources.ts'

export interface ScreeningPage {
  readonly status?: ScreeningStatus | null
  readonly riskBand?: RiskLevel | null
  readonly decision?: DecisionOutcome | null
  readonly purpose?: ScreeningPurpose | null
  readonly subjectId?: string | null
  readonly externalId?: string | null
  readonly batchId?: string | null
  readonly source?: string | null
  readonly hasMatches?: boolean | null
  readonly from?: Date | null
  readonly to?: Date | null
  readonly first: number
  readonly after?: string | null
}

const LIST = 'compliance.screenings'
/** Later than every row. */
const START = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const

// Whose screenings are asked for stands in the text by itself, so that each list has the index that fits it.
const pageOf = (whose: string): string => `select ${SCREENING_COLUMNS} from compliance.screenings screening
  where workspace_id = $1 and (created_at, id) < ($2, $3) and ${whose}
    and ($5::text is null or status = $5) and ($6::text is null or risk_band = $6) and ($7::text is null or outcome = $7) and ($8::text is null or purpose = $8)
    and ($9::boolean is null or (total_matches > 0) = $9) and ($10::timestamptz is null or created_at >= $10) and ($11::timestamptz is null or created_at <= $11)
    and ($12::text is null or exists (select 1 from compliance.screening_matches match
      where match.workspace_id = screening.workspace_id and match.screening_id = screening.id and match.source = $12))
  order by created_at desc, id desc limit $13`

const ALL = pageOf('$4::text is null')
const OF_SUBJECT = pageOf('subject_id = $4::uuid')
const OF_EXTERNAL = pageOf('external_id = $4::text')
const OF_BATCH = pageOf('batch_id = $4::uuid')

/** Screenings, newest first. */
export async function screenings(ctx: Context, { first, after, ...page }: ScreeningPage): Promise<Connection<ScreeningRow>> {
  admitReader(ctx)
  const whose = [[OF_SUBJECT, page.subjectId], [OF_EXTERNAL, page.externalId], [OF_BATCH, page.batchId]] as const
  const [named, ...more] = whose.filter(([, value]) => typeof value === 'string')
  if (more.length > 0) throw invalid([{ field: 'subjectId', reason: 'cannot be given together with external_id or batch_id' }])
  if (typeof page.source === 'string' && !(SOURCE_NAMES as readonly string[]).includes(page.source)) throw invalid([{ field: 'source', reason: `must be one of ${SOURCE_NAMES.join(', ')}` }])
  const [text, value] = named ?? [ALL, null]
  const { workspaceId } = ctx.actor
  const { at, id } = typeof after === 'string' ? decodeCursor(ctx, LIST, after) : START
  const rows = await ctx.database.read<ScreeningRow & Record<string, unknown>>(workspaceId, text, [
    workspaceId, at, id, value, page.status ?? null, page.riskBand ?? null, page.decision ?? null, page.purpose ?? null, page.hasMatches ?? null,
    page.from ?? null, page.to ?? null, page.source ?? null, first + 1])
  return connection(ctx, LIST, rows, first, ({ createdAt, id: last }) => ({ at: createdAt, id: last }))
}

/** A screening of the workspace. */
export async function screening(ctx: Context, id: string): Promise<ScreeningRow> {
  admitReader(ctx)
  return storedScreening(ctx, id)
}

/** The matches of a screening, the likeliest first. */
export async function screeningMatches(ctx: Context, screeningId: string): Promise<readonly ScreeningMatchRow[]> {
  await screening(ctx, screeningId)
  return await matchesOfScreening(ctx, screeningId) ?? []
}

/** One match of a screening. */
export async function screeningMatch(ctx: Context, screeningId: string, matchId: string): Promise<ScreeningMatchRow> {
  const found = (await screeningMatches(ctx, screeningId)).find(({ id }) => id === matchId)
  if (!found) throw refuse('MATCH_NOT_FOUND')
  return found
}
