import type { SentinelSettingsRow } from '#sentinel/entities/settings.ts'

export type SentinelSettingsValues = Pick<
  SentinelSettingsRow,
  'ageThreshold' | 'signalExpiryDays' | 'autoHoldSeverity'
>

/** FinCEN calls customers of 60 years and more older adults (FIN-2022-A002). */
export const DEFAULT_SETTINGS: SentinelSettingsValues = {
  ageThreshold: 60,
  signalExpiryDays: 90,
  autoHoldSeverity: null,
}

/** Statement that reads the settings of a workspace; without a row the defaults apply. */
export const READ_SETTINGS = `select age_threshold as "ageThreshold", signal_expiry_days as "signalExpiryDays",
  auto_hold_severity as "autoHoldSeverity", updated_at as "updatedAt"
  from sentinel.settings where workspace_id = $1`
