import { command } from '#kernel/command.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import { updateOf } from '#kernel/database/columns.ts'
import { invalid } from '#kernel/refusals.ts'
import { ProtectiveHold } from '#sentinel/entities/protective-hold.ts'
import { refuse } from '#sentinel/errors.ts'
import { events } from '#sentinel/events.ts'
import { addStep, withEvidence } from '#sentinel/holds/add-step.ts'
import { holdEndsAt, nextHoldState } from '#sentinel/holds/hold-periods.ts'
import { isInForce, lockHold } from '#sentinel/holds/hold-rows.ts'
import { holidayCalendar, loadHolidays } from '#sentinel/holds/holiday-calendar.ts'
import { publishHold, type HoldWithEvidence } from '#sentinel/holds/publish-hold.ts'
import { addProfileEvent } from '#sentinel/profiles/add-profile-event.ts'
import { detailsOf } from '#sentinel/profiles/profile-rows.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'

export interface ExtendProtectiveHold {
  readonly id: string
  readonly basis: 'INTERNAL_REVIEW' | 'REPORTED'
  readonly authority?: string | null
  readonly reason: string
}

const UPDATE = updateOf(ProtectiveHold, 'hold', ['status', 'expiresAt'])

/** Extends a hold by 10 business days after an internal review, then by 30 once it was reported; in this order alone. */
export const extendProtectiveHold = command({
  prepare: () => loadHolidays(),
  async write(tx, { id, basis, authority = null, reason }: ExtendProtectiveHold): Promise<HoldWithEvidence> {
    admitWriter(tx.actor)
    const { by } = actingPerson(tx.actor)
    if (basis === 'REPORTED' && authority === null)
      throw invalid([{ field: 'authority', reason: 'is required for the basis REPORTED' }])
    if (basis !== 'REPORTED' && authority !== null)
      throw invalid([{ field: 'authority', reason: `must be left out for the basis ${basis}` }])
    const { profile, hold: before } = await lockHold(tx, id)
    detailsOf(profile)
    const status = isInForce(before, tx.now()) ? nextHoldState(before.status, basis) : undefined
    if (!status)
      throw refuse('INVALID_STATE', {
        message: `A hold that is ${before.status} cannot be extended for ${basis}.`,
      })

    const expiresAt = holdEndsAt(status, before.placedAt, await holidayCalendar(profile))
    const after = { ...before, status, expiresAt }
    await tx.sql(UPDATE.text, UPDATE.values({ ...before }, after))
    await addStep(tx, after, { basis, by, authority, reason })
    addProfileEvent(tx, profile.id, 'HOLD_EXTENDED', id)
    const hold = await withEvidence(tx, after)
    publishHold(tx, events.hold_extended, hold, by)
    return hold
  },
})
