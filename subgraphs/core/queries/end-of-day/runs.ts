import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { grouped, loader } from '#kernel/graph/loader.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { END_OF_DAY_STEP_NAMES, type EndOfDayStepName } from '#core/end-of-day/step.ts'
import { EodRun } from '#core/entities/end-of-day/eod-run.ts'
import { admitRole } from '#core/rules/rights.ts'

export type EndOfDayRunRow = Row<typeof EodRun>

export const RUN_COLUMNS = columnsOf(EodRun, 'run')

const BY_ID = `select ${RUN_COLUMNS} from core.eod_runs run where workspace_id = $1 and id = $2`

const NEWEST = `select ${RUN_COLUMNS} from core.eod_runs run
  where workspace_id = $1 and (started_at, id) < ($2, $3) order by started_at desc, id desc limit $4`

/** A run of this workspace; null if there is none with this id. */
export async function endOfDayRun({ actor, database }: Context, id: string): Promise<EndOfDayRunRow | null> {
  admitRole(actor, 'viewer')
  const [run] = await database.read<EndOfDayRunRow>(actor.workspaceId, BY_ID, [actor.workspaceId, id])
  return run ?? null
}

export interface EndOfDayRunPage {
  readonly first: number
  readonly after?: string | null
}

const LIST = 'end of day runs'

/** Runs of the workspace, newest first. */
export async function endOfDayRuns(
  ctx: Context,
  { first, after }: EndOfDayRunPage,
): Promise<Connection<EndOfDayRunRow>> {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  const position =
    typeof after === 'string'
      ? decodeCursor(ctx, LIST, after)
      : { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
  const rows = await ctx.database.read<EndOfDayRunRow>(workspaceId, NEWEST, [
    workspaceId,
    position.at,
    position.id,
    first + 1,
  ])
  return connection(ctx, LIST, rows, { first, after }, ({ startedAt, id }) => ({ at: startedAt, id }))
}

export interface EndOfDayStepRow {
  readonly businessDate: string
  readonly name: EndOfDayStepName
  readonly status: 'RUNNING' | 'COMPLETED'
  readonly processed: bigint
  readonly failed: bigint
}

const STEPS = `select run_id as "runId", business_date as "businessDate", step as name, status, processed, failed from core.eod_steps
  where workspace_id = $1 and run_id = any($2::uuid[]) order by business_date, started_at, finished_at nulls last, array_position($3::text[], step)`

const stepsByRun = loader<string, EndOfDayStepRow[]>(async ({ database, actor: { workspaceId } }, ids) =>
  grouped(
    ids,
    await database.read<EndOfDayStepRow & { readonly runId: string }>(workspaceId, STEPS, [
      workspaceId,
      ids,
      END_OF_DAY_STEP_NAMES,
    ]),
    ({ runId }) => runId,
  ),
)

/** The steps that a run has begun, oldest first: for each date those of closing it. */
export const stepsOfRun = async (ctx: Context, { id }: EndOfDayRunRow): Promise<EndOfDayStepRow[]> =>
  (await stepsByRun(ctx, id)) ?? []

export interface EndOfDayFailureRow {
  readonly businessDate: string
  readonly step: EndOfDayStepName
  readonly accountId: string
  readonly code: string
  readonly message: string
}

/** At most this many failures of a run are listed; the steps have their number. */
export const FAILURES_MAX = 1_000

const FAILURES = `select run.id as "runId", failure.* from core.eod_runs run cross join lateral (
    select business_date as "businessDate", step, account_id as "accountId", code, message from core.eod_failures
    where workspace_id = $1 and business_date between run.from_date and run.through_date order by business_date, step, account_id limit ${FAILURES_MAX}) failure
  where run.workspace_id = $1 and run.id = any($2::uuid[]) order by failure."businessDate", failure.step, failure."accountId"`

const failuresByRun = loader<string, EndOfDayFailureRow[]>(
  async ({ database, actor: { workspaceId } }, ids) =>
    grouped(
      ids,
      await database.read<EndOfDayFailureRow & { readonly runId: string }>(workspaceId, FAILURES, [
        workspaceId,
        ids,
      ]),
      ({ runId }) => runId,
    ),
)

/** The accounts that the steps of a run's dates could not process. */
export const failuresOfRun = async (ctx: Context, { id }: EndOfDayRunRow): Promise<EndOfDayFailureRow[]> =>
  (await failuresByRun(ctx, id)) ?? []
