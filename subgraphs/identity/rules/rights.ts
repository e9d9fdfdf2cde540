import { SCOPE_DOMAINS, type Service } from '#kernel/principal.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'
import type { RoleHierarchy } from '#kernel/roles.ts'

/** Domains in which a person's decisions need their own scope, so that a key can be created without it. */
const DECIDING: readonly string[] = ['compliance', 'idv']
const DECIDE = DECIDING.map(domain => `${domain}:decide`)
const SCOPES: ReadonlySet<string> = new Set([
  '*',
  ...DECIDE,
  ...SCOPE_DOMAINS.flatMap(domain => [`${domain}:read`, `${domain}:write`, `${domain}:*`]),
])
export const PARTNER_SCOPE = 'handoff:write'

/** Scopes of a key without explicit scopes. */
export const defaultScopes = (opens: Service | 'partner'): string[] => [
  opens === 'partner' ? PARTNER_SCOPE : `${opens}:*`,
]

const scopesOf = (opens: Service): string =>
  `${opens}:read, ${opens}:write${DECIDING.includes(opens) ? `, ${opens}:decide` : ''} or ${opens}:*`

/** Validation issues of a key's scopes: they must belong to the key's service or partner. */
export function keyScopeIssues(scopes: readonly string[], opens: Service | 'partner'): ValidationIssue[] {
  return scopes.flatMap((scope, index) => {
    const isOwn =
      opens === 'partner' ? scope === PARTNER_SCOPE : SCOPES.has(scope) && scope.startsWith(`${opens}:`)
    return isOwn
      ? []
      : [
          {
            field: `scopes[${index}]`,
            reason: `must be ${opens === 'partner' ? PARTNER_SCOPE : scopesOf(opens)}`,
          },
        ]
  })
}

export const scopeIssues = (scopes: readonly string[]): ValidationIssue[] =>
  scopes.flatMap((scope, index) =>
    SCOPES.has(scope)
      ? []
      : [
          {
            field: `scopes[${index}]`,
            reason: `must be *, ${DECIDE.join(', ')}, or read, write or * of one of ${SCOPE_DOMAINS.join(', ')}, such as remittance:read`,
          },
        ],
  )

const issuesOf = (field: string, role: string, known: readonly string[]): ValidationIssue[] =>
  known.includes(role) ? [] : [{ field, reason: `must be one of ${known.join(', ')}` }]

/** Validation issues of a staff member's roles, which may belong to any hierarchy. */
export function roleIssues(
  roles: readonly string[],
  hierarchies: readonly RoleHierarchy[],
): ValidationIssue[] {
  const known = hierarchies.flatMap(each => each.roles)
  return roles.flatMap((role, index) => issuesOf(`roles[${index}]`, role, known))
}

/** Validation issues of a key's role, which only keys of a service with roles have. */
export function keyRoleIssues(
  role: string | null | undefined,
  opens: Service | 'partner',
  hierarchies: readonly RoleHierarchy[],
): ValidationIssue[] {
  if (role === null || role === undefined) return []
  const hierarchy = hierarchies.find(({ service }) => service === opens)
  if (hierarchy === undefined)
    return [{ field: 'role', reason: 'must be left out: only keys of core banking have a role' }]
  return issuesOf('role', role, hierarchy.roles)
}
