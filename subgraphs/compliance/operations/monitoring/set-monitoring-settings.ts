import { command } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { calendarOf, type GivenCalendar } from '#compliance/cases/business-calendar.ts'
import {
  settingsIn,
  settingsOf,
  SETTINGS_COLUMNS,
  type SettingsOfMonitoring,
} from '#compliance/cases/monitoring-settings.ts'
import type { CasePriority } from '#compliance/entities/cases/compliance-case.ts'
import {
  MonitoringSettings,
  type MonitoringSettingsRow,
} from '#compliance/entities/monitoring/monitoring-settings.ts'
import { events } from '#compliance/events.ts'
import { admitWriter } from '#compliance/rules/rights.ts'

/** Fields that are left out keep their value, as do null fields except `country` and `businessCalendar`. */
export interface SetMonitoringSettings {
  readonly slaHours?: Readonly<Partial<Record<CasePriority, number | null>>> | null
  readonly country?: string | null
  readonly strHours?: number | null
  readonly sampleBelowLine?: number | null
  readonly monitorMovements?: boolean | null
  readonly businessCalendar?: GivenCalendar | null
}

/** Time for the setting to reach the relay: what is posted later is judged without fail. */
const LEAD_MS = 10_000

const LOCK = `select pg_advisory_xact_lock(hashtextextended('compliance.monitoring_settings:' || $1, 0))`
const SAVE = `${insertOf(MonitoringSettings, 'settings')}
  on conflict (workspace_id) do update set sla_hours = excluded.sla_hours, country = excluded.country, str_hours = excluded.str_hours, sample_below_line = excluded.sample_below_line,
    movements_from = excluded.movements_from, business_calendar = excluded.business_calendar,
    updated_by = excluded.updated_by, updated_at = excluded.updated_at
  returning ${SETTINGS_COLUMNS}`

/** Changes the settings of monitoring. Cases that are open keep their due time. */
export const setMonitoringSettings = command(
  async (
    tx,
    {
      slaHours,
      country,
      strHours,
      sampleBelowLine,
      monitorMovements,
      businessCalendar,
    }: SetMonitoringSettings,
  ): Promise<SettingsOfMonitoring> => {
    admitWriter(tx.actor)
    const { workspaceId, subjectId } = tx.actor
    await tx.sql(LOCK, [workspaceId])
    const before = await settingsIn(tx)
    const [saved] = await tx.sql<MonitoringSettingsRow>(
      SAVE,
      valuesOf(MonitoringSettings, {
        workspaceId,
        slaHours: { ...before.slaHours, ...withoutNulls(slaHours ?? {}) },
        country: country === undefined ? before.country : country,
        strHours: strHours ?? before.strHours,
        sampleBelowLine: sampleBelowLine ?? before.sampleBelowLine,
        movementsFrom: movementsFrom(before, monitorMovements, tx.now()),
        businessCalendar: storedCalendar(before, businessCalendar) as never,
        updatedBy: subjectId,
        updatedAt: tx.now(),
      }),
    )
    const after = settingsOf(saved)
    tx.emit(events.monitoring_settings_changed, workspaceId, { ...after })
    return after
  },
)

/** A repeat keeps the time. */
function movementsFrom(
  before: SettingsOfMonitoring,
  isMonitored: boolean | null | undefined,
  now: Date,
): Date | null {
  if (isMonitored === false) return null
  return isMonitored ? (before.movementsFrom ?? new Date(now.getTime() + LEAD_MS)) : before.movementsFrom
}

/** As text, which prepared statements need for a column that may be null. */
function storedCalendar(
  before: SettingsOfMonitoring,
  given: GivenCalendar | null | undefined,
): string | null {
  const calendar = given === undefined ? before.businessCalendar : given && calendarOf(given)
  return calendar && JSON.stringify(calendar)
}

const withoutNulls = (
  hours: NonNullable<SetMonitoringSettings['slaHours']>,
): Partial<Record<CasePriority, number>> =>
  Object.fromEntries(Object.entries(hours).filter(([, value]) => value !== null && value !== undefined))
