import { hasScope, type Principal } from '#kernel/principal.ts'
import { refuse } from '#kernel/refusals.ts'
import { hasRole, type Role } from '#kernel/roles.ts'

/** Refuses unless the caller is staff, or a key of core banking, with this role. The platform and other domains asking for it are let through. */
export function admitRole(actor: Principal, role: Role): void {
  if (actor.kind === 'platform' || actor.kind === 'service') return
  if (actor.kind === 'anonymous') throw refuse('UNAUTHENTICATED')
  const isKey = actor.kind === 'tenant_key' && actor.service === 'core'
  if (actor.kind !== 'staff' && !isKey) throw refuse('FORBIDDEN')
  // Dashboards hold scopes instead of a role: they read.
  if (role === 'viewer' && hasScope(actor, 'core:read')) return
  if (!hasRole(actor, role)) throw refuse('FORBIDDEN')
}
