import type { Tx } from '#kernel/command.ts'
import { events } from '#core/events.ts'
import { publishPeriod } from '#core/ledger/journals/publish-period.ts'
import { PERIOD_COLUMNS, type FiscalPeriodRow } from '#core/queries/fiscal-periods/fiscal-periods.ts'

const OPEN = `update core.fiscal_periods as period set status = 'OPEN', version = version + 1
  where workspace_id = $1 and status = 'FUTURE' and start_date <= $2 returning ${PERIOD_COLUMNS}`

/** Opens the FUTURE periods that the business date has entered. */
export async function openEnteredPeriods(tx: Tx, businessDate: string): Promise<void> {
  for (const period of await tx.sql<FiscalPeriodRow>(OPEN, [tx.actor.workspaceId, businessDate]))
    publishPeriod(tx, events.fiscal_period_opened, period)
}
