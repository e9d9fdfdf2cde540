import { command } from '#kernel/command.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import { policyOf } from '#compliance/policy/policy-in-force.ts'
import { changeStatus, delayMs } from '#compliance/rules/policy-change.ts'
import { admitPolicyStaff } from '#compliance/rules/rights.ts'
import { alertOfPolicyChange } from '#compliance/policy/policy-alerts.ts'
import type { PolicyChangeRow } from '#compliance/entities/screening-policy-change.ts'
import {
  addVersion,
  decideChange,
  highestVersion,
  lockChange,
  lockPolicy,
} from '#compliance/policy/policy-versions.ts'

/**
 * Approves a milder policy that another staff member proposed. It takes effect when the delay is over, unless a stricter policy is
 * set or the change is rejected before.
 */
export const approveScreeningPolicyChange = command(
  async (tx, { id }: { readonly id: string }): Promise<PolicyChangeRow> => {
    admitPolicyStaff(tx.actor)
    await lockPolicy(tx)
    const change = await lockChange(tx, id)
    if (!change) throw refuse('POLICY_CHANGE_NOT_FOUND')
    const status = changeStatus(change, tx.now())
    if (
      status === 'SUPERSEDED' ||
      (status === 'PENDING_APPROVAL' && change.baseVersion !== (await highestVersion(tx)))
    )
      throw refuse('POLICY_CHANGED')
    if (status !== 'PENDING_APPROVAL') throw refuse('INVALID_STATE', { message: `The change is ${status}.` })
    if (change.proposedBy === tx.actor.subjectId) throw refuse('FOUR_EYES_REQUIRED')

    const effectiveAt = new Date(
      tx.now().getTime() + delayMs(tx.actor.environment, tx.settings.screeningPolicyDelayHours),
    )
    const policy = policyOf(change.policy)
    await addVersion(tx, { policy, effectiveAt, changeId: id })
    const approved = await decideChange(tx, change, { status: 'APPROVED', effectiveAt })
    tx.emit(events.screening_policy_change_approved, id, {
      changeId: id,
      baseVersion: change.baseVersion,
      weakens: change.weakens,
      policy,
      proposedBy: change.proposedBy,
      approvedBy: tx.actor.subjectId,
      effectiveAt: effectiveAt.toISOString(),
    })
    alertOfPolicyChange(tx, approved)
    return approved
  },
)
