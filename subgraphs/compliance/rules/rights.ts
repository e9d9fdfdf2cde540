import { allow, type Principal } from '#kernel/principal.ts'
import { refuse } from '../errors.ts'

/** Whoever may read what compliance holds: keys and staff with the scope. */
export const admitReader = (actor: Principal): void => allow(actor, { kinds: ['tenant_key', 'staff', 'service'], scope: 'compliance:read' })

/** Whoever may change it. */
export const admitWriter = (actor: Principal): void => allow(actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:write' })

/** Who approves or rejects a milder screening policy: a person of the tenant, and never a key. */
export function admitPolicyStaff(actor: Principal): void {
  allow(actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:write' })
  if (actor.kind !== 'staff') throw refuse('STAFF_REQUIRED')
}
