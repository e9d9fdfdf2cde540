import { command } from '#kernel/command.ts'
import type { FiscalPeriodRow } from '#core/queries/fiscal-periods/fiscal-periods.ts'
import { admitRole } from '#core/rules/rights.ts'
import { lockPeriod, writePeriod } from './move-period.ts'

/** Opens a FUTURE period before the business date enters it. */
export const openFiscalPeriod = command(async (tx, { id }: { id: string }): Promise<FiscalPeriodRow> => {
  admitRole(tx.actor, 'manager')
  const { next } = await lockPeriod(tx, id, 'open')
  return writePeriod(tx, id, 'open', { status: next })
})
