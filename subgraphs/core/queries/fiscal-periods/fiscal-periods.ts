import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { FiscalPeriod } from '#core/entities/journals/fiscal-period.ts'
import { refuse } from '#core/errors.ts'
import type { PeriodStatus } from '#core/rules/books/periods/status.ts'
import { admitRole } from '#core/rules/rights.ts'

export type FiscalPeriodRow = Omit<Row<typeof FiscalPeriod>, 'type' | 'status'> & {
  readonly type: 'REGULAR' | 'ADJUSTMENT'
  readonly status: PeriodStatus
}

export const PERIOD_COLUMNS = columnsOf(FiscalPeriod, 'period')

const BY_IDS = planOnce(
  `select ${PERIOD_COLUMNS} from core.fiscal_periods period where workspace_id = $1 and id = any($2::uuid[])`,
)

export const fiscalPeriodById = loader<string, FiscalPeriodRow>(async (ctx, ids) => {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<FiscalPeriodRow>(workspaceId, BY_IDS, [workspaceId, ids])
  return inOrder(ids, rows, ({ id }) => id)
})

/** Reads a fiscal period of the workspace. */
export async function fiscalPeriod(ctx: Context, id: string): Promise<FiscalPeriodRow> {
  admitRole(ctx.actor, 'viewer')
  const found = await fiscalPeriodById(ctx, id)
  if (!found) throw refuse('FISCAL_PERIOD_NOT_FOUND')
  return found
}

const LIST = `select ${PERIOD_COLUMNS} from core.fiscal_periods period
  where workspace_id = $1 and ($2::int is null or fiscal_year = $2) order by fiscal_year, period_number`

/** The fiscal periods of the workspace, or of one year, in their order. */
export async function fiscalPeriods(
  ctx: Context,
  { year }: { readonly year?: number | null },
): Promise<FiscalPeriodRow[]> {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  return ctx.database.read<FiscalPeriodRow>(workspaceId, LIST, [workspaceId, year ?? null])
}
