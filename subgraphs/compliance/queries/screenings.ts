import type { Context } from '#kernel/context.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { invalid } from '#kernel/refusals.ts'
import type { ScreeningPurpose, ScreeningStatus, ScreeningRow } from '#compliance/entities/screening.ts'
import { refuse } from '#compliance/errors.ts'
import type { DecisionOutcome, RiskLevel } from '#compliance/risk/assessment.ts'
import type { ScreeningMatchRow } from '#compliance/entities/screening-match.ts'
import { admitScreeningReader } from '#compliance/rules/rights.ts'
import { matchesOfScreening, SCREENING_COLUMNS, loadScreening } from '#compliance/screening/load-screening.ts'
import { SOURCE_NAMES } from '#compliance/watchlists/sources.ts'

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

/** Filters that compare a single column. */
const COLUMNS = {
  subjectId: 'subject_id',
  externalId: 'external_id',
  batchId: 'batch_id',
  status: 'status',
  riskBand: 'risk_band',
  decision: 'outcome',
  purpose: 'purpose',
  hasMatches: '(total_matches > 0)',
} as const
const OWNERS = ['subjectId', 'externalId', 'batchId'] as const

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Builds one statement per combination of filters, so that each gets its own query plan with a fitting index. */
function pageOf(
  workspaceId: string,
  { first, from, to, source, ...page }: Omit<ScreeningPage, 'after'>,
  { at, id }: { readonly at: Date | string; readonly id: string },
): Statement {
  const values: unknown[] = [workspaceId, at, id, first + 1]
  const valueOf = (value: unknown): string => `$${values.push(value)}`
  const rangeCondition = (column: string): string =>
    `${from ? ` and ${column} >= ${valueOf(from)}` : ''}${to ? ` and ${column} <= ${valueOf(to)}` : ''}`
  const named = Object.entries(COLUMNS)
    .flatMap(([name, column]) => {
      const value = page[name as keyof typeof COLUMNS] ?? null
      return value === null ? [] : [` and ${column} = ${valueOf(value)}`]
    })
    .join('')
  // With an owner filter few screenings remain, so they are searched; otherwise the matches of the list are.
  const isOwned = OWNERS.some(owner => typeof page[owner] === 'string')
  if (typeof source === 'string' && !isOwned) {
    const text = `select ${SCREENING_COLUMNS} from (
        select distinct screening_at, screening_id from compliance.screening_matches
        where workspace_id = $1 and source = ${valueOf(source)} and (screening_at, screening_id) < ($2, $3)${rangeCondition('screening_at')}) named
      join compliance.screenings screening on screening.workspace_id = $1 and screening.id = named.screening_id${named}
      order by named.screening_at desc, named.screening_id desc limit $4`
    return { text, values }
  }
  const matched =
    typeof source === 'string'
      ? ` and exists (select 1 from compliance.screening_matches match
      where match.workspace_id = screening.workspace_id and match.screening_id = screening.id and match.source = ${valueOf(source)})`
      : ''
  const text = `select ${SCREENING_COLUMNS} from compliance.screenings screening
    where workspace_id = $1 and (created_at, id) < ($2, $3)${named}${rangeCondition('created_at')}${matched}
    order by created_at desc, id desc limit $4`
  return { text, values }
}

/** A page of screenings, newest first. */
export async function screenings(
  ctx: Context,
  { after, ...page }: ScreeningPage,
): Promise<Connection<ScreeningRow>> {
  admitScreeningReader(ctx)
  const [, second] = OWNERS.filter(owner => typeof page[owner] === 'string')
  if (second !== undefined)
    throw invalid([
      {
        field: second,
        reason: 'cannot be given together with another one of subject_id, external_id and batch_id',
      },
    ])
  if (typeof page.source === 'string' && !(SOURCE_NAMES as readonly string[]).includes(page.source))
    throw invalid([{ field: 'source', reason: `must be one of ${SOURCE_NAMES.join(', ')}` }])
  const { workspaceId } = ctx.actor
  const { text, values } = pageOf(
    workspaceId,
    page,
    typeof after === 'string' ? decodeCursor(ctx, LIST, after) : START,
  )
  const rows = await ctx.database.read<ScreeningRow>(workspaceId, text, values)
  return connection(ctx, LIST, rows, { first: page.first, after }, ({ createdAt, id: last }) => ({
    at: createdAt,
    id: last,
  }))
}

/** A screening of the workspace. */
export async function screening(ctx: Context, id: string): Promise<ScreeningRow> {
  admitScreeningReader(ctx)
  return loadScreening(ctx, id)
}

/** The matches of a screening, highest score first. */
export async function screeningMatches(
  ctx: Context,
  screeningId: string,
): Promise<readonly ScreeningMatchRow[]> {
  await screening(ctx, screeningId)
  return (await matchesOfScreening(ctx, screeningId)) ?? []
}

/** One match of a screening. */
export async function screeningMatch(
  ctx: Context,
  screeningId: string,
  matchId: string,
): Promise<ScreeningMatchRow> {
  const found = (await screeningMatches(ctx, screeningId)).find(({ id }) => id === matchId)
  if (!found) throw refuse('MATCH_NOT_FOUND')
  return found
}
