import type { RoleHierarchy } from '#kernel/roles.ts'

/** Roles of core banking, each with all rights of those before it. */
export const ROLES = ['viewer', 'teller', 'officer', 'manager', 'admin'] as const

export type Role = (typeof ROLES)[number]

export const ROLE_HIERARCHY: RoleHierarchy<Role> = { service: 'core', roles: ROLES }
