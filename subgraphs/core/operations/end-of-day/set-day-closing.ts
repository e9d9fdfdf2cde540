import { command } from '#kernel/command.ts'
import { localDay } from '#kernel/local-day.ts'
import { events } from '#core/events.ts'
import { lockPolicy } from '#core/ledger/advance-policy-version.ts'
import {
  BUSINESS_DATE,
  type BusinessDate,
  type BusinessDateRow,
  type DayClosing,
} from '#core/queries/end-of-day/business-date.ts'
import { admitRole } from '#core/rules/rights.ts'

const SET = 'update core.policies set day_closing = $2 where workspace_id = $1'

/** Sets whether business dates are closed at midnight in the tenant's time zone, or only on request. */
export const setDayClosing = command(async (tx, { mode }: { mode: DayClosing }): Promise<BusinessDate> => {
  admitRole(tx.actor, 'admin')
  await lockPolicy(tx)
  const { workspaceId } = tx.actor
  await tx.sql(SET, [workspaceId, mode])
  const [row] = await tx.sql<BusinessDateRow>(BUSINESS_DATE, [workspaceId])
  const { timeZone, ...date } = row!
  tx.emit(events.day_closing_set, workspaceId, { mode })
  return { ...date, calendarDate: localDay(tx.now(), timeZone) }
})
