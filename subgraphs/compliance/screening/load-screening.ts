import type { Context } from '#kernel/context.ts'
import type { Tx } from '#kernel/command.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { grouped, inOrder, loader } from '#kernel/graph/loader.ts'
import { admitScreeningReader } from '#compliance/rules/rights.ts'
import { ScreeningDecision, type ScreeningDecisionRow } from '#compliance/entities/screening-decision.ts'
import { ScreeningMatch, type ScreeningMatchRow } from '#compliance/entities/screening-match.ts'
import { Screening, type ScreeningRow } from '#compliance/entities/screening.ts'
import { refuse } from '#compliance/errors.ts'

export const SCREENING_COLUMNS = columnsOf(Screening, 'screening')
const DECISION_COLUMNS = columnsOf(ScreeningDecision, 'decision')
const MATCH_COLUMNS = columnsOf(ScreeningMatch, 'match')

const BY_IDS = planOnce(
  `select ${SCREENING_COLUMNS} from compliance.screenings screening where workspace_id = $1 and id = any($2::uuid[])`,
)

export const screeningById = loader<string, ScreeningRow>(async (ctx, ids) => {
  admitScreeningReader(ctx)
  const { workspaceId } = ctx.actor
  return inOrder(
    ids,
    await ctx.database.read<ScreeningRow>(workspaceId, BY_IDS, [workspaceId, ids]),
    ({ id }) => id,
  )
})

export async function loadScreening(ctx: Context, id: string): Promise<ScreeningRow> {
  const found = await screeningById(ctx, id)
  if (!found) throw refuse('SCREENING_NOT_FOUND')
  return found
}

const MATCHES = planOnce(
  `select ${MATCH_COLUMNS} from compliance.screening_matches match where workspace_id = $1 and screening_id = any($2::uuid[]) order by screening_id, position`,
)

export const matchesOfScreening = loader<string, readonly ScreeningMatchRow[]>(async (ctx, ids) => {
  admitScreeningReader(ctx)
  const { workspaceId } = ctx.actor
  return grouped(
    ids,
    await ctx.database.read<ScreeningMatchRow>(workspaceId, MATCHES, [workspaceId, ids]),
    ({ screeningId }) => screeningId,
  )
})

const DECISIONS = planOnce(
  `select ${DECISION_COLUMNS} from compliance.screening_decisions decision where workspace_id = $1 and screening_id = any($2::uuid[]) order by screening_id, number`,
)

/** All decisions on a screening, oldest first. */
export const decisionsOfScreening = loader<string, readonly ScreeningDecisionRow[]>(async (ctx, ids) => {
  admitScreeningReader(ctx)
  const { workspaceId } = ctx.actor
  return grouped(
    ids,
    await ctx.database.read<ScreeningDecisionRow>(workspaceId, DECISIONS, [workspaceId, ids]),
    ({ screeningId }) => screeningId,
  )
})

interface Numbered {
  readonly screeningId: string
  readonly number: number
}

const ASSESSED = `select ${DECISION_COLUMNS} from unnest($2::uuid[], $3::integer[]) as wanted (screening_id, number)
  join compliance.screening_decisions decision on decision.workspace_id = $1 and decision.screening_id = wanted.screening_id and decision.number = wanted.number`

export const decisionByNumber = loader<Numbered, ScreeningDecisionRow>(async (ctx, wanted) => {
  admitScreeningReader(ctx)
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<ScreeningDecisionRow>(workspaceId, ASSESSED, [
    workspaceId,
    wanted.map(({ screeningId }) => screeningId),
    wanted.map(({ number }) => number),
  ])
  return inOrder(
    wanted.map(({ screeningId, number }) => `${screeningId} ${number}`),
    rows,
    ({ screeningId, number }) => `${screeningId} ${number}`,
  )
})

const LOCK = `select ${SCREENING_COLUMNS} from compliance.screenings screening where workspace_id = $1 and id = $2 for update`
const MATCHES_OF_ONE = `select ${MATCH_COLUMNS} from compliance.screening_matches match where workspace_id = $1 and screening_id = $2 order by position`

/** Locks a screening whose decision is about to change; concurrent changes wait. */
export async function lockScreening(tx: Tx, id: string): Promise<ScreeningRow> {
  const [found] = await tx.sql<ScreeningRow>(LOCK, [tx.actor.workspaceId, id])
  if (!found) throw refuse('SCREENING_NOT_FOUND')
  return found
}

/** Reads the matches of a screening under that lock. */
export const lockMatches = (tx: Tx, screeningId: string): Promise<ScreeningMatchRow[]> =>
  tx.sql<ScreeningMatchRow>(MATCHES_OF_ONE, [tx.actor.workspaceId, screeningId])

/** Whether the screening finished and no later one has superseded it. */
export const isCurrent = ({ status }: ScreeningRow): boolean => status === 'COMPLETED' || status === 'PARTIAL'
