import type { Tx } from '#kernel/command.ts'
import { events } from '#compliance/events.ts'
import type { PolicyChangeRow } from '#compliance/entities/screening-policy-change.ts'

/** Raises a system alert when a milder policy is proposed and again when it is approved, so that the workspace learns of it before it takes effect. */
export function alertOfPolicyChange(
  tx: Tx,
  { id, status, weakens, proposedBy, decidedBy, effectiveAt }: PolicyChangeRow,
): void {
  const isApproved = status === 'APPROVED'
  tx.emit(events.alert_raised, id, {
    code: isApproved ? 'SCREENING_POLICY_WEAKENING_APPROVED' : 'SCREENING_POLICY_WEAKENING_PROPOSED',
    severity: 'HIGH',
    component: 'screening_policy',
    message: isApproved
      ? `Staff member ${decidedBy} approved change ${id} of the screening policy, which makes ${weakens.join(', ')} milder from ${effectiveAt?.toISOString()} on.`
      : `Staff member ${proposedBy} proposed change ${id} of the screening policy, which makes ${weakens.join(', ')} milder.`,
  })
}
