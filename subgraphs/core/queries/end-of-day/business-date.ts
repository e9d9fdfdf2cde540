import type { Context } from '#kernel/context.ts'
import { loader } from '#kernel/graph/loader.ts'
import { localDay } from '#kernel/local-day.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { admitRole } from '#core/rules/rights.ts'

export type DayClosing = 'AUTOMATIC' | 'MANUAL'

/** The open business date of a workspace, and how it is closed. */
export interface BusinessDate {
  readonly businessDate: string
  /** Date of the calendar in the tenant's time zone. */
  readonly calendarDate: string
  readonly mode: DayClosing
}

export const BUSINESS_DATE = `select business_date as "businessDate", day_closing as mode, time_zone as "timeZone" from core.policies where workspace_id = $1`

export type BusinessDateRow = Pick<BusinessDate, 'businessDate' | 'mode'> & { readonly timeZone: string }

/** The open business date, read once for all rows of a request. */
export const currentBusinessDate = loader<string, BusinessDate>(async (ctx, workspaces) => {
  const date = await businessDate(ctx)
  return workspaces.map(() => date)
})

/** The open business date, as stored. */
export async function businessDate(ctx: Context): Promise<BusinessDate> {
  admitRole(ctx.actor, 'viewer')
  // A workspace that has booked nothing yet begins with the date of today.
  await policyOf(ctx)
  const { workspaceId } = ctx.actor
  const [row] = await ctx.database.read<BusinessDateRow>(workspaceId, BUSINESS_DATE, [workspaceId])
  const { timeZone, ...date } = row!
  return { ...date, calendarDate: localDay(ctx.now(), timeZone) }
}
