import { allow, type Allowed, type Principal } from '#kernel/principal.ts'
import { refuse } from '#kernel/refusals.ts'
import { hasRole } from '#kernel/roles.ts'

/** Staff need the scope; keys are made for one service each, so the kinds named have this right by being what they are. */
export function admit(actor: Principal, { kinds, scope }: Required<Allowed>): void {
  allow(actor, actor.kind === 'staff' ? { kinds, scope } : { kinds })
}

/** Who may give rights to others: the tenant's administrators, and the platform. */
export function admitAdministrator(actor: Principal): void {
  allow(actor, { kinds: ['staff'], scope: 'identity:write' })
  if (actor.kind === 'staff' && !actor.roles.includes('admin')) throw refuse('FORBIDDEN')
}

/** Who may see customers other than itself: who has the right, or a role in core banking. */
export function admitReader(actor: Principal): void {
  if (!hasRole(actor, 'viewer')) admit(actor, { kinds: ['staff', 'tenant_key', 'service'], scope: 'identity:read' })
}

/** Who keeps customers: officers of core banking and those above them, by name or by the key of a server. */
export function admitKeeper(actor: Principal): void {
  if (!hasRole(actor, 'officer')) allow(actor, { kinds: ['staff', 'service'], scope: 'identity:write' })
}
