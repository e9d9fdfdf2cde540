import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { daysAfter } from '#kernel/local-day.ts'
import { events } from '#core/events.ts'
import { lockPolicy } from '#core/ledger/advance-policy-version.ts'
import { openEnteredPeriods } from '#core/ledger/journals/open-entered-periods.ts'
import { evictPolicy } from '#core/ledger/policy.ts'
import { retryOnStalePricing } from '#core/ledger/post-within.ts'
import { RUN_COLUMNS, type EndOfDayRunRow } from '#core/queries/end-of-day/runs.ts'
import {
  WAITING,
  type ChunkResult,
  type EndOfDayStep,
  type EndOfDayStepName,
  type StepFailure,
} from './step.ts'
import { END_OF_DAY_STEPS } from './steps.ts'

export interface RunningRun {
  readonly workspaceId: string
  readonly id: string
}

interface RunState {
  readonly through: string
  readonly date: string
  /** Whether every posting of the dates before has ended, so that the balances of the date are complete. */
  readonly isDrained: boolean
  readonly steps: readonly {
    readonly step: EndOfDayStepName
    readonly status: string
    readonly cursor: string | null
  }[]
}

const STATE = `select run.through_date as through, policy.business_date as date,
    not exists (select from core.business_days day where day.workspace_id = $1 and day.business_date = policy.business_date
      and day.opened_xid >= pg_snapshot_xmin(pg_current_snapshot())::text::bigint) as "isDrained",
    coalesce((select jsonb_agg(jsonb_build_object('step', step, 'status', status, 'cursor', cursor)) from core.eod_steps
      where workspace_id = $1 and business_date = policy.business_date), '[]') as steps
  from core.eod_runs run join core.policies policy on policy.workspace_id = run.workspace_id
  where run.workspace_id = $1 and run.id = $2 and run.status = 'RUNNING'`

/**
 * Does the next part of a run in short transactions: the chunks of a step while the caller has time, or the change of the business date
 * after the last step. Of two workers with the same run, one has an effect. Returns whether the run may go on at once.
 */
export async function continueRun(
  ctx: Context,
  { id }: RunningRun,
  hasTime: () => boolean = () => false,
): Promise<'worked' | 'waiting' | 'finished'> {
  const { workspaceId } = ctx.actor
  const [state] = await ctx.database.read<RunState>(workspaceId, STATE, [workspaceId, id])
  if (!state) return 'finished'
  if (!state.isDrained) return 'waiting'
  const { date, steps } = state
  const started = steps.find(({ status }) => status === 'RUNNING')
  if (started) {
    const step = END_OF_DAY_STEPS.find(({ name }) => name === started.step)!
    return workChunks(ctx, { runId: id, date, step, cursor: started.cursor }, hasTime)
  }
  const done = new Set(steps.map(({ step }) => step))
  const [skipped, due] = await nextStep(ctx, date, done)
  const isFinished = await beginNext(ctx, { runId: id, date, through: state.through, skipped, due })
  evictPolicy(ctx)
  return isFinished ? 'finished' : 'worked'
}

/** The next step with work, and the steps before it that have none. */
async function nextStep(
  ctx: Context,
  date: string,
  done: ReadonlySet<EndOfDayStepName>,
): Promise<[skipped: EndOfDayStepName[], due: EndOfDayStepName | undefined]> {
  const skipped: EndOfDayStepName[] = []
  for (const { name, isDue } of END_OF_DAY_STEPS) {
    if (done.has(name)) continue
    if (await isDue(ctx, date)) return [skipped, name]
    skipped.push(name)
  }
  return [skipped, undefined]
}

interface Chunk {
  readonly runId: string
  readonly date: string
  readonly step: EndOfDayStep
  readonly cursor: string | null
}

const LOCK_STEP = `select 1 from core.eod_steps where workspace_id = $1 and business_date = $2 and step = $3 and run_id = $4
  and status = 'RUNNING' and cursor is not distinct from $5 for update`

