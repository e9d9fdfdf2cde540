import type { Service } from '#kernel/principal.ts'
import type { Fault } from '#kernel/refusals.ts'

const SCOPE = /^(?:\*|[a-z]{2,32}:(?:read|write|\*)|compliance:decide)$/
const ROLE = /^[a-z][a-z0-9_-]{0,31}$/
export const PARTNER_SCOPE = 'handoff:write'

/** What a key may do when nothing narrower was asked for. */
export const defaultScopes = (opens: Service | 'partner'): string[] => [opens === 'partner' ? PARTNER_SCOPE : `${opens}:*`]

/** To decide on what screening found is a right of its own, so that a key can be made without it. */
const scopesOf = (opens: Service): string => `${opens}:read, ${opens}:write${opens === 'compliance' ? ', compliance:decide' : ''} or ${opens}:*`

/** Faults of a key's scopes: a key never reaches beyond what it opens. */
export function keyScopeFaults(scopes: readonly string[], opens: Service | 'partner'): Fault[] {
  return scopes.flatMap((scope, index) => {
    const isOwn = opens === 'partner' ? scope === PARTNER_SCOPE : SCOPE.test(scope) && scope.startsWith(`${opens}:`)
    return isOwn ? [] : [{ field: `scopes[${index}]`, reason: `must be ${opens === 'partner' ? PARTNER_SCOPE : scopesOf(opens)}` }]
  })
}

export const scopeFaults = (scopes: readonly string[]): Fault[] =>
  scopes.flatMap((scope, index) => (SCOPE.test(scope) ? [] : [{ field: `scopes[${index}]`, reason: 'must be a domain and read, write or *, such as remittance:read, or compliance:decide' }]))

export const roleFaults = (roles: readonly string[]): Fault[] =>
  roles.flatMap((role, index) => (ROLE.test(role) ? [] : [{ field: `roles[${index}]`, reason: 'must be a word in lower case, such as officer' }]))

export const isRole = (role: string): boolean => ROLE.test(role)
