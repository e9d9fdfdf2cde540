import { hasScope, type Principal } from '#kernel/principal.ts'
import { refuse } from '#kernel/refusals.ts'
import { hasRoleIn } from '#kernel/roles.ts'
import { ROLE_HIERARCHY, type Role } from './roles.ts'

/** Refuses callers other than staff, or a key of core banking, with this role. The platform and calls from other domains are allowed. */
export function admitRole(actor: Principal, role: Role): void {
  if (actor.kind === 'platform' || actor.kind === 'service') return
  if (actor.kind === 'anonymous') throw refuse('UNAUTHENTICATED')
  const isKey = actor.kind === 'tenant_key' && actor.service === 'core'
  if (actor.kind !== 'staff' && !isKey) throw refuse('FORBIDDEN')
  // Dashboard keys have scopes instead of a role, and may only read.
  if (role === 'viewer' && hasScope(actor, 'core:read')) return
  if (!hasRoleIn(ROLE_HIERARCHY, actor, role)) throw refuse('FORBIDDEN')
}