const ADVANCE_STEP = `update core.eod_steps set cursor = coalesce($4::uuid, cursor), processed = processed + $5::int, failed = failed + $6::int,
    status = case when $4::uuid is null then 'COMPLETED' else status end, finished_at = case when $4::uuid is null then $7::timestamptz end
  where workspace_id = $1 and business_date = $2 and step = $3`

const ADD_FAILURES = `insert into core.eod_failures (workspace_id, business_date, step, account_id, code, message, at)
  select $1, $2, $3, account_id, code, message, $7 from unnest($4::uuid[], $5::text[], $6::text[]) as failure (account_id, code, message)
  on conflict do nothing`

const RESET_ATTEMPTS = `update core.eod_runs set attempts = 0 where workspace_id = $1 and id = $2 and attempts > 0`

/** Works on one chunk after another. Each transaction checks that the step is still at the position that the one before it has reached. */
async function workChunks(ctx: Context, chunk: Chunk, hasTime: () => boolean): Promise<'worked' | 'waiting'> {
  for (let next = chunk; ;) {
    const worked = await retryOnStalePricing(ctx, () => workChunk(ctx, next)).catch((error: unknown) => {
      if (error === OVERTAKEN) return undefined
      throw error
    })
    if (worked === 'waiting') return 'waiting'
    if (!worked?.cursor || !hasTime()) return 'worked'
    next = { ...next, cursor: worked.cursor }
  }
}

/** Thrown to roll back a chunk that another worker has written. */
const OVERTAKEN = new Error('another worker has written the chunk')

const workChunk = command(
  {
    prepare: (ctx: Context, { date, step, cursor }: Chunk) => step.prepare(ctx, date, cursor),
    async write(
      tx,
      { runId, date, step, cursor },
      prepared,
    ): Promise<Pick<ChunkResult, 'cursor'> | 'waiting'> {
      if (prepared === WAITING) return 'waiting'
      const { workspaceId } = tx.actor
      // The statements of the chunk are sent with the lock, which saves a round trip; without the lock they are rolled back.
      const [locked, written] = await Promise.allSettled([
        tx.sql(LOCK_STEP, [workspaceId, date, step.name, runId, cursor]),
        step.write(tx, date, prepared, cursor),
      ])
      if (locked.status === 'rejected') throw locked.reason
      if (locked.value.length === 0) throw OVERTAKEN
      if (written.status === 'rejected') throw written.reason
      const result = written.value
      const { failures } = result
      if (failures.length > 0)
        tx.atCommit(ADD_FAILURES, failureValues(workspaceId, { date, step }, failures, tx.now()))
      tx.atCommit(ADVANCE_STEP, [
        workspaceId,
        date,
        step.name,
        result.cursor,
        result.processed,
        failures.length,
        tx.now(),
      ])
      tx.atCommit(RESET_ATTEMPTS, [workspaceId, runId])
      return { cursor: result.cursor }
    },
  },
  { storage: 'one-time' },
)

const failureValues = (
  workspaceId: string,
  { date, step }: Pick<Chunk, 'date' | 'step'>,
  failures: readonly StepFailure[],
  at: Date,
): unknown[] => [
  workspaceId,
  date,
  step.name,
  failures.map(({ accountId }) => accountId),
  failures.map(({ code }) => code),
  failures.map(({ message }) => message),
  at,
]

interface NextPart {
  readonly runId: string
  readonly date: string
  readonly through: string
  /** Steps without work, which are completed at once. */
  readonly skipped: readonly EndOfDayStepName[]
  /** The step to begin; undefined if the date changes. */
  readonly due: EndOfDayStepName | undefined
}

const LOCK_RUN = `select 1 from core.eod_runs where workspace_id = $1 and id = $2 and status = 'RUNNING' for update`

const DATE = `select business_date as date from core.policies where workspace_id = $1`

