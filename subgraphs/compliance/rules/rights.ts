import { allow, type Principal } from '#kernel/principal.ts'
import { refuse } from '#compliance/errors.ts'

/** Authorises reads: API keys and staff with the scope, and other domains. */
export const admitReader = (actor: Principal): void =>
  allow(actor, { kinds: ['tenant_key', 'staff', 'service'], scope: 'compliance:read' })

/** Authorises changes: API keys and staff with the scope. */
export const admitWriter = (actor: Principal): void =>
  allow(actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:write' })

/** Authorises the approval or rejection of a milder screening policy: only staff, never an API key. */
export function admitPolicyStaff(actor: Principal): void {
  allow(actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:write' })
  if (actor.kind !== 'staff') throw refuse('STAFF_REQUIRED')
}
