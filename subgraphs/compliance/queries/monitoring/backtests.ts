import type { Context } from '#kernel/context.ts'
import { BACKTEST_COLUMNS, openBacktest, type StoredBacktest } from '#compliance/backtests/stored-backtest.ts'
import type { BacktestRow } from '#compliance/entities/monitoring/backtest.ts'
import { admitReader } from '#compliance/rules/rights.ts'

const ONE = `select ${BACKTEST_COLUMNS} from compliance.backtests backtest where workspace_id = $1 and id = $2`

/** A backtest with its result; null when the id is unknown in the workspace. */
export async function monitoringBacktest(ctx: Context, id: string): Promise<StoredBacktest | null> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const [row] = await ctx.database.read<BacktestRow>(workspaceId, ONE, [workspaceId, id])
  if (!row) return null
  if (row.result !== null) await ctx.keys.ready(workspaceId)
  return openBacktest(ctx.keys, row)
}
