import type { Principal } from '#kernel/principal.ts'

/** The interface of a request. Idempotency keys of the two interfaces are separate. */
export type Face = 'rest' | 'graph'

/**
 * The owner of a set of idempotency keys. API keys of one service in a workspace share a set, so that a request repeated after
 * a key rotation has no second effect; each user and staff member has one set for all sessions.
 */
export function claimSubject({ kind, service, partnerId, subjectId }: Principal, face: Face): string {
  if (kind === 'tenant_key' && service !== undefined) return `${face}:key:${service}`
  if (kind === 'partner_key' && partnerId !== undefined) return `${face}:partner:${partnerId}`
  return `${face}:${kind}:${subjectId}`
}

/**
 * The rights of a caller with shared idempotency keys are part of the fingerprint: a key with other rights must not read a
 * stored result that it could not have produced.
 */
export const claimedRights = ({ kind, roles, scopes }: Principal): string =>
  kind === 'tenant_key' || kind === 'partner_key'
    ? `\n${[...roles].sort().join(' ')}\n${[...scopes].sort().join(' ')}`
    : ''
