import { approveScreeningPolicyChange } from '#compliance/operations/policy/approve-screening-policy-change.ts'
import {
  setScreeningPolicy,
  type PolicySet,
  type SetScreeningPolicy,
} from '#compliance/operations/policy/set-screening-policy.ts'
import type { World } from '#test/support/world.ts'

/**
 * Puts a policy in force immediately; a second staff member approves a milder one, and the delay is skipped.
 */
export async function setPolicy(
  here: Pick<World, 'as' | 'platform'>,
  policy: SetScreeningPolicy,
): Promise<PolicySet> {
  const officer = () =>
    here.as(
      { kind: 'staff', scopes: ['compliance:write'] },
      { settings: { ...here.platform.source.settings, screeningPolicyDelayHours: 0 } },
    )
  const set = await setScreeningPolicy(officer(), policy)
  if (set.pendingChange) await approveScreeningPolicyChange(officer(), { id: set.pendingChange.id })
  return set
}
