import type { Context } from '#kernel/context.ts'
import type { Tx } from '#kernel/command.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { afterBusinessHours, type BusinessCalendar } from './business-calendar.ts'
import type { CasePriority } from '#compliance/entities/cases/compliance-case.ts'
import {
  MonitoringSettings,
  type MonitoringSettingsRow,
} from '#compliance/entities/monitoring/monitoring-settings.ts'

export interface SettingsOfMonitoring {
  /** Hours until a case is due, by priority. */
  readonly slaHours: Readonly<Record<CasePriority, number>>
  readonly country: string | null
  readonly strHours: number
  readonly sampleBelowLine: number
  /** Postings of the ledger are judged from then on; null when they are not. */
  readonly movementsFrom: Date | null
  /** Days on which the deadlines of cases run; null when every hour counts. */
  readonly businessCalendar: BusinessCalendar | null
}

const DEFAULTS: SettingsOfMonitoring = {
  slaHours: { P1: 4, P2: 24, P3: 72, P4: 240 },
  country: null,
  strHours: 24,
  sampleBelowLine: 0,
  movementsFrom: null,
  businessCalendar: null,
}

export const SETTINGS_COLUMNS = columnsOf(MonitoringSettings, 'settings')

const READ = `select ${SETTINGS_COLUMNS} from compliance.monitoring_settings settings where workspace_id = $1`

export const settingsOf = (row: MonitoringSettingsRow | undefined): SettingsOfMonitoring =>
  row
    ? {
        slaHours: row.slaHours,
        country: row.country,
        strHours: row.strHours,
        sampleBelowLine: row.sampleBelowLine,
        movementsFrom: row.movementsFrom,
        businessCalendar: row.businessCalendar,
      }
    : DEFAULTS

/** The settings in force, read in the transaction. */
export async function settingsIn(tx: Tx): Promise<SettingsOfMonitoring> {
  const [row] = await tx.sql<MonitoringSettingsRow>(READ, [tx.actor.workspaceId])
  return settingsOf(row)
}

/** The settings in force. */
export async function loadMonitoringSettings(ctx: Context): Promise<SettingsOfMonitoring> {
  const { workspaceId } = ctx.actor
  const [row] = await ctx.database.read<MonitoringSettingsRow>(workspaceId, READ, [workspaceId])
  return settingsOf(row)
}

const HOUR_MS = 3_600_000

/** When a case is due that has this priority from a time on. */
export const dueAfter = (
  from: Date,
  priority: CasePriority,
  { slaHours, businessCalendar }: Pick<SettingsOfMonitoring, 'slaHours' | 'businessCalendar'>,
): Date =>
  businessCalendar === null
    ? new Date(from.getTime() + slaHours[priority] * HOUR_MS)
    : afterBusinessHours(from, slaHours[priority], businessCalendar)
