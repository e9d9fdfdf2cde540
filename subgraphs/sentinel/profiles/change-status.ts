import type { Tx } from '#kernel/command.ts'
import { updateOf } from '#kernel/database/columns.ts'
import { Profile, type ProfileRow } from '#sentinel/entities/profile.ts'
import { events } from '#sentinel/events.ts'
import { countingSignals, scoreAt } from '#sentinel/risk/counting-signals.ts'
import type { ElderProfileStatus } from '#sentinel/schema.gen.ts'
import { addProfileEvent } from './add-profile-event.ts'
import type { ElderProfile } from './details.ts'
import { publishProfile } from './publish-profile.ts'

interface StatusChange {
  readonly status: ElderProfileStatus
  /** Status to which a RESTRICTED profile returns. */
  readonly statusBeforeHold?: ProfileRow['statusBeforeHold']
  readonly by: string
  readonly reason?: string | null
}

const UPDATE = updateOf(Profile, 'profile', ['status', 'statusBeforeHold', 'enrolledAt', 'updatedAt'])

/** Changes the status of a locked profile, by request or by a hold; the caller has checked that the change is permitted. */
export async function changeStatus(
  tx: Tx,
  { details, ...before }: ElderProfile,
  { status, statusBeforeHold = null, by, reason = null }: StatusChange,
): Promise<ElderProfile> {
  const after = {
    ...before,
    status,
    statusBeforeHold,
    enrolledAt: before.enrolledAt ?? (status === 'ACTIVE' ? tx.now() : null),
    updatedAt: tx.now(),
  }
  await tx.sql(UPDATE.text, UPDATE.values(before, after))
  addProfileEvent(tx, before.id, 'STATUS_CHANGED')
  const profile = { ...after, details }
  const riskScore = scoreAt(await countingSignals(tx, [before.id]), tx.now())
  publishProfile(
    tx,
    events.profile_status_changed,
    { ...profile, riskScore },
    { previousStatus: before.status, changedBy: by },
    { reason },
  )
  return profile
}
