import { command } from '#kernel/command.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import { invalid } from '#kernel/refusals.ts'
import { events } from '#sentinel/events.ts'
import { DEFAULT_SETTINGS, READ_SETTINGS, type SentinelSettingsValues } from '#sentinel/profiles/settings.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'

export type SetSentinelSettings = {
  readonly [Name in keyof SentinelSettingsValues]?: SentinelSettingsValues[Name] | null
}

/** Settings that null clears. */
const OPTIONAL = ['autoHoldSeverity']

const LOCK = `select pg_advisory_xact_lock(hashtextextended('sentinel.settings:' || $1, 0))`
const SAVE = `insert into sentinel.settings (workspace_id, age_threshold, signal_expiry_days, auto_hold_severity, updated_by, updated_at)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (workspace_id) do update
    set age_threshold = $2, signal_expiry_days = $3, auto_hold_severity = $4, updated_by = $5, updated_at = $6`

/** Changes the given settings of the workspace. */
export const setSentinelSettings = command(
  async (tx, given: SetSentinelSettings): Promise<SentinelSettingsValues & { readonly updatedAt: Date }> => {
    admitWriter(tx.actor)
    const nulls = Object.entries(given).filter(([name, value]) => value === null && !OPTIONAL.includes(name))
    if (nulls.length > 0) throw invalid(nulls.map(([field]) => ({ field, reason: 'must not be null' })))
    const { workspaceId } = tx.actor
    await tx.sql(LOCK, [workspaceId])
    const [before = DEFAULT_SETTINGS] = await tx.sql<SentinelSettingsValues>(READ_SETTINGS, [workspaceId])
    const after: SentinelSettingsValues = {
      ageThreshold: given.ageThreshold ?? before.ageThreshold,
      signalExpiryDays: given.signalExpiryDays ?? before.signalExpiryDays,
      autoHoldSeverity:
        given.autoHoldSeverity === undefined ? before.autoHoldSeverity : given.autoHoldSeverity,
    }
    const { by } = actingPerson(tx.actor)
    await tx.sql(SAVE, [
      workspaceId,
      after.ageThreshold,
      after.signalExpiryDays,
      after.autoHoldSeverity,
      by,
      tx.now(),
    ])
    tx.emit(events.settings_set, workspaceId, { ...after, changedBy: by })
    return { ...after, updatedAt: tx.now() }
  },
)
