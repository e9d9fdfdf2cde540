import { command } from '#kernel/command.ts'
import { daysAfter, localDay } from '#kernel/local-day.ts'
import { newId } from '#kernel/id.ts'
import { invalid } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { lockPolicy } from '#core/ledger/advance-policy-version.ts'
import type { EndOfDayRunRow } from '#core/queries/end-of-day/runs.ts'
import { RUN_COLUMNS } from '#core/queries/end-of-day/runs.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface RunEndOfDay {
  /** The last business date to close; the open one if omitted. */
  readonly through?: string | null
}

/** A run closes at most this many dates. */
export const DATES_MAX = 400

const DATE = `select business_date as date, time_zone as "timeZone" from core.policies where workspace_id = $1`

const ADD = `insert into core.eod_runs as run (workspace_id, id, status, from_date, through_date, requested_by, started_at, due_at)
  values ($1, $2, 'RUNNING', $3, $4, $5, $6, $6) on conflict (workspace_id) where status = 'RUNNING' do nothing returning ${RUN_COLUMNS}`

/**
 * Starts to close the business date, and each date after it up to `through`. A job does the work. Production stays within the calendar;
 * a sandbox may run ahead of it.
 */
export const runEndOfDay = command(async (tx, { through }: RunEndOfDay): Promise<EndOfDayRunRow> => {
  const { actor } = tx
  admitRole(actor, 'admin')
  await lockPolicy(tx)
  const [policy] = await tx.sql<{ date: string; timeZone: string }>(DATE, [actor.workspaceId])
  const { date, timeZone } = policy!
  const last = through ?? date
  if (last < date)
    throw invalid([{ field: 'through', reason: `must not be before the business date, ${date}` }])
  const latest = daysAfter(date, DATES_MAX - 1)
  if (last > latest)
    throw invalid([{ field: 'through', reason: `must be at most ${latest}, ${DATES_MAX} dates in all` }])
  if (actor.environment === 'production' && last >= localDay(tx.now(), timeZone))
    throw refuse('BUSINESS_DATE_AHEAD')
  const [run] = await tx.sql<EndOfDayRunRow>(ADD, [
    actor.workspaceId,
    newId(),
    date,
    last,
    `${actor.kind}:${actor.subjectId}`,
    tx.now(),
  ])
  if (!run) throw refuse('EOD_RUNNING')
  return run
})
