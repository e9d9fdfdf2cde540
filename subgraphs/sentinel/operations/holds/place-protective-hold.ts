import { command } from '#kernel/command.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import { invalid, type ValidationIssue } from '#kernel/refusals.ts'
import type { Tx } from '#kernel/command.ts'
import { refuse } from '#sentinel/errors.ts'
import { targetIssues, type HoldTarget } from '#sentinel/holds/hold-target.ts'
import { loadHolidays } from '#sentinel/holds/holiday-calendar.ts'
import { canHaveHold, placeHold } from '#sentinel/holds/place-hold.ts'
import type { HoldWithEvidence } from '#sentinel/holds/publish-hold.ts'
import { detailsOf, lockProfile } from '#sentinel/profiles/profile-rows.ts'
import { isWatched } from '#sentinel/rules/profile-status.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'

export interface PlaceProtectiveHold extends HoldTarget {
  readonly profileId: string
  readonly reason: string
  readonly signalIds?: readonly string[] | null
  readonly suspectedContactIds?: readonly string[] | null
}

const OWN_SIGNALS =
  'select count(*)::int as count from sentinel.signals where workspace_id = $1 and profile_id = $2 and id = any($3::uuid[])'

async function signalIssues(
  tx: Tx,
  profileId: string,
  signalIds: readonly string[],
): Promise<ValidationIssue[]> {
  if (signalIds.length === 0) return []
  const [own] = await tx.sql<{ count: number }>(OWN_SIGNALS, [tx.actor.workspaceId, profileId, signalIds])
  return own!.count === signalIds.length
    ? []
    : [{ field: 'signalIds', reason: 'must be ids of signals of the profile' }]
}

const uniqueIds = (ids: readonly string[] | null | undefined): string[] => [
  ...new Set((ids ?? []).map(id => id.toLowerCase())),
]

/** Places a hold (FINRA 2165): for 15 business days, on no more than is in doubt. */
export const placeProtectiveHold = command({
  // Loads the calendars before the profile is locked.
  prepare: () => loadHolidays(),
  async write(
    tx,
    { profileId, reason, signalIds, suspectedContactIds, ...target }: PlaceProtectiveHold,
  ): Promise<HoldWithEvidence> {
    admitWriter(tx.actor)
    const issues = targetIssues(target)
    if (issues.length > 0) throw invalid(issues)
    const profile = await lockProfile(tx, profileId)
    detailsOf(profile)
    if (!canHaveHold(profile, tx.now())) throw refuse('NOT_A_SPECIFIED_ADULT')
    if (!isWatched(profile.status))
      throw refuse('INVALID_STATE', {
        message: `The profile is ${profile.status}; holds require one that is ACTIVE, UNDER_REVIEW or RESTRICTED.`,
      })
    const ids = uniqueIds(signalIds)
    const unknown = await signalIssues(tx, profileId, ids)
    if (unknown.length > 0) throw invalid(unknown)

    const hold = await placeHold(tx, profile, {
      target,
      reason,
      signalIds: ids,
      suspectedContactIds: uniqueIds(suspectedContactIds),
      isAutomatic: false,
      by: actingPerson(tx.actor).by,
    })
    if (!hold) throw refuse('HOLD_EXISTS')
    return hold
  },
})
