import { command } from '#kernel/command.ts'
import type { FiscalPeriodRow } from '#core/queries/fiscal-periods/fiscal-periods.ts'
import { admitRole } from '#core/rules/rights.ts'
import { lockPeriod, writePeriod } from './move-period.ts'

/** Closes a period to officers. Managers can still post journals to it. */
export const softCloseFiscalPeriod = command(async (tx, { id }: { id: string }): Promise<FiscalPeriodRow> => {
  admitRole(tx.actor, 'manager')
  const { next } = await lockPeriod(tx, id, 'soft-close')
  return writePeriod(tx, id, 'soft-close', { status: next })
})
