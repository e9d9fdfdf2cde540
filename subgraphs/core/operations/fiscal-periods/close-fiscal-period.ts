import { command } from '#kernel/command.ts'
import { requireChecklist } from '#core/queries/fiscal-periods/checklist.ts'
import type { FiscalPeriodRow } from '#core/queries/fiscal-periods/fiscal-periods.ts'
import { admitRole } from '#core/rules/rights.ts'
import { lockPeriod, writePeriod } from './move-period.ts'

/** Closes a period whose checklist has passed. Journals that are being posted to it finish first. */
export const closeFiscalPeriod = command(async (tx, { id }: { id: string }): Promise<FiscalPeriodRow> => {
  admitRole(tx.actor, 'manager')
  const { period, next } = await lockPeriod(tx, id, 'close')
  await requireChecklist(tx.sql, [period])
  return writePeriod(tx, id, 'close', { status: next })
})
