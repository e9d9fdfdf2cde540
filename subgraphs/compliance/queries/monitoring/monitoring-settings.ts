import type { Context } from '#kernel/context.ts'
import { loadMonitoringSettings, type SettingsOfMonitoring } from '#compliance/cases/monitoring-settings.ts'
import { admitReader } from '#compliance/rules/rights.ts'

/** The settings of the workspace's monitoring. */
export async function monitoringSettings(ctx: Context): Promise<SettingsOfMonitoring> {
  admitReader(ctx.actor)
  return loadMonitoringSettings(ctx)
}
