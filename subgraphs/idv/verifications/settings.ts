import type { Keyring } from '#kernel/security/keyring.ts'
import type { IdvSettingsRow } from '#idv/entities/settings.ts'

export type IdvSettingsValues = Pick<IdvSettingsRow, 'minimumAge' | 'attemptsPerDay' | 'retentionDays'>

/** The settings as people read them, with the decrypted address. */
export type ReadableSettings = IdvSettingsValues &
  Pick<IdvSettingsRow, 'workspaceId' | 'notificationEmail'> & { readonly updatedAt: Date | null }

/** The retention is that of customer due diligence records: five years (FATF recommendation 11). */
export const DEFAULT_SETTINGS: IdvSettingsValues = { minimumAge: 18, attemptsPerDay: 5, retentionDays: 1_825 }

/** Statement that reads the settings of a workspace; without a row the defaults apply. */
export const READ_SETTINGS = `select minimum_age as "minimumAge", attempts_per_day as "attemptsPerDay",
  retention_days as "retentionDays", notification_email as "notificationEmail", updated_at as "updatedAt"
  from idv.settings where workspace_id = $1`

/** A row of READ_SETTINGS. */
export type StoredSettings = Omit<IdvSettingsRow, 'workspaceId' | 'updatedBy'>

export const notificationEmailContext = (workspaceId: string): string => `idv.settings:${workspaceId}`

/** The settings of a workspace from its row, or the defaults. */
export function readableSettings(
  keys: Keyring,
  workspaceId: string,
  row: StoredSettings | undefined,
): ReadableSettings {
  if (!row) return { workspaceId, ...DEFAULT_SETTINGS, notificationEmail: null, updatedAt: null }
  const { notificationEmail } = row
  return {
    ...row,
    workspaceId,
    notificationEmail:
      notificationEmail === null
        ? null
        : keys.open(workspaceId, notificationEmail, notificationEmailContext(workspaceId)),
  }
}

/** Encrypts the address that is notified of failing webhooks. */
export const sealNotificationEmail = (keys: Keyring, workspaceId: string, email: string): string =>
  keys.seal(workspaceId, email, notificationEmailContext(workspaceId))
