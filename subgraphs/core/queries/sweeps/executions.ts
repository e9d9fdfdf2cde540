import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { connection, type Connection, type PageArguments } from '#kernel/page.ts'
import { pagesByParent } from '#kernel/page-statements.ts'
import { SweepExecution } from '#core/entities/sweeps/sweep-execution.ts'
import { admitRole } from '#core/rules/rights.ts'
import { sweep, type SweepRow } from './sweeps.ts'

export type SweepExecutionRow = Row<typeof SweepExecution>

/** An execution with the currency of its sweep. */
export type SweepExecutionOf = SweepExecutionRow & { readonly currency: string }

const LIST = 'core.sweep_executions'
const bySweep = pagesByParent<SweepExecutionRow, SweepExecutionRow>(
  LIST,
  `select parent.key as "parent", ${columnsOf(SweepExecution, 'execution')} from unnest($2::uuid[]) as parent (key)
  cross join lateral (
    select * from core.sweep_executions
    where workspace_id = $1 and sweep_id = parent.key and (executed_at, id) < ($3, $4)
    order by executed_at desc, id desc limit $5) execution
  order by execution.executed_at desc, execution.id desc`,
  (_, row) => row,
)

/** A page of what became of a sweep, newest first. */
export async function executionsOfSweep(
  ctx: Context,
  { id, currency }: Pick<SweepRow, 'id' | 'currency'>,
  { first, after }: PageArguments,
): Promise<Connection<SweepExecutionOf>> {
  admitRole(ctx.actor, 'viewer')
  const rows = (await bySweep(ctx, { parent: id, first, after })) ?? []
  return connection(
    ctx,
    LIST,
    rows.map(row => ({ ...row, currency })),
    { first, after },
    row => ({ at: row.executedAt, id: row.id }),
  )
}

export interface SweepExecutionPage extends PageArguments {
  readonly id: string
}

/** A page of the executions of a sweep of the workspace. */
export const sweepExecutions = async (
  ctx: Context,
  { id, ...page }: SweepExecutionPage,
): Promise<Connection<SweepExecutionOf>> => executionsOfSweep(ctx, await sweep(ctx, id), page)
