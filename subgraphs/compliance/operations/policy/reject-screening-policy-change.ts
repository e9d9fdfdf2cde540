import { command } from '#kernel/command.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import { changeStatus } from '#compliance/rules/policy-change.ts'
import { admitPolicyStaff } from '#compliance/rules/rights.ts'
import type { PolicyChangeRow } from '#compliance/entities/screening-policy-change.ts'
import { addVersion, decideChange, lockChange, lockPolicy } from '#compliance/policy/policy-versions.ts'

/**
 * Ends a milder policy before it takes effect: one that waits for approval, or one that was approved and is not yet in force. Its author may
 * do this as well, since the policy in force stays as strict as it is.
 */
export const rejectScreeningPolicyChange = command(
  async (tx, { id }: { readonly id: string }): Promise<PolicyChangeRow> => {
    admitPolicyStaff(tx.actor)
    const { policy } = await lockPolicy(tx)
    const change = await lockChange(tx, id)
    if (!change) throw refuse('POLICY_CHANGE_NOT_FOUND')
    const status = changeStatus(change, tx.now())
    if (status !== 'PENDING_APPROVAL' && status !== 'APPROVED')
      throw refuse('INVALID_STATE', { message: `The change is ${status}.` })

    // Versions are never taken back: a later one with the policy in force wins over the one that was approved.
    if (status === 'APPROVED') await addVersion(tx, { policy, effectiveAt: tx.now() })
    const rejected = await decideChange(tx, change, { status: 'REJECTED', effectiveAt: null })
    tx.emit(events.screening_policy_change_rejected, id, {
      changeId: id,
      weakens: change.weakens,
      proposedBy: change.proposedBy,
      rejectedBy: tx.actor.subjectId,
      previousStatus: status,
    })
    return rejected
  },
)
