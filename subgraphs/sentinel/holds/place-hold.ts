import type { Tx } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { localDay } from '#kernel/local-day.ts'
import { ProtectiveHold } from '#sentinel/entities/protective-hold.ts'
import { events } from '#sentinel/events.ts'
import { addProfileEvent } from '#sentinel/profiles/add-profile-event.ts'
import { changeStatus } from '#sentinel/profiles/change-status.ts'
import type { ElderProfile } from '#sentinel/profiles/details.ts'
import { isSpecifiedAdult } from '#sentinel/rules/age.ts'
import { addNotices, contactsToNotify } from './add-notices.ts'
import { addStep } from './add-step.ts'
import { expireDueHolds } from './end-hold.ts'
import { holdEndsAt, noticeDueAt } from './hold-periods.ts'
import { targetColumns, type HoldTarget } from './hold-target.ts'
import { holidayCalendar } from './holiday-calendar.ts'
import { publishHold, type HoldWithEvidence } from './publish-hold.ts'
import { sealHold } from './seal-hold.ts'

export interface NewHold {
  readonly target: HoldTarget
  readonly reason: string
  readonly signalIds: readonly string[]
  readonly suspectedContactIds: readonly string[]
  readonly isAutomatic: boolean
  readonly by: string
}

const INSERT = `${insertOf(ProtectiveHold, 'hold')} on conflict (workspace_id, profile_id, target_hash)
  where status in ('PLACED', 'EXTENDED_10', 'EXTENDED_30', 'ORDERED') do nothing returning id`

/** Whether FINRA 2165 permits a hold for the customer. A profile whose customer was erased has no age. */
export const canHaveHold = ({ details, timeZone, vulnerabilityFlags }: ElderProfile, at: Date): boolean =>
  details !== null &&
  isSpecifiedAdult({ dateOfBirth: details.dateOfBirth, vulnerabilityFlags }, localDay(at, timeZone))

/**
 * Places a hold for a locked profile that may have one, with its notices; the profile becomes RESTRICTED. Returns undefined when a hold
 * on the same target is in force.
 */
export async function placeHold(
  tx: Tx,
  locked: ElderProfile,
  { target, reason, signalIds, suspectedContactIds, isAutomatic, by }: NewHold,
): Promise<HoldWithEvidence | undefined> {
  const profile = await expireDueHolds(tx, locked)
  const { workspaceId } = tx.actor
  const calendar = await holidayCalendar(profile)
  const at = tx.now()
  const row = {
    workspaceId,
    id: newId(),
    profileId: profile.id,
    customerId: profile.customerId,
    ...targetColumns(tx, target),
    status: 'PLACED' as const,
    signalIds: [...signalIds],
    isAutomatic,
    placedBy: by,
    placedAt: at,
    expiresAt: holdEndsAt('PLACED', at, calendar),
    notifyBy: noticeDueAt(at, calendar),
    releasedBy: null,
    endedAt: null,
  }
  const details = { payee: target.payee ?? null, reason, releaseReason: null }
  const added = await tx.sql(
    INSERT,
    valuesOf(ProtectiveHold, { ...row, details: sealHold(tx.keys, row, details) }),
  )
  if (added.length === 0) return undefined
  const contacts = await contactsToNotify(tx, profile.id, suspectedContactIds)
  const hold = {
    ...row,
    ...details,
    steps: [await addStep(tx, row, { by, reason })],
    notices: await addNotices(tx, row, contacts),
  }
  addProfileEvent(tx, profile.id, 'HOLD_PLACED', hold.id)
  publishHold(tx, events.hold_placed, hold, by)
  if (profile.status === 'ACTIVE' || profile.status === 'UNDER_REVIEW')
    await changeStatus(tx, profile, { status: 'RESTRICTED', statusBeforeHold: profile.status, by, reason })
  return hold
}
