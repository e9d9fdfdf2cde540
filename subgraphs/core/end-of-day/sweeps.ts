import { daysAfter } from '#kernel/local-day.ts'
import { lockAccountsOf, moveSweeps } from '#core/operations/sweeps/move-sweeps.ts'
import { prepareSweeps, type PreparedSweep } from '#core/operations/sweeps/prepare-sweeps.ts'
import { recordSweeps } from '#core/operations/sweeps/record-sweeps.ts'
import { SWEEP_COLUMNS, type SweepRow } from '#core/queries/sweeps/sweeps.ts'
import { endOfDayStep, FIRST_ID, type StepFailure } from './step.ts'

const SWEEPS_MAX = 100

const IS_DUE = `select exists (select from core.sweeps where workspace_id = $1 and status = 'ACTIVE') as "isDue"`

const NEXT = `select ${SWEEP_COLUMNS} from core.sweeps sweep
  where workspace_id = $1 and status = 'ACTIVE' and id > $2
  order by id limit ${SWEEPS_MAX}`

const LOCK = `select ${SWEEP_COLUMNS} from core.sweeps sweep
  where workspace_id = $1 and id = any($2::uuid[]) and status = 'ACTIVE' and not exists (
    select from core.sweep_executions execution where execution.workspace_id = $1 and execution.sweep_id = sweep.id
      and execution.business_date = $3 and execution.origin = 'END_OF_DAY')
  order by id for update`

/**
 * Runs each sweep once, in the order of their creation. The interest of the date is posted before, so the moved money counts on the other
 * account from the next date.
 */
export const sweeps = endOfDayStep<readonly PreparedSweep[]>({
  name: 'SWEEPS',
  async isDue({ database, actor: { workspaceId } }) {
    const [row] = await database.read<{ isDue: boolean }>(workspaceId, IS_DUE, [workspaceId])
    return row!.isDue
  },
  async prepare(ctx, _, cursor) {
    const { workspaceId } = ctx.actor
    return prepareSweeps(
      ctx,
      await ctx.database.read<SweepRow>(workspaceId, NEXT, [workspaceId, cursor ?? FIRST_ID]),
    )
  },
  async write(tx, date, prepared) {
    if (prepared.length === 0) return { cursor: null, processed: 0, failures: [] }
    const accounts = await lockAccountsOf(tx, prepared)
    const byId = new Map(prepared.map(each => [each.id, each]))
    const rows = await tx.sql<SweepRow>(LOCK, [tx.actor.workspaceId, [...byId.keys()], date])
    const swept = await moveSweeps(
      tx,
      accounts,
      rows.map(row => ({ row, prepared: byId.get(row.id)! })),
      { valueDate: daysAfter(date, 1) },
    )
    await recordSweeps(tx, { date, origin: 'END_OF_DAY' }, swept)
    const failures = swept.flatMap(({ sweep, ...result }): StepFailure[] =>
      result.status === 'FAILED'
        ? [{ accountId: sweep.accountId, code: result.refusal.code, message: result.refusal.message }]
        : [],
    )
    return {
      cursor: prepared.length < SWEEPS_MAX ? null : prepared.at(-1)!.id,
      processed: swept.length - failures.length,
      failures: failures.filter(
        ({ accountId }, index) => failures.findIndex(other => other.accountId === accountId) === index,
      ),
    }
  },
})
