import type { Principal } from './principal.ts'

/** Roles of core banking, each with everything that those before it may do. */
export const ROLES = ['viewer', 'teller', 'officer', 'manager', 'admin'] as const

export type Role = (typeof ROLES)[number]

const rankOf = (roles: readonly string[]): number =>
  Math.max(-1, ...roles.map(role => ROLES.indexOf(role as Role)))

/** Whether the caller is staff, or a key of core banking, with the role or one that has all of its rights. */
export const hasRole = ({ kind, service, roles }: Principal, role: Role): boolean =>
  (kind === 'staff' || (kind === 'tenant_key' && service === 'core')) && rankOf(roles) >= ROLES.indexOf(role)
