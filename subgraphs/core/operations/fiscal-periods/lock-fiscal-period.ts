import { command } from '#kernel/command.ts'
import type { FiscalPeriodRow } from '#core/queries/fiscal-periods/fiscal-periods.ts'
import { admitRole } from '#core/rules/rights.ts'
import { lockPeriod, writePeriod } from './move-period.ts'

/** Locks a closed period permanently. */
export const lockFiscalPeriod = command(async (tx, { id }: { id: string }): Promise<FiscalPeriodRow> => {
  admitRole(tx.actor, 'manager')
  const { next } = await lockPeriod(tx, id, 'lock')
  return writePeriod(tx, id, 'lock', { status: next })
})