const ADD_STEPS = `insert into core.eod_steps (workspace_id, business_date, step, run_id, status, started_at, finished_at)
  select $1, $2, step, $3, status, $6, case when status = 'COMPLETED' then $6::timestamptz end
  from unnest($4::text[], $5::text[]) as step (step, status) on conflict do nothing`

const OPEN_DAY = 'insert into core.business_days (workspace_id, business_date, opened_at) values ($1, $2, $3)'

const SET_DATE = `update core.policies set business_date = $2, version = version + 1 where workspace_id = $1`

const FINISH = `update core.eod_runs run set status = 'COMPLETED', finished_at = $3, attempts = 0 where workspace_id = $1 and id = $2
  returning ${RUN_COLUMNS}`

/** Begins the next step, or changes the business date when all steps of the date are done. Returns whether the run is finished. */
const beginNext = command(
  async (tx, { runId, date, through, skipped, due }: NextPart): Promise<boolean> => {
    const { workspaceId } = tx.actor
    const [isRunning] = await tx.sql(LOCK_RUN, [workspaceId, runId])
    if (!isRunning) return true
    await lockPolicy(tx)
    const [open] = await tx.sql<{ date: string }>(DATE, [workspaceId])
    if (open!.date !== date) return false
    const steps = [...skipped.map(name => [name, 'COMPLETED']), ...(due ? [[due, 'RUNNING']] : [])]
    if (steps.length > 0)
      await tx.sql(ADD_STEPS, [
        workspaceId,
        date,
        runId,
        steps.map(([name]) => name),
        steps.map(([, status]) => status),
        tx.now(),
      ])
    if (due) return false
    const next = daysAfter(date, 1)
    await tx.sql(OPEN_DAY, [workspaceId, next, tx.now()])
    await tx.sql(SET_DATE, [workspaceId, next])
    await openEnteredPeriods(tx, next)
    if (next <= through) return false
    const [run] = await tx.sql<EndOfDayRunRow>(FINISH, [workspaceId, runId, tx.now()])
    tx.emit(events.eod_completed, runId, runEvent(run!))
    return true
  },
  { storage: 'one-time' },
)

/** Data of a run's events: the fields of the run. */
const runEvent = ({
  id,
  status,
  fromDate,
  throughDate,
  requestedBy,
  startedAt,
  finishedAt,
  failureReason,
}: EndOfDayRunRow) => ({
  id,
  status,
  from: fromDate,
  through: throughDate,
  requestedBy,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt && finishedAt.toISOString(),
  failureReason,
})

/** After this many failed attempts in a row, the run ends as FAILED. */
const ATTEMPTS_MAX = 10
const PAUSE_MS = 1_000
const PAUSE_MAX_MS = 60_000

const COUNT_ATTEMPT = `update core.eod_runs set attempts = attempts + 1, due_at = $3::timestamptz + least(${PAUSE_MS} * power(2, attempts), ${PAUSE_MAX_MS}) * interval '1 millisecond'
  where workspace_id = $1 and id = $2 and status = 'RUNNING' returning attempts`

const FAIL = `update core.eod_runs run set status = 'FAILED', finished_at = $3, failure_reason = $4 where workspace_id = $1 and id = $2
  returning ${RUN_COLUMNS}`

/** Counts a failed attempt at a run, which is repeated later, and ends the run after the last one. */
export const recordFailedAttempt = command(
  async (tx, { id }: { id: string }): Promise<void> => {
    const { workspaceId } = tx.actor
    const [run] = await tx.sql<{ attempts: number }>(COUNT_ATTEMPT, [workspaceId, id, tx.now()])
    if (!run || run.attempts < ATTEMPTS_MAX) return
    const failureReason = `A step failed ${ATTEMPTS_MAX} times in a row; the log of the worker has the errors.`
    const [failed] = await tx.sql<EndOfDayRunRow>(FAIL, [workspaceId, id, tx.now(), failureReason])
    tx.emit(events.eod_failed, id, runEvent(failed!))
  },
  { storage: 'one-time' },
)
