import { actingPerson } from '#kernel/acting-person.ts'
import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { targetRules, urlIssues } from '#kernel/outbound/target.ts'
import { invalid } from '#kernel/refusals.ts'
import { setWebhookUrl } from '#idv/clients/webhooks.ts'
import { events } from '#idv/events.ts'
import { admitWriter } from '#idv/rules/rights.ts'
import {
  READ_SETTINGS,
  readableSettings,
  sealNotificationEmail,
  type IdvSettingsValues,
  type ReadableSettings,
  type StoredSettings,
} from '#idv/verifications/settings.ts'

/** Null removes the URL or the address; the other settings cannot be null. */
export type SetIdvSettings = {
  readonly [Name in keyof IdvSettingsValues | 'webhookUrl' | 'notificationEmail']?:
    (Name extends keyof IdvSettingsValues ? IdvSettingsValues[Name] : string) | null
}

const LOCK = `select pg_advisory_xact_lock(hashtextextended('idv.settings:' || $1, 0))`
const SAVE = `insert into idv.settings (workspace_id, minimum_age, attempts_per_day, retention_days, notification_email, updated_by, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (workspace_id) do update
    set minimum_age = $2, attempts_per_day = $3, retention_days = $4, notification_email = $5, updated_by = $6, updated_at = $7`

/** Checks everything before the webhook URL changes, which the webhooks domain stores. */
async function setUrl(
  ctx: Context,
  { webhookUrl, notificationEmail: _, ...values }: SetIdvSettings,
): Promise<void> {
  admitWriter(ctx.actor)
  actingPerson(ctx.actor)
  const rules = targetRules(ctx.actor.environment, ctx.settings.webhooks)
  const issues = [
    ...Object.entries(values).flatMap(([field, value]) =>
      value === null ? [{ field, reason: 'must not be null' }] : [],
    ),
    ...(webhookUrl ? urlIssues(webhookUrl, rules, 'webhookUrl') : []),
  ]
  if (issues.length > 0) throw invalid(issues)
  if (webhookUrl !== undefined) await setWebhookUrl(ctx, webhookUrl)
}

/** Changes the given settings of the workspace. */
export const setIdvSettings = command({
  prepare: setUrl,
  async write(tx, given: SetIdvSettings): Promise<ReadableSettings> {
    const { workspaceId } = tx.actor
    await tx.sql(LOCK, [workspaceId])
    const [row] = await tx.sql<StoredSettings>(READ_SETTINGS, [workspaceId])
    const before = readableSettings(tx.keys, workspaceId, row)
    const values: IdvSettingsValues = {
      minimumAge: given.minimumAge ?? before.minimumAge,
      attemptsPerDay: given.attemptsPerDay ?? before.attemptsPerDay,
      retentionDays: given.retentionDays ?? before.retentionDays,
    }
    const notificationEmail =
      given.notificationEmail === undefined ? before.notificationEmail : given.notificationEmail
    const { by } = actingPerson(tx.actor)
    await tx.sql(SAVE, [
      workspaceId,
      values.minimumAge,
      values.attemptsPerDay,
      values.retentionDays,
      notificationEmail === null ? null : sealNotificationEmail(tx.keys, workspaceId, notificationEmail),
      by,
      tx.now(),
    ])
    tx.emit(events.settings_set, workspaceId, {
      ...values,
      hasNotificationEmail: notificationEmail !== null,
      changedBy: by,
    })
    return { ...values, workspaceId, notificationEmail, updatedAt: tx.now() }
  },
})
