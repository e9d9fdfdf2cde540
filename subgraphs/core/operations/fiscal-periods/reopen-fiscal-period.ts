import { command } from '#kernel/command.ts'
import { refuse } from '#core/errors.ts'
import type { FiscalPeriodRow } from '#core/queries/fiscal-periods/fiscal-periods.ts'
import { admitRole } from '#core/rules/rights.ts'
import { lockPeriod, writePeriod } from './move-period.ts'

export interface ReopenFiscalPeriod {
  readonly id: string
  readonly reason: string
}

const YEAR_END_CLOSE = `select 1 from core.year_end_closes where workspace_id = $1 and fiscal_year = $2 and status = 'CLOSED' for share`

/** Opens a closed period again. */
export const reopenFiscalPeriod = command(
  async (tx, { id, reason }: ReopenFiscalPeriod): Promise<FiscalPeriodRow> => {
    admitRole(tx.actor, 'admin')
    const { period, next } = await lockPeriod(tx, id, 'reopen')
    const { workspaceId } = tx.actor
    if ((await tx.sql(YEAR_END_CLOSE, [workspaceId, period.fiscalYear])).length > 0)
      throw refuse('INVALID_STATE', {
        message: `The fiscal year ${period.fiscalYear} is closed. Reverse its year-end close to reopen its periods.`,
      })
    return writePeriod(tx, id, 'reopen', { status: next, reopenReason: reason })
  },
)
