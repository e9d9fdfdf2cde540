import type { Principal, Service } from './principal.ts'

/** Roles of a service, which its domain declares. Each role has all rights of the roles before it. */
export interface RoleHierarchy<Role extends string = string> {
  readonly service: Service
  readonly roles: readonly Role[]
}

/** Whether the caller is staff, or a key of the hierarchy's service, with the role or a higher one. */
export function hasRoleIn<Role extends string>(
  hierarchy: RoleHierarchy<Role>,
  { kind, service, roles }: Principal,
  role: Role,
): boolean {
  if (kind !== 'staff' && !(kind === 'tenant_key' && service === hierarchy.service)) return false
  const rights = hierarchy.roles.indexOf(role)
  return rights >= 0 && hierarchy.roles.some((each, rank) => rank >= rights && roles.includes(each))
}

interface Caller {
  readonly actor: Principal
  readonly settings: { readonly roleHierarchies: readonly RoleHierarchy[] }
}

/** Whether the caller has the role or a higher one in any of the platform's hierarchies. */
export const hasRole = ({ actor, settings }: Caller, role: string): boolean =>
  settings.roleHierarchies.some(hierarchy => hasRoleIn(hierarchy, actor, role))
