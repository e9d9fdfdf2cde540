import type { Tx } from '#kernel/command.ts'
import { updateOf } from '#kernel/database/columns.ts'
import { ProtectiveHold, type ProtectiveHoldRow } from '#sentinel/entities/protective-hold.ts'
import { events } from '#sentinel/events.ts'
import { addProfileEvent } from '#sentinel/profiles/add-profile-event.ts'
import { changeStatus } from '#sentinel/profiles/change-status.ts'
import type { ElderProfile } from '#sentinel/profiles/details.ts'
import { addStep, withEvidence } from './add-step.ts'
import { HOLD_COLUMNS, IS_IN_FORCE, IS_LIMITED } from './hold-rows.ts'
import { publishHold, type HoldWithEvidence } from './publish-hold.ts'
import { decryptHold, sealHold, type ReadableHold } from './seal-hold.ts'

/** The platform as the actor of an expiry. */
export const PLATFORM = 'PLATFORM'

const UPDATE = updateOf(ProtectiveHold, 'hold', ['status', 'details', 'releasedBy', 'endedAt'])
const OTHERS_IN_FORCE = `select 1 from sentinel.holds hold where workspace_id = $1 and profile_id = $2 and ${IS_IN_FORCE} limit 1`

interface HoldEnd {
  readonly status: 'RELEASED' | 'EXPIRED'
  readonly by: string
  readonly reason: string | null
}

/** Ends a locked hold. With its last hold, a RESTRICTED profile returns to the status that it had before; a DECEASED one does not change. */
export async function endHold(
  tx: Tx,
  profile: ElderProfile,
  before: ReadableHold,
  { status, by, reason }: HoldEnd,
): Promise<{ readonly hold: HoldWithEvidence; readonly profile: ElderProfile }> {
  const releaseReason = status === 'RELEASED' ? reason : null
  const after: ReadableHold = {
    ...before,
    status,
    releaseReason,
    releasedBy: status === 'RELEASED' ? by : null,
    endedAt: tx.now(),
  }
  const { payee, reason: placedFor, releaseReason: releasedFor, ...row } = after
  const details =
    profile.details === null
      ? null
      : sealHold(tx.keys, row, { payee, reason: placedFor, releaseReason: releasedFor })
  await tx.sql(UPDATE.text, UPDATE.values({ ...before }, { ...row, details }))
  await addStep(tx, after, { by, reason: profile.details === null ? null : reason })
  addProfileEvent(tx, profile.id, status === 'RELEASED' ? 'HOLD_RELEASED' : 'HOLD_EXPIRED', after.id)
  const hold = await withEvidence(tx, after)
  publishHold(tx, status === 'RELEASED' ? events.hold_released : events.hold_expired, hold, by)
  return { hold, profile: await restoreStatus(tx, profile, by) }
}

async function restoreStatus(tx: Tx, profile: ElderProfile, by: string): Promise<ElderProfile> {
  if (profile.status !== 'RESTRICTED') return profile
  const others = await tx.sql(OTHERS_IN_FORCE, [tx.actor.workspaceId, profile.id])
  return others.length > 0 ? profile : changeStatus(tx, profile, { status: profile.statusBeforeHold!, by })
}

const DUE = `select ${HOLD_COLUMNS} from sentinel.holds hold
  where workspace_id = $1 and profile_id = $2 and ${IS_LIMITED} and expires_at <= $3 order by expires_at, id for update`

/** Expires the holds of a locked profile whose end has passed; returns the profile as it is afterwards. */
export async function expireDueHolds(tx: Tx, locked: ElderProfile): Promise<ElderProfile> {
  const due = await tx.sql<ProtectiveHoldRow>(DUE, [tx.actor.workspaceId, locked.id, tx.now()])
  let profile = locked
  for (const hold of due) {
    const end = { status: 'EXPIRED', by: PLATFORM, reason: null } as const
    ;({ profile } = await endHold(tx, profile, decryptHold(tx.keys, hold), end))
  }
  return profile
}
