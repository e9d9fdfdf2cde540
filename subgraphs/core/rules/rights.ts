import { hasScope, type Principal } from '#kernel/principal.ts'
import { refuse } from '#kernel/refusals.ts'
import { hasRoleIn, type RoleHierarchy } from '#kernel/roles.ts'

/** Roles of core banking, each with all rights of those before it. */
export const ROLES = ['viewer', 'teller', 'officer', 'manager', 'admin'] as const

export type Role = (typeof ROLES)[number]

export const ROLE_HIERARCHY: RoleHierarchy<Role> = { service: 'core', roles: ROLES }

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
