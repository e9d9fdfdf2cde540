import { command, type Tx } from '#kernel/command.ts'
import { events } from '#sentinel/events.ts'
import { DEFAULT_SETTINGS, READ_SETTINGS, type SentinelSettingsValues } from '#sentinel/profiles/settings.ts'
import { updateRiskScores } from '#sentinel/risk/counting-signals.ts'

const BATCH_SIZE = 500
const DAY_MS = 86_400_000

const DUE = `select id, profile_id as "profileId" from sentinel.signals
  where workspace_id = $1 and status = 'ACTIVE' and created_at <= $2 order by created_at limit ${BATCH_SIZE}`
const LOCK_PROFILES = `select id from sentinel.profiles where workspace_id = $1 and id = any($2::uuid[]) order by id for update`
const EXPIRE = `update sentinel.signals set status = 'EXPIRED'
  where workspace_id = $1 and id = any($2::uuid[]) and status = 'ACTIVE' and created_at <= $3
  returning id, profile_id as "profileId"`

interface DueSignal {
  readonly id: string
  readonly profileId: string
}

/** Expires the oldest signals of the workspace that were not reviewed within the days of the settings; returns their number. */
export const expireSignals = command(async (tx: Tx, _: Record<string, never>): Promise<number> => {
  const { workspaceId } = tx.actor
  const [{ signalExpiryDays } = DEFAULT_SETTINGS] = await tx.sql<SentinelSettingsValues>(READ_SETTINGS, [
    workspaceId,
  ])
  const before = new Date(tx.now().getTime() - signalExpiryDays * DAY_MS)
  const due = await tx.sql<DueSignal>(DUE, [workspaceId, before])
  if (due.length === 0) return 0
  await tx.sql(LOCK_PROFILES, [workspaceId, [...new Set(due.map(({ profileId }) => profileId))]])
  // A signal may have been reviewed before its profile was locked.
  const expired = await tx.sql<DueSignal>(EXPIRE, [workspaceId, due.map(({ id }) => id), before])
  await updateRiskScores(tx, [...new Set(expired.map(({ profileId }) => profileId))])
  for (const { id, profileId } of expired)
    tx.emit(events.signal_expired, id, { signalId: id, profileId, status: 'EXPIRED' })
  return expired.length
})
