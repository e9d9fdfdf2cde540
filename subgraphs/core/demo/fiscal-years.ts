import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { addFiscalYear } from '#core/operations/fiscal-periods/generate-fiscal-periods.ts'
import { businessDate } from '#core/queries/end-of-day/business-date.ts'

const LAST_YEAR = 'select max(fiscal_year) as "lastYear" from core.fiscal_periods where workspace_id = $1'

const add = command(
  async (tx, years: readonly number[]) => {
    for (const year of years) await addFiscalYear(tx, { year }, true)
  },
  { storage: 'one-time' },
)

/** Opens all periods of this calendar year and the one before. */
export async function demoFiscalYears(ctx: Context): Promise<void> {
  const { workspaceId } = ctx.actor
  const year = Number((await businessDate(ctx)).calendarDate.slice(0, 4))
  const [row] = await ctx.database.read<{ lastYear: number | null }>(workspaceId, LAST_YEAR, [workspaceId])
  const first = row?.lastYear ? row.lastYear + 1 : year - 1
  const missing = Array.from({ length: Math.max(year - first + 1, 0) }, (_, index) => first + index)
  if (missing.length > 0) await add(ctx, missing)
}
